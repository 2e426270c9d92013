/** Ratings from games between many bots: Bradley–Terry strengths on the Elo scale, as chess bots are rated. */
import type { MatchResult } from './arena.ts';
import { inOrder } from './arena-report.ts';
import type { RandomInt } from '../chance.ts';
import { dealSums } from './deal-sums.ts';

/** One bot's results against another. */
export interface Pairing {
  /** How often they sat at the same table, counting pairs of seats. */
  readonly games: number;
  /** How often it scored more; equal scores count a half. */
  readonly won: number;
}

/** The strength of a bot among those it played with. */
export interface Rating {
  /** The name of the entrant. */
  readonly name: string;
  /** 400 more means ten times the odds of coming out ahead of a bot; 0 is the mean of all bots. */
  readonly rating: number;
  /** The 95 % interval, bootstrapped by deal. */
  readonly interval: readonly [low: number, high: number];
  /** Against each other bot, by its name. */
  readonly against: Readonly<Record<string, Pairing>>;
}

/** How often each came out ahead of each other, in the order of the names, row by row. */
type Wins = Float64Array;

/** Counts for every two bots at a table which scored more. Two seats of the same bot say nothing. */
function addWins(wins: Wins, { seats }: MatchResult, at: ReadonlyMap<string, number>): void {
  for (const [i, one] of seats.entries()) {
    for (const other of seats.slice(i + 1)) {
      if (one.name === other.name) continue;
      const won = one.score === other.score ? 0.5 : one.score > other.score ? 1 : 0;
      const [a, b] = [at.get(one.name)!, at.get(other.name)!];
      wins[a * at.size + b]! += won;
      wins[b * at.size + a]! += 1 - won;
    }
  }
}

/**
 * Half of the one drawn game that each bot is assumed to have played against a bot of mean strength: it gives unbeaten bots a
 * rating, and a moderate one to those with few games.
 */
const ASSUMED = 0.5;
const ROUNDS = 500;
const TOLERANCE = 1e-7;

/** The strengths that make the results most likely, by Zermelo's iteration. */
function strengthsOf(wins: Wins, bots: number): number[] {
  let strengths = Array.from({ length: bots }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, i) => {
      let won = ASSUMED;
      let expected = (2 * ASSUMED) / (own + 1);
      for (const [j, other] of strengths.entries()) {
        won += wins[i * bots + j]!;
        expected += (wins[i * bots + j]! + wins[j * bots + i]!) / (own + other);
      }
      return won / expected;
    });
    const moved = Math.max(...next.map((each, i) => Math.abs(Math.log(each / strengths[i]!))));
    strengths = next;
    if (moved < TOLERANCE) break;
  }
  return strengths;
}

/** Ratings on the Elo scale, with mean 0. */
function elo(wins: Wins, bots: number): number[] {
  const ratings = strengthsOf(wins, bots).map((strength) => 400 * Math.log10(strength));
  const mean = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
  return ratings.map((each) => each - mean);
}

const RESAMPLES = 300;
const TAIL = 0.025;

/** Games between some bots, counted as they end: it holds no more for many games than for few. */
export function ratingTally(names: readonly string[]) {
  const at = new Map([...new Set(names)].map((name, i) => [name, i]));
  const bots = at.size;
  const byDeal = dealSums(bots * bots);
  const sum = (some: readonly Wins[]): Wins => {
    const total: Wins = new Float64Array(bots * bots);
    for (const wins of some) for (let i = 0; i < total.length; i++) total[i]! += wins[i]!;
    return total;
  };
  return {
    /** Counts a game between them; all games of a deal come in a row. */
    add(result: MatchResult): void {
      addWins(byDeal.of(result.deal), result, at);
    },
    /** The ratings, strongest first. */
    ratings(randomInt: RandomInt): Rating[] {
      const deals = byDeal.groups();
      const all = sum(deals);
      const resampled = Array.from({ length: RESAMPLES }, () =>
        elo(sum(deals.map(() => deals[randomInt(deals.length)]!)), bots),
      );
      const values = elo(all, bots);
      return [...at]
        .map(([name, i]) => {
          const drawn = resampled.map((each) => each[i]!).sort((a, b) => a - b);
          const others = [...at].flatMap(([other, j]): [string, Pairing][] => {
            const games = all[i * bots + j]! + all[j * bots + i]!;
            return games > 0 ? [[other, { games, won: all[i * bots + j]! }]] : [];
          });
          return {
            name,
            rating: values[i]!,
            interval: [drawn[Math.floor(RESAMPLES * TAIL)]!, drawn[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!] as const,
            against: Object.fromEntries(others),
          };
        })
        .filter(({ against }) => Object.keys(against).length > 0)
        .sort((a, b) => b.rating - a.rating);
    },
  };
}

/** The ratings from all games, strongest first. */
export function ratings(results: readonly MatchResult[], randomInt: RandomInt): Rating[] {
  const ordered = inOrder(results);
  const all = ratingTally(ordered.flatMap(({ seats }) => seats.map(({ name }) => name)));
  for (const result of ordered) all.add(result);
  return all.ratings(randomInt);
}

/** All combinations of so many items, each in the order of the list. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}

/**
 * The tables of a tournament: each seats as many different bots as play a game, and all pairs meet about equally often. Among the
 * tables whose pairs have met least, one is drawn.
 */
export function* tournamentTables(
  bots: number,
  players: number,
  tables: number,
  randomInt: RandomInt,
): Generator<number[], void> {
  const all = choices(
    Array.from({ length: bots }, (_, i) => i),
    players,
  );
  const met = Array.from({ length: bots }, () => new Int32Array(bots));
  const pairs = (table: readonly number[]): number[][] => choices(table, 2);
  for (let i = 0; i < tables; i++) {
    const often = all.map((table) => pairs(table).reduce((sum, [a, b]) => sum + met[a!]![b!]!, 0));
    const least = Math.min(...often);
    const next = all.filter((_, i) => often[i] === least);
    const table = next[randomInt(next.length)]!;
    for (const [a, b] of pairs(table)) met[a!]![b!]!++;
    yield table;
  }
}
