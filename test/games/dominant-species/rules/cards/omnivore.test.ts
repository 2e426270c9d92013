import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Omnivore; the insect has a pawn on the next space of Domination. */
const omnivore = taking('omnivore', {
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Omnivore', () => {
  test('gives you one pawn of those set aside, into the hand', () => {
    const after = omnivore({});
    expect(look(after).animals).toMatchObject({ bird: { hand: 8, aside: 2 }, insect: { aside: 3 } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['blight'], taken: ['omnivore'] });
  });

  test('gives none to an animal that has all ten', () => {
    const after = omnivore({
      animals: { bird: { hand: 8 } },
      display: { migration: ['bird', 'bird'], domination: [null, 'insect'] },
    });
    expect(look(after).animals.bird).toMatchObject({ hand: 8, aside: 0 });
  });
});
