/**
 * Analysis of a finished game: a searching bot reviews each decision and says how everybody stood after it and what it would have
 * played. Its verdict is only as good as the bot.
 *
 * Among hundreds of decisions some look bad by chance alone, and the worst-looking are partly unlucky. Whatever looks bad at
 * first is therefore reviewed again with fresh rollouts; its cost is measured by that second review alone; and to be called
 * costly it has to stand up to the number of second reviews (Holm's correction).
 */
import { advisingOf, seedOfView } from './advice.ts';
import { notationOf } from '../record/record.ts';
import { seedOf } from '../arena/arena.ts';
import type { BotLevel, Budget, Comparison, Reason, Rollout, Standing } from '../bots/bot-level.ts';
import { type Measured, mean, measured } from '../measured.ts';
import { rng } from '../rng.ts';
import type { Timeline } from '../record/timeline.ts';

/** What an answer cost against a better one, according to the second review. */
export interface Cost {
  readonly better: unknown;
  /** Rollouts of each of the two answers. */
  readonly looks: number;
  /** In the points the bot plays for. */
  readonly worth: Measured;
  /** In the chance to win (from 0 to 1), in places (above 0 if it led to a lower place), and in score, if the bot predicts it. */
  readonly winning: Measured;
  readonly place: Measured;
  readonly score?: Measured;
  /** The reasons for the better answer. */
  readonly reasons: readonly Reason[];
}

/** A decision under review. */
export interface Judged {
  /** The point at which the question was open; the answer led to the next point. */
  readonly point: number;
  readonly player: number;
  readonly played: unknown;
  /** Null if nothing seemed better; otherwise the result of the second review, which may be that it was no better. */
  readonly cost: Cost | null;
  /** What each player could expect after the answer, by seat. */
  readonly players: readonly Standing[];
}

/** A level that can judge answers. */
export type Judge = BotLevel<unknown, unknown> & Required<Pick<BotLevel<unknown, unknown>, 'think' | 'compare'>>;

const isJudge = (level: BotLevel<unknown, unknown>): level is Judge =>
  level.think !== undefined && level.compare !== undefined;

/** The strongest level that can judge answers; undefined if there is none. */
export const judgeAmong = (levels: readonly BotLevel<unknown, unknown>[]): Judge | undefined =>
  levels.findLast(isJudge);

/** The decisions of a game that left a choice, by their points. */
export const decisionsOf = (timeline: Timeline): number[] =>
  Array.from({ length: timeline.last }, (_, point) => point).filter(
    (point) => timeline.asked[point] !== null && timeline.game.rules.legalMoves(timeline.at(point)).length > 1,
  );

/** The share of a decision's budget spent on finding a better answer; the rest compares it with the one played. */
const SEARCH_SHARE = 0.5;
/** An answer is reviewed again if it seems to have cost more than this many standard errors. */
const REVIEW_THRESHOLD = 1;
/** The budget of the second review, in budgets of a decision. */
const REVIEW_BUDGET = 4;
/** The minimum rollouts of each answer, at the first and the second review. */
const MIN_ROLLOUTS = { first: 8, second: 40 };

/** The seeds of a decision: search, first and second review use independent chance. */
const SEEDS = { search: 1, first: 2, second: 3 };

const part = ({ iterations, ms, now }: Budget, share: number): Budget => ({
  iterations: iterations === undefined ? undefined : Math.ceil(iterations * share),
  ms: ms === undefined ? undefined : ms * share,
  now,
});

/** Runs rollouts within a budget: how they ended, by rollout and answer. */
function look(comparison: Comparison, fewest: number, { iterations = Infinity, ms = Infinity, now }: Budget) {
  const end = now ? now() + ms : -Infinity;
  const isEnough = (made: number): boolean =>
    iterations < Infinity ? made >= iterations : now === undefined || now() >= end;
  const ends: (readonly Rollout[])[] = [];
  do ends.push(comparison.step());
  while (ends.length < fewest || !isEnough(ends.length));
  return ends;
}

/** The cost of the first of two answers against the second. */
function costOf(ends: readonly (readonly Rollout[])[], player: number) {
  const standings = ends.map(([played, better]) => [played!.players[player]!, better!.players[player]!] as const);
  const scores = standings.flatMap(([played, better]) =>
    played.score === undefined || better.score === undefined ? [] : [better.score - played.score],
  );
  return {
    looks: ends.length,
    worth: measured(ends.map(([played, better]) => better!.worth - played!.worth)),
    winning: measured(standings.map(([played, better]) => better.winning - played.winning)),
    place: measured(standings.map(([played, better]) => played.place - better.place)),
    ...(scores.length > 1 ? { score: measured(scores) } : {}),
  };
}

