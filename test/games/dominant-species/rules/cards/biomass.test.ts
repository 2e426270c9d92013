import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Biomass; the insect has a pawn on the next space of Domination. */
const biomass = taking('biomass');

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Biomass', () => {
  test('eliminates one species on each tile with more species than elements; you choose whose', () => {
    const s = biomass({
      earth: {
        ...STARTING_EARTH,
        '-1,0': { terrain: 'jungle', species: { bird: 1, insect: 2 } },
        '0,-1': { terrain: 'wetland', species: { bird: 2 } },
        '1,-1': { terrain: 'savannah', species: { bird: 5, insect: 1 } },
      },
      // The jungle and the wetland have two elements each, the savannah none.
      elements: { '-1,0 0,-1 0,0': 'sun', '-1,0 0,-1 -1,-1': 'seed' },
    });
    expect(asked(s)).toEqual({ question: 'biomass animal', animal: 'bird' });
    expect(look(s).at).toMatchObject({ tile: '-1,0' });
    expect(legal(s)).toEqual([{ animal: 'bird' }, { animal: 'insect' }]);

    const second = answer(s, { animal: 'insect' });
    expect(look(second).at).toMatchObject({ question: 'biomass animal', tile: '1,-1' });
    const after = answer(second, { animal: 'bird' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['-1,0']?.species).toEqual({ bird: 1, insect: 1 });
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 2 });
    expect(look(after).earth['1,-1']?.species).toEqual({ bird: 4, insect: 1 });
    expect(look(after).animals.bird).toMatchObject({ genePool: 54 - 8, eliminated: 1 });
    expect(look(after).animals.insect).toMatchObject({ genePool: 54 - 3, eliminated: 1 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['biomass'] });
  });

  test('takes your own species unasked where yours are alone', () => {
    const after = biomass({
      earth: {
        ...STARTING_EARTH,
        '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
        '0,-1': { terrain: 'wetland', species: { bird: 2 } },
        '1,0': { terrain: 'desert', species: { insect: 1 } },
      },
      elements: { '1,0 0,1 1,1': 'sun' },
    });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,0']?.species).toBeUndefined();
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 1 });
    expect(look(after).earth['1,0']?.species).toEqual({ insect: 1 });
    expect(look(after).animals.bird?.eliminated).toBe(2);
  });

  test('takes no more than one species of a tile, however crowded', () => {
    const s = biomass({
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 9, insect: 9 } } },
    });
    const after = answer(s, { animal: 'insect' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 9, insect: 8 });
  });
});
