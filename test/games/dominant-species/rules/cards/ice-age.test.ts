import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, look, taking } from '../../support/table.ts';

/** The bird takes Ice Age; the insect has a pawn on the next space of Domination. */
const iceAge = taking('ice age', {
  players: [['bird'], ['insect'], ['mammal']],
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Ice Age', () => {
  const position = {
    animals: { bird: { vps: 1 }, insect: { vps: 2 }, mammal: { vps: 3 } },
    earth: {
      ...STARTING_EARTH,
      '-1,0': { terrain: 'jungle', species: { bird: 1 } },
      '0,-1': { terrain: 'wetland', species: { bird: 1, insect: 3 } },
      '0,1': { terrain: 'mountain', species: { bird: 1, insect: 1 } },
      '1,-1': { terrain: 'savannah', species: { bird: 1 } },
      '1,0': { terrain: 'desert', species: { insect: 1 } },
    },
    // The bird dominates jungle, wetland and savannah, the insect the desert; both fit the mountain equally well.
    elements: {
      '-1,0 -2,0 -2,1': 'seed',
      '0,-1 0,-2 -1,-1': 'seed',
      '1,-1 2,-1 2,-2': 'seed',
      '1,0 2,0 2,-1': 'grass',
      '0,1 0,2 -1,2': 'seed',
      '0,1 0,2 1,1': 'grass',
    },
  };

  test('gives every animal bonus VPs for the number of tiles it dominates', () => {
    const after = iceAge(position);
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals).toMatchObject({ bird: { vps: 1 + 6 }, insect: { vps: 2 + 1 }, mammal: { vps: 3 } });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['ice age'] });
  });

  test('ends the game after this turn', () => {
    const next = iceAge(position);
    expect(look(next).at).toMatchObject({ space: 'domination 2' });
    const end = answer(next, 'forfeit');
    expect(asked(end)).toBeNull();
    expect(look(end)).toMatchObject({ turn: 1, at: { over: true } });
  });
});
