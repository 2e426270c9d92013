/**
 * Analysis of a game that was played: a bot that thinks ahead looks at each decision again, says how everybody stood after it, and what
 * it would have played. What it says is as good as the bot is.
 *
 * Of hundreds of decisions some look bad by chance alone, and those that look worst do so partly by chance. So whatever looks bad at first is looked at
 * a second time with fresh rollouts; the cost is what the second look alone says; and what is called costly has to hold against the
 * number of second looks (Holm's correction).
 */
import { seedOf } from './arena.ts';
import type { BotLevel, Budget, Comparison, Reason, Rollout, Standing } from './module.ts';
import { rng } from './rng.ts';
import type { Timeline } from './timeline.ts';

/** A mean, and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly doubt: number;
}

/** What an answer cost against a better one, as the second look at it says. */
export interface Cost {
  readonly better: unknown;
  /** Rollouts of each of the two answers. */
  readonly looks: number;
  /** In what the bot plays for. */
  readonly worth: Measured;
  /** In the chance to win (from 0 to 1), in places (above 0 where it led further down), and in what is scored, where the bot predicts it. */
  readonly winning: Measured;
  readonly place: Measured;
  readonly score?: Measured;
  /** What speaks for the better answer. */
  readonly reasons: readonly Reason[];
}

/** A decision that was looked at again. */
export interface Judged {
  /** The point at which the question was open; the answer led to the next point. */
  readonly point: number;
  readonly player: number;
  readonly played: unknown;
  /** Null where nothing seemed better; otherwise what the second look said, which may be that it was no better. */
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

/** The decisions of a game that left a choice, by the point at which they were open. */
export const decisionsOf = (timeline: Timeline): number[] =>
  Array.from({ length: timeline.last }, (_, point) => point).filter(
    (point) => timeline.asked[point] !== null && timeline.game.rules.legalMoves(timeline.at(point)).length > 1,
  );

/** What of the budget of a decision is spent on looking for a better answer; the rest on setting it beside the one played. */
const SEARCHED = 0.5;
/** Standard errors by which an answer must seem to have cost something to be looked at again. */
const SUSPECT = 1;
/** What the second look may take, in budgets of a decision. */
const SECOND_LOOK = 4;
/** Rollouts of each answer, at least: at the first look and at the second. */
const FEWEST = { first: 8, second: 40 };

/** The seeds of a decision: search, first and second look share no chance. */
const SEEDS = { search: 1, first: 2, second: 3 };

const part = ({ iterations, ms, now }: Budget, share: number): Budget => ({
  iterations: iterations === undefined ? undefined : Math.ceil(iterations * share),
  ms: ms === undefined ? undefined : ms * share,
  now,
});

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean of some values, and its standard error. */
export function measured(values: readonly number[]): Measured {
  const middle = mean(values);
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return { mean: middle, doubt: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

/** Rollouts within a budget: how they ended, by rollout and answer. */
function look(comparison: Comparison, fewest: number, { iterations = Infinity, ms = Infinity, now }: Budget) {
  const end = now ? now() + ms : -Infinity;
  const isEnough = (made: number): boolean =>
    iterations < Infinity ? made >= iterations : now === undefined || now() >= end;
  const ends: (readonly Rollout[])[] = [];
  do ends.push(comparison.step());
  while (ends.length < fewest || !isEnough(ends.length));
  return ends;
}

/** What the first of two answers costs against the second. */
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

/** What everybody can expect where some rollouts ended, by seat. */
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

/** Looks at one decision again. */
export function judge(timeline: Timeline, level: Judge, point: number, budget: Budget): Judged {
  const { rules, notation } = timeline.game;
  const { player } = timeline.asked[point]!;
  const played = timeline.history[point + 1]!.move;
  const view = rules.view(timeline.at(point), player);
  const randomInt = (what: keyof typeof SEEDS) => rng(seedOf(SEEDS[what], point));
  const written = (move: unknown): string => JSON.stringify(notation.move.write(move));

  const thinking = level.think(view, randomInt('search'), part(budget, SEARCHED), played);
  while (thinking.step());
  const better = thinking.best();
  const isSame = written(better) === written(played);
  const answers = isSame ? [played] : [played, better];
  const first = look(level.compare(view, randomInt('first'), answers), FEWEST.first, part(budget, 1 - SEARCHED));
  const players = expectations(first.map(([end]) => end!.players));
  const isSuspect = ({ mean: cost, doubt }: Measured): boolean => cost > 0 && cost >= SUSPECT * doubt;
  if (isSame || !isSuspect(costOf(first, player).worth)) return { point, player, played, cost: null, players };

  const comparison = level.compare(view, randomInt('second'), answers);
  const second = look(comparison, FEWEST.second, part(budget, SECOND_LOOK));
  const cost = { better, ...costOf(second, player), reasons: comparison.reasons(1, 0) };
  return { point, player, played, cost, players };
}

/** What may be called costly by mistake: the chance that anything is, at most, if nothing was. */
const MISTAKEN = 0.05;

/** The chance that a standard normal number exceeds `z` (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** The chance of a cost like this, or a higher one, if there was none: Student's t, brought to a normal number. */
export function chanceOfNone({ looks, worth: { mean: cost, doubt } }: Pick<Cost, 'looks' | 'worth'>): number {
  if (doubt === 0) return cost > 0 ? 0 : 1;
  const t = cost / doubt;
  const freedom = looks - 1;
  return tail((t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + t ** 2 / (2 * freedom)));
}

/** A decision that cost something. */
export type Costly = Judged & { readonly cost: Cost };

/** How many decisions were looked at a second time. */
export const secondLooks = (judged: readonly Judged[]): number => judged.filter(({ cost }) => cost !== null).length;

/** The decisions that cost most, the dearest first. All hold together: the more were looked at twice, the more each has to show. */
export function costliest(judged: readonly Judged[], most: number): Costly[] {
  const looked = judged
    .flatMap((each): Costly[] => (each.cost === null ? [] : [{ ...each, cost: each.cost }]))
    .map((each) => ({ each, chance: chanceOfNone(each.cost) }))
    .sort((a, b) => a.chance - b.chance);
  const failing = looked.findIndex(({ chance }, i) => chance > MISTAKEN / (looked.length - i));
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

/** How what everybody could expect changed over the game; if all of it was looked at, how it ended comes last. */
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
