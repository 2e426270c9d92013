/** Matching, endangered, dominance and the Survival card (rules §2, §5.2). */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answer, asked, look, table } from '../support/table.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import { HEX_NAMES, hexNamed } from '../../../../src/games/dominant-species/rules/earth.ts';
import {
  dominantOn,
  isEndangered,
  matching,
  speciesOnTundra,
  survivalHolder,
  tundraOccupied,
} from '../../../../src/games/dominant-species/rules/matching.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

const ALL = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'] as const;
const CENTRE = ['-1,0 -1,1 0,0', '-1,0 0,-1 0,0', '-1,1 0,0 0,1', '0,-1 0,0 1,-1', '0,0 0,1 1,0', '0,0 1,-1 1,0'];

/** A desert alone in the centre with species on it, disks on its corners, added elements by animal. */
const desert = (species: Record<string, number>, disks: string[], added: Record<string, string[]> = {}): State => {
  const animals: Record<string, object> = Object.fromEntries(
    Object.entries(added).map(([animal, elements]) => [animal, { elements }]),
  );
  return table({
    players: ALL.map((animal) => [animal]),
    earth: { '0,0': { terrain: 'desert', species } },
    elements: Object.fromEntries(disks.map((element, i) => [CENTRE[i]!, element])),
    animals: animals,
  });
};
const number = (animal: string) => ANIMALS.findIndex((name) => name === animal);
const matches = (s: State, animal: string, hex = '0,0') => matching(s, number(animal), hexNamed(hex)!);
const dominant = (s: State, hex = '0,0') => ANIMALS[dominantOn(s, hexNamed(hex)!)];
const survivor = (s: State) => ANIMALS[survivalHolder(s)];

describe('Matching', () => {
  it.each([
    ['mammal', 'meat', 2],
    ['reptile', 'sun', 2],
    ['bird', 'seed', 2],
    ['amphibian', 'water', 3],
    ['arachnid', 'grub', 2],
    ['insect', 'grass', 2],
  ])('counts for the %s each %s on the tile %i times', (animal, element, times) => {
    expect(matches(desert({}, [element]), animal)).toBe(times);
    expect(matches(desert({}, [element, element, element]), animal)).toBe(3 * times);
    for (const other of ALL) if (other !== animal) expect(matches(desert({}, [element]), other)).toBe(0);
  });

  it.each([
    [['sun'], ['meat'], 0],
    [['sun'], ['sun'], 1],
    [['sun', 'sun'], ['sun'], 2],
    [['sun', 'sun'], ['sun', 'sun', 'sun'], 6],
    [['sun', 'grub'], ['sun', 'sun', 'grub', 'water'], 3],
    [['seed'], ['seed', 'seed'], 6],
    [['seed', 'sun'], ['seed', 'sun', 'sun'], 5],
    [['sun', 'sun', 'grub', 'water'], ['sun', 'grub', 'water', 'seed', 'seed', 'seed'], 10],
  ])('of a bird with %j added and %j on the tile is %i', (added, disks, value) => {
    expect(matches(desert({}, disks, { bird: added }), 'bird')).toBe(value);
  });

  it('counts every corner of the tile, also those on the edge of earth, for each tile that touches it', () => {
    const s = table({ elements: { '-1,0 0,-1 0,0': 'seed', '-1,-1 -1,0 0,-1': 'seed', '1,0 1,1 2,0': 'seed' } });
    expect(Object.keys(STARTING_EARTH).map((hex) => [hex, matches(s, 'bird', hex)])).toEqual([
      ['0,0', 2],
      ['0,-1', 4],
      ['1,-1', 0],
      ['1,0', 2],
      ['0,1', 0],
      ['-1,1', 0],
      ['-1,0', 4],
    ]);
  });

  it('counts corners on the edge of the board', () => {
    const s = table({ earth: { '-3,0': { terrain: 'sea' } }, elements: { '-4,0 -3,-1 -3,0': 'seed' } });
    expect(matches(s, 'bird', '-3,0')).toBe(2);
  });

  it('counts a disk that lay on a corner before for a tile placed there later', () => {
    const before = table({
      players: [['mammal'], ['bird']],
      earth: { '0,0': { terrain: 'desert', species: { mammal: 1 } } },
      elements: { '0,0 0,1 1,0': 'seed' },
      stacks: [
        { faceUp: 'sea', faceDown: 10 },
        { faceUp: null, faceDown: 10 },
        { faceUp: null, faceDown: 9 },
      ],
      display: { wanderlust: ['bird'], domination: ['mammal'] },
      at: { phase: 'wanderlust' },
    });
    const s = answer(before, { stack: 1 }, { tile: '0,1' });
    expect(matches(s, 'bird', '0,1')).toBe(2);
  });

  it('counts elements on tundra like on any other tile', () => {
    const s = table({ elements: { '-1,0 0,-1 0,0': 'seed' } });
    expect(look(s).earth['0,0']?.tundra).toBe(true);
    expect(matches(s, 'bird')).toBe(2);
  });
});

describe('Endangered species', () => {
  const endangered = (s: State, animal: string) => isEndangered(s, number(animal), hexNamed('0,0')!);

  it('are on a tile where their animal matches 0', () => {
    const s = desert({ bird: 3, mammal: 1 }, ['sun', 'meat']);
    expect(endangered(s, 'bird')).toBe(true);
    expect(endangered(s, 'mammal')).toBe(false);
    expect(endangered(desert({ bird: 3 }, ['sun'], { bird: ['sun'] }), 'bird')).toBe(false);
    expect(endangered(desert({ bird: 3 }, []), 'bird')).toBe(true);
  });

  it('are not there where the animal has none', () => {
    expect(endangered(desert({}, []), 'bird')).toBe(false);
  });
});

