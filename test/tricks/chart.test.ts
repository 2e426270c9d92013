/** The scale and the labels of the chart. */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { apart, ticksBetween } from '../../src/table/chart/Drawing.tsx';

describe('the chart', () => {
  it('has round numbers at its side, not many and not above the highest VPs', () => {
    for (let most = 1; most < 700; most++) {
      const ticks = ticksBetween(0, most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)!).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(8);
      expect([1, 2, 5, 10, 20, 50, 100, 200]).toContain(ticks[1]);
    }
  });

  it('keeps labels apart, in their order and above the edge', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const at = apart(wanted, 20, 200);
        const sorted = [...at].sort((a, b) => a - b);
        sorted.forEach((y, i) => {
          expect(y).toBeLessThanOrEqual(200);
          if (i > 0) expect(y - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
        });
        wanted.forEach((y, i) => {
          wanted.forEach((other, j) => {
            if (y < other) expect(at[i]!).toBeLessThan(at[j]!);
          });
        });
      }),
    );
    expect(apart([50, 100, 150], 20, 200)).toEqual([50, 100, 150]);
  });

  it('has round numbers below 0, too', () => {
    expect(ticksBetween(-5, 42)).toEqual([0, 10, 20, 30, 40]);
    expect(ticksBetween(-12, 20)).toEqual([-10, 0, 10, 20]);
  });
});
