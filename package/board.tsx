/**
 * The board of Dominant Species for boardgame.io's React client. Its styles are `dominant-species/board.css`.
 *
 * @module dominant-species/board
 *
 * @example
 * ```tsx
 * import { Client } from 'boardgame.io/react';
 * import { DominantSpecies } from 'dominant-species';
 * import { DominantSpeciesBoard } from 'dominant-species/board';
 * import 'dominant-species/board.css';
 * import { createRoot } from 'react-dom/client';
 *
 * const Table = Client({ game: DominantSpecies, board: DominantSpeciesBoard, numPlayers: 4 });
 * createRoot(document.getElementById('root')!).render(<Table language="de" />);
 * ```
 */
import catalogue from '../src/games/dominant-species/board/words/en/board.json' with { type: 'json' };
import { wordsOf } from '../src/games/dominant-species/board/words.ts';
import { ui } from '../src/games/dominant-species/board/ui.tsx';
import { actions } from '../src/games/dominant-species/bgio.ts';
import { meta } from '../src/games/dominant-species/meta.ts';
import { rules } from '../src/games/dominant-species/rules/index.ts';
import type { Move } from '../src/games/dominant-species/rules/moves.ts';
import type { State } from '../src/games/dominant-species/rules/state.ts';
import { type TableProps, boardOf } from './table.tsx';

export type { TableProps };
/** The props of the board. */
export type DominantSpeciesBoardProps = TableProps<State, Move>;

const board = boardOf({ meta, actions, rules }, ui, wordsOf('en', catalogue));

/**
 * The board, for `Client({ board })`. Without `multiplayer` it plays every seat, for people who share a device; with it only the
 * seat of `playerID`, or none for a spectator.
 */
export const DominantSpeciesBoard = board.Board;

/**
 * Loads a language of the board. A browser loads it when it is first needed; on a server, and before `hydrateRoot`, load it first:
 *
 *     await loadLanguage('de');
 *     const html = renderToString(<Table language="de" />);
 */
export const loadLanguage = board.loadLanguage;
