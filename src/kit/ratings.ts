/** Ratings from games between many bots: Bradley–Terry strengths on the Elo scale, as chess bots are rated. */
import type { RandomInt } from './chance.ts';
import type { MatchResult } from './arena.ts';

/** One bot's results against another: a game counts 1 if it scored more, a half if equal. */
export interface Pairing {
  readonly games: number;
  readonly won: number;
}

/** The strength of a bot among those it played with. */
export interface Rating {
  readonly name: string;
  /** 400 more means ten times the odds of coming out ahead of a bot; 0 is the mean of all bots. */
  readonly rating: number;
  /** The 95 % interval, bootstrapped by deal. */
  readonly interval: readonly [low: number, high: number];
  /** Against each other bot, by its name. */
  readonly against: Readonly<Record<string, Pairing>>;
}

/** How often each came out ahead of each other, in the order of the names. */
type Wins = number[][];

/** Counts for every two bots at a table which scored more. Two seats of the same bot say nothing. */
function addWins(wins: Wins, { seats }: MatchResult, at: ReadonlyMap<string, number>): void {
  for (const [i, one] of seats.entries()) {
    for (const other of seats.slice(i + 1)) {
      if (one.name === other.name) continue;
      const won = one.score === other.score ? 0.5 : one.score > other.score ? 1 : 0;
      const [a, b] = [at.get(one.name)!, at.get(other.name)!];
      wins[a]![b]! += won;
      wins[b]![a]! += 1 - won;
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
function strengthsOf(wins: Wins): number[] {
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, i) => {
      let won = ASSUMED;
      let expected = (2 * ASSUMED) / (own + 1);
      for (const [j, other] of strengths.entries()) {
        won += wins[i]![j]!;
        expected += (wins[i]![j]! + wins[j]![i]!) / (own + other);
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
function elo(wins: Wins): number[] {
  const ratings = strengthsOf(wins).map((strength) => 400 * Math.log10(strength));
  const mean = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
  return ratings.map((each) => each - mean);
}

const RESAMPLES = 300;
const TAIL = 0.025;

/** The ratings from all games, strongest first. */
export function ratings(results: readonly MatchResult[], randomInt: RandomInt): Rating[] {
  // Workers finish in any order, which must not affect the bootstrap's draws.
  const ordered = results.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const names = [...new Set(ordered.flatMap(({ seats }) => seats.map(({ name }) => name)))];
  const at = new Map(names.map((name, i) => [name, i]));
  const none = (): Wins => names.map(() => names.map(() => 0));
  const byDeal = new Map<number, Wins>();
  for (const result of ordered) {
    const wins = byDeal.get(result.deal) ?? none();
    byDeal.set(result.deal, wins);
    addWins(wins, result, at);
  }
  const deals = [...byDeal.values()];
  const sum = (some: readonly Wins[]): Wins => {
    const total = none();
    for (const wins of some) {
      for (const [i, row] of wins.entries()) for (const [j, each] of row.entries()) total[i]![j]! += each;
    }
    return total;
  };
  const all = sum(deals);
  const resampled = Array.from({ length: RESAMPLES }, () => elo(sum(deals.map(() => deals[randomInt(deals.length)]!))));
  const values = elo(all);
  return names
    .map((name, i) => {
      const drawn = resampled.map((each) => each[i]!).sort((a, b) => a - b);
      const others = names.flatMap((other, j): [string, Pairing][] => {
        const games = all[i]![j]! + all[j]![i]!;
        return games > 0 ? [[other, { games, won: all[i]![j]! }]] : [];
      });
      return {
        name,
        rating: values[i]!,
        interval: [drawn[Math.floor(RESAMPLES * TAIL)]!, drawn[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!] as const,
        against: Object.fromEntries(others),
      };
    })
    .sort((a, b) => b.rating - a.rating);
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
export function tournamentTables(bots: number, players: number, tables: number, randomInt: RandomInt): number[][] {
  const all = choices(
    Array.from({ length: bots }, (_, i) => i),
    players,
  );
  const met = Array.from({ length: bots }, () => new Int32Array(bots));
  const pairs = (table: readonly number[]): number[][] => choices(table, 2);
  return Array.from({ length: tables }, () => {
    const often = all.map((table) => pairs(table).reduce((sum, [a, b]) => sum + met[a!]![b!]!, 0));
    const least = Math.min(...often);
    const next = all.filter((_, i) => often[i] === least);
    const table = next[randomInt(next.length)]!;
    for (const [a, b] of pairs(table)) met[a!]![b!]!++;
    return table;
  });
}
