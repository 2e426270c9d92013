import { describe, expect, test } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Mass Exodus; the insect has a pawn on the next space of Domination. */
const massExodus = taking('mass exodus', {
  players: [['bird'], ['insect'], ['mammal']],
  earth: {
    ...STARTING_EARTH,
    '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } },
    '0,-1': { terrain: 'wetland', species: { mammal: 1, bird: 3, insect: 2 } },
  },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

describe('Mass Exodus', () => {
  test('chooses any tile on earth', () => {
    const s = massExodus({});
    expect(asked(s)).toEqual({ question: 'mass exodus tile', animal: 'bird' });
    expect(legal(s)).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'].map((tile) => ({ tile })));
  });

  test("moves every species on it, anyone's, to adjacent tiles as you like", () => {
    const mammal = answer(massExodus({}), { tile: '0,-1' });
    expect(look(mammal).at).toMatchObject({
      question: 'mass exodus to',
      animal: 'bird',
      from: '0,-1',
      whose: 'mammal',
    });
    expect(new Set(legal(mammal))).toEqual(new Set([{ tile: '-1,0' }, { tile: '0,0' }, { tile: '1,-1' }]));

    const bird = answer(mammal, { tile: '1,-1' });
    expect(look(bird).at).toMatchObject({ question: 'mass exodus to', animal: 'bird', whose: 'bird' });
    const count = answer(bird, { tile: '0,0' });
    expect(look(count).at).toMatchObject({ question: 'mass exodus count', whose: 'bird', to: '0,0' });
    expect(legal(count)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);

    const rest = answer(count, { count: 2 });
    expect(look(rest).at).toMatchObject({ question: 'mass exodus to', whose: 'bird' });
    const insect = answer(rest, { tile: '0,0' });
    expect(look(insect).at).toMatchObject({ question: 'mass exodus to', whose: 'insect' });
    const after = answer(insect, { tile: '1,-1' }, { count: 1 }, { tile: '-1,0' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth).toEqual({
      ...STARTING_EARTH,
      '0,0': { terrain: 'sea', tundra: true, species: { bird: 4 } },
      '-1,0': { terrain: 'jungle', species: { insect: 1 } },
      '1,-1': { terrain: 'savannah', species: { mammal: 1, insect: 1 } },
    });
    expect(look(after).animals).toMatchObject({
      mammal: { genePool: 48, eliminated: 0 },
      bird: { genePool: 45, eliminated: 0 },
      insect: { genePool: 47, eliminated: 0 },
    });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['mass exodus'] });
  });

  test('does nothing on an empty tile', () => {
    expect(asked(answer(massExodus({}), { tile: '0,1' }))).toEqual(NEXT_PAWN);
  });

  test('leaves species on a tile that has no other next to it', () => {
    const s = massExodus({
      earth: {
        '0,0': { terrain: 'sea', tundra: true },
        '0,-1': { terrain: 'wetland', species: { bird: 1 } },
        '3,0': { terrain: 'forest', species: { bird: 2, insect: 3 } },
      },
    });
    const after = answer(s, { tile: '3,0' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['3,0']?.species).toEqual({ bird: 2, insect: 3 });
  });

  test('takes unprotected species before those that hibernate; what leaves is protected no longer', () => {
    const s = massExodus({
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 3 }, hibernating: { bird: 2 } },
      },
    });
    const one = answer(s, { tile: '0,-1' }, { tile: '0,0' }, { count: 1 });
    expect(look(one).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 2 }, hibernating: { bird: 2 } });
    const all = answer(one, { tile: '0,0' }, { count: 2 });
    expect(look(all).earth['0,-1']).toEqual({ terrain: 'wetland' });
    expect(look(all).earth['0,0']).toEqual({ terrain: 'sea', tundra: true, species: { bird: 3 } });
  });
});
