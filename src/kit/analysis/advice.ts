/**
 * Advice on an open question. The same position gets the same advice, however often and wherever it is asked: a fixed number of
 * rollouts instead of a time, and all chance seeded by the position itself.
 *
 * "Why not …?" never changes the advice: it compares the answer asked about with the one advised, in rollouts of their own.
 */
import { seedOf } from '../arena/arena.ts';
import { type Measured, measured } from '../measured.ts';
import type { Advice, Advising, BotLevel } from '../bots/bot-level.ts';
import type { GameModule } from '../module.ts';
import { rng, textSeed } from '../rng.ts';

/** A level that gives advice. */
export type Adviser = BotLevel<unknown, unknown> & Required<Pick<BotLevel<unknown, unknown>, 'think'>>;

const isAdviser = (level: BotLevel<unknown, unknown>): level is Adviser => level.think !== undefined;

/** The level that gives a game's advice: the strongest that thinks ahead; undefined if there is none. */
export const adviserAmong = (levels: readonly BotLevel<unknown, unknown>[]): Adviser | undefined =>
  levels.findLast(isAdviser);

const USUAL: Advising = { rollouts: 1000, comparisons: 200, noticeable: 0 };

/** How a level gives advice. */
export const advisingOf = ({ advising = USUAL }: Pick<Adviser, 'advising'>): Advising => advising;

/** Where the next best answer is about as good as the best, the search goes on for up to so many times the usual rollouts. */
const MOST_TIMES = 2;

/** Two answers count as equally good within this many standard errors. */
const STANDARD_ERRORS = 2;

/** Whether an answer that is so far behind can be called as good. */
export const isAsGood = (
  { mean, standardError }: Measured,
  { noticeable, most = Infinity }: Pick<Advising, 'noticeable' | 'most'>,
): boolean => mean <= Math.max(noticeable, Math.min(most, STANDARD_ERRORS * standardError));

/** JSON whose fields are in the same order however the object was made. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** The seed of all chance in advice on a view: the same for the same view and seat. */
export const seedOfView = (view: unknown, seat: number): number => textSeed(`${String(seat)} ${canonical(view)}`);

/** Advice in the making. */
export interface AdviceThinking {
  /** Does some work; false when there is nothing left to do. */
  step(): boolean;
  /** From 0 to 1. */
  readonly done: number;
  /** The advice; final once `step` has returned false. */
  advice(): Advice<unknown>;
}

/** The seeds of the search and the comparison, by use. */
const SEARCH = 1;
const COMPARISON = 2;

/**
 * Begins to think about the open question of a view.
 *
 * @param game The game, of which rules and notation are needed.
 * @param level Who gives the advice.
 * @param view The state as the seat asked sees it.
 * @param about "Why not …?": a legal answer to compare with the one advised.
 * @param rollouts The rollouts behind the advice, and up to twice as many where two answers are close; the level's own by
 *   default.
 */
export function startAdvice(
  game: Pick<GameModule, 'rules' | 'notation'>,
  level: Adviser,
  view: unknown,
  about?: unknown,
  rollouts = advisingOf(level).rollouts,
): AdviceThinking {
  const { player } = game.rules.decision(view)!;
  const seed = seedOfView(view, player);
  const advising = advisingOf(level);
  const { comparisons } = advising;
  const thinking = level.think(view, rng(seedOf(seed, SEARCH)), { iterations: MOST_TIMES * rollouts });
  const { move: moves } = game.notation.forState?.(view) ?? game.notation;
  const isSame = (one: unknown, other: unknown): boolean =>
    JSON.stringify(moves.write(one)) === JSON.stringify(moves.write(other));
  let isSearching = true;
  let enough = rollouts;
  let compare: (() => boolean) | null = null;
  let compared: Pick<Advice<unknown>, 'about' | 'reasons'> | null = null;
  const behind: number[] = [];

  /** Compares the advice with the answer asked about, rollout by rollout; null if there is nothing to compare. */
  function comparing(move: unknown): (() => boolean) | null {
    if (about === undefined || level.compare === undefined || isSame(move, about)) return null;
    const comparison = level.compare(view, rng(seedOf(seed, COMPARISON)), [move, about]);
    return () => {
      const [advised, other] = comparison.step();
      behind.push(advised!.worth - other!.worth);
      if (behind.length < comparisons) return true;
      const difference = measured(behind);
      compared = {
        about: { move: about, behind: Math.max(0, difference.mean), isAsGood: isAsGood(difference, advising) },
        reasons: comparison.reasons(0, 1),
      };
      return false;
    };
  }

  /** Whether the search has had its rollouts; more are granted while it is close. */
  function isEnough(): boolean {
    if (thinking.iterations < enough) return false;
    if (thinking.advice().other?.isAsGood !== true) return true;
    enough += rollouts;
    return false;
  }

  return {
    step() {
      if (isSearching) {
        if (!isEnough() && thinking.step()) return true;
        isSearching = false;
        compare = comparing(thinking.advice().move);
        return compare !== null;
      }
      return compare?.() ?? false;
    },
    get done() {
      const most = MOST_TIMES * rollouts;
      const all = most + (about === undefined ? 0 : 2 * comparisons);
      return Math.min(1, ((isSearching ? thinking.iterations : most) + 2 * behind.length) / all);
    },
    advice: () => ({ ...thinking.advice(), ...compared }),
  };
}

/** Advice without a pause. */
export function adviceOn(
  game: Pick<GameModule, 'rules' | 'notation'>,
  level: Adviser,
  view: unknown,
  about?: unknown,
  rollouts?: number,
): Advice<unknown> {
  const thinking = startAdvice(game, level, view, about, rollouts);
  while (thinking.step());
  return thinking.advice();
}
