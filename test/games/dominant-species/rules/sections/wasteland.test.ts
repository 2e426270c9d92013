/** Wasteland (rules §4.5). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** Three elements on corners of the tundra in the centre, three on corners further out. */
const ELEMENTS = {
  '-1,0 0,-1 0,0': 'grub',
  '0,-1 0,0 1,-1': 'sun',
  '0,0 0,1 1,0': 'sun',
  '0,1 1,0 1,1': 'sun',
  '-1,-1 -1,0 0,-1': 'grub',
  '0,-1 1,-2 1,-1': 'water',
};

const wasteland = (box: string[], pawn: string | null = null, tundra = true): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: {
      ...STARTING_EARTH,
      '0,0': { terrain: 'sea', tundra },
      '0,1': { terrain: 'mountain', species: { mammal: 1 } },
    },
    elements: ELEMENTS,
    boxes: { wasteland: box },
    display: { wasteland: [pawn], domination: ['mammal'] },
    at: { phase: 'wasteland' },
  });

describe('Wasteland', () => {
  it('removes, pawn or not, every element on a corner of a tundra tile whose type is in the box', () => {
    const s = wasteland(['sun', 'water']);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).elements).toEqual({
      '-1,0 0,-1 0,0': 'grub',
      '0,1 1,0 1,1': 'sun',
      '-1,-1 -1,0 0,-1': 'grub',
      '0,-1 1,-2 1,-1': 'water',
    });
  });

  it('puts what it removes in the bag, and leaves the disks in the box', () => {
    const s = look(wasteland(['sun', 'water']));
    expect(s.boxes.wasteland).toEqual(['sun', 'water']);
    expect(s.bag).toEqual({ grass: 20, grub: 18, meat: 20, seed: 20, sun: 18, water: 18 });
  });

  it('removes nothing from other tiles', () => {
    expect(look(wasteland(['sun', 'grub', 'water'], null, false)).elements).toEqual(ELEMENTS);
  });

  it('removes nothing with an empty box', () => {
    expect(look(wasteland([])).elements).toEqual(ELEMENTS);
  });

  it('offers the owner of the pawn each type in the box, or to forfeit', () => {
    const s = wasteland(['sun', 'grub', 'sun'], 'bird');
    expect(asked(s)).toEqual({ question: 'wasteland element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'sun' }, 'forfeit']);
    expect(look(s).elements).toEqual(ELEMENTS);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(wasteland(['sun'], 'bird'));
    expect(s.display.wasteland).toEqual([null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('puts the chosen element back in the bag: its type is spared', () => {
    const s = answer(wasteland(['sun', 'grub'], 'bird'), { element: 'sun' });
    expect(look(s).boxes.wasteland).toEqual(['grub']);
    expect(look(s).bag).toEqual({ grass: 20, grub: 18, meat: 20, seed: 20, sun: 17, water: 19 });
    expect(look(s).elements).toMatchObject({ '0,-1 0,0 1,-1': 'sun', '0,0 0,1 1,0': 'sun' });
    expect(look(s).elements).not.toHaveProperty('-1,0 0,-1 0,0');
    expect(asked(s)).toEqual(AFTER);
  });

  it('spares no type of which another disk is left in the box', () => {
    const s = look(answer(wasteland(['sun', 'sun'], 'bird'), { element: 'sun' }));
    expect(s.boxes.wasteland).toEqual(['sun']);
    expect(Object.values(s.elements).filter((element) => element === 'sun')).toEqual(['sun']);
    expect(s.bag.sun).toBe(18);
  });

  it('removes all the same when the owner of the pawn forfeits', () => {
    const s = look(answer(wasteland(['sun', 'grub'], 'bird'), 'forfeit'));
    expect(s.boxes.wasteland).toEqual(['grub', 'sun']);
    expect(s.elements).toEqual({
      '0,1 1,0 1,1': 'sun',
      '-1,-1 -1,0 0,-1': 'grub',
      '0,-1 1,-2 1,-1': 'water',
    });
  });

  it('does not ask with an empty box', () => {
    const s = wasteland([], 'bird');
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });
});
