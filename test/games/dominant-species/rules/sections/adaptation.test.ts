/** Adaptation (rules §4.2). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** Pawns on Adaptation, disks in its box, and added elements by animal. */
const adaptation = (pawns: (string | null)[], box: string[], elements: Record<string, string[]> = {}): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: { ...STARTING_EARTH, '0,1': { terrain: 'mountain', species: { mammal: 1 } } },
    animals: Object.fromEntries(Object.entries(elements).map(([animal, added]) => [animal, { elements: added }])),
    boxes: { adaptation: box },
    display: { adaptation: pawns, domination: ['mammal'] },
    at: { phase: 'adaptation' },
  });

describe('Adaptation', () => {
  it('offers each type in the box once, or to forfeit', () => {
    const s = adaptation(['bird'], ['sun', 'grub', 'sun', 'water']);
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'sun' }, { element: 'water' }, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(adaptation([null, 'bird'], ['sun', 'grub']));
    expect(s.display.adaptation).toEqual([null, null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('moves one disk from the box onto the display of the animal', () => {
    const before = adaptation(['bird'], ['sun', 'grub', 'sun', 'water']);
    const s = answer(before, { element: 'sun' });
    expect(look(s).animals.bird?.elements).toEqual(['sun']);
    expect(look(s).boxes.adaptation).toEqual(['grub', 'sun', 'water']);
    expect(look(s).bag).toEqual(look(before).bag);
    expect(asked(s)).toEqual(AFTER);
  });

  it('allows duplicates, also of a default element', () => {
    const s = answer(adaptation(['bird', 'bird'], ['seed', 'seed']), { element: 'seed' }, { element: 'seed' });
    expect(look(s).animals.bird?.elements).toEqual(['seed', 'seed']);
    expect(look(s).boxes.adaptation).toEqual([]);
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(adaptation(['bird'], ['sun']), 'forfeit');
    expect(look(s).animals.bird).toMatchObject({ elements: [], hand: 5 });
    expect(look(s).boxes.adaptation).toEqual(['sun']);
    expect(asked(s)).toEqual(AFTER);
  });

  it('goes from left to right; a later pawn finds what is left', () => {
    let s = adaptation(['reptile', 'bird', 'reptile'], ['grub', 'sun', 'water']);
    expect(asked(s)?.animal).toBe('reptile');
    s = answer(s, { element: 'sun' });
    expect(asked(s)?.animal).toBe('bird');
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'water' }, 'forfeit']);
    s = answer(s, { element: 'water' });
    expect(asked(s)?.animal).toBe('reptile');
    expect(legal(s)).toEqual([{ element: 'grub' }, 'forfeit']);
    s = answer(s, { element: 'grub' });
    expect(look(s).animals).toMatchObject({ reptile: { elements: ['grub', 'sun'] }, bird: { elements: ['water'] } });
  });

  it.each([
    ['mammal', 2],
    ['reptile', 2],
    ['bird', 2],
    ['amphibian', 3],
  ])('is forfeited by a %s with six elements, %i of them default', (animal, printed) => {
    const added = ['grass', 'grass', 'grub', 'meat', 'sun', 'water'].slice(0, 6 - printed);
    const full = adaptation([animal], ['sun', 'grub'], { [animal]: added });
    expect(asked(full)).toEqual(AFTER);
    expect(look(full).animals[animal]?.elements).toEqual(added);
    const five = adaptation([animal], ['sun', 'grub'], { [animal]: added.slice(1) });
    expect(asked(five)).toEqual({ question: 'adaptation element', animal });
  });

  it('ends for an animal that takes its sixth element', () => {
    const s = answer(adaptation(['bird', 'bird', 'reptile'], ['sun', 'sun'], { bird: ['sun', 'meat', 'grub'] }), {
      element: 'sun',
    });
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'reptile' });
    expect(look(s).animals.bird?.elements).toEqual(['grub', 'meat', 'sun', 'sun']);
    expect(look(s).animals.bird?.hand).toBe(5);
  });

  it('asks nobody while the box is empty', () => {
    const s = adaptation(['bird', 'reptile'], []);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals).toMatchObject({ bird: { hand: 5 }, reptile: { hand: 5 } });
  });

  it('asks nobody after the last disk was taken', () => {
    expect(asked(answer(adaptation(['bird', 'reptile'], ['sun']), { element: 'sun' }))).toEqual(AFTER);
  });
});
