/** Depletion (rules §4.6). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** Two on corners of the tundra in the centre, two on the edge of earth. */
const ELEMENTS = {
  '0,-1 0,0 1,-1': 'sun',
  '-1,0 0,-1 0,0': 'grub',
  '0,1 1,0 1,1': 'sun',
  '-1,-1 -1,0 0,-1': 'water',
};

const depletion = (box: string[], pawn: string | null = 'bird'): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: { ...STARTING_EARTH, '0,1': { terrain: 'mountain', species: { mammal: 1 } } },
    elements: ELEMENTS,
    boxes: { depletion: box },
    display: { depletion: [pawn], domination: ['mammal'] },
    at: { phase: 'depletion' },
  });

const corners = (s: State) =>
  legal(s)
    .map((move) => (typeof move === 'object' ? move.corner : move))
    .sort();

describe('Depletion', () => {
  it('offers every element on earth of a type in the box, on tundra or not, or to forfeit', () => {
    const s = depletion(['sun', 'water', 'sun', 'meat']);
    expect(asked(s)).toEqual({ question: 'depletion corner', animal: 'bird' });
    expect(corners(s)).toEqual(['-1,-1 -1,0 0,-1', '0,-1 0,0 1,-1', '0,1 1,0 1,1', 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(depletion(['sun']));
    expect(s.display.depletion).toEqual([null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('puts one element from earth in the bag; the box keeps its disks', () => {
    const s = answer(depletion(['sun', 'water']), { corner: '0,1 1,0 1,1' });
    expect(look(s).elements).toEqual({
      '0,-1 0,0 1,-1': 'sun',
      '-1,0 0,-1 0,0': 'grub',
      '-1,-1 -1,0 0,-1': 'water',
    });
    expect(look(s).boxes.depletion).toEqual(['sun', 'water']);
    expect(look(s).bag).toEqual({ grass: 20, grub: 19, meat: 20, seed: 20, sun: 18, water: 18 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(depletion(['sun']), 'forfeit');
    expect(look(s).elements).toEqual(ELEMENTS);
    expect(asked(s)).toEqual(AFTER);
  });

  it.each([
    ['with an empty box', []],
    ['with no element of these types on earth', ['meat', 'seed', 'grass']],
  ])('is forfeited unasked %s', (_, box) => {
    const s = depletion(box);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
    expect(look(s).elements).toEqual(ELEMENTS);
  });

  it('does nothing without a pawn', () => {
    expect(look(depletion(['sun'], null)).elements).toEqual(ELEMENTS);
  });
});
