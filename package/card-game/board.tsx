/**
 * The board of the card game for boardgame.io's React client. Its styles are `dominant-species/card-game/board.css`.
 *
 * @module dominant-species/card-game/board
 *
 * @example
 * ```tsx
 * import { Local } from 'boardgame.io/multiplayer';
 * import { Client } from 'boardgame.io/react';
 * import { CardGame } from 'dominant-species/card-game';
 * import { CardGameBoard } from 'dominant-species/card-game/board';
 * import 'dominant-species/card-game/board.css';
 * import { GreedyBot } from 'dominant-species/card-game/bots';
 * import { createRoot } from 'react-dom/client';
 *
 * // Hands are secret, so the table is shown from a seat.
 * const multiplayer = Local({ bots: { '1': GreedyBot, '2': GreedyBot } });
 * const Table = Client({ game: CardGame, board: CardGameBoard, numPlayers: 3, multiplayer });
 * createRoot(document.getElementById('root')!).render(<Table playerID="0" language="de" />);
 * ```
 */
import catalogue from '../../src/games/card-game/board/words/en/board.json' with { type: 'json' };
import names from '../../src/games/card-game/board/words/en/cards.json' with { type: 'json' };
import { wordsOf } from '../../src/games/card-game/board/words.ts';
import { ui } from '../../src/games/card-game/board/ui.tsx';
import { actions } from '../../src/games/card-game/bgio.ts';
import { meta } from '../../src/games/card-game/meta.ts';
import { rules } from '../../src/games/card-game/rules/index.ts';
import type { Move } from '../../src/games/card-game/rules/moves.ts';
import type { State } from '../../src/games/card-game/rules/state.ts';
import { type TableProps, boardOf } from '../table.tsx';

export type { TableProps };
/** The props of the board. */
export type CardGameBoardProps = TableProps<State, Move>;

const board = boardOf({ meta, actions, rules }, ui, wordsOf('en', catalogue, names));

/**
 * The board, for `Client({ board })`. Without `multiplayer` it plays every seat, for people who share a device; with it only the
 * seat of `playerID`, or none for a spectator. On one device a curtain hides the hands until the next player says
 * that they are there; with `curtain={false}` the table shows the hand of whoever is asked.
 */
export const CardGameBoard = board.Board;

/**
 * Loads a language of the board. A browser loads it when it is first needed; on a server, and before `hydrateRoot`, load it first:
 *
 *     await loadLanguage('de');
 *     const html = renderToString(<Table language="de" />);
 */
export const loadLanguage = board.loadLanguage;
