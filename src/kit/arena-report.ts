/** Summarises the results of an arena for each bot. */
import type { MatchResult, SeatResult } from './arena.ts';
import type { RandomInt } from './chance.ts';
import { rng } from './rng.ts';

/** Results of some seats: how many there were, and their share of the wins. */
export interface Share {
  readonly seats: number;
  readonly share: number;
}

/** The results of a bot. */
export interface Report extends Share {
  readonly name: string;
  readonly games: number;
  /** The 95 % interval of the share of wins, bootstrapped by deal: rotations of one deal are not independent. */
  readonly interval: readonly [low: number, high: number];
  /** The share of a bot of equal strength: 1 / players. */
  readonly equal: number;
  readonly place: number;
  readonly margin: number;
  readonly score: number;
  readonly bySeat: readonly Share[];
  /** By what the seat led; with several, each counts. */
  readonly byRole: Readonly<Record<string, Share>>;
  readonly msPerMove: number;
  readonly iterationsPerMove: number;
  readonly movesPerGame: number;
  readonly illegal: number;
  readonly late: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? NaN : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const share = (seats: readonly SeatResult[]): Share => ({
  seats: seats.length,
  share: mean(seats.map((each) => each.share)),
});

const RESAMPLES = 2000;
const TAIL = 0.025;

/** The 95 % interval of the mean of all values, resampling whole groups. */
export function bootstrap(groups: readonly (readonly number[])[], randomInt: RandomInt): [low: number, high: number] {
  const sums = groups.map((group) => group.reduce((sum, each) => sum + each, 0));
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    let count = 0;
    for (let i = 0; i < groups.length; i++) {
      const drawn = randomInt(groups.length);
      total += sums[drawn]!;
      count += groups[drawn]!.length;
    }
    return total / count;
  }).sort((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * TAIL)]!, means[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!];
}

/** The win shares of a bot by deal: those of one deal are not independent. */
function sharesByDeal(results: readonly MatchResult[], name: string): number[][] {
  const byDeal = new Map<number, number[]>();
  for (const { deal, seats } of results) {
    const group = byDeal.get(deal) ?? [];
    byDeal.set(deal, group);
    for (const each of seats) if (each.name === name) group.push(each.share);
  }
  return [...byDeal.values()];
}

/** The state of a sequential test. */
export interface Verdict {
  /** The accepted win share; null while undecided. */
  readonly accepted: number | null;
  /** The log likelihood ratio of the high share over the low one. */
  readonly evidence: number;
}

/** The error rate of a sequential test, either way. */
const ERROR = 0.05;
/** Fewer deals say nothing about how much deals differ. */
const MIN_DEALS = 6;

/** The results of the deals that were played in every rotation. */
export function wholeDeals(results: readonly MatchResult[]): MatchResult[] {
  const rotations = results[0]?.seats.length ?? 1;
  const played = new Map<number, number>();
  for (const { deal } of results) played.set(deal, (played.get(deal) ?? 0) + 1);
  return results.filter(({ deal }) => played.get(deal) === rotations);
}

/**
 * Whether a bot's win share is closer to `high` or `low`, by a sequential probability ratio test over whole deals (with the
 * observed variance, as chess engines are tested). It may be evaluated after every deal and is still wrong no more than one time
 * in twenty either way.
 */
export function sequentialTest(results: readonly MatchResult[], name: string, low: number, high: number): Verdict {
  const shares = sharesByDeal(wholeDeals(results), name).map(mean);
  if (shares.length < MIN_DEALS) return { accepted: null, evidence: 0 };
  const average = mean(shares);
  // Identical results of all deals do not prove that deals never differ: one more, half a game off, is assumed.
  const squares = shares.reduce((sum, each) => sum + (each - average) ** 2, 0.25);
  const variance = squares / shares.length;
  const evidence = (shares.length * (high - low) * (2 * average - low - high)) / (2 * variance);
  const bound = Math.log((1 - ERROR) / ERROR);
  return { accepted: evidence >= bound ? high : evidence <= -bound ? low : null, evidence };
}

/** Summarises the results for each bot, in order of appearance. */
export function report(results: readonly MatchResult[]): Report[] {
  const players = results[0]?.seats.length ?? 0;
  // Workers finish in any order, which must not affect the bootstrap's draws.
  const ordered = results.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const names = [...new Set(ordered[0]?.seats.map(({ name }) => name))];
  const roles = [...new Set(ordered.flatMap(({ seats }) => seats.flatMap((seat) => seat.roles)))].sort();
  return names.map((name) => {
    const seats = ordered.flatMap((game) => game.seats.filter((each) => each.name === name));
    const total = (count: (seat: SeatResult) => number): number => seats.reduce((sum, each) => sum + count(each), 0);
    const moves = total((each) => each.moves);
    return {
      name,
      games: results.length,
      ...share(seats),
      interval: bootstrap(sharesByDeal(ordered, name), rng(1)),
      equal: 1 / players,
      place: mean(seats.map(({ place }) => place)),
      margin: mean(seats.map(({ margin }) => margin)),
      score: mean(seats.map(({ score }) => score)),
      bySeat: Array.from({ length: players }, (_, seat) => share(seats.filter((each) => each.seat === seat))),
      byRole: Object.fromEntries(
        roles.flatMap((role) => {
          const led = seats.filter((seat) => seat.roles.includes(role));
          return led.length > 0 ? [[role, share(led)]] : [];
        }),
      ),
      msPerMove: total((each) => each.ms) / moves,
      iterationsPerMove: total((each) => each.iterations) / moves,
      movesPerGame: moves / seats.length,
      illegal: total((each) => each.illegal),
      late: total((each) => each.late),
    };
  });
}
