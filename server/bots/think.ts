/** What bots' worker threads do: answer one question after another, of whichever game. */
import { loadGame } from '../../src/games/index.ts';
import { rng } from '../../src/kit/rng.ts';

/** A question to answer. */
export interface Task {
  /** The game's name. */
  readonly game: string;
  /** The state as the bot's seat may see it. */
  readonly view: unknown;
  readonly level: string;
  readonly seed: number;
  /** Milliseconds for a bot that thinks ahead. */
  readonly ms: number;
}

/** A bot that thinks ahead looks no further than this, however much time there is: it would hardly play better. */
const MOST_ITERATIONS = 400;

/** Answers a question. */
export default async function think({ game, view, level, seed, ms }: Task): Promise<unknown> {
  const levels = await (await loadGame(game)).bots();
  const bot = levels.find(({ name }) => name === level)!;
  const budget = { iterations: MOST_ITERATIONS, ms, now: () => performance.now() };
  return bot.decide(view, rng(seed), bot.think ? budget : undefined);
}
