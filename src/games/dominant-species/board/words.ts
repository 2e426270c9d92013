/** The words on the board, in the language of the page. Messages get things by the names that the rules have for them: 'bird', 'sea'. */
import type { Language, TimelineWords } from '../../../kit/module.ts';
import { withFrameWords } from '../../../table/words.ts';
import { providedWords } from '../../../ui/provided-words.tsx';
import { type Nouns, type Values, type Words as Messages, wordsFrom } from '../../../words/message.ts';
import { PHASES, type TerrainName } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import type board from './words/en/board.json';

/** A tile as a sentence names it. Where it lies (`at`) tells tiles of one terrain apart; it is marked so that it can be shown small. */
export interface Tile extends Values {
  readonly terrain: TerrainName;
  readonly at: string;
}

export interface Locale extends Omit<Messages<typeof board>, 'timeline' | 'nouns' | 'locale'> {
  readonly language: Language;
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
}

/** A catalogue. Its nouns have the forms that its language needs. */
type Catalogue = Omit<typeof board, 'nouns'> & { readonly nouns: Nouns };

/** The words of a language, from its catalogue. */
export function wordsOf(language: Language, catalogue: Catalogue): Locale {
  const { locale, nouns, ...messages } = catalogue;
  const { sections, cards, timeline } = messages;
  const words = wordsFrom(messages, { language: locale, nouns: { ...nouns, ...sections, ...cards } });
  return { ...words, language, timeline: { ...timeline, round: (round) => words.timeline.round({ round }) } };
}

/** Fetches the words of a language. */
export const loadWords = withFrameWords(async (language): Promise<Locale> => {
  const { default: catalogue } = (await import(`./words/${language}/board.json`, { with: { type: 'json' } })) as {
    default: Catalogue;
  };
  return wordsOf(language, catalogue);
});

export const [LocaleContext, Words, useLocale] = providedWords<Locale>();

/** The name of a phase: a section's, or that of what comes before and after the sections. */
export function phaseName(words: Locale, phase: number): string {
  const name = PHASES[phase]!;
  return name === 'planning' || name === 'reset' || name === 'setup'
    ? words.phases[name].name()
    : words.sections[name].name();
}
