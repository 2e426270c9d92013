/** What the parts of the board share: the types of the game, and its words in the language of the page. */
import type { Language, TimelineWords } from '../../../src/kit/module.ts';
import type { GameTypes } from '../../../src/table/types.ts';
import { withFrameWords } from '../../../src/table/words.ts';
import { type Words, wordsFrom } from '../../../src/words/message.ts';
import { providedWords } from '../../../src/ui/provided-words.tsx';
import type { Event, State } from '../rules/index.ts';
import type en from '../words/en.json';

export interface Locale extends Words<typeof en> {
  readonly language: Language;
  readonly timeline: TimelineWords;
}

export interface Tricks extends GameTypes {
  State: State;
  Event: Event;
  Kind: State['stage'];
  /** The card that would lie on the table. */
  Preview: number;
  Words: Locale;
  /** A card that is drawn. */
  Piece: { readonly card: number };
}

export const loadWords = withFrameWords(async (language: Language): Promise<Locale> => {
  const { default: catalogue } = (await import(`../words/${language}.json`, { with: { type: 'json' } })) as {
    default: typeof en;
  };
  const words = wordsFrom(catalogue, { language });
  const { stepSizes, back, forward, score } = catalogue;
  const round = (number: number): string => words.round({ round: number });
  return { ...words, language, timeline: { round, stepSizes, back, forward, score } };
});

export const [, InWords, useWords] = providedWords<Locale>();
