/** What the board says, in the language of the page. */
import type { TimelineWords } from '../../../../kit/module.ts';
import type { State } from '../../rules/state.ts';
import { createContext, useContext } from 'react';
import type { Language } from '../../../../kit/languages.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Words, wordsFrom } from '../../../../words/message.ts';
import type en from '../words/en/board.json';

/** What sentences are made of: names of players, colours and stages. */
export interface Naming {
  readonly player: (seat: number) => string;
  readonly colour: (colour: number) => string;
  readonly stage: (stage: number) => string;
  /** What a square of the circuit is called. */
  readonly square: (square: number) => string;
}

/** The messages of the board. */
export type BoardWords = Words<typeof en>;

/** Names by what the data or the rules call a thing: they know some that a language need not have. */
type Names = Readonly<Record<string, () => string>>;

/** A sentence for everything that happens. */
type EventText = (event: GameEvent, names: Naming, words: BoardWords) => string;

export interface Locale extends Omit<BoardWords, 'timeline' | 'phases' | 'colours' | 'stages' | 'reasons'> {
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
export function localeOf(language: Language, catalogue: typeof en, event: EventText): Locale {
  const words = wordsFrom(catalogue, { language });
  return {
    ...words,
    language,
    timeline: { ...catalogue.timeline, round: (round) => words.timeline.round({ round }) },
    event: (each, names) => event(each, names, words),
  };
}

export const LocaleContext = createContext<Locale | null>(null);

/** The texts in the language of the page. */
export function useLocale(): Locale {
  const words = useContext(LocaleContext);
  if (words === null) throw new Error('no locale is set');
  return words;
}
