/** The bots that think ahead to the end of the turn (search.ts), within a budget. */
import type { Budget } from '../../../kit/module.ts';
import { listMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type RandomInt, type BotOptions, type Decide, DecidingBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { isPlacing } from './planning.ts';
import { type Search, type SearchOptions, TUNING, startSearch } from './search.ts';
import { type Temperament, likingOf } from './temperaments.ts';

export type { Budget } from '../../../kit/module.ts';

/** What a bot thinks about an answer if it is not told. */
export const STANDARD_BUDGET: Budget = { iterations: 400 };

/** How a bot that thinks ahead differs from the best there is. */
export interface Manner {
  /** Rollouts it makes at most for an answer, however much time it is given. */
  readonly most?: number;
  /** Pawns are placed as the greedy bot places them: it looks at what an action does, not at what others will do before. */
  readonly plansGreedily?: boolean;
  readonly temperament?: Temperament;
}

const list = new MoveList();

/** Whether a question is worth thinking about: there is a choice, and more to go by than taste. */
export function isWorthThinking(s: State): boolean {
  listMoves(s, list);
  return list.length > 1 && s.question !== Q['setup animal'];
}

/** Whether a bot of this manner thinks about a question. */
export const isThoughtAbout = (s: State, { plansGreedily = false }: Manner): boolean =>
  isWorthThinking(s) && !(plansGreedily && isPlacing(s));

/** Positions looked at to work an ending out, for each rollout or millisecond of the budget; a hundred of them take something like a millisecond. */
const POSITIONS_A_ROLLOUT = 100;
const POSITIONS_A_MS = 50;
const MOST_POSITIONS = 40_000;

/** Begins to think within a budget. */
export function searchWithin(
  s: State,
  randomInt: RandomInt,
  { iterations = Infinity, ms = Infinity }: Budget,
  { temperament }: Manner = {},
  { about, findsReasons }: Pick<SearchOptions, 'about' | 'findsReasons'> = {},
): Search {
  const endingPositions = Math.min(MOST_POSITIONS, POSITIONS_A_ROLLOUT * iterations, POSITIONS_A_MS * ms);
  const liking = temperament && likingOf(s, temperament);
  return startSearch(s, randomInt, { about, findsReasons, liking, tuning: { ...TUNING, endingPositions } });
}

/** The budget of a bot: no more rollouts than its manner allows. */
export const budgetOf = (budget: Budget, { most = Infinity }: Manner): Budget => ({
  ...budget,
  iterations: Math.min(most, budget.iterations ?? Infinity),
});

/**
 * Makes rollouts until the budget is used up, or nothing would change the answer any more. It pauses after every
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
  } while (search.iterations < iterations && !search.isSure && !(now && now() >= end));
}

/** A bot that thinks ahead within a budget; `onDone` is told how many rollouts each answer took. */
export function strongWith(given: Budget, onDone?: (iterations: number) => void, manner: Manner = {}): Decide {
  return (s: State, randomInt: RandomInt) => {
    if (!isThoughtAbout(s, manner)) return greedy(s, randomInt);
    const budget = budgetOf(given, manner);
    const { ms = Infinity, now } = budget;
    const began = now?.() ?? 0;
    const search = searchWithin(s, randomInt, budget, manner, { findsReasons: false });
    const taken = (now?.() ?? 0) - began;
    // Where there is too little time even to value the spaces for every animal, what looks best at once is played.
    if (ms - taken > taken * search.unvalued) {
      const slices = thinking(search, { ...budget, ms: ms - taken });
      while (!slices.next().done);
    }
    onDone?.(search.iterations);
    return search.result()[0]!.move;
  };
}

/** The level `strong` thinks ahead while actions are carried out, and not for long. */
const STRONG: Manner = { most: 20, plansGreedily: true };
/** Rollouts of bots with a temperament. */
const TEMPERED = 40;

/** The bots that think ahead, by name: how they differ from the best there is. */
export const MANNERS = {
  strong: STRONG,
  master: {},
} as const satisfies Record<string, Manner>;

export const mannerOf = (temperament: Temperament): Manner => ({ temperament, most: TEMPERED });

export const strong: Decide = strongWith(STANDARD_BUDGET, undefined, STRONG);
export const master: Decide = strongWith(STANDARD_BUDGET);

/**
 * The best bot for boardgame.io. Its option `iterations` is how many rollouts it makes for an answer, as with boardgame.io's own
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
