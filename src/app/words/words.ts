/** The words of the shell: one catalogue a language, all of the same type. The board has its own. */
import type { ReasonName } from '../../dominant-species/bots/index.ts';
import type { LevelName } from '../bots/levels.ts';
import type { Pace } from '../bots/pace.ts';
import { createContext, useContext } from 'react';

export interface Words {
  title: string;
  lead: string;
  unofficial: string;
  player(number: number): string;

  start: {
    players: string;
    playersNumber(count: number): string;
    seats: string;
    nameOf(number: number): string;
    animals: string;
    how: Record<'given' | 'dealt' | 'chosen', { name: string; text: string }>;
    animalsOf(player: string): string;
    takenBy(animal: string, player: string): string;
    missing(player: string, count: number): string;
    options: string;
    severalEach: string;
    severalEachText(each: number): string;
    severalEachOnly: string;
    randomEarth: string;
    randomEarthText: string;
    start: string;
    open: string;
    openText: string;
    online: string;
    onlineText: string;
    refused(reason: string): string;
    /** Asked where the game before would be lost. */
    overwrite: string;
  };

  bots: {
    /** Label of the choice of who leads a seat. */
    who(seat: number): string;
    person: string;
    levels: Record<LevelName, { name: string; text: string }>;
    pace: string;
    paces: Record<Pace, string>;
    thinking(player: string): string;
    decided(player: string): string;
    step: string;
    stuck(player: string): string;
    retry: string;
  };

  hint: {
    ask: string;
    /** Whether hints can be asked for at this table. */
    allow: string;
    thinking: string;
    failed: string;
    /** `move` and `other` are answers in words. */
    best(move: string): string;
    ahead(vps: number, other: string): string;
    because(reasons: readonly { reason: ReasonName; vps: number }[]): string;
  };

  /** The games put aside. */
  aside: {
    title: string;
    damaged: string;
    when(date: Date, moves: number | null): string;
    goOn: string;
    save: string;
    throwAway: string;
    sure: string;
  };

  table: {
    menu: string;
    newGame: string;
    newGameText: string;
    download: string;
    downloadText: string;
    scheme: string;
    schemes: Record<'system' | 'light' | 'dark', string>;
    language: string;
    languageFailed: string;
    keepOn: string;
    notKept: string;
    /** Asked where the game at the table would be lost. */
    leave: string;
    elsewhere: string;
    reload: string;
  };

  broken: {
    title: string;
    text: string;
    reason(reason: string): string;
    download: string;
    anew: string;
  };

  failed: { title: string; text: string; reload: string };
}

export const WordsContext = createContext<Words | null>(null);

/** The words in use. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('the page was shown without words');
  return words;
}
