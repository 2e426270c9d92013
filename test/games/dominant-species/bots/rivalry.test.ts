import { describe, expect, it } from '@jest/globals';
import { stakesOf, worthTo, worthToAll } from '../../../../src/games/dominant-species/bots/rivalry.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

function table(owner: number[], animalsEach: number): State {
  const players = Math.max(...owner) + 1;
  const s = newGame({ players, animalsEach, randomEarth: false, animals: 'dealt' }, randomChance(rng(1)));
  return { ...s, owner };
}

function staked(s: State, values: Float64Array, player: number): number {
  const stakes = new Float64Array(ANIMALS.length);
  stakesOf(s, values, player, stakes);
  return stakes.reduce((sum, stake, animal) => sum + stake * values[animal]!, 0);
}

describe('what values are worth to a player', () => {
  it('is the own value less half the best rival’s and half the mean of the rivals’', () => {
    const s = table([0, 1, 2, -1, -1, -1], 1);
    const values = Float64Array.of(30, 20, 10, 99, 99, 99);
    expect(worthTo(s, values, 0)).toBe(30 - (20 + 15) / 2);
    expect(worthTo(s, values, 2)).toBe(10 - (30 + 25) / 2);
    const all = new Float64Array(ANIMALS.length);
    worthToAll(s, values, all);
    expect(Array.from(all.subarray(0, 3))).toEqual([0, 1, 2].map((player) => worthTo(s, values, player)));
  });

  it('counts the lowest animal most where a player has several', () => {
    const s = table([0, 0, 0, 1, 1, 1], 3);
    const low = Float64Array.of(10, 50, 60, 20, 20, 20);
    expect(worthTo(s, low, 0)).toBeCloseTo(0.8 * 10 + 0.2 * 40 - 20, 9);
    expect(worthTo(s, low, 0)).toBeLessThan(worthTo(s, Float64Array.of(30, 30, 30, 20, 20, 20), 0));
  });

  it.each([
    ['one animal each', [0, 1, 2, 3, -1, -1], 1, [12, 40, 7, 31, 0, 0]],
    ['the best rivals level', [0, 1, 2, 3, -1, -1], 1, [12, 40, 40, 31, 0, 0]],
    ['several animals each', [0, 1, 2, 0, 1, 2], 2, [12, 40, 7, 31, 5, 9]],
    ['the lowest of a player level', [0, 0, 0, 1, 1, 1], 3, [10, 10, 12, 20, 20, 30]],
  ])('is made up by the stakes: %s', (_, owner, animalsEach, list) => {
    const s = table(owner, animalsEach);
    const values = Float64Array.from(list);
    for (let player = 0; player <= Math.max(...owner); player++) {
      expect(staked(s, values, player)).toBeCloseTo(worthTo(s, values, player), 9);
    }
  });
});
