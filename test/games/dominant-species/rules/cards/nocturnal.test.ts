import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Nocturnal; the insect has a pawn on the next space of Domination. */
const nocturnal = taking('nocturnal', {
  players: [['mammal'], ['bird'], ['amphibian'], ['insect']],
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Nocturnal', () => {
  test('swaps you with the animal to your left on the initiative track', () => {
    const after = nocturnal({ initiative: ['insect', 'mammal', 'bird', 'amphibian'] });
    expect(look(after).initiative).toEqual(['insect', 'bird', 'mammal', 'amphibian']);
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['nocturnal'] });
  });

  test('leaves you in the first place if you have it', () => {
    const after = nocturnal({ initiative: ['bird', 'mammal', 'insect', 'amphibian'] });
    expect(look(after).initiative).toEqual(['bird', 'mammal', 'insect', 'amphibian']);
  });
});
