/** Abundance (rules §4.4). */
import { describe, expect, it } from '@jest/globals';
import { answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** The six corners of the centre. */
const CENTRE = ['-1,0 -1,1 0,0', '-1,0 0,-1 0,0', '-1,1 0,0 0,1', '0,-1 0,0 1,-1', '0,0 0,1 1,0', '0,0 1,-1 1,0'];

/** Disks in the Abundance box, elements on earth, pawns on Abundance; earth is the centre alone unless given. */
const abundance = (
  box: string[],
  elements: Record<string, string> = {},
  pawns: (string | null)[] = ['bird'],
  earth: Position['earth'] = { '0,0': { terrain: 'desert', species: { mammal: 1 } } },
): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth,
    elements,
    boxes: { abundance: box },
    display: { abundance: pawns, domination: ['mammal'] },
    at: { phase: 'abundance' },
  });

const corners = (s: State) =>
  legal(s)
    .map((move) => (typeof move === 'object' ? move.corner : move))
    .sort();

describe('Abundance', () => {
  it('offers each type in the box once, or to forfeit', () => {
    const s = abundance(['sun', 'grub', 'sun']);
    expect(asked(s)).toEqual({ question: 'abundance element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'sun' }, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(abundance(['sun'], {}, [null, 'bird']));
    expect(s.display.abundance).toEqual([null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('offers every corner of a tile on the edge of earth', () => {
    const s = answer(abundance(['sun']), { element: 'sun' });
    expect(asked(s)).toEqual({ question: 'abundance corner', animal: 'bird' });
    expect(corners(s)).toEqual(CENTRE);
  });

  it('offers the corners on the edge of the board too', () => {
    const s = abundance(['sun'], {}, ['bird'], { '-3,0': { terrain: 'sea', species: { mammal: 1 } } });
    expect(corners(answer(s, { element: 'sun' }))).toEqual(
      [
        '-3,0 -2,-1 -2,0',
        '-3,0 -3,1 -2,0',
        '-4,0 -3,-1 -3,0',
        '-4,0 -4,1 -3,0',
        '-4,1 -3,0 -3,1',
        '-3,-1 -3,0 -2,-1',
      ].sort(),
    );
  });

  it('offers vacant corners of any tile on earth, each once, but no taken one', () => {
    const s = abundance(['sun'], { '0,0 1,-1 1,0': 'meat', '0,-1 0,0 1,-1': 'sun' }, ['bird'], {
      '0,0': { terrain: 'desert', species: { mammal: 1 } },
      '1,0': { terrain: 'sea', tundra: true },
    });
    expect(corners(answer(s, { element: 'sun' }))).toEqual(
      [
        ...CENTRE.filter((corner) => corner !== '0,0 1,-1 1,0' && corner !== '0,-1 0,0 1,-1'),
        '0,1 1,0 1,1',
        '1,-1 1,0 2,-1',
        '1,0 1,1 2,0',
        '1,0 2,-1 2,0',
      ].sort(),
    );
  });

  it('moves the element from the box to the corner', () => {
    const before = abundance(['sun', 'grub', 'sun']);
    const s = answer(before, { element: 'sun' }, { corner: '0,0 1,-1 1,0' });
    expect(look(s).elements).toEqual({ '0,0 1,-1 1,0': 'sun' });
    expect(look(s).boxes.abundance).toEqual(['grub', 'sun']);
    expect(look(s).bag).toEqual(look(before).bag);
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(abundance(['sun']), 'forfeit');
    expect(look(s).elements).toEqual({});
    expect(look(s).boxes.abundance).toEqual(['sun']);
    expect(asked(s)).toEqual(AFTER);
  });

  it('goes from left to right; a later pawn finds what is left', () => {
    let s = abundance(['sun', 'grub'], {}, ['reptile', 'bird']);
    expect(asked(s)?.animal).toBe('reptile');
    s = answer(s, { element: 'grub' }, { corner: '0,0 0,1 1,0' });
    expect(asked(s)).toEqual({ question: 'abundance element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'sun' }, 'forfeit']);
    s = answer(s, { element: 'sun' });
    expect(corners(s)).toEqual(CENTRE.filter((corner) => corner !== '0,0 0,1 1,0'));
  });

  it('puts the element on the only vacant corner unasked', () => {
    const [vacant = '', ...taken] = CENTRE;
    const s = abundance(['sun'], Object.fromEntries(taken.map((corner) => [corner, 'meat'])));
    expect(look(answer(s, { element: 'sun' })).elements[vacant]).toBe('sun');
  });

  it('is forfeited unasked with an empty box', () => {
    const s = abundance([]);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });

  it('is forfeited unasked with no vacant corner on earth', () => {
    const s = abundance(['sun'], Object.fromEntries(CENTRE.map((corner) => [corner, 'meat'])));
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).boxes.abundance).toEqual(['sun']);
  });
});
