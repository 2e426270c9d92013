import { describe, expect, test } from '@jest/globals';
import { ELEMENTS } from '../../../../../src/games/dominant-species/rules/components.ts';
import { answer, asked, legal, look, taking } from '../../support/table.ts';

/** The bird takes Habitat; the insect has a pawn on the next space of Domination. */
const habitat = taking('habitat', {
  earth: { '0,-1': { terrain: 'wetland', species: { bird: 1 } }, '0,0': { terrain: 'sea', tundra: true } },
});

const NEXT_PAWN = { question: 'domination tile', animal: 'insect' };

const CORNERS = [
  '-1,-1 -1,0 0,-1',
  '-1,-1 0,-2 0,-1',
  '0,-2 0,-1 1,-2',
  '0,-1 1,-2 1,-1',
  '0,-1 0,0 1,-1',
  '-1,0 0,-1 0,0',
  '0,0 1,-1 1,0',
  '0,0 0,1 1,0',
  '-1,1 0,0 0,1',
  '-1,0 -1,1 0,0',
];

describe('Habitat', () => {
  test('puts one element of your choice from the bag on any vacant corner of earth', () => {
    const s = habitat({
      elements: { '0,-1 0,0 1,-1': 'meat' },
      boxes: { abundance: Array<string>(20).fill('grub') },
    });
    expect(asked(s)).toEqual({ question: 'habitat element', animal: 'bird' });
    expect(legal(s)).toEqual(['grass', 'meat', 'seed', 'sun', 'water'].map((element) => ({ element })));
    const where = answer(s, { element: 'sun' });
    expect(asked(where)).toEqual({ question: 'habitat corner', animal: 'bird' });
    expect(legal(where)).toHaveLength(9);
    expect(new Set(legal(where))).toEqual(
      new Set(CORNERS.filter((corner) => corner !== '0,-1 0,0 1,-1').map((corner) => ({ corner }))),
    );
    const after = answer(where, { corner: '-1,1 0,0 0,1' });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).elements).toEqual({ '0,-1 0,0 1,-1': 'meat', '-1,1 0,0 0,1': 'sun' });
    expect(look(after).bag).toEqual({ grass: 20, grub: 0, meat: 19, seed: 20, sun: 19, water: 20 });
    expect(look(after).cards).toEqual({ faceUp: ['omnivore'], taken: ['habitat'] });
  });

  test('does nothing with an empty bag', () => {
    const after = habitat({ boxes: { adaptation: ELEMENTS.flatMap((element) => Array<string>(20).fill(element)) } });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).elements).toEqual({});
  });

  test('does nothing without a vacant corner', () => {
    const after = habitat({ elements: Object.fromEntries(CORNERS.map((corner) => [corner, 'grass'])) });
    expect(asked(after)).toEqual(NEXT_PAWN);
    expect(look(after).bag).toMatchObject({ grass: 10, sun: 20 });
  });
});
