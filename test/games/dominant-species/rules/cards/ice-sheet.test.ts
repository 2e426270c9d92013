import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Ice Sheet; the insect has a pawn on the next space of Domination. */
const iceSheet = taking('ice sheet');

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Ice Sheet', () => {
  test('carries out a Glaciation, which cannot be declined', () => {
    const s = iceSheet({
      earth: {
        ...STARTING_EARTH,
        '1,-1': { terrain: 'savannah', tundra: true },
        '0,-1': { terrain: 'wetland', species: { bird: 4, insect: 2 }, hibernating: { bird: 3, insect: 1 } },
        '0,-2': { terrain: 'sea' },
        '2,-2': { terrain: 'sea' },
      },
      elements: { '0,0 0,-1 1,-1': 'sun', '0,-1 1,-1 1,-2': 'sun', '0,0 1,0 1,-1': 'meat' },
      animals: { bird: { vps: 4 } },
    });
    expect(asked(s)).toEqual({ question: 'ice sheet tile', animal: 'bird' });
    // Next to a tundra tile and not tundra: not the sea in the north.
    expect(legal(s)).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,0', '2,-2'].map((tile) => ({ tile })));

    const after = answer(s, { tile: '0,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']).toEqual({
      terrain: 'wetland',
      tundra: true,
      species: { bird: 1, insect: 1 },
      hibernating: { bird: 1, insect: 1 },
    });
    expect(look(after).animals.bird).toMatchObject({ genePool: 53, eliminated: 0, vps: 4 + 3 });
    expect(look(after).animals.insect).toMatchObject({ genePool: 53, eliminated: 0, vps: 0 });
    // The sun amid three tundra tiles is gone.
    expect(look(after).elements).toEqual({ '0,-1 1,-2 1,-1': 'sun', '0,0 1,-1 1,0': 'meat' });
    expect(look(after).bag.sun).toBe(19);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['ice sheet'] });
  });

  test('covers the only tile it can unasked', () => {
    const after = iceSheet({
      earth: { '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } }, '0,-1': { terrain: 'wetland' } },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']).toEqual({ terrain: 'wetland', tundra: true });
    expect(look(after).animals.bird?.vps).toBe(1);
  });

  test('does nothing where no tile is next to the tundra', () => {
    const earth = {
      '0,0': { terrain: 'sea', species: { bird: 1 } },
      '0,-1': { terrain: 'wetland' },
    };
    const after = iceSheet({ earth });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual(earth);
  });

  test('does nothing once the tundra tiles are used up', () => {
    const ice = ['-1,0', '-1,1', '-1,2', '0,-1', '0,0', '0,1', '0,2', '1,-1', '1,0', '1,1', '2,-1', '2,0'];
    const terrains = ['sea', 'wetland', 'forest'];
    const earth = {
      ...Object.fromEntries(ice.map((hex, i) => [hex, { terrain: terrains[i % 3], tundra: true }])),
      '0,-2': { terrain: 'jungle', species: { bird: 1 } },
    };
    const after = iceSheet({ earth });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual(earth);
  });
});
