import { describe, expect, test } from '@jest/globals';
import { CARDS, ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, answer, asked, legal, look, table, taking } from '../../support/table.ts';

/** The bird takes Hibernation; the insect has a pawn on the next space of Domination. */
const hibernation = taking('hibernation', {
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 2 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

/** A Reset that draws nothing: the bag and the deck are empty, and each stack shows a tile. */
const NO_DRAWS = {
  boxes: { adaptation: ELEMENTS.flatMap((element) => Array<string>(20).fill(element)) },
  cards: {
    faceUp: ['hibernation', 'ice age'],
    taken: CARDS.filter((card) => card !== 'hibernation' && card !== 'ice age'),
  },
  stacks: [{ faceUp: 'sea' }, { faceUp: 'sea' }, { faceUp: 'sea' }],
};

/** The earth after the Reset of the game's last turn, which draws nothing either. */
const lastReset = (players: string[][], earth: object): State =>
  table({
    players,
    earth: { ...STARTING_EARTH, ...earth },
    cards: { faceUp: [], taken: ['ice age'] },
    at: { phase: 'reset' },
  });

describe('Hibernation', () => {
  test('puts up to 5 of your eliminated species on one tile', () => {
    const s = hibernation({ animals: { bird: { eliminated: 7 }, insect: { eliminated: 4 } } });
    expect(asked(s)).toEqual({ question: 'hibernation tile', animal: 'bird' });
    expect(legal(s)).toEqual([
      ...['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'].map((tile) => ({ tile })),
      'done',
    ]);
    const count = answer(s, { tile: '0,-1' });
    expect(asked(count)).toEqual({ question: 'hibernation count', animal: 'bird' });
    expect(legal(count)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }, { count: 4 }, { count: 5 }]);
    const after = answer(count, { count: 3 });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 5 }, hibernating: { bird: 3 } });
    expect(look(after).animals.bird).toMatchObject({ genePool: 54 - 2 - 7, eliminated: 4 });
    expect(look(after).animals.insect).toMatchObject({ eliminated: 4 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['hibernation'] });
  });

  test('puts no more than have been eliminated, and may put none', () => {
    const s = hibernation({ animals: { bird: { eliminated: 2 } } });
    expect(legal(answer(s, { tile: '0,1' }))).toEqual([{ count: 1 }, { count: 2 }]);
    const after = answer(s, 'done');
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird?.eliminated).toBe(2);
  });

  test('does nothing for an animal that has lost no species', () => {
    expect(asked(hibernation({}))).toEqual(NEXT_PAWN);
  });

  test('keeps them from extinction this turn, and this turn only', () => {
    const s = hibernation({
      ...NO_DRAWS,
      animals: { bird: { eliminated: 3 }, insect: {} },
      display: {},
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 2 } },
      },
    });
    const next = answer(s, { tile: '0,-1' }, { count: 3 });
    // There are no elements on earth: the two others went extinct.
    expect(look(next)).toMatchObject({ turn: 2, at: { question: 'planning space' } });
    expect(look(next).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 3 } });
    expect(look(next).animals.bird?.eliminated).toBe(2);

    const later = table({ ...look(next), cards: { faceUp: [], taken: ['ice age'] }, at: { phase: 'reset' } });
    expect(look(later).earth['0,-1']).toEqual({ terrain: 'wetland' });
    expect(look(later).animals.bird?.eliminated).toBe(5);
  });

  test('saves nobody where nobody is endangered, and does not shield other animals', () => {
    const after = table({
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4, insect: 2 }, hibernating: { bird: 1 } },
      },
      elements: { '0,-1 0,-2 -1,-1': 'seed' },
      cards: { faceUp: [], taken: ['ice age'] },
      at: { phase: 'reset' },
    });
    expect(look(after).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 4 } });
  });

  test('lets the mammal save an unprotected species next to the protected ones', () => {
    const s = lastReset([['mammal'], ['insect']], {
      '0,-1': { terrain: 'wetland', species: { mammal: 4 }, hibernating: { mammal: 2 } },
      '0,1': { terrain: 'mountain', species: { mammal: 3 } },
    });
    expect(asked(s)).toEqual({ question: 'extinction tile', animal: 'mammal' });
    expect(legal(s)).toEqual([{ tile: '0,-1' }, { tile: '0,1' }]);

    const wetland = answer(s, { tile: '0,-1' });
    expect(look(wetland).earth['0,-1']).toEqual({ terrain: 'wetland', species: { mammal: 3 } });
    expect(look(wetland).earth['0,1']).toEqual({ terrain: 'mountain' });
    expect(look(wetland).animals.mammal?.eliminated).toBe(4);

    const mountain = answer(s, { tile: '0,1' });
    expect(look(mountain).earth['0,-1']).toEqual({ terrain: 'wetland', species: { mammal: 2 } });
    expect(look(mountain).earth['0,1']).toEqual({ terrain: 'mountain', species: { mammal: 1 } });
  });

  test('does not offer a tile whose mammals are all protected for saving', () => {
    const after = lastReset([['mammal'], ['insect']], {
      '0,-1': { terrain: 'wetland', species: { mammal: 2 }, hibernating: { mammal: 2 } },
      '0,1': { terrain: 'mountain', species: { mammal: 3 } },
    });
    expect(asked(after)).toBeNull();
    expect(look(after).earth['0,-1']).toEqual({ terrain: 'wetland', species: { mammal: 2 } });
    expect(look(after).earth['0,1']).toEqual({ terrain: 'mountain', species: { mammal: 1 } });
  });

  test('protects what stays: others leave first, and what leaves is protected no longer', () => {
    const s = table({
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 3 }, hibernating: { bird: 2 } },
      },
      display: { domination: ['insect'] },
      at: {
        question: 'migration from',
        animal: 'bird',
        space: 'migration 6',
        left: 2,
        movable: { '0,-1': 3 },
      },
    });
    const one = answer(s, { tile: '0,-1' }, { tile: '1,-1' }, { count: 1 });
    expect(look(one).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 2 }, hibernating: { bird: 2 } });
    const two = answer(one, { tile: '0,-1' }, { tile: '1,-1' });
    expect(look(two).earth['0,-1']).toEqual({ terrain: 'wetland', species: { bird: 1 }, hibernating: { bird: 1 } });
    expect(look(two).earth['1,-1']).toEqual({ terrain: 'savannah', species: { bird: 2 } });
  });
});
