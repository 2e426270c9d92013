/** Glaciation (rules §4.7). Waiting pawns slide in the Reset; see reset.test.ts. */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };
const EARTH: NonNullable<Position['earth']> = {
  ...STARTING_EARTH,
  '0,1': { terrain: 'mountain', species: { mammal: 1 } },
};

const glaciation = (position: Partial<Position> = {}, pawns: (string | null)[] = ['bird']): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: EARTH,
    ...position,
    display: { glaciation: pawns, domination: ['mammal'] },
    at: { phase: 'glaciation' },
  });

describe('Glaciation', () => {
  it('offers tiles next to tundra that are not yet tundra, or to forfeit', () => {
    const s = glaciation({
      earth: {
        ...EARTH,
        '1,-1': { terrain: 'savannah', tundra: true },
        '2,-2': { terrain: 'sea' },
        '0,2': { terrain: 'sea' },
      },
    });
    expect(asked(s)).toEqual({ question: 'glaciation tile', animal: 'bird' });
    expect(legal(s)).toEqual([
      { tile: '-1,0' },
      { tile: '-1,1' },
      { tile: '0,-1' },
      { tile: '0,1' },
      { tile: '1,0' },
      { tile: '2,-2' },
      'forfeit',
    ]);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(glaciation());
    expect(s.display.glaciation).toEqual([null, null, null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it('puts a tundra tile on top of the tile', () => {
    const s = answer(glaciation(), { tile: '0,-1' });
    expect(look(s).earth['0,-1']).toEqual({ terrain: 'wetland', tundra: true });
    expect(asked(s)).toEqual(AFTER);
  });

  it('returns one species of each animal to the tile and the rest to the gene pools', () => {
    const before = glaciation({
      earth: { ...EARTH, '0,-1': { terrain: 'wetland', species: { mammal: 1, reptile: 2, bird: 5 } } },
      animals: {
        bird: { vps: 0, elements: [], genePool: 30, eliminated: 9, hand: 4, aside: 5 },
      },
    });
    const s = look(answer(before, { tile: '0,-1' }));
    expect(s.earth['0,-1']?.species).toEqual({ mammal: 1, reptile: 1, bird: 1 });
    expect(s.animals).toMatchObject({
      mammal: { genePool: 42, eliminated: 0 },
      reptile: { genePool: 43, eliminated: 0 },
      bird: { genePool: 34, eliminated: 9 },
      amphibian: { genePool: 44, eliminated: 0 },
    });
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
  ])('scores the owner of the pawn the bonus for %i tundra tiles next to the new one: %i VPs', (around, vps) => {
    const ring = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'] as const;
    const earth: NonNullable<Position['earth']> = {
      ...STARTING_EARTH,
      '0,0': { terrain: 'sea', species: { mammal: 1, reptile: 3 } },
      '3,0': { terrain: 'sea', tundra: true },
    };
    ring.forEach((hex, i) => (earth[hex] = { ...STARTING_EARTH[hex], tundra: i < around }));
    const s = look(answer(glaciation({ earth }), { tile: '0,0' }));
    expect(Object.entries(s.animals).map(([animal, { vps }]) => [animal, vps])).toEqual([
      ['mammal', 0],
      ['reptile', 0],
      ['bird', vps],
      ['amphibian', 0],
    ]);
  });

  it('removes to the bag the elements that three tundra tiles surround, and no others', () => {
    const earth = { ...EARTH, '0,-1': { terrain: 'wetland', tundra: true } };
    const elements = {
      '0,-1 0,0 1,-1': 'sun',
      '0,-1 1,-2 1,-1': 'sun',
      '0,0 1,-1 1,0': 'sun',
      '-1,0 0,-1 0,0': 'grub',
    };
    const s = look(answer(glaciation({ earth, elements }), { tile: '1,-1' }));
    expect(s.elements).toEqual({ '0,-1 1,-2 1,-1': 'sun', '0,0 1,-1 1,0': 'sun', '-1,0 0,-1 0,0': 'grub' });
    expect(s.bag).toMatchObject({ sun: 18, grub: 19 });
  });

  it('removes several such elements at once', () => {
    const earth = {
      ...EARTH,
      '0,-1': { terrain: 'wetland', tundra: true },
      '1,0': { terrain: 'desert', tundra: true },
    };
    const elements = { '0,-1 0,0 1,-1': 'sun', '0,0 1,-1 1,0': 'meat' };
    const s = look(answer(glaciation({ earth, elements }), { tile: '1,-1' }));
    expect(s.elements).toEqual({});
    expect(s.bag).toMatchObject({ sun: 20, meat: 20 });
  });

  it('leaves an element between two tundra tiles on the edge of the board', () => {
    const earth: NonNullable<Position['earth']> = {
      '-3,0': { terrain: 'sea', tundra: true },
      '-2,-1': { terrain: 'forest' },
      '0,1': { terrain: 'mountain', species: { mammal: 1 } },
    };
    const elements = { '-3,-1 -3,0 -2,-1': 'sun' };
    const s = look(answer(glaciation({ earth, elements }), { tile: '-2,-1' }));
    expect(s.earth['-2,-1']).toEqual({ terrain: 'forest', tundra: true });
    expect(s.elements).toEqual(elements);
  });

  it('leaves everything as it is when forfeited', () => {
    const before = glaciation();
    const s = answer(before, 'forfeit');
    expect(look(s).earth).toEqual(look(before).earth);
    expect(look(s).animals.bird).toMatchObject({ vps: 0, hand: 5 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('carries out the pawn on the first space only; the others wait', () => {
    const s = answer(glaciation({}, ['bird', 'reptile', null, 'amphibian']), { tile: '0,-1' });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).display.glaciation).toEqual([null, 'reptile', null, 'amphibian']);
    expect(look(s).animals).toMatchObject({ bird: { hand: 5 }, reptile: { hand: 4 }, amphibian: { hand: 4 } });
  });

  it('carries out nobody when the first space is empty', () => {
    const s = glaciation({}, [null, 'reptile', 'bird', 'amphibian']);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).display.glaciation).toEqual([null, 'reptile', 'bird', 'amphibian']);
  });

  it('is forfeited unasked with no tile next to tundra', () => {
    const s = glaciation({ earth: { ...EARTH, '0,0': { terrain: 'sea' } } });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });

  it('is forfeited unasked when the eleven tundra tiles are used up', () => {
    const seas = ['-3,0', '-3,1', '-3,2', '-3,3', '-2,-1', '-2,0', '-2,1'];
    const wetlands = ['-2,2', '-2,3', '-1,-2', '-1,-1'];
    const ice = (tundra: number): NonNullable<Position['earth']> => ({
      ...Object.fromEntries(
        [...seas, ...wetlands].map((hex) => [hex, { terrain: seas.includes(hex) ? 'sea' : 'wetland', tundra: true }]),
      ),
      '-1,0': { terrain: 'jungle', tundra: tundra === 12 },
      '-1,1': { terrain: 'forest', species: { mammal: 1 } },
    });
    expect(legal(glaciation({ earth: ice(11) }))).toEqual([{ tile: '-1,0' }, { tile: '-1,1' }, 'forfeit']);
    const s = glaciation({ earth: ice(12) });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });
});
