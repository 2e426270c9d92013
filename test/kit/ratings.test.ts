import { describe, expect, it } from '@jest/globals';
import type { MatchResult } from '../../src/kit/arena/arena.ts';
import { ratings, tournamentTables } from '../../src/kit/arena/ratings.ts';
import { rng } from '../../src/kit/rng.ts';

/** A game with the scores of its seats. */
const game = (deal: number, scores: Readonly<Record<string, number>>): MatchResult => ({
  deal,
  rotation: 0,
  rounds: 5,
  capped: false,
  seats: Object.entries(scores).map(([name, score], seat) => ({
    ...{ name, seat, score, roles: [], place: 1, share: 0, margin: 0 },
    ...{ moves: 1, illegal: 0, ms: 0, iterations: 0, late: 0 },
  })),
});
/** A number of games, each on its own deal, some of which the first bot wins. */
const series = (from: number, one: string, other: string, games: number, won: number): MatchResult[] =>
  Array.from({ length: games }, (_, i) => game(from + i, { [one]: i < won ? 1 : 0, [other]: i < won ? 0 : 1 }));
const ratingOf = (results: readonly MatchResult[], name: string): number =>
  ratings(results, rng(1)).find((each) => each.name === name)!.rating;

describe('ratings', () => {
  it('are 400 apart where one wins ten games of eleven', () => {
    const results = series(0, 'a', 'b', 1100, 1000);
    expect(ratingOf(results, 'a') - ratingOf(results, 'b')).toBeCloseTo(400, -1);
  });

  it('place bots that never met by those both met', () => {
    const results = [...series(0, 'a', 'b', 400, 300), ...series(400, 'b', 'c', 400, 300)];
    const [a, b, c] = ratings(results, rng(1));
    expect([a!.name, b!.name, c!.name]).toEqual(['a', 'b', 'c']);
    expect(a!.against).toEqual({ b: { games: 400, won: 300 } });
    expect(a!.rating - b!.rating).toBeCloseTo(400 * Math.log10(3), -1);
    expect(b!.rating).toBeCloseTo(0, 1);
  });

  it('count each two seats of a larger table, and equal scores as half a win', () => {
    const [first] = ratings([game(1, { a: 5, b: 3, c: 5 })], rng(1));
    expect(first!.against).toEqual({
      ...(first!.name === 'a' ? { c: { games: 1, won: 0.5 } } : { a: { games: 1, won: 0.5 } }),
      b: { games: 1, won: 1 },
    });
  });

  it('stay finite for a bot that never lost, and are the less sure the fewer the deals', () => {
    const few = ratings(series(0, 'a', 'b', 10, 7), rng(1))[0]!;
    const many = ratings(series(0, 'a', 'b', 200, 140), rng(1))[0]!;
    const width = ({ interval: [low, high] }: typeof few): number => high - low;
    expect(width(few)).toBeGreaterThan(2 * width(many));
    expect(many.interval[0]).toBeLessThan(many.rating);
    expect(many.interval[1]).toBeGreaterThan(many.rating);
    expect(ratingOf(series(0, 'a', 'b', 10, 10), 'a')).toBeLessThan(1000);
  });

  it('do not depend on the order in which games end', () => {
    const results = [...series(0, 'a', 'b', 9, 6), ...series(9, 'a', 'c', 9, 3)];
    expect(ratings(results.toReversed(), rng(1))).toEqual(ratings(results, rng(1)));
  });
});

describe('the tables of a tournament', () => {
  it.each([
    [5, 2, 20],
    [6, 4, 15],
  ])('let each pair of %i bots meet about equally often at tables of %i', (bots, players, tables) => {
    const met = new Map<string, number>();
    for (const table of tournamentTables(bots, players, tables, rng(3))) {
      expect(new Set(table).size).toBe(players);
      for (const a of table)
        for (const b of table) if (a < b) met.set(String([a, b]), (met.get(String([a, b])) ?? 0) + 1);
    }
    const counts = [...met.values()];
    expect(counts.length).toBe((bots * (bots - 1)) / 2);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(players === 2 ? 0 : 2);
  });
});
