/** Summarises the results of an arena for each bot. */
import type { MatchResult, SeatResult } from './arena.ts';
import type { RandomInt } from '../chance.ts';
import { dealSums } from './deal-sums.ts';
import { rng } from '../rng.ts';

/** Results of some seats of a bot. */
export interface Share {
  /** How many seats there were. */
  readonly seats: number;
  /** The mean share of the wins, from 0 to 1; NaN without seats. */
  readonly share: number;
}

/** The results of a bot in all games, taken over its seats. */
export interface Report extends Share {
  /** The name of the entrant. */
  readonly name: string;
  /** Games in all, also those without the bot. */
  readonly games: number;
  /** The 95 % interval of the share of wins, bootstrapped by deal: rotations of one deal are not independent. */
  readonly interval: readonly [low: number, high: number];
  /** The share of a bot of equal strength: 1 / players. */
  readonly equal: number;
  /** The mean place. */
  readonly place: number;
  /** The mean of the score less the best other score. */
  readonly margin: number;
  /** The mean score. */
  readonly score: number;
  /** The results on each seat, from seat 0. */
  readonly bySeat: readonly Share[];
  /** By what the seat led; with several, each counts. */
  readonly byRole: Readonly<Record<string, Share>>;
  /** Milliseconds for each move. */
  readonly msPerMove: number;
  /** Iterations for each move. */
  readonly iterationsPerMove: number;
  /** Moves of one seat in a game. */
  readonly movesPerGame: number;
  /** Answers that were not legal, in all games. */
  readonly illegal: number;
  /** Answers that came late, in all games. */
  readonly late: number;
}

const RESAMPLES = 2000;
const TAIL = 0.025;

/** Values that belong together: their sum and number. */
interface Group {
  readonly sum: number;
  readonly count: number;
}

/** The 95 % interval of the mean of all values, resampling whole groups. */
export function bootstrap(groups: readonly Group[], randomInt: RandomInt): [low: number, high: number] {
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    let count = 0;
    for (let i = 0; i < groups.length; i++) {
      const drawn = groups[randomInt(groups.length)]!;
      total += drawn.sum;
      count += drawn.count;
    }
    return total / count;
  }).sort((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * TAIL)]!, means[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!];
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

/**
 * Whether a bot's win share is closer to `high` or `low`, by a sequential probability ratio test over whole deals, those played in
 * every rotation (with the observed variance, as chess engines are tested). It may be evaluated after every deal and is still wrong
 * no more than one time in twenty either way.
 */
export function sequentialTest(name: string, low: number, high: number) {
  let deals = 0;
  let sum = 0;
  let sumOfSquares = 0;
  /** The deal whose games are coming, with those that have come, and the shares in them. */
  let latest = { deal: NaN, games: 0, seats: 0, share: 0 };

  const verdict = (): Verdict => {
    if (deals < MIN_DEALS) return { accepted: null, evidence: 0 };
    const average = sum / deals;
    // Identical results of all deals do not prove that deals never differ: one more, half a game off, is assumed.
    const squares = Math.max(0, sumOfSquares - deals * average ** 2) + 0.25;
    const variance = squares / deals;
    const evidence = (deals * (high - low) * (2 * average - low - high)) / (2 * variance);
    const bound = Math.log((1 - ERROR) / ERROR);
    return { accepted: evidence >= bound ? high : evidence <= -bound ? low : null, evidence };
  };
  return {
    verdict,
    /** Counts a game; all games of a deal come in a row. */
    add({ deal, seats }: MatchResult): void {
      if (deal !== latest.deal) latest = { deal, games: 0, seats: 0, share: 0 };
      latest.games++;
      for (const each of seats) {
        if (each.name !== name) continue;
        latest.seats++;
        latest.share += each.share;
      }
      if (latest.games < seats.length) return;
      const share = latest.share / latest.seats;
      deals++;
      sum += share;
      sumOfSquares += share ** 2;
    },
  };
}

