import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Catastrophe; the mammal has a pawn on the next space of Domination. */
const catastrophe = taking('catastrophe', {
  players: [['bird'], ['insect'], ['mammal']],
  display: { domination: [null, 'mammal'] },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'mammal' };

const earth = {
  ...STARTING_EARTH,
  '0,0': { terrain: 'sea', tundra: true, species: { mammal: 2, bird: 3, insect: 1 } },
  '1,-1': { terrain: 'savannah', species: { mammal: 1, bird: 1 } },
  '0,-1': { terrain: 'wetland', species: { bird: 1 } },
  '0,1': { terrain: 'mountain', species: { bird: 2, insect: 2 } },
  '2,-1': { terrain: 'sea', species: { insect: 4 } },
};

describe('Catastrophe', () => {
  test('chooses any tile on earth', () => {
    const s = catastrophe({ earth });
    expect(asked(s)).toEqual({ question: 'catastrophe tile', animal: 'bird' });
    expect(legal(s)).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0', '2,-1'].map((tile) => ({ tile })));
  });

  test('eliminates all but one species there, then one on each adjacent tile; you choose which survives and whose die', () => {
    const survivor = answer(catastrophe({ earth }), { tile: '0,0' });
    expect(asked(survivor)).toEqual({ question: 'catastrophe survivor', animal: 'bird' });
    expect(legal(survivor)).toEqual([{ animal: 'mammal' }, { animal: 'bird' }, { animal: 'insect' }]);

    // Around the tile: desert (empty), savannah, wetland (the bird alone), jungle and forest (empty), mountain.
    const savannah = answer(survivor, { animal: 'insect' });
    expect(look(savannah).earth['0,0']?.species).toEqual({ insect: 1 });
    expect(look(savannah).at).toMatchObject({ question: 'catastrophe victim', struck: '0,0', tile: '1,-1' });
    expect(legal(savannah)).toEqual([{ animal: 'mammal' }, { animal: 'bird' }]);

    const mountain = answer(savannah, { animal: 'mammal' });
    expect(look(mountain).at).toMatchObject({ question: 'catastrophe victim', struck: '0,0', tile: '0,1' });
    const after = answer(mountain, { animal: 'bird' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual({
      ...STARTING_EARTH,
      '0,0': { terrain: 'sea', tundra: true, species: { insect: 1 } },
      '1,-1': { terrain: 'savannah', species: { bird: 1 } },
      '0,1': { terrain: 'mountain', species: { bird: 1, insect: 2 } },
      '2,-1': { terrain: 'sea', species: { insect: 4 } },
    });
    expect(look(after).animals).toMatchObject({
      mammal: { genePool: 49 - 3, eliminated: 3 },
      bird: { genePool: 49 - 7, eliminated: 5 },
      insect: { genePool: 49 - 7, eliminated: 0 },
    });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['catastrophe'] });
  });

  test('lets a species that is alone survive', () => {
    const after = answer(catastrophe({ earth }), { tile: '0,-1' }, { animal: 'mammal' }, { animal: 'mammal' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 1 });
  });

  test('strikes around a tile without species, too', () => {
    const after = answer(
      catastrophe({ earth }),
      { tile: '1,0' },
      { animal: 'bird' },
      { animal: 'bird' },
      { animal: 'insect' },
    );
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['2,-1']?.species).toEqual({ insect: 3 });
    expect(look(after).earth['1,-1']?.species).toEqual({ mammal: 1 });
    expect(look(after).earth['0,0']?.species).toEqual({ mammal: 2, bird: 2, insect: 1 });
    expect(look(after).earth['0,1']?.species).toEqual({ bird: 2, insect: 1 });
  });

  test('strikes a tile whose neighbours are empty', () => {
    const s = catastrophe({ earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { insect: 4 } } } });
    const after = answer(s, { tile: '0,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ insect: 1 });
    expect(look(after).animals.insect?.eliminated).toBe(3);
  });
});
