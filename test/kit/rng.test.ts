import { describe, expect, it } from '@jest/globals';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { rng } from '../../src/kit/rng.ts';

describe('The generator', () => {
  // With high ranges many numbers are rejected and drawn again.
  it.each([1, 2, 3, 6, 41, 100, 3 * 2 ** 20, 3 * 2 ** 29, 2 ** 31 - 1, 2 ** 31])(
    'draws below %i what pure-rand draws: seeds bring the games they always brought',
    (n) => {
      for (const seed of [0, 1, -5, 123_456_789]) {
        const draw = rng(seed);
        const state = xoroshiro128plus(seed);
        for (let i = 0; i < 500; i++) expect(draw(n)).toBe(uniformInt(state, 0, n - 1));
      }
    },
  );
});
