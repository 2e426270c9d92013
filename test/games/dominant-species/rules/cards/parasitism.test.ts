import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Parasitism; the insect has a pawn on the next space of Domination. */
const parasitism = taking('parasitism', {
  players: [['mammal'], ['bird'], ['amphibian'], ['insect']],
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Parasitism', () => {
  test('gives you and every animal below yours on the food chain one pawn of those set aside', () => {
    const after = parasitism({ animals: { amphibian: { hand: 0, aside: 10 } } });
    expect(look(after).animals).toMatchObject({
      mammal: { hand: 5, aside: 5 },
      bird: { hand: 6, aside: 4 },
      amphibian: { hand: 1, aside: 9 },
      insect: { hand: 6, aside: 4 }, // the pawn that acts next is back in hand
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['parasitism'] });
  });

  test('gives no pawn to an animal that has all ten, those on the display counted', () => {
    const after = parasitism({ animals: { insect: { hand: 9 }, bird: { aside: 0 } } });
    expect(look(after).animals).toMatchObject({
      bird: { hand: 10, aside: 0 },
      amphibian: { hand: 6, aside: 4 },
      insect: { hand: 10, aside: 0 },
    });
  });
});
