import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Predator; the insect has a pawn on the next space of Domination. */
const predator = taking('predator', {
  players: [['bird'], ['insect'], ['mammal']],
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Predator', () => {
  test('eliminates one opposing species of your choice on each tile you share with opponents', () => {
    const s = predator({
      earth: {
        ...STARTING_EARTH,
        '-1,0': { terrain: 'jungle', species: { mammal: 2, bird: 1, insect: 1 } },
        '0,0': { terrain: 'sea', tundra: true, species: { bird: 1, insect: 2 } },
        '0,-1': { terrain: 'wetland', species: { bird: 3 } },
        '1,-1': { terrain: 'savannah', species: { mammal: 1, insect: 1 } },
        '1,0': { terrain: 'desert', species: { mammal: 1, bird: 2, insect: 1 } },
      },
    });
    expect(asked(s)).toEqual({ question: 'predator animal', animal: 'bird' });
    expect(look(s).at).toMatchObject({ tile: '-1,0' });
    expect(legal(s)).toEqual([{ animal: 'mammal' }, { animal: 'insect' }]);
    const desert = answer(s, { animal: 'mammal' });
    // The insect is the only opponent on the tundra.
    expect(look(desert).earth['0,0']?.species).toEqual({ bird: 1, insect: 1 });
    expect(look(desert).at).toMatchObject({ question: 'predator animal', tile: '1,0' });
    const after = answer(desert, { animal: 'insect' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toMatchObject({
      '-1,0': { species: { mammal: 1, bird: 1, insect: 1 } },
      '0,-1': { species: { bird: 3 } },
      '1,-1': { species: { mammal: 1, insect: 1 } },
      '1,0': { species: { mammal: 1, bird: 2 } },
    });
    expect(look(after).animals).toMatchObject({
      mammal: { genePool: 45, eliminated: 1 },
      bird: { genePool: 42, eliminated: 0 },
      insect: { genePool: 44, eliminated: 2 },
    });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['predator'] });
  });

  test('does nothing where you share no tile', () => {
    const after = predator({ earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 3 } } } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 3 });
  });

  test('strikes your other animals as opponents', () => {
    const s = predator({
      players: [
        ['mammal', 'bird', 'arachnid'],
        ['reptile', 'amphibian', 'insect'],
      ],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { mammal: 1, bird: 1, insect: 1 } },
        '1,0': { terrain: 'desert', species: { bird: 1, arachnid: 1 } },
      },
    });
    expect(legal(s)).toEqual([{ animal: 'mammal' }, { animal: 'insect' }]);
    const after = answer(s, { animal: 'insect' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['1,0']?.species).toEqual({ bird: 1 });
  });
});
