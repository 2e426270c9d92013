/** How long a hint is thought about: by rollouts, never by a clock. */
import { describe, expect, it } from '@jest/globals';
import { type Adviser, adviceOn, startAdvice } from '../../src/kit/analysis/advice.ts';
import type { GameModule } from '../../src/kit/module.ts';

const ROLLOUTS = 100;
const SLICE = 8;

/** A game of one question. */
const game = {
  rules: { decision: () => ({ player: 0 }) },
  notation: { move: { write: (move: unknown) => move } },
} as unknown as Pick<GameModule, 'rules' | 'notation'>;

/** A level that can tell its two answers apart after so many rollouts; what it advises is how many it had. */
const apartAfter = (needed: number): Adviser => ({
  name: 'strong',
  how: '',
  decide: () => 0,
  advising: { rollouts: ROLLOUTS, comparisons: 1, noticeable: 0 },
  think(_view, _randomInt, budget) {
    let iterations = 0;
    return {
      get iterations() {
        return iterations;
      },
      step: () => (iterations += SLICE) < budget!.iterations!,
      best: () => iterations,
      advice: () => ({
        move: iterations,
        other: { move: -1, behind: 1, isAsGood: iterations < needed },
        reasons: [],
      }),
    };
  },
});

const rolloutsFor = (needed: number): number => Number(adviceOn(game, apartAfter(needed), {}).move);

describe('A hint', () => {
  it('has its usual rollouts where one answer is clearly the best', () => {
    expect(rolloutsFor(1)).toBe(104);
  });
  it('has up to twice as many while the next best answer may be as good', () => {
    expect(rolloutsFor(150)).toBe(200);
    expect(rolloutsFor(Infinity)).toBe(200);
  });
  it('never seems further from its end than before', () => {
    const thinking = startAdvice(game, apartAfter(Infinity), {});
    let done = 0;
    while (thinking.step()) {
      expect(thinking.done).toBeGreaterThan(done);
      done = thinking.done;
    }
    expect(thinking.done).toBe(1);
  });
});
