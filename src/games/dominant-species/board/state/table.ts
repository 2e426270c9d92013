/** What every part of the board reads: the state, whose question is open, and how an answer is sent. */
import { createContext, useContext } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { Decision } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import type { Highlight } from './highlight.ts';
import type { Locale } from '../locales/locale.ts';

export interface Table {
  s: State;
  /** The players' names, by seat. */
  names: readonly string[];
  words: Locale;
  /** The open question; null once the game is over. */
  asked: Decision | null;
  /** The legal answers that this screen may give: none while it waits for another. */
  legal: ReadonlySet<Move>;
  /** What the last move caused. */
  last: readonly GameEvent[];
  /** What happened since the own last move of whoever looks: the one player of this screen, or else the one who is asked. */
  since: () => readonly GameEvent[];
  /** What the player looks at. */
  highlight: Highlight;
  /** The answer a teacher would give, or null. */
  hinted: Move | null;
  /** Whether the game has gone on beyond what is shown. */
  isCatchingUp: boolean;
  /** Makes a move. */
  send: (move: Move) => void;
  /** Makes several moves, each as soon as it can be made. */
  sendAll: (steps: Steps) => void;
  /** Takes back the last step of an action that has done nothing yet; null if there is none. */
  back: (() => void) | null;
  /** Takes that step back and makes another in its place. */
  instead: (move: Move) => void;
}

/** The moves of one gesture. */
export type Steps = readonly [Move, ...Move[]];

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the board was used outside of it');
  return table;
}

/** Knows the state that the table stands at by now. */
export interface Latest {
  set(state: State): void;
  is(state: State): boolean;
}

export function newLatest(): Latest {
  let latest: State | null = null;
  return {
    set(state) {
      latest = state;
    },
    is: (state) => state === latest,
  };
}
