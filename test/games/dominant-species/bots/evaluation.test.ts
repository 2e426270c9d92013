import { describe, expect, it } from '@jest/globals';
import {
  TERM_NAMES,
  WEIGHTS,
  evaluate,
  termsOf,
  weightList,
} from '../../../../src/games/dominant-species/bots/index.ts';
import { BIRD, INSECT } from '../../../../src/games/dominant-species/rules/components.ts';
import { copyState } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const weights = weightList(WEIGHTS);

const s = table({
  earth: {
    ...STARTING_EARTH,
    '0,-1': { terrain: 'wetland', species: { bird: 4, insect: 1 } },
    '-1,1': { terrain: 'forest', species: { bird: 1 } },
    '0,0': { terrain: 'sea', tundra: true, species: { insect: 2 } },
  },
  elements: { '-1,0 0,-1 -1,-1': 'seed', '0,0 1,0 1,-1': 'grass' },
  animals: { bird: { vps: 12, elements: ['grass'] }, insect: { vps: 7 } },
  boxes: { regression: ['grass'] },
});

describe('the evaluation', () => {
  it('counts the terms of an animal', () => {
    const bird = termsOf(s, BIRD);
    expect(bird).toMatchObject({
      vps: 12,
      spread: 2,
      species: 4,
      endangered: 1,
      dominated: 1,
      elements: 1,
      threatened: 1,
    });
    // The insect gets none of the wetland's 8 and 4: its species there are endangered. The bird's in the forest does not count either.
    expect(bird.placingsEarly).toBe(8);
    expect(bird.placingsLate).toBe(0);
    const insect = termsOf(s, INSECT);
    expect(insect).toMatchObject({
      vps: 7,
      spread: 2,
      species: 2,
      endangered: 1,
      survival: 1,
      tundra: 2,
      placingsEarly: 1,
    });
  });

  it('has a weight for every term', () => {
    expect(Object.keys(WEIGHTS)).toEqual(TERM_NAMES);
    expect(Object.values(WEIGHTS).every(Number.isFinite)).toBe(true);
  });

  it('is a difference: what one of two players has more the other has less', () => {
    expect(evaluate(s, 0, weights)).toBeCloseTo(-evaluate(s, 1, weights), 9);
    const richer = copyState(s);
    richer.vps[INSECT]! += 5;
    expect(evaluate(s, 0, weights) - evaluate(richer, 0, weights)).toBeCloseTo(5, 9);
  });

  it('after the end is VPs alone', () => {
    const end = copyState(s);
    end.over = true;
    expect(evaluate(end, 0, weights)).toBe(5);
  });

  it('does not touch the state', () => {
    const before = JSON.stringify(s);
    evaluate(s, 0, weights);
    expect(JSON.stringify(s)).toBe(before);
  });
});
