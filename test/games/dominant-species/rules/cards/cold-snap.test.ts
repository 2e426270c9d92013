import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Cold Snap; the mammal has a pawn on the next space of Domination. */
const coldSnap = taking('cold snap', {
  players: [['bird'], ['insect'], ['mammal']],
  display: { domination: [null, 'mammal'] },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'mammal' };

describe('Cold Snap', () => {
  test('costs every other animal one species on each tundra tile it occupies', () => {
    const after = coldSnap({
      earth: {
        ...STARTING_EARTH,
        '0,0': { terrain: 'sea', tundra: true, species: { mammal: 3, bird: 2, insect: 1 } },
        '0,-1': { terrain: 'wetland', tundra: true, species: { insect: 2 } },
        '0,1': { terrain: 'mountain', tundra: true, species: { bird: 1 } },
        '1,0': { terrain: 'desert', species: { mammal: 1, insect: 1 } },
      },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual({
      ...STARTING_EARTH,
      '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 2 } },
      '0,-1': { terrain: 'wetland', tundra: true, species: { insect: 1 } },
      '0,1': { terrain: 'mountain', tundra: true, species: { bird: 1 } },
      '1,0': { terrain: 'desert', species: { mammal: 1, insect: 1 } },
    });
    expect(look(after).animals).toMatchObject({
      mammal: { genePool: 49 - 4, eliminated: 1 },
      bird: { genePool: 49 - 3, eliminated: 0 },
      insect: { genePool: 49 - 4, eliminated: 2 },
    });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['cold snap'] });
  });

  test('costs your other animals a species, too', () => {
    const after = coldSnap({
      players: [
        ['mammal', 'bird', 'arachnid'],
        ['reptile', 'amphibian', 'insect'],
      ],
      earth: {
        ...STARTING_EARTH,
        '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 2, arachnid: 2 } },
      },
    });
    expect(look(after).earth['0,0']?.species).toEqual({ mammal: 1, bird: 2, arachnid: 1 });
  });

  test('takes unprotected species before those that hibernate', () => {
    const tundra = { terrain: 'sea', tundra: true };
    const after = coldSnap({
      earth: {
        ...STARTING_EARTH,
        '0,0': { ...tundra, species: { insect: 3, mammal: 2 }, hibernating: { insect: 2, mammal: 2 } },
      },
    });
    expect(look(after).earth['0,0']).toEqual({
      ...tundra,
      species: { insect: 2, mammal: 1 },
      hibernating: { insect: 2, mammal: 1 },
    });
  });
});
