/**
 * `dominant-species/board`: the React board of Dominant Species as boardgame.io hands it out. Its styles are
 * `dominant-species/board.css`.
 *
 *     import { Client } from 'boardgame.io/react';
 *     import { DominantSpecies } from 'dominant-species';
 *     import { DominantSpeciesBoard } from 'dominant-species/board';
 *     import 'dominant-species/board.css';
 *
 *     const Table = Client({ game: DominantSpecies, board: DominantSpeciesBoard, numPlayers: 4 });
 *     createRoot(document.getElementById('root')!).render(<Table language="de" />);
 */
import { en } from '../src/games/dominant-species/board/locales/en/index.ts';
import { ui } from '../src/games/dominant-species/board/ui.tsx';
import { actions } from '../src/games/dominant-species/game/game.ts';
import { rules } from '../src/games/dominant-species/rules/index.ts';
import type { Move } from '../src/games/dominant-species/rules/moves.ts';
import type { State } from '../src/games/dominant-species/rules/state.ts';
import { type TableProps, boardOf } from './table.tsx';

export type DominantSpeciesBoardProps = TableProps<State, Move>;

/**
 * The table of a game, for `Client({ board })`. Without `multiplayer` it decides for every seat, as people on one device take
 * turns; with it for the seat of `playerID`, and for none without one.
 */
export const DominantSpeciesBoard = boardOf({ actions, rules }, ui, en);
