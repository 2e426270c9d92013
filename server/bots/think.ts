/** What bots' worker threads do: answer one question after another, for any game. */
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';

/** A question to answer. */
export interface Task {
  /** The game's name. */
  readonly game: string;
  /** The state as the bot's seat sees it. */
  readonly view: unknown;
  readonly level: string;
  readonly seed: number;
  /** Milliseconds for a bot that thinks ahead. */
  readonly ms: number;
}

/** The maximum number of iterations, however much time there is: more would hardly help. */
const MAX_ITERATIONS = 400;

/** Creates a function that answers questions for games loaded this way. */
export const thinkerOf =
  (load: (game: string) => Promise<GameModule>) =>
  async ({ game, view, level, seed, ms }: Task): Promise<unknown> => {
    const levels = await (await load(game)).bots();
    const bot = levels.find(({ name }) => name === level)!;
    const budget = { iterations: MAX_ITERATIONS, ms, now: () => performance.now() };
    return bot.decide(view, rng(seed), bot.think ? budget : undefined);
  };

export default thinkerOf(loadGame);
