/**
 * The board of The Evolution Game for boardgame.io's React client. Its styles are `dominant-species/evolution-game/board.css`.
 *
 * @module dominant-species/evolution-game/board
 *
 * @example
 * ```tsx
 * import { Client } from 'boardgame.io/react';
 * import { EvolutionGame } from 'dominant-species/evolution-game';
 * import { EvolutionGameBoard } from 'dominant-species/evolution-game/board';
 * import 'dominant-species/evolution-game/board.css';
 * import { createRoot } from 'react-dom/client';
 *
 * const Table = Client({ game: EvolutionGame, board: EvolutionGameBoard, numPlayers: 4 });
 * createRoot(document.getElementById('root')!).render(<Table language="de" />);
 * ```
 */
import catalogue from '../../src/games/evolution-game/board/words/en/board.json' with { type: 'json' };
import { wordsOf } from '../../src/games/evolution-game/board/words.ts';
import { ui } from '../../src/games/evolution-game/board/ui.tsx';
import { actions } from '../../src/games/evolution-game/bgio.ts';
import { meta } from '../../src/games/evolution-game/meta.ts';
import { rules } from '../../src/games/evolution-game/rules/index.ts';
import type { Move } from '../../src/games/evolution-game/rules/moves.ts';
import type { State } from '../../src/games/evolution-game/rules/state.ts';
import { type TableProps, boardOf } from '../table.tsx';

export type { TableProps };
/** The props of the board. */
export type EvolutionGameBoardProps = TableProps<State, Move>;

const board = boardOf({ meta, actions, rules }, ui, wordsOf('en', catalogue));

/**
 * The board, for `Client({ board })`. Without `multiplayer` it plays every seat, for people who share a device; with it only the
 * seat of `playerID`, or none for a spectator.
 */
export const EvolutionGameBoard = board.Board;

/**
 * Loads a language of the board. A browser loads it when it is first needed; on a server, and before `hydrateRoot`, load it first:
 *
 *     await loadLanguage('de');
 *     const html = renderToString(<Table language="de" />);
 */
export const loadLanguage = board.loadLanguage;
