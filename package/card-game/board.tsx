/**
 * `dominant-species/card-game/board`: the React board of the card game as boardgame.io hands it out. Its styles are
 * `dominant-species/card-game/board.css`.
 *
 *     import { Client } from 'boardgame.io/react';
 *     import { CardGame } from 'dominant-species/card-game';
 *     import { CardGameBoard } from 'dominant-species/card-game/board';
 *     import 'dominant-species/card-game/board.css';
 *
 *     const Table = Client({ game: CardGame, board: CardGameBoard, numPlayers: 4 });
 *     createRoot(document.getElementById('root')!).render(<Table language="de" />);
 */
import { words } from '../../src/games/card-game/board/locales/en.ts';
import { ui } from '../../src/games/card-game/board/ui.tsx';
import { actions } from '../../src/games/card-game/game/actions.ts';
import { rules } from '../../src/games/card-game/rules/index.ts';
import type { Move } from '../../src/games/card-game/rules/moves.ts';
import type { State } from '../../src/games/card-game/rules/state.ts';
import { type TableProps, boardOf } from '../table.tsx';

export type CardGameBoardProps = TableProps<State, Move>;

/**
 * The table of a game, for `Client({ board })`. Without `multiplayer` it decides for every seat, as people on one device take
 * turns; with it for the seat of `playerID`, and for none without one.
 */
export const CardGameBoard = boardOf({ actions, rules }, ui, words);
