/** What every part of the table needs to know. */
import { createContext, useContext } from 'react';
import type { CardLists } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Outlook, Preview } from './outlook.ts';

export interface Table {
  readonly s: State;
  readonly cards: CardLists;
  readonly names: readonly string[];
  /** The seat whose hand is shown; null for a spectator. */
  readonly me: number | null;
  /** The answers that this screen may give now. */
  readonly legal: ReadonlySet<Move>;
  readonly answer: (move: Move) => void;
  /** What the bot that was asked would answer; null if none was asked. */
  readonly hinted: Move | null;
  readonly now: Outlook;
  /** What the card pointed at would change. */
  readonly preview: Preview | null;
  readonly biomeName: (biome: number) => string;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table');
  return table;
}
