/** The table of The Evolution Game: its types, and the names that its sentences need. */
import { useMemo } from 'react';
import type { GameTypes, Move, Table as AnyTable } from '../../../table/types.ts';
import { useTable as useAnyTable } from '../../../table/use-table.ts';
import { EMPTY, ENVIRONMENTAL_CHANGE, LETTERS, type QuestionName, SQUARE_KINDS } from '../rules/components.ts';
import { type GameData, RECONSTRUCTION } from '../rules/data.ts';
import type { GameEvent } from '../rules/events.ts';
import { type State, tables } from '../rules/state.ts';
import type { Naming } from './naming.ts';
import type { Locale } from './words.ts';
import type { Piece } from './places.ts';
import type { Seen } from './state/preview.ts';

export interface Types extends GameTypes {
  State: State;
  Event: GameEvent;
  Kind: QuestionName;
  /** The move that is described. */
  Preview: Move;
  Words: Locale;
  Piece: Piece;
}

export type Table = AnyTable<Types>;

export const useTable = useAnyTable<Types>;

/** Whether rivals and ages are sheets, one tap away. */
export const isSmall = (layout: Table['layout']): boolean => layout === 'phone' || layout === 'lying';

/** The seat whose panel is the large one; there always is one. */
export const largeSeat = ({ seat, seats, question, state }: Table): number =>
  seat ?? seats[0] ?? question?.seat ?? Math.max(0, state.winner);

export const dataOf = (s: State): GameData => s.data ?? RECONSTRUCTION;

/** The names of players, colours, stages and squares in the language of the page. */
export function namingOf(s: State, names: readonly string[], words: Locale): Naming {
  const data = dataOf(s);
  const { squareKind, squareDomain } = tables(s);
  return {
    player: (seat) => names[seat] ?? String(seat + 1),
    colour: (colour) =>
      colour === EMPTY ? words.empty() : (words.colours[data.colours[colour]!]?.() ?? data.colours[colour]!),
    stage: (stage) => words.stages[data.stages[stage]!.name]?.() ?? data.stages[stage]!.name,
    square(square) {
      const kind = squareKind[square]!;
      if (kind === ENVIRONMENTAL_CHANGE) return words.change({ letter: LETTERS[squareDomain[square]!]! });
      return words.squares[SQUARE_KINDS[kind] as keyof Locale['squares']]();
    },
  };
}

/** The names at this table. */
export function useNaming(): Naming {
  const { state, names, words } = useTable();
  return useMemo(() => namingOf(state, names, words), [state, names, words]);
}

/** What sentences about moves need. */
export function useSeen(): Seen {
  const table = useTable();
  const naming = useNaming();
  const { state, words } = table;
  return { state, seat: largeSeat(table), words, naming };
}
