import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Fecundity; the insect has a pawn on the next space of Domination. */
const fecundity = taking('fecundity', {
  earth: {
    ...STARTING_EARTH,
    '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
    '0,-1': { terrain: 'wetland', species: { bird: 3, insect: 1 } },
    '1,0': { terrain: 'desert', species: { insect: 2 } },
    '0,1': { terrain: 'mountain', species: { bird: 2 } },
  },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Fecundity', () => {
  test('puts up to one species on each tile you occupy', () => {
    const s = fecundity({});
    expect(asked(s)).toEqual({ question: 'fecundity tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: '0,-1' }, { tile: '0,0' }, { tile: '0,1' }, 'done']);
    const second = answer(s, { tile: '0,0' });
    expect(legal(second)).toEqual([{ tile: '0,-1' }, { tile: '0,1' }, 'done']);
    const after = answer(second, { tile: '0,1' }, { tile: '0,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toMatchObject({
      '0,0': { species: { bird: 2 } },
      '0,-1': { species: { bird: 4, insect: 1 } },
      '1,0': { species: { insect: 2 } },
      '0,1': { species: { bird: 3 } },
    });
    expect(look(after).animals.bird).toMatchObject({ genePool: 54 - 9, eliminated: 0 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['fecundity'] });
  });

  test('may leave tiles out', () => {
    expect(look(answer(fecundity({}), 'done')).animals.bird?.genePool).toBe(54 - 6);
    const after = answer(fecundity({}), { tile: '0,1' }, 'done');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.genePool).toBe(54 - 7);
  });

  test('puts no more than the gene pool holds', () => {
    const after = answer(fecundity({ animals: { bird: { genePool: 1 } } }), { tile: '0,1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.genePool).toBe(0);
    expect(asked(fecundity({ animals: { bird: { genePool: 0 } } }))).toEqual(NEXT_PAWN);
  });
});
