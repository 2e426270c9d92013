/**
 * Bots of the card game for boardgame.io's `Local`, and the levels they play at.
 *
 * @module dominant-species/card-game/bots
 *
 * @example
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { Local } from 'boardgame.io/multiplayer';
 * import { CardGame } from 'dominant-species/card-game';
 * import { GreedyBot, RandomBot } from 'dominant-species/card-game/bots';
 *
 * const multiplayer = Local({ bots: { '1': GreedyBot, '2': RandomBot } });
 * const client = Client({ game: CardGame, numPlayers: 3, playerID: '0', multiplayer });
 * client.start();
 * ```
 */
import { LEVELS } from '../../src/games/card-game/bots/levels.ts';
import { actions } from '../../src/games/card-game/bgio.ts';
import { rules } from '../../src/games/card-game/rules/index.ts';
import { levelForPanel, searchingBot } from '../level-bots.ts';

/** Rollouts for each move: boardgame.io gives bots no time limit. */
const ITERATIONS = 200;
const WORKER = './strong-worker.js';

export { GreedyBot, RandomBot } from './quick-bots.ts';
export { LEVELS };
/**
 * The move that does best when the unseen cards are dealt and the round is played out, again and again. It thinks in a worker where
 * there are any.
 */
export const StrongBot = /* @__PURE__ */ searchingBot(
  { rules, actions },
  ITERATIONS,
  async () => (await import('../../src/games/card-game/bots/strong.ts')).strong,
  () => new Worker(new URL(WORKER, import.meta.url), { type: 'module' }),
);

/** The game with one of the levels in the AI tab of boardgame.io's Debug panel: `Random` there plays as that level. */
export const withLevel = /* @__PURE__ */ levelForPanel({ rules, actions }, LEVELS);
