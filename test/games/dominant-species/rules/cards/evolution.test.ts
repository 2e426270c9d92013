import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Evolution; the mammal has a pawn on the next space of Domination. */
const evolution = taking('evolution', {
  players: [['bird'], ['insect'], ['mammal']],
  display: { domination: [null, 'mammal'] },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'mammal' };

const earth = {
  ...STARTING_EARTH,
  '0,-1': { terrain: 'wetland', species: { mammal: 1, bird: 2, insect: 2 } },
  '1,0': { terrain: 'desert', species: { insect: 3 } },
  '0,1': { terrain: 'mountain', species: { bird: 1 } },
};

describe('Evolution', () => {
  test('replaces a species of an opposing animal, anywhere, by one from your gene pool', () => {
    const s = evolution({ earth });
    expect(asked(s)).toEqual({ question: 'evolution tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: '0,-1' }, { tile: '1,0' }, 'done']);
    const after = answer(s, { tile: '1,0' }, 'done');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['1,0']?.species).toEqual({ bird: 1, insect: 2 });
    expect(look(after).animals).toMatchObject({
      bird: { genePool: 49 - 4, eliminated: 0 },
      insect: { genePool: 49 - 5, eliminated: 1 },
      mammal: { genePool: 49 - 1, eliminated: 0 },
    });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['evolution'] });
  });

  test('replaces up to two different animals, both on one tile if you like', () => {
    const whose = answer(evolution({ earth }), { tile: '0,-1' });
    expect(asked(whose)).toEqual({ question: 'evolution animal', animal: 'bird' });
    expect(legal(whose)).toEqual([{ animal: 'mammal' }, { animal: 'insect' }]);
    const second = answer(whose, { animal: 'insect' });
    expect(look(second).at).toMatchObject({ question: 'evolution tile', replaced: ['insect'] });
    // The desert's insects are no longer offered.
    expect(legal(second)).toEqual([{ tile: '0,-1' }, 'done']);
    const after = answer(second, { tile: '0,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 4, insect: 1 });
    expect(look(after).animals).toMatchObject({
      mammal: { eliminated: 1 },
      bird: { genePool: 49 - 5 },
      insect: { eliminated: 1 },
    });
  });

  test('replaces the same animal only once', () => {
    const s = evolution({
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 2, insect: 9 } } },
    });
    const after = answer(s, { tile: '0,-1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']?.species).toEqual({ bird: 3, insect: 8 });
  });

  test('may replace none', () => {
    const after = answer(evolution({ earth }), 'done');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual(earth);
  });

  test('replaces no more than your gene pool holds', () => {
    const one = evolution({ earth, animals: { bird: { genePool: 1 } } });
    const after = answer(one, { tile: '0,-1' }, { animal: 'mammal' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.genePool).toBe(0);
    expect(asked(evolution({ earth, animals: { bird: { genePool: 0 } } }))).toEqual(NEXT_PAWN);
  });
});