describe('Dominance', () => {
  it.each<[string, Record<string, number>, string[], string | undefined]>([
    ['an animal alone with a matching above 0', { bird: 1 }, ['seed'], 'bird'],
    ['nobody where all match 0', { bird: 1, mammal: 1 }, ['sun'], undefined],
    ['nobody on a tile without species', {}, ['seed', 'meat', 'sun'], undefined],
    ['the best match', { bird: 1, mammal: 1 }, ['seed', 'meat', 'meat'], 'mammal'],
    ['the best match, however few its species', { bird: 9, mammal: 1 }, ['seed', 'meat', 'meat'], 'mammal'],
    ['nobody in a tie', { bird: 2, mammal: 1 }, ['seed', 'meat'], undefined],
    [
      'nobody in a tie for the best of three',
      { bird: 1, mammal: 1, reptile: 1 },
      ['seed', 'seed', 'meat', 'meat', 'sun'],
      undefined,
    ],
    [
      'the best of three, though the others tie',
      { bird: 1, mammal: 1, insect: 1 },
      ['seed', 'meat', 'grass', 'grass'],
      'insect',
    ],
    [
      'the best, though the first two on the food chain tie',
      { mammal: 1, reptile: 1, amphibian: 1 },
      ['meat', 'sun', 'water'],
      'amphibian',
    ],
    ['the one that matches, though another does not', { bird: 1, mammal: 4 }, ['seed'], 'bird'],
    ['the best of those with species there', { bird: 1 }, ['seed', 'meat', 'meat', 'meat', 'meat'], 'bird'],
  ])('belongs to %s', (_, species, disks, expected) => {
    expect(dominant(desert(species, disks))).toBe(expected);
  });

  it('counts added elements', () => {
    const species = { bird: 1, mammal: 1 };
    expect(dominant(desert(species, ['seed', 'meat', 'sun']))).toBeUndefined();
    expect(dominant(desert(species, ['seed', 'meat', 'sun'], { bird: ['sun'] }))).toBe('bird');
  });

  it('is kept up at all times: it changes hands as soon as an element or a species does', () => {
    let s = table({
      players: [['mammal'], ['bird']],
      earth: {
        '0,0': { terrain: 'desert', species: { mammal: 1, bird: 2 } },
        '1,0': { terrain: 'jungle', species: { bird: 1 } },
      },
      elements: { '0,0 0,1 1,0': 'sun', '-1,0 0,-1 0,0': 'meat', '-1,0 -1,1 0,0': 'seed' },
      boxes: { adaptation: ['sun'], depletion: ['meat'] },
      display: { adaptation: ['bird'], depletion: ['mammal'], migration: ['bird'], domination: ['mammal'] },
      at: { phase: 'adaptation' },
    });
    expect(dominant(s)).toBeUndefined();
    s = answer(s, { element: 'sun' });
    expect(dominant(s)).toBe('bird');
    s = answer(s, 'forfeit', { tile: '0,0' }, { count: 2 }, 'done');
    expect(asked(s)).toEqual({ question: 'domination tile', animal: 'mammal' });
    expect(dominant(s)).toBe('mammal');
  });
});

describe('The Survival card', () => {
  /** Earth with tundra on three tiles and species on tiles by hex. */
  const ice = (species: Record<string, Record<string, number>>): State =>
    table({
      players: ALL.map((animal) => [animal]),
      earth: Object.fromEntries(
        Object.entries(STARTING_EARTH).map(([hex, tile]) => [
          hex,
          { ...tile, tundra: ['0,0', '0,-1', '1,-1'].includes(hex), species: species[hex] ?? {} },
        ]),
      ),
    });

  it.each<[string, Record<string, Record<string, number>>, string | undefined]>([
    ['the only animal on tundra', { '0,0': { bird: 1 } }, 'bird'],
    ['nobody with no species on tundra', { '1,0': { bird: 5 } }, undefined],
    [
      'the most species, on however few tiles',
      { '0,0': { bird: 3 }, '0,-1': { reptile: 1 }, '1,-1': { reptile: 1 } },
      'bird',
    ],
    [
      'the most species of all tundra tiles together',
      { '0,0': { bird: 2, reptile: 1 }, '0,-1': { reptile: 2 } },
      'reptile',
    ],
    ['nobody in a tie', { '0,0': { bird: 2 }, '0,-1': { mammal: 2 } }, undefined],
    ['the most, though two others tie', { '0,0': { bird: 1, mammal: 1, insect: 2 } }, 'insect'],
    ['the most on tundra, whatever is elsewhere', { '0,0': { bird: 1 }, '1,0': { mammal: 9 } }, 'bird'],
  ])('is held by %s', (_, species, holder) => {
    expect(HEX_NAMES).toContain(Object.keys(species)[0]);
    expect(survivor(ice(species))).toBe(holder);
  });

  it('counts species on tundra tiles, and the tiles they are on', () => {
    const s = ice({ '0,0': { bird: 3, reptile: 1 }, '0,-1': { reptile: 1 }, '1,0': { bird: 4 } });
    const counts = ALL.map((animal) => [
      animal,
      speciesOnTundra(s, ANIMALS.indexOf(animal)),
      tundraOccupied(s, ANIMALS.indexOf(animal)),
    ]);
    expect(counts.filter(([, species]) => species !== 0)).toEqual([
      ['reptile', 2, 2],
      ['bird', 3, 1],
    ]);
  });
});
