/** Migration (rules §4.10). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, legal, look, table } from '../../support/table.ts';
import type { Position } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';

/** The mammal has a pawn on Domination, with a tile to score, so that the turn stops there. */
const AFTER = { question: 'domination tile', animal: 'mammal' };

/** Pawns on Migration, and species on the starting tiles. */
const migration = (
  pawns: (string | null)[],
  species: Record<string, Record<string, number>>,
  tiles: NonNullable<Position['earth']> = STARTING_EARTH,
): State =>
  table({
    players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
    earth: {
      ...Object.fromEntries(
        Object.entries(tiles).map(([hex, tile]) => [hex, { ...tile, species: species[hex] ?? {} }]),
      ),
      '-3,3': { terrain: 'sea', species: { mammal: 1 } },
    },
    display: { migration: pawns, domination: ['mammal'] },
    at: { phase: 'migration' },
  });

const species = (s: State, animal: string) =>
  Object.fromEntries(
    Object.entries(look(s).earth).flatMap(([hex, tile]) =>
      tile.species?.[animal] ? [[hex, tile.species[animal]]] : [],
    ),
  );
/** The legal tiles, sorted. */
const targets = (s: State) =>
  legal(s)
    .map((move) => (typeof move === 'object' ? move.tile : move))
    .sort();
const counts = (last: number) => Array.from({ length: last }, (_, i) => ({ count: i + 1 }));

