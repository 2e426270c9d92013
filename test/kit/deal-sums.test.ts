import { expect, it } from '@jest/globals';
import { dealSums } from '../../src/kit/arena/deal-sums.ts';

it('adds up each deal by itself', () => {
  const sums = dealSums(2);
  for (const [deal, won] of [
    [5, 1],
    [5, 0],
    [6, 1],
  ] as const) {
    const of = sums.of(deal);
    of[0]! += won;
    of[1]!++;
  }
  expect(sums.groups().map((group) => [...group])).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(sums.deals()).toBe(2);
});

it.each([50_000, 500_000])('joins the sums of %i deals in some thousand groups of equally many', (deals) => {
  const sums = dealSums(1);
  for (let deal = 0; deal < deals; deal++) sums.of(deal)[0]!++;
  const sizes = sums.groups().map(([count]) => count!);
  expect(sizes.length).toBeGreaterThan(2000);
  expect(sizes.length).toBeLessThanOrEqual(4096);
  expect(new Set(sizes.slice(0, -1)).size).toBe(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(deals);
  expect(sums.deals()).toBe(deals);
});