/** Sums over the seats of a bot. */
const newSums = (name: string) => ({
  ...{ name, place: 0, score: 0, margin: 0, moves: 0, ms: 0, iterations: 0, illegal: 0, late: 0 },
  whole: newShare(),
  bySeat: [] as ReturnType<typeof newShare>[],
  byRole: new Map<string, ReturnType<typeof newShare>>(),
});
const newShare = () => ({ seats: 0, won: 0 });
const shareOf = ({ seats, won }: ReturnType<typeof newShare>): Share => ({ seats, share: won / seats });

/** Results of games, added up as they end: it holds no more for many games than for few. */
export interface Tally {
  /** Counts a game; all games of a deal come in a row. */
  add(result: MatchResult): void;
  games(): number;
  deals(): number;
  /** Games stopped at the cap of rounds. */
  capped(): number;
  /** The mean number of rounds of a game. */
  rounds(): number;
  /** Illegal moves of all bots. */
  illegal(): number;
  /** The results of each bot, in order of appearance. */
  report(): Report[];
}

/** Adds up the results of games between some bots, each of which is named once or more. */
export function tally(names: readonly string[]): Tally {
  let games = 0;
  let capped = 0;
  let rounds = 0;
  let players = 0;
  const bots = [...new Set(names)].map(newSums);
  /** By deal, for each bot the wins and the seats. */
  const byDeal = dealSums(2 * bots.length);

  function addSeat(seat: SeatResult, at: number, deal: Float64Array): void {
    const sums = bots[at]!;
    const shares = [sums.whole, (sums.bySeat[seat.seat] ??= newShare())];
    for (const role of seat.roles) {
      const share = sums.byRole.get(role) ?? newShare();
      sums.byRole.set(role, share);
      shares.push(share);
    }
    for (const share of shares) {
      share.seats++;
      share.won += seat.share;
    }
    deal[2 * at]! += seat.share;
    deal[2 * at + 1]!++;
    sums.place += seat.place;
    sums.score += seat.score;
    sums.margin += seat.margin;
    sums.moves += seat.moves;
    sums.ms += seat.ms;
    sums.iterations += seat.iterations;
    sums.illegal += seat.illegal;
    sums.late += seat.late;
  }
  const reportOf = (sums: ReturnType<typeof newSums>, at: number): Report => {
    const { name, place, score, margin, moves, ms, iterations, illegal, late, whole, bySeat, byRole } = sums;
    const { seats } = whole;
    const groups = byDeal.groups().map((deal) => ({ sum: deal[2 * at]!, count: deal[2 * at + 1]! }));
    return {
      name,
      games,
      ...shareOf(whole),
      interval: bootstrap(groups, rng(1)),
      equal: 1 / players,
      place: place / seats,
      margin: margin / seats,
      score: score / seats,
      bySeat: Array.from({ length: players }, (_, seat) => shareOf(bySeat[seat] ?? newShare())),
      byRole: Object.fromEntries([...byRole].sort().map(([role, share]) => [role, shareOf(share)])),
      msPerMove: ms / moves,
      iterationsPerMove: iterations / moves,
      movesPerGame: moves / seats,
      illegal,
      late,
    };
  };
  return {
    add(result) {
      players = result.seats.length;
      games++;
      rounds += result.rounds;
      if (result.capped) capped++;
      const deal = byDeal.of(result.deal);
      for (const seat of result.seats) {
        addSeat(
          seat,
          bots.findIndex(({ name }) => name === seat.name),
          deal,
        );
      }
    },
    games: () => games,
    deals: () => byDeal.deals(),
    capped: () => capped,
    rounds: () => rounds / games,
    illegal: () => bots.reduce((sum, { illegal }) => sum + illegal, 0),
    report: () => bots.map(reportOf),
  };
}

/** Results by deal, as they are to be added up: workers finish in any order, which must not affect a bootstrap's draws. */
export const inOrder = (results: readonly MatchResult[]): MatchResult[] =>
  results.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);

/** Summarises the results for each bot, in order of appearance. */
export function report(results: readonly MatchResult[]): Report[] {
  const ordered = inOrder(results);
  const all = tally(ordered[0]?.seats.map(({ name }) => name) ?? []);
  for (const result of ordered) all.add(result);
  return all.report();
}
