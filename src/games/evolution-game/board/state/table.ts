/** What every part of the board needs: the state, whose decision it is, what is legal, and how to answer. */
import { createContext, useContext } from 'react';
import type { Locale, Naming } from '../../locales/locale.ts';
import type { Advice, HistoryEntry } from '../../../../kit/module.ts';
import { EMPTY, ENVIRONMENTAL_CHANGE, LETTERS, SQUARE_KINDS } from '../../rules/components.ts';
import { type GameData, RECONSTRUCTION } from '../../rules/data.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { OpenQuestion } from '../../rules/play.ts';
import { type State, tables } from '../../rules/state.ts';

export interface Table {
  readonly s: State;
  readonly names: readonly string[];
  readonly words: Locale;
  readonly naming: Naming;
  readonly asked: OpenQuestion | null;
  /** The player this screen belongs to at the moment. */
  readonly own: number;
  /** Whether that player decides on this screen, rather than being only watched. */
  readonly isYours: boolean;
  /** Whether this screen answers the open question. */
  readonly mine: boolean;
  readonly legal: ReadonlySet<Move>;
  /** A bot's advice, or null; and its move. */
  readonly advice: Advice<Move> | null;
  readonly hinted: Move | null;
  /** What has happened so far, as far as it has been shown. */
  readonly history: readonly HistoryEntry<Move, GameEvent>[];
  /** What the last move caused. */
  readonly last: readonly GameEvent[];
  readonly send: (move: Move) => void;
  /** Previews an answer in the bar; null for none. */
  readonly look: (move: Move | null) => void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table is set');
  return table;
}

export const dataOf = (s: State): GameData => s.data ?? RECONSTRUCTION;

/** The names of players, colours, stages and squares in the language of the page. */
export function namingOf(s: State, names: readonly string[], words: Locale): Naming {
  const data = dataOf(s);
  const { squareKind, squareDomain } = tables(s);
  return {
    player: (seat) => names[seat] ?? String(seat + 1),
    colour: (colour) =>
      colour === EMPTY ? words.empty : (words.colours[data.colours[colour]!] ?? data.colours[colour]!),
    stage: (stage) => words.stages[data.stages[stage]!.name] ?? data.stages[stage]!.name,
    square(square) {
      const kind = squareKind[square]!;
      if (kind === ENVIRONMENTAL_CHANGE) return words.change(LETTERS[squareDomain[square]!]!);
      return words.squares[SQUARE_KINDS[kind] as keyof Locale['squares']];
    },
  };
}
