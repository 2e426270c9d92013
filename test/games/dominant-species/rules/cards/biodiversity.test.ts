import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, asked, look, taking } from '../../support/table.ts';

/** The bird takes Biodiversity; the mammal has a pawn on the next space of Domination. */
const biodiversity = taking('biodiversity', {
  players: [['bird'], ['insect'], ['mammal']],
  display: { domination: [null, 'mammal'] },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'mammal' };

describe('Biodiversity', () => {
  test('gives 1 VP for each tile where you and at least one opponent have species', () => {
    const after = biodiversity({
      animals: { bird: { vps: 10 }, insect: { vps: 10 }, mammal: { vps: 10 } },
      earth: {
        ...STARTING_EARTH,
        '0,0': { terrain: 'sea', tundra: true, species: { bird: 1, mammal: 1 } },
        '0,-1': { terrain: 'wetland', species: { bird: 3, insect: 5, mammal: 2 } },
        '1,-1': { terrain: 'savannah', species: { bird: 4 } },
        '1,0': { terrain: 'desert', species: { insect: 1, mammal: 1 } },
        '0,1': { terrain: 'mountain', species: { bird: 1, insect: 1 } },
      },
    });
    expect(look(after).animals).toMatchObject({ bird: { vps: 13 }, insect: { vps: 10 }, mammal: { vps: 10 } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['biodiversity'] });
  });

  test('gives nothing where you share no tile', () => {
    const after = biodiversity({
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 3 } },
        '1,-1': { terrain: 'savannah', species: { mammal: 1, insect: 1 } },
      },
    });
    expect(look(after).animals).toMatchObject({ bird: { vps: 0 }, insect: { vps: 0 }, mammal: { vps: 0 } });
  });

  test("counts a player's other animals as opponents", () => {
    const after = biodiversity({
      players: [
        ['mammal', 'bird', 'arachnid'],
        ['reptile', 'amphibian', 'insect'],
      ],
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1, arachnid: 1 } } },
    });
    expect(look(after).animals.bird?.vps).toBe(1);
  });
});