describe('Migration', () => {
  it.each([7, 6, 5, 4, 3, 2].map((number, space) => [space + 1, number]))(
    'moves on space %i up to %i species',
    (space, number) => {
      const pawns = Array.from({ length: space }, (_, i) => (i === space - 1 ? 'reptile' : null));
      let s = migration(pawns, { '0,0': { reptile: 9 } });
      s = answer(s, { tile: '0,0' }, { tile: '1,0' });
      expect(asked(s)).toEqual({ question: 'migration count', animal: 'reptile' });
      expect(legal(s)).toEqual(counts(number));
      const after = answer(s, { count: number });
      expect(species(after, 'reptile')).toEqual({ '0,0': 9 - number, '1,0': number });
      expect(look(after).animals.reptile).toMatchObject({ genePool: 35, eliminated: 0, hand: 5 });
      expect(asked(after)).toEqual(AFTER);
    },
  );

  it('starts anywhere the animal has species that can leave, or is forfeited', () => {
    const s = migration(
      ['reptile'],
      { '0,0': { reptile: 1 }, '1,0': { bird: 4 }, '-1,1': { reptile: 2, bird: 1 }, '3,-3': { reptile: 5 } },
      { ...STARTING_EARTH, '3,-3': { terrain: 'sea' } },
    );
    expect(asked(s)).toEqual({ question: 'migration from', animal: 'reptile' });
    expect(legal(s)).toEqual([{ tile: '-1,1' }, { tile: '0,0' }, 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(migration([null, 'reptile'], { '0,0': { reptile: 1 } }));
    expect(s.display.migration).toEqual([null, null, null, null, null, null]);
    expect(s.animals.reptile).toMatchObject({ hand: 5, aside: 5 });
  });

  it.each(['mammal', 'reptile', 'amphibian'])('moves the %s to an adjacent tile', (animal) => {
    const s = answer(migration([animal], { '1,0': { [animal]: 1 } }), { tile: '1,0' });
    expect(asked(s)).toEqual({ question: 'migration to', animal });
    expect(targets(s)).toEqual(['0,0', '0,1', '1,-1']);
  });

  it('moves the bird up to two tiles away, never to where it began', () => {
    const s = answer(migration(['bird'], { '1,0': { bird: 1 } }), { tile: '1,0' });
    expect(targets(s)).toEqual(['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1']);
    const after = answer(s, { tile: '-1,0' });
    expect(species(after, 'bird')).toEqual({ '-1,0': 1 });
    expect(asked(after)).toEqual(AFTER);
  });

  it('moves the bird over tiles only, round a gap if need be', () => {
    const tiles = {
      '0,0': { terrain: 'sea' },
      '1,-1': { terrain: 'savannah' },
      '2,-2': { terrain: 'jungle' },
      '3,-3': { terrain: 'forest' },
      '0,2': { terrain: 'desert' },
      '2,-1': { terrain: 'mountain' },
      '-1,0': { terrain: 'wetland' },
    };
    const from = (hex: string) => targets(answer(migration(['bird'], { [hex]: { bird: 1 } }, tiles), { tile: hex }));
    expect(from('0,0')).toEqual(['-1,0', '1,-1', '2,-1', '2,-2']);
    expect(asked(migration(['bird'], { '0,2': { bird: 1 } }, tiles))).toEqual(AFTER);
  });

  it('splits the species at will and can stop early', () => {
    let s = migration(['reptile'], { '0,0': { reptile: 5 }, '1,0': { reptile: 3 } });
    s = answer(s, { tile: '0,0' }, { tile: '0,1' }, { count: 2 });
    expect(asked(s)).toEqual({ question: 'migration from', animal: 'reptile' });
    expect(legal(s)).toEqual([{ tile: '0,0' }, { tile: '1,0' }, 'done']);
    s = answer(s, { tile: '1,0' }, { tile: '1,-1' }, { count: 3 }, { tile: '0,0' }, { tile: '-1,0' });
    expect(legal(s)).toEqual(counts(2));
    s = answer(s, { count: 1 }, 'done');
    expect(species(s, 'reptile')).toEqual({ '0,0': 2, '0,1': 2, '1,-1': 3, '-1,0': 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(migration(['reptile'], { '0,0': { reptile: 5 } }), 'forfeit');
    expect(species(s, 'reptile')).toEqual({ '0,0': 5 });
    expect(look(s).animals.reptile?.hand).toBe(5);
    expect(asked(s)).toEqual(AFTER);
  });

  it('does not move a species twice', () => {
    const s = answer(migration(['reptile'], { '0,0': { reptile: 2 } }), { tile: '0,0' }, { tile: '1,0' }, { count: 2 });
    expect(species(s, 'reptile')).toEqual({ '1,0': 2 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('lets no more species leave a tile than the animal had there when the action began', () => {
    let s = migration(['reptile'], { '0,0': { reptile: 3 }, '1,0': { reptile: 1 } });
    s = answer(s, { tile: '0,0' }, { tile: '1,0' }, { count: 3 });
    expect(legal(s)).toEqual([{ tile: '1,0' }, 'done']);
    s = answer(s, { tile: '1,0' }, { tile: '0,0' });
    expect(species(s, 'reptile')).toEqual({ '0,0': 1, '1,0': 3 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('lets the next pawn move the same species again', () => {
    let s = migration(['reptile', null, 'reptile'], { '0,0': { reptile: 2 } });
    s = answer(s, { tile: '0,0' }, { tile: '1,0' }, { count: 2 });
    expect(asked(s)).toEqual({ question: 'migration from', animal: 'reptile' });
    s = answer(s, { tile: '1,0' }, { tile: '0,0' });
    expect(legal(s)).toEqual(counts(2));
  });

  it('goes from left to right', () => {
    let s = migration([null, 'bird', null, 'amphibian', 'reptile'], { '0,0': { reptile: 1, bird: 1, amphibian: 1 } });
    const order = [];
    for (let i = 0; i < 3; i++) {
      order.push(asked(s)?.animal);
      s = answer(s, 'forfeit');
    }
    expect(order).toEqual(['bird', 'amphibian', 'reptile']);
    expect(asked(s)).toEqual(AFTER);
  });

  it.each([
    ['without species on earth', {}],
    ['with species on a tile alone in the sea only', { '3,-3': { reptile: 4 } }],
  ])('is forfeited unasked %s', (_, where) => {
    const s = migration(['reptile'], where, { ...STARTING_EARTH, '3,-3': { terrain: 'sea' } });
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.reptile?.hand).toBe(5);
  });
});
