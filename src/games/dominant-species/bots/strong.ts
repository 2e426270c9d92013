/** The strong bot: thinks ahead to the end of the turn (search.ts), within a budget. */
import { listMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type RandomInt, type BotOptions, type Decide, DecidingBot } from './bot.ts';
import { type Search, startSearch } from './search.ts';

/**
 * How long to think about one answer. What runs out first ends it. One rollout is always looked at, unless there are too few milliseconds even
 * to get ready for it: then the answer is the one that looks best at once.
 */
export interface Budget {
  /** Futures to look at. With a seed, the same number gives the same answer. */
  readonly iterations?: number | undefined;
  /** Milliseconds, by `now`. */
  readonly ms?: number | undefined;
  /** The time in milliseconds; needed with `ms`, as nothing here knows of clocks. */
  readonly now?: (() => number) | undefined;
}

/** What the strong bot thinks about an answer if it is not told. */
export const STANDARD_BUDGET: Budget = { iterations: 400 };

const list = new MoveList();

/** Whether a question is worth thinking about: there is a choice, and more to go by than taste. */
export function isWorthThinking(s: State): boolean {
  listMoves(s, list);
  return list.length > 1 && s.question !== Q['setup animal'];
}

/**
 * Looks at rollouts until the budget is used up, or nothing could change the answer any more. It pauses after every
 * `slice` rollouts: whoever runs it may show how far it is, let others work, or leave it at that.
 */
export function* thinking(
  search: Search,
  { iterations = Infinity, ms = Infinity, now }: Budget,
  slice = 8,
): Generator<number> {
  const end = now ? now() + ms : Infinity;
  do {
    search.step();
    if (search.iterations % slice === 0) yield search.iterations;
  } while (search.iterations < iterations && !(search.lead > iterations - search.iterations) && !(now && now() >= end));
}

/** A strong bot with a budget; `onDone` is told how many rollouts each answer took. */
export function strongWith(budget: Budget, onDone?: (iterations: number) => void): Decide {
  return (s: State, randomInt: RandomInt) => {
    if (!isWorthThinking(s)) return list.moves[randomInt(list.length)]!;
    const { ms = Infinity, now } = budget;
    const began = now?.() ?? 0;
    const search = startSearch(s, randomInt);
    const taken = (now?.() ?? 0) - began;
    if (ms - taken > taken * search.unvalued) {
      const slices = thinking(search, { ...budget, ms: ms - taken });
      while (!slices.next().done);
    }
    onDone?.(search.iterations);
    return search.result()[0]!.move;
  };
}

export const strong: Decide = strongWith(STANDARD_BUDGET);

/**
 * The strong bot for boardgame.io. Its option `iterations` is how many rollouts it looks at for an answer, as with boardgame.io's own
 * MCTSBot.
 */
export class StrongBot extends DecidingBot {
  protected override readonly decide: Decide = (s, randomInt) =>
    strongWith({ iterations: Number(this.getOpt('iterations')) })(s, randomInt);

  constructor(options: BotOptions) {
    super(options);
    this.addOpt({ key: 'iterations', range: { min: 1, max: 10_000 }, initial: STANDARD_BUDGET.iterations });
  }
}
