import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The amphibian takes Intelligence; the insect has a pawn on the next space of Domination. */
const intelligence = taking('intelligence', {
  players: [['mammal'], ['bird'], ['amphibian'], ['insect']],
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
  at: { question: 'domination card', animal: 'amphibian', space: 'domination 1', tile: '0,-1' },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Intelligence', () => {
  test('gives you and every animal above yours on the food chain one pawn of those set aside', () => {
    const after = intelligence({ animals: { bird: { hand: 0, aside: 10 } } });
    expect(look(after).animals).toMatchObject({
      mammal: { hand: 6, aside: 4 },
      bird: { hand: 1, aside: 9 },
      amphibian: { hand: 6, aside: 4 },
      insect: { hand: 5, aside: 5 }, // the pawn that acts next is back in hand
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['intelligence'] });
  });

  test('gives no pawn to an animal that has all ten', () => {
    const after = intelligence({ animals: { mammal: { hand: 10 }, amphibian: { aside: 0 } } });
    expect(look(after).animals).toMatchObject({
      mammal: { hand: 10, aside: 0 },
      bird: { hand: 6, aside: 4 },
      amphibian: { hand: 10, aside: 0 },
    });
  });
});
