import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import {
  type Cost,
  type Judge,
  type Judged,
  chanceOfNone,
  costliest,
  judge,
  judgeAmong,
} from '../../src/kit/analysis/analysis.ts';
import type { RandomInt } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import type { Timeline } from '../../src/kit/record/timeline.ts';

/** A number that looks like a normal one, with a standard deviation of 1. */
const noise = (randomInt: RandomInt): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += randomInt(1 << 20) / (1 << 20);
  return sum;
};

/** A game of many decisions in which the first player always plays 0; the bot, misled, always prefers 1. */
const DECISIONS = 300;
const timeline = {
  game: {
    rules: { view: (s: unknown) => s, result: () => null },
    notation: { move: { write: (move: unknown) => move } },
  },
  at: (point: number) => point,
  asked: Array.from({ length: DECISIONS }, () => ({ player: 0 })),
  history: Array.from({ length: DECISIONS + 1 }, () => ({ move: 0 })),
} as unknown as Timeline;

/** A bot for which all decisions differ by chance alone, except for some in which 1 is better by half a standard deviation. */
const levelWith = (isBlunder: (point: number) => boolean): Judge => ({
  name: 'misled',
  how: '',
  decide: () => 1,
  think: () => ({
    iterations: 0,
    step: () => false,
    best: () => 1,
    advice: () => ({ move: 1, other: null, reasons: [] }),
  }),
  compare: (point, randomInt, moves) => ({
    step: () =>
      moves.map((move) => ({
        worth: noise(randomInt) + (move === 1 && isBlunder(point as number) ? 1 : 0),
        players: [{ winning: 0.5, place: 1.5, score: 7 }],
      })),
    reasons: () => [{ reason: 'why', points: 1 }],
  }),
});

const judgedBy = (level: Judge): Judged[] =>
  Array.from({ length: DECISIONS }, (_, point) => judge(timeline, level, point, { iterations: 40 }));

describe('What is called costly', () => {
  it('holds against the number of decisions looked at: chance alone is never called so', () => {
    const judged = judgedBy(levelWith(() => false));
    // At first many seem to have cost something.
    const seeming = judged.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    expect(seeming.length).toBeGreaterThan(20);
    // Taken one by one, some of them would pass for costly mistakes.
    expect(seeming.filter((cost) => chanceOfNone(cost) < 0.05).length).toBeGreaterThan(0);
    expect(costliest(judged, 100)).toEqual([]);
    // The second look is independent of the first: on average it finds nothing.
    const average = seeming.reduce((sum, { worth }) => sum + worth.mean, 0) / seeming.length;
    expect(Math.abs(average)).toBeLessThan(0.06);
  });

  it('is found where an answer did cost something, and cost what is said', () => {
    const isBlunder = (point: number): boolean => point % 30 === 0;
    const found = costliest(judgedBy(levelWith(isBlunder)), 100);
    expect(found.length).toBeGreaterThan(7);
    expect(found.every(({ point }) => isBlunder(point))).toBe(true);
    for (const { cost } of found) {
      expect(Math.abs(cost.worth.mean - 1)).toBeLessThan(4 * cost.worth.standardError);
      expect(cost).toMatchObject({ better: 1, score: { mean: 0 }, reasons: [{ reason: 'why' }] });
    }
    const costs = found.map(({ cost }) => cost.worth.mean);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });

  it('goes by Student’s t', () => {
    const of = (mean: number, standardError: number, looks: number): number =>
      chanceOfNone({ looks, worth: { mean, standardError } } satisfies Pick<Cost, 'looks' | 'worth'>);
    expect(of(1.645, 1, 100_000)).toBeCloseTo(0.05, 3);
    expect(of(2.462, 1, 30)).toBeCloseTo(0.01, 3);
    expect(of(-1.645, 1, 100_000)).toBeCloseTo(0.95, 3);
    expect([of(1, 0, 40), of(0, 0, 40)]).toEqual([0, 1]);
  });
});

it.each(gameIds)('The strongest bot of %s sets answers side by side', async (id) => {
  const game = await loadGame(id);
  const { rules, meta } = game;
  const level = judgeAmong(await game.bots())!;
  const s = rules.newGame(rules.defaultOptions(meta.minPlayers), {
    draw: (_, weights) => weights.findIndex((w) => w > 0),
  });
  const { player } = rules.decision(s)!;
  const moves = rules.legalMoves(s).slice(0, 2);
  const compare = () => level.compare(rules.view(s, player), rng(3), moves);
  const comparison = compare();
  const ends = comparison.step();
  expect(ends).toHaveLength(moves.length);
  for (const { worth, players } of ends) {
    expect(Number.isFinite(worth)).toBe(true);
    expect(players.reduce((sum, { winning }) => sum + winning, 0)).toBeCloseTo(1, 9);
    expect(players.reduce((sum, { place }) => sum + place, 0)).toBeCloseTo(
      (players.length * (players.length + 1)) / 2,
      9,
    );
    expect(players.every(({ score }) => Number.isFinite(score))).toBe(true);
  }
  expect(Array.isArray(comparison.reasons(0, 1))).toBe(true);
  // The same seed finds the same.
  expect(compare().step()).toEqual(ends);
});
