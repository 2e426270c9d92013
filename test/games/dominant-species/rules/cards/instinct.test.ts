import { describe, expect, test } from '@jest/globals';
import { ANIMALS, CARDS, ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import { STARTING_EARTH, answer, asked, legal, look, table, taking } from '../../support/table.ts';

/** The bird takes Instinct; the insect has a pawn on the next space of Domination. */
const instinct = taking('instinct', {
  earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

/** A Reset that draws nothing: the bag and the deck are empty, and each stack shows a tile. */
const NO_DRAWS = {
  boxes: { adaptation: ELEMENTS.flatMap((element) => Array<string>(20).fill(element)) },
  cards: { faceUp: ['instinct', 'ice age'], taken: CARDS.filter((card) => card !== 'instinct' && card !== 'ice age') },
  stacks: [{ faceUp: 'sea' }, { faceUp: 'sea' }, { faceUp: 'sea' }],
};

describe('Instinct', () => {
  test('puts one pawn from your hand on any vacant space', () => {
    const s = instinct({ animals: { bird: { hand: 2, aside: 8 } } });
    expect(asked(s)).toEqual({ question: 'instinct space', animal: 'bird' });
    const vacant = Object.entries(look(s).display).flatMap(([section, pawns]) =>
      pawns.flatMap((pawn, i) => (pawn === null ? [{ space: `${section} ${String(i + 1)}` }] : [])),
    );
    expect(vacant).toHaveLength(40);
    expect(legal(s)).toEqual(vacant);
    const after = answer(s, { space: 'migration 1' });
    expect(look(after).display.migration).toEqual(['bird', null, null, null, null, null]);
    expect(look(after).animals.bird).toMatchObject({ hand: 1, aside: 8 });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['instinct'] });
  });

  test('does nothing without a pawn in hand', () => {
    const after = instinct({ animals: { bird: { hand: 0 } } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).animals.bird).toMatchObject({ hand: 0, aside: 10 });
  });

  test('can put the pawn that has just acted', () => {
    const position: object = {
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
      elements: { '0,-1 0,-2 -1,-1': 'seed' },
      animals: { bird: { hand: 0 } },
      display: { domination: ['bird', 'insect'] },
      cards: { faceUp: ['instinct'], taken: [] },
      at: { phase: 'domination' },
    };
    const taken = answer(table({ ...position }), { tile: '0,-1' });
    expect(asked(taken)).toEqual({ question: 'instinct space', animal: 'bird' });
    expect(legal(taken)).toContainEqual({ space: 'domination 1' });
  });

  test('does nothing without a vacant space', () => {
    let pawns = 0;
    const full = (spaces: number): string[] => Array.from({ length: spaces }, () => ANIMALS[pawns++ % 6]!);
    const after = instinct({
      players: ANIMALS.map((animal) => [animal]),
      animals: { bird: { hand: 3 } },
      display: {
        initiative: full(1),
        adaptation: full(3),
        regression: full(2),
        abundance: full(2),
        wasteland: full(1),
        depletion: full(1),
        glaciation: full(4),
        speciation: full(6),
        wanderlust: full(3),
        migration: full(6),
        competition: full(7),
        domination: full(5),
      },
    });
    expect(pawns).toBe(41);
    expect(look(after).at).toMatchObject({ question: 'domination tile', space: 'domination 2' });
    expect(look(after).animals.bird?.hand).toBe(3);
  });

  test('on a Domination space to the right, the pawn still acts this turn', () => {
    const s = answer(instinct({}), { space: 'domination 4' }, 'forfeit');
    expect(look(s).at).toMatchObject({ question: 'domination tile', animal: 'bird', space: 'domination 4' });
  });

  test('on the space being carried out and all before it, the pawn waits for the next turn', () => {
    for (const space of ['domination 1', 'competition 7']) {
      const next = answer(instinct(NO_DRAWS), { space }, 'forfeit');
      expect(look(next)).toMatchObject({ turn: 2, at: { question: 'planning space' } });
      const [section = '', number] = space.split(' ');
      expect(look(next).display[section]?.[Number(number) - 1]).toBe('bird');
    }
  });

  test('on Glaciation, the pawn slides in this Reset', () => {
    const next = answer(instinct(NO_DRAWS), { space: 'glaciation 3' }, 'forfeit');
    expect(look(next)).toMatchObject({ turn: 2 });
    expect(look(next).display.glaciation).toEqual([null, 'bird', null, null]);
  });
});
