/**
 * `dominant-species/card-game/board`: the board of the card game for boardgame.io's React client. Its styles are
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

export type { TableProps };
/** The props of the board. */
export type CardGameBoardProps = TableProps<State, Move>;

/**
 * The board, for `Client({ board })`. Without `multiplayer` it plays every seat, for people who share a device; with it only the
 * seat of `playerID`, or none for a spectator.
 */
export const CardGameBoard = boardOf({ actions, rules }, ui, words);
