import { describe, expect, it } from '@jest/globals';
import { TERM_NAMES, WEIGHTS } from '../../../../src/games/dominant-species/bots/index.ts';
import { chanceOf } from '../../../../src/kit/arena/arena.ts';
import { greedy } from '../../../../src/games/dominant-species/bots/greedy.ts';
import {
  type Observation,
  type Observations,
  addObservation,
  fit,
  newObservations,
  observe,
} from '../../../../src/games/dominant-species/bots/training/regression.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';

/** Made-up observations of some terms, with what is won given by `won`. */
function madeUp(won: (pawns: number, endangered: number, spread: number) => number): Observations {
  const randomInt = rng(1);
  const draw = (): number => randomInt(2001) / 1000 - 1;
  const observed = newObservations();
  for (let i = 0; i < 2000; i++) {
    const counts = { pawns: draw(), endangered: draw(), spread: draw() };
    const terms = TERM_NAMES.map((name) => (name in counts ? counts[name as keyof typeof counts] : 0));
    const { pawns, endangered, spread } = counts;
    const controls = [0, ...ANIMALS.map(() => 0)];
    addObservation(observed, { terms: [...terms, ...controls], won: won(pawns, endangered, spread) });
  }
  return observed;
}

describe('fitting', () => {
  it('finds what terms are worth; what was never seen keeps its weight', () => {
    const weights = fit(
      madeUp((pawns, endangered, spread) => 12 * pawns - 3 * endangered + 0.5 * spread),
      WEIGHTS,
    );
    expect(weights.pawns).toBeCloseTo(12, 0);
    expect(weights.endangered).toBeCloseTo(-3, 0);
    expect(weights.spread).toBeCloseTo(0.5, 0);
    expect(weights.elements).toBe(WEIGHTS.elements);
    expect(weights.vps).toBe(WEIGHTS.vps);
  });

  it('gives no weight of the wrong sign', () => {
    const weights = fit(
      madeUp((pawns, endangered) => -5 * pawns + 5 * endangered),
      WEIGHTS,
    );
    expect(weights.pawns).toBe(0);
    expect(weights.endangered).toBeCloseTo(0, 9);
  });

  it('observes every animal at the start of every turn, less the mean of the table', () => {
    const observations: Observation[] = [];
    const chance = chanceOf(2);
    const s = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
    observe(s, chance, greedy, rng(1), 12, 2, (each) => void observations.push(each));
    expect(observations).toHaveLength(6);
    expect(observations.slice(0, 3).reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(0, 9);
  });
});
