/** Speciation (rules §4.8). */
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
const FOUR = [['mammal'], ['reptile'], ['bird'], ['amphibian']];

const speciation = (position: Partial<Position>, pawns: (string | null)[] = [null, 'bird']): State =>
  table({
    players: FOUR,
    earth: EARTH,
    ...position,
    display: { speciation: pawns, domination: ['mammal'] },
    at: { phase: 'speciation' },
  });

/** All of an animal's species that are not on earth are eliminated, except for a number in the gene pool. */
const genePool = (animal: string, species: number) => {
  const animals: Record<string, object> = { [animal]: { genePool: species } };
  return animals as NonNullable<Position['animals']>;
};

const species = (s: State, animal: string) =>
  Object.fromEntries(
    Object.entries(look(s).earth).flatMap(([hex, tile]) =>
      tile.species?.[animal] ? [[hex, tile.species[animal]]] : [],
    ),
  );

describe('Speciation', () => {
  it.each([
    ['meat', 1, '0,-1 0,0 1,-1'],
    ['sun', 2, '0,0 1,-1 1,0'],
    ['seed', 3, '0,0 0,1 1,0'],
    ['water', 4, '-1,1 0,0 0,1'],
    ['grub', 5, '-1,0 -1,1 0,0'],
    ['grass', 6, '-1,0 0,-1 0,0'],
  ])('offers the disks of %s on space %i', (_, space, corner) => {
    const elements = {
      '0,-1 0,0 1,-1': 'meat',
      '0,0 1,-1 1,0': 'sun',
      '0,0 0,1 1,0': 'seed',
      '-1,1 0,0 0,1': 'water',
      '-1,0 -1,1 0,0': 'grub',
      '-1,0 0,-1 0,0': 'grass',
    };
    const pawns = Array.from({ length: 6 }, (__, i) => (i === space - 1 ? 'bird' : null));
    const s = speciation({ elements }, pawns);
    expect(asked(s)).toEqual({ question: 'speciation corner', animal: 'bird' });
    expect(legal(s)).toEqual([{ corner }, 'forfeit']);
  });

  it('offers every disk of the type on earth, whoever lives around it', () => {
    const elements = { '0,-1 0,0 1,-1': 'sun', '0,1 1,0 1,1': 'sun', '0,0 1,-1 1,0': 'meat', '-2,0 -2,1 -1,0': 'sun' };
    const s = speciation({ elements });
    expect(
      legal(s)
        .map((move) => (typeof move === 'object' ? move.corner : move))
        .sort(),
    ).toEqual(['-2,0 -2,1 -1,0', '0,-1 0,0 1,-1', '0,1 1,0 1,1', 'forfeit']);
  });

  it('has the pawn back in hand before the action', () => {
    const s = look(speciation({ elements: { '0,-1 0,0 1,-1': 'sun' } }));
    expect(s.display.speciation).toEqual([null, null, null, null, null, null]);
    expect(s.animals.bird).toMatchObject({ hand: 5, aside: 5 });
  });

  it.each([
    ['three tiles', '0,0 1,-1 1,0', ['0,0', '1,-1', '1,0']],
    ['two tiles', '1,-1 1,0 2,-1', ['1,-1', '1,0']],
    ['one tile', '1,-1 2,-2 2,-1', ['1,-1']],
  ])('reaches the tiles that touch the element, here %s', (_, corner, tiles) => {
    const s = answer(speciation({ elements: { [corner]: 'sun' } }), { corner });
    expect(asked(s)).toEqual({ question: 'speciation tile', animal: 'bird' });
    expect(legal(s)).toEqual([...tiles.map((tile) => ({ tile })), 'done']);
  });

  it.each([
    ['sea', 4],
    ['wetland', 4],
    ['savannah', 3],
    ['jungle', 3],
    ['forest', 3],
    ['desert', 2],
    ['mountain', 2],
  ])('puts up to the limit of new species on a tile of %s: %i', (terrain, limit) => {
    const corner = '2,-1 2,0 3,-1';
    const earth = { ...EARTH, '2,-1': { terrain, species: { bird: 9, reptile: 9 } } };
    const s = answer(speciation({ earth, elements: { [corner]: 'sun' } }), { corner }, { tile: '2,-1' });
    expect(asked(s)).toEqual({ question: 'speciation count', animal: 'bird' });
    expect(legal(s)).toEqual(Array.from({ length: limit }, (_, i) => ({ count: i + 1 })));
    const after = answer(s, { count: limit });
    expect(species(after, 'bird')).toEqual({ '2,-1': 9 + limit });
    expect(look(after).animals.bird).toMatchObject({ genePool: 35 - limit, eliminated: 0 });
    expect(asked(after)).toEqual(AFTER);
  });

  it.each(['sea', 'wetland', 'savannah'])('puts one species on tundra, on top of a %s too', (terrain) => {
    const corner = '2,-1 2,0 3,-1';
    const earth = { ...EARTH, '2,-1': { terrain, tundra: true, species: { bird: 2 } } };
    const s = answer(speciation({ earth, elements: { [corner]: 'sun' } }), { corner }, { tile: '2,-1' });
    expect(species(s, 'bird')).toEqual({ '2,-1': 3 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('serves each of the tiles once, up to its own limit, in any order', () => {
    const corner = '0,0 1,-1 1,0';
    let s = answer(speciation({ elements: { [corner]: 'sun' } }), { corner }, { tile: '1,0' }, { count: 2 });
    expect(asked(s)).toEqual({ question: 'speciation tile', animal: 'bird' });
    expect(legal(s)).toEqual([{ tile: '0,0' }, { tile: '1,-1' }, 'done']);
    s = answer(s, { tile: '0,0' });
    expect(legal(s)).toEqual([{ tile: '1,-1' }, 'done']);
    s = answer(s, { tile: '1,-1' }, { count: 3 });
    expect(species(s, 'bird')).toEqual({ '0,0': 1, '1,-1': 3, '1,0': 2 });
    expect(look(s).animals.bird?.genePool).toBe(44 - 6);
    expect(asked(s)).toEqual(AFTER);
  });

  it('can put fewer than the limit and pass over tiles', () => {
    const corner = '0,0 1,-1 1,0';
    const s = answer(speciation({ elements: { [corner]: 'sun' } }), { corner }, { tile: '1,-1' }, { count: 1 }, 'done');
    expect(species(s, 'bird')).toEqual({ '1,-1': 1 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('leaves the element where it is', () => {
    const corner = '1,-1 2,-2 2,-1';
    const s = answer(speciation({ elements: { [corner]: 'sun' } }), { corner }, { tile: '1,-1' }, { count: 3 });
    expect(look(s).elements).toEqual({ [corner]: 'sun' });
  });

  it('leaves everything as it is when forfeited', () => {
    const s = answer(speciation({ elements: { '0,0 1,-1 1,0': 'sun' } }), 'forfeit');
    expect(species(s, 'bird')).toEqual({});
    expect(look(s).animals.bird).toMatchObject({ genePool: 44, hand: 5 });
    expect(asked(s)).toEqual(AFTER);
  });

  it('places no more than the gene pool holds', () => {
    const corner = '0,0 1,-1 1,0';
    const s = answer(
      speciation({ elements: { [corner]: 'sun' }, animals: genePool('bird', 2) }),
      { corner },
      { tile: '1,-1' },
    );
    expect(legal(s)).toEqual([{ count: 1 }, { count: 2 }]);
    const after = answer(s, { count: 2 });
    expect(look(after).animals.bird).toMatchObject({ genePool: 0, eliminated: 42 });
    expect(asked(after)).toEqual(AFTER);
  });

  it.each([
    ['with an empty gene pool', { elements: { '0,0 1,-1 1,0': 'sun' }, animals: genePool('bird', 0) }],
    ['with no disk of the type on earth', { elements: { '0,0 1,-1 1,0': 'meat' } }],
  ])('is forfeited unasked %s', (_, position) => {
    const s = speciation(position);
    expect(asked(s)).toEqual(AFTER);
    expect(look(s).animals.bird?.hand).toBe(5);
  });

  it('goes from left to right; the limit is for each pawn and tile', () => {
    const elements = { '1,-1 2,-2 2,-1': 'sun', '1,-2 1,-1 2,-2': 'meat' };
    let s = speciation({ elements }, ['reptile', 'bird', null, null, null, null]);
    s = answer(s, { corner: '1,-2 1,-1 2,-2' }, { tile: '1,-1' }, { count: 3 });
    expect(asked(s)).toEqual({ question: 'speciation corner', animal: 'bird' });
    s = answer(s, { corner: '1,-1 2,-2 2,-1' }, { tile: '1,-1' });
    expect(legal(s)).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
    const twice = speciation({ elements }, ['bird', 'bird']);
    const after = answer(
      twice,
      { corner: '1,-2 1,-1 2,-2' },
      { tile: '1,-1' },
      { count: 3 },
      { corner: '1,-1 2,-2 2,-1' },
      { tile: '1,-1' },
      { count: 3 },
    );
    expect(species(after, 'bird')).toEqual({ '1,-1': 6 });
  });
});

describe("The insect's free species", () => {
  const players = [['mammal'], ['reptile'], ['bird'], ['insect']];

  it('may go on any tile, pawns or not', () => {
    const s = speciation({ players }, []);
    expect(asked(s)).toEqual({ question: 'speciation insect', animal: 'insect' });
    expect(legal(s)).toEqual([
      { tile: '-1,0' },
      { tile: '-1,1' },
      { tile: '0,-1' },
      { tile: '0,0' },
      { tile: '0,1' },
      { tile: '1,-1' },
      { tile: '1,0' },
      'forfeit',
    ]);
    const after = answer(s, { tile: '0,1' });
    expect(look(after).earth['0,1']?.species).toEqual({ mammal: 1, insect: 1 });
    expect(look(after).animals.insect).toMatchObject({ genePool: 43, hand: 5, aside: 5 });
    expect(asked(after)).toEqual(AFTER);
  });

  it('may be declined', () => {
    const s = answer(speciation({ players }, []), 'forfeit');
    expect(species(s, 'insect')).toEqual({});
    expect(asked(s)).toEqual(AFTER);
  });

  it('comes after all pawns of the section', () => {
    const s = speciation({ players, elements: { '0,0 1,-1 1,0': 'sun', '0,-1 0,0 1,-1': 'grass' } }, [
      null,
      'bird',
      null,
      null,
      null,
      'insect',
    ]);
    expect(asked(s)).toEqual({ question: 'speciation corner', animal: 'bird' });
    const next = answer(s, 'forfeit');
    expect(asked(next)).toEqual({ question: 'speciation corner', animal: 'insect' });
    expect(asked(answer(next, 'forfeit'))).toEqual({ question: 'speciation insect', animal: 'insect' });
  });

  it('needs a species in the gene pool', () => {
    expect(asked(speciation({ players, animals: genePool('insect', 0) }, []))).toEqual(AFTER);
  });

  it('is not there unless the insect plays', () => {
    expect(asked(speciation({}, []))).toEqual(AFTER);
  });
});
