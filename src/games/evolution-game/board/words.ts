/** What the board says, in the language of the page. */
import type { TimelineWords } from '../../../kit/module.ts';
import type { State } from '../rules/state.ts';
import type { Language } from '../../../kit/languages.ts';
import type { GameEvent } from '../rules/events.ts';
import { wordsFrom } from '../../../words/message.ts';
import { withFrameWords } from '../../../table/words.ts';
import { providedWords } from '../../../ui/provided-words.tsx';
import { eventText } from './event-text.ts';
import type { BoardWords, Naming } from './naming.ts';
import type en from './words/en/board.json';

/** Names by what the data or the rules call a thing: they know some that a language need not have. */
type Names = Readonly<Record<string, () => string>>;

export interface Locale extends Omit<
  BoardWords,
  'timeline' | 'phases' | 'colours' | 'stages' | 'reasons' | 'events' | 'locale'
> {
  readonly language: Language;
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
  /** The phases, by name. */
  readonly phases: Names;
  /** Names of colours and stages that the reconstruction knows; others are shown as the data write them. */
  readonly colours: Names;
  readonly stages: Names;
  readonly reasons: Names;
  readonly event: (event: GameEvent, names: Naming) => string;
}

/** The words of a language: its messages, and the sentences of its log. */
export function wordsOf(language: Language, catalogue: typeof en): Locale {
  const words = wordsFrom(catalogue, { language: catalogue.locale });
  return {
    ...words,
    language,
    timeline: { ...catalogue.timeline, round: (round) => words.timeline.round({ round }) },
    event: (each, names) => eventText(each, names, words),
  };
}

/** Fetches the words of a language. */
export const loadWords = withFrameWords(async (language): Promise<Locale> => {
  const { default: catalogue } = (await import(`./words/${language}/board.json`, { with: { type: 'json' } })) as {
    default: typeof en;
  };
  return wordsOf(language, catalogue);
});

export const [LocaleContext, Words, useLocale] = providedWords<Locale>();
