/** Bots that search to the end of the turn (search.ts), within a budget. */
import type { Budget } from '../../../kit/module.ts';
import { LENGTHS } from '../rules/components.ts';
import { listMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type BotClass, type BotOptions, type Decide, DecidingBot, type RandomInt } from './bot.ts';
import { greedy } from './greedy.ts';
import { isPlacing } from './planning.ts';
import { type Search, type SearchOptions, TUNING, startSearch } from './search.ts';
import { type Temperament, preferenceOf } from './temperaments.ts';

export type { Budget } from '../../../kit/module.ts';

/** The default budget for an answer. */
export const STANDARD_BUDGET: Budget = { iterations: 400 };

/** How a searching bot differs from the best. */
export interface SearchProfile {
  /** The maximum number of rollouts for an answer, however much time there is. */
  readonly most?: number;
  /**
   * Pawns are placed as the greedy bot places them: by what an action does, ignoring what others do before. Not in shorter games,
   * for which its weights are not made.
   */
  readonly plansGreedily?: boolean;
  /** The actions it prefers; none by default. */
  readonly temperament?: Temperament;
}

const list = new MoveList();

/** Whether a question needs thinking: there is a choice, and it is not just taste. */
export function isWorthThinking(s: State): boolean {
  listMoves(s, list);
  return list.length > 1 && s.question !== Q['setup animal'];
}

const FULL = LENGTHS.indexOf('full');

/** Whether a bot of this profile thinks about a question. */
export const needsSearch = (s: State, { plansGreedily = false }: SearchProfile): boolean =>
  isWorthThinking(s) && !(plansGreedily && isPlacing(s) && s.gameLength === FULL);

/** Positions of the endgame search for each rollout or millisecond of the budget; a hundred take roughly a millisecond. */
const POSITIONS_PER_ROLLOUT = 100;
const POSITIONS_PER_MS = 50;
const MAX_POSITIONS = 40_000;

/** Starts a search within a budget. */
export function searchWithin(
  s: State,
  randomInt: RandomInt,
  { iterations = Infinity, ms = Infinity }: Budget,
  { temperament }: SearchProfile = {},
  { about, findsReasons }: Pick<SearchOptions, 'about' | 'findsReasons'> = {},
): Search {
  const endgamePositions = Math.min(MAX_POSITIONS, POSITIONS_PER_ROLLOUT * iterations, POSITIONS_PER_MS * ms);
  const liking = temperament && preferenceOf(s, temperament);
  return startSearch(s, randomInt, { about, findsReasons, liking, tuning: { ...TUNING, endgamePositions } });
}

/** A bot's budget: no more rollouts than its profile allows. */
export const budgetOf = (budget: Budget, { most = Infinity }: SearchProfile): Budget => ({
  ...budget,
  iterations: Math.min(most, budget.iterations ?? Infinity),
});

/**
 * Makes rollouts until the budget is used up, or nothing would change the answer any more. Yields after every `slice` rollouts,
 * so that the caller can show progress, let others work, or stop.
 *
 * @param search The search, from `startSearch`.
 * @param budget The most rollouts and milliseconds; the latter need a clock, `now`.
 * @param slice How many rollouts are made between yields.
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

/** A bot that searches within a budget; `onDone` receives the number of rollouts of each answer. */
export function strongWith(given: Budget, onDone?: (iterations: number) => void, profile: SearchProfile = {}): Decide {
  return (s: State, randomInt: RandomInt) => {
    if (!needsSearch(s, profile)) return greedy(s, randomInt);
    const budget = budgetOf(given, profile);
    const { ms = Infinity, now } = budget;
    const began = now?.() ?? 0;
    const search = searchWithin(s, randomInt, budget, profile, { findsReasons: false });
    const taken = (now?.() ?? 0) - began;
    // If there is not even time to value the spaces for every animal, it plays the best initial estimate.
    if (ms - taken > taken * search.unvalued) {
      const slices = thinking(search, { ...budget, ms: ms - taken });
      while (!slices.next().done);
    }
    onDone?.(search.iterations);
    return search.result()[0]!.move;
  };
}

/** The level `strong` searches only while actions are carried out, and briefly. */
const STRONG: SearchProfile = { most: 20, plansGreedily: true };
/** Rollouts of bots with a temperament. */
const TEMPERAMENT_ROLLOUTS = 40;

/** The searching bots, by name: how they differ from the best. */
export const PROFILES = {
  strong: STRONG,
  master: {},
} as const satisfies Record<string, SearchProfile>;

export const profileOf = (temperament: Temperament): SearchProfile => ({ temperament, most: TEMPERAMENT_ROLLOUTS });

export const strong: Decide = strongWith(STANDARD_BUDGET, undefined, STRONG);
export const master: Decide = strongWith(STANDARD_BUDGET);

/**
 * The best bot for boardgame.io. Its option `iterations` is the number of rollouts for an answer, as with boardgame.io's own
 * MCTSBot.
 */
export const StrongBot: BotClass = class extends DecidingBot {
  /** Picks a move by `iterations` rollouts. */
  protected override readonly decide: Decide = (s, randomInt) =>
    strongWith({ iterations: Number(this.getOpt('iterations')) })(s, randomInt);

  constructor(options: BotOptions) {
    super(options);
    this.addOpt({ key: 'iterations', range: { min: 1, max: 10_000 }, initial: STANDARD_BUDGET.iterations });
  }
};
