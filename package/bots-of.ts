/** Bots of a game as classes for boardgame.io. */
import { type BotClass, type Playable, botClass } from '../src/kit/bot.ts';
import type { BotLevel } from '../src/kit/module.ts';

/** Iterations of the strong bots for each move: boardgame.io gives them no time limit. */
const ITERATIONS = 200;

/** Bot classes for boardgame.io, of a game that has the three usual levels. */
export function botsOf<State, Move>(
  game: Playable<State, Move>,
  levels: readonly BotLevel<State, Move>[],
): Record<'RandomBot' | 'GreedyBot' | 'StrongBot', BotClass<State, Move>> {
  const bot = (name: string): BotClass<State, Move> => {
    const level = levels.find((each) => each.name === name)!;
    return botClass(game, (view, randomInt) => level.decide(view, randomInt, { iterations: ITERATIONS }));
  };
  return { RandomBot: bot('random'), GreedyBot: bot('greedy'), StrongBot: bot('strong') };
}
