/** What the results of an arena say of each bot. */
import type { MatchResult, SeatResult } from './arena.ts';
import type { RandomInt } from './chance.ts';
import { rng } from './rng.ts';

/** What is said of some seats: how many, and what share of the wins they had. */
export interface Share {
  readonly seats: number;
  readonly share: number;
}

/** What the results say of a bot. */
export interface Report extends Share {
  readonly name: string;
  readonly games: number;
  /** The 95 % interval of the share of wins, bootstrapped by deal: rotations of one deal are not independent. */
  readonly interval: readonly [low: number, high: number];
  /** The share of equal strength: 1 / players. */
  readonly equal: number;
  readonly place: number;
  readonly margin: number;
  readonly score: number;
  readonly bySeat: readonly Share[];
  /** By what a seat led; of several each counts. */
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

/** What a sequential test says so far. */
export interface Verdict {
  /** The win share that is taken for true; null as long as it is open. */
  readonly accepted: number | null;
  /** The logarithm of how much likelier the high share makes the results than the low one. */
  readonly evidence: number;
}

/** How often a sequential test may be wrong, either way. */
const ERROR = 0.05;
/** Fewer deals say nothing about how much deals differ. */
const DEALS_AT_LEAST = 6;

/** The results of the deals that were played in every rotation. */
export function wholeDeals(results: readonly MatchResult[]): MatchResult[] {
  const rotations = results[0]?.seats.length ?? 1;
  const played = new Map<number, number>();
  for (const { deal } of results) played.set(deal, (played.get(deal) ?? 0) + 1);
  return results.filter(({ deal }) => played.get(deal) === rotations);
}

/**
 * Whether a bot's win share is rather `high` or `low`, by a sequential probability ratio test over whole deals (with the variance as
 * seen, as chess engines are tested): it may be asked after every deal and is still wrong no more than one time in twenty either way.
 */
export function sequentialTest(results: readonly MatchResult[], name: string, low: number, high: number): Verdict {
  const shares = sharesByDeal(wholeDeals(results), name).map(mean);
  if (shares.length < DEALS_AT_LEAST) return { accepted: null, evidence: 0 };
  const average = mean(shares);
  // Deals that all came out alike do not prove that none ever differs: one more, half a game off, is assumed.
  const squares = shares.reduce((sum, each) => sum + (each - average) ** 2, 0.25);
  const variance = squares / shares.length;
  const evidence = (shares.length * (high - low) * (2 * average - low - high)) / (2 * variance);
  const bound = Math.log((1 - ERROR) / ERROR);
  return { accepted: evidence >= bound ? high : evidence <= -bound ? low : null, evidence };
}

/** What the results say of each bot, in order of appearance. */
export function report(results: readonly MatchResult[]): Report[] {
  const players = results[0]?.seats.length ?? 0;
  // Workers finish in any order; what is drawn for the bootstrap must not depend on it.
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
