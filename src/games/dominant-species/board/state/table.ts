/** What every part of the board reads: the state, the open question, and how to answer it. */
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
  /** The legal answers that this screen may give: none during another player's decision. */
  legal: ReadonlySet<Move>;
  /** What the last move caused. */
  last: readonly GameEvent[];
  /** What happened since the reader's own last move: the only player at this screen, or else the deciding one. */
  since: () => readonly GameEvent[];
  /** What the player looks at. */
  highlight: Highlight;
  /** The advised answer, or null. */
  hinted: Move | null;
  /** Whether the game has moved on beyond what is shown. */
  isCatchingUp: boolean;
  /** Makes a move. */
  send: (move: Move) => void;
  /** Makes several moves, each as soon as it can be made. */
  sendAll: (steps: Steps) => void;
  /** Takes back the last step of an action without effects so far; null if there is none. */
  back: (() => void) | null;
  /** Takes that step back and makes another instead. */
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

/** Knows the state that the table is at by now. */
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
