/** What every part of the table needs. */
import { createContext, useContext } from 'react';
import type { Layout } from '../../../../ui/use-layout.ts';
import type { CardLists } from '../../rules/cards.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Outlook } from './outlook.ts';
import type { Preview } from './preview.ts';

export interface Table {
  readonly s: State;
  readonly cards: CardLists;
  readonly names: readonly string[];
  readonly layout: Layout;
  /** The seat whose hand is shown; null for a spectator. */
  readonly me: number | null;
  /** Whether nobody who plays is looking. */
  readonly isWatched: boolean;
  /** The answers that this screen may give now. */
  readonly legal: ReadonlySet<Move>;
  readonly answer: (move: Move) => void;
  /** The pointer is on an answer, or no longer on any. */
  readonly pointAt: (move: Move | null) => void;
  /** What the bot would answer; null if it was not asked. */
  readonly hinted: Move | null;
  readonly now: Outlook;
  /** What the answer under the pointer would change. */
  readonly preview: Preview | null;
  readonly biomeName: (biome: number) => string;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table');
  return table;
}

/** Shows what an answer would change while the pointer is on it; a finger cannot point. */
export const pointing = (pointAt: Table['pointAt'], move: Move) => ({
  onPointerEnter: ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'touch') pointAt(move);
  },
  onPointerLeave: ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'touch') pointAt(null);
  },
  onFocus: () => {
    pointAt(move);
  },
  onBlur: () => {
    pointAt(null);
  },
});
