/**
 * Bots of Dominant Species for boardgame.io's `Local`, and the levels they play at.
 *
 * @module dominant-species/bots
 *
 * @example
 * ```ts
 * import { Client } from 'boardgame.io/client';
 * import { Local } from 'boardgame.io/multiplayer';
 * import { DominantSpecies } from 'dominant-species';
 * import { GreedyBot, StrongBot } from 'dominant-species/bots';
 *
 * const multiplayer = Local({ bots: { '1': GreedyBot, '2': StrongBot } });
 * const client = Client({ game: DominantSpecies, numPlayers: 3, playerID: '0', multiplayer });
 * client.start();
 * ```
 */
import { LEVELS as SEARCHING } from '../src/games/dominant-species/bots/levels.ts';
import { actions } from '../src/games/dominant-species/bgio.ts';
import { rules } from '../src/games/dominant-species/rules/index.ts';
import { levelForPanel, searchingBot } from './level-bots.ts';

export * from '../src/games/dominant-species/bots/index.ts';
export type { WeightList } from '../src/games/dominant-species/bots/evaluation.ts';
export type { SearchOptions, Tuning } from '../src/games/dominant-species/bots/search.ts';
export type { SearchProfile as Manner } from '../src/games/dominant-species/bots/strong.ts';
export type { Temperament } from '../src/games/dominant-species/bots/temperaments.ts';
export type { Standard, ValueNetwork } from '../src/games/dominant-species/bots/network/value-network.ts';

/** Rollouts for each move: boardgame.io gives bots no time limit. */
const ITERATIONS = 400;
const WORKER = './strong-worker.js';

/** The best bot, `master` among the levels. It thinks in a worker where there are any. */
export const StrongBot = /* @__PURE__ */ searchingBot(
  { rules, actions },
  ITERATIONS,
  async () => (await import('../src/games/dominant-species/bots/levels.ts')).LEVELS.at(-1)!,
  () => new Worker(new URL(WORKER, import.meta.url), { type: 'module' }),
);

/** The game with one of the levels in the AI tab of boardgame.io's Debug panel: `Random` there plays as that level. */
export const withLevel = /* @__PURE__ */ levelForPanel({ rules, actions }, SEARCHING);