/** What everybody could expect at the end of some rollouts, by seat. */
export function expectations(ends: readonly (readonly Standing[])[]): Standing[] {
  return ends[0]!.map((_, player) => {
    const standings = ends.map((players) => players[player]!);
    const scores = standings.flatMap(({ score }) => (score === undefined ? [] : [score]));
    return {
      winning: mean(standings.map(({ winning }) => winning)),
      place: mean(standings.map(({ place }) => place)),
      ...(scores.length > 0 ? { score: mean(scores) } : {}),
    };
  });
}

/** A decision's usual budget: a share of the rollouts behind a hint, so that the same game gets the same analysis everywhere. */
const budgetFor = (level: Judge): Budget => ({ iterations: Math.ceil(advisingOf(level).rollouts / 10) });

/** Reviews one decision; without a budget, the same decision is reviewed the same everywhere. */
export function judge(timeline: Timeline, level: Judge, point: number, budget: Budget = budgetFor(level)): Judged {
  const { rules } = timeline.game;
  const notation = notationOf(timeline.game, timeline.at(point));
  const { player } = timeline.asked[point]!;
  const played = timeline.history[point + 1]!.move;
  const view = rules.view(timeline.at(point), player);
  const seed = seedOfView(view, player);
  const randomInt = (what: keyof typeof SEEDS) => rng(seedOf(seed, SEEDS[what]));
  const written = (move: unknown): string => JSON.stringify(notation.move.write(move));

  const thinking = level.think(view, randomInt('search'), part(budget, SEARCH_SHARE), played);
  while (thinking.step());
  const better = thinking.best();
  const isSame = written(better) === written(played);
  const answers = isSame ? [played] : [played, better];
  const first = look(
    level.compare(view, randomInt('first'), answers),
    MIN_ROLLOUTS.first,
    part(budget, 1 - SEARCH_SHARE),
  );
  const players = expectations(first.map(([end]) => end!.players));
  const needsReview = ({ mean: cost, standardError }: Measured): boolean =>
    cost > 0 && cost >= REVIEW_THRESHOLD * standardError;
  if (isSame || !needsReview(costOf(first, player).worth)) return { point, player, played, cost: null, players };

  const comparison = level.compare(view, randomInt('second'), answers);
  const second = look(comparison, MIN_ROLLOUTS.second, part(budget, REVIEW_BUDGET));
  const cost = { better, ...costOf(second, player), reasons: comparison.reasons(1, 0) };
  return { point, player, played, cost, players };
}

/** The significance level: at most this chance of calling anything costly if nothing was. */
const SIGNIFICANCE = 0.05;

/** The chance that a standard normal number exceeds `z` (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** The chance of a cost like this, or a higher one, if there was none: Student's t, transformed to a standard normal. */
export function chanceOfNone({ looks, worth: { mean: cost, standardError } }: Pick<Cost, 'looks' | 'worth'>): number {
  if (standardError === 0) return cost > 0 ? 0 : 1;
  const t = cost / standardError;
  const freedom = looks - 1;
  return tail((t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + t ** 2 / (2 * freedom)));
}

/** A decision that cost something. */
export type Costly = Judged & { readonly cost: Cost };

/** How many decisions were reviewed a second time. */
export const secondReviews = (judged: readonly Judged[]): number => judged.filter(({ cost }) => cost !== null).length;

/**
 * The decisions that cost most, the costliest first. They are significant together: the more second reviews, the stricter the
 * test for each.
 */
export function costliest(judged: readonly Judged[], most: number): Costly[] {
  const looked = judged
    .flatMap((each): Costly[] => (each.cost === null ? [] : [{ ...each, cost: each.cost }]))
    .map((each) => ({ each, chance: chanceOfNone(each.cost) }))
    .sort((a, b) => a.chance - b.chance);
  const failing = looked.findIndex(({ chance }, i) => chance > SIGNIFICANCE / (looked.length - i));
  return looked
    .slice(0, failing === -1 ? looked.length : failing)
    .map(({ each }) => each)
    .sort((a, b) => b.cost.worth.mean - a.cost.worth.mean)
    .slice(0, most);
}

/** A point of the game with what everybody could expect there. */
export interface Expectation {
  readonly point: number;
  readonly players: readonly Standing[];
}

/** How everybody's expectations changed over the game; if all of it was reviewed, the result comes last. */
export function expectationsOf(
  { game: { rules }, end, last }: Timeline,
  judged: readonly Judged[],
  isWhole: boolean,
): Expectation[] {
  const result = isWhole ? rules.result(end) : null;
  const points = judged.map(({ point, players }) => ({ point: point + 1, players })).sort((a, b) => a.point - b.point);
  if (result === null) return points;
  const winners = result.places.filter((place) => place === 1).length;
  const players = result.places.map((place, seat) => ({
    winning: place === 1 ? 1 / winners : 0,
    place,
    score: result.scores[seat]!,
  }));
  return [...points.filter(({ point }) => point < last), { point: last, players }];
}
