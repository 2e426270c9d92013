/**
 * Bots of The Evolution Game for boardgame.io's `Local`, and the levels they play at.
 *
 * @module dominant-species/evolution-game/bots
 *
 * @example
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { Local } from 'boardgame.io/multiplayer';
 * import { EvolutionGame } from 'dominant-species/evolution-game';
 * import { GreedyBot, RandomBot } from 'dominant-species/evolution-game/bots';
 *
 * const multiplayer = Local({ bots: { '1': GreedyBot, '2': RandomBot } });
 * const client = Client({ game: EvolutionGame, numPlayers: 3, playerID: '0', multiplayer });
 * client.start();
 * ```
 */
import { LEVELS } from '../../src/games/evolution-game/bots/index.ts';
import { actions } from '../../src/games/evolution-game/bgio.ts';
import { rules } from '../../src/games/evolution-game/rules/index.ts';
import { levelForPanel, searchingBot } from '../level-bots.ts';

/** Rollouts for each move: boardgame.io gives bots no time limit. */
const ITERATIONS = 200;
const WORKER = './strong-worker.js';

export { GreedyBot, RandomBot } from './quick-bots.ts';
export { LEVELS };
/**
 * The move that wins most often in 200 rollouts up to the end of its next turn or the one after. It thinks in a worker where there
 * are any.
 */
export const StrongBot = /* @__PURE__ */ searchingBot(
  { rules, actions },
  ITERATIONS,
  async () => (await import('../../src/games/evolution-game/bots/index.ts')).LEVELS.at(-1)!,
  () => new Worker(new URL(WORKER, import.meta.url), { type: 'module' }),
);

/** The game with one of the levels in the AI tab of boardgame.io's Debug panel: `Random` there plays as that level. */
export const withLevel = /* @__PURE__ */ levelForPanel({ rules, actions }, LEVELS);
