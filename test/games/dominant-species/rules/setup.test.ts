/** The board, the components and the setup (rules §1). */
import { describe, expect, it } from '@jest/globals';
import { answerDealing, asked, dealing, legal, look } from '../support/table.ts';
import { ANIMALS, CARDS, LARGE_TILES, bonus } from '../../../../src/games/dominant-species/rules/components.ts';
import type { Chance } from '../../../../src/games/dominant-species/rules/chance.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import {
  CORNERS,
  CORNERS_OF,
  HEXES_AT,
  HEX_NAMES,
  NEIGHBOURS,
  hexNamed,
} from '../../../../src/games/dominant-species/rules/earth.ts';
import { dominantOn, isEndangered, matching } from '../../../../src/games/dominant-species/rules/matching.ts';
import { decision, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { type Setup, SetupError } from '../../../../src/games/dominant-species/rules/setup.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

const ALL = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'] as const;
type Animal = (typeof ALL)[number];
const first = () => randomChance(() => 0);
const number = (animal: Animal) => ANIMALS.indexOf(animal);

const setup = (animals: readonly Animal[]): Setup => ({
  players: animals.length,
  animalsEach: 1,
  randomEarth: false,
  animals: animals.map((animal) => [number(animal)]),
});
const game = (animals: readonly Animal[], chance: Chance = first()) => newGame(setup(animals), chance);

describe('The board', () => {
  it('has 35 hexes in columns of 4, 5, 6, 5, 6, 5, 4', () => {
    const columns: [q: number, from: number, to: number][] = [
      [-3, 0, 3],
      [-2, -1, 3],
      [-1, -2, 3],
      [0, -2, 2],
      [1, -3, 2],
      [2, -3, 1],
      [3, -3, 0],
    ];
    const hexes = columns.flatMap(([q, from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${String(q)},${String(from + i)}`),
    );
    expect(hexes).toHaveLength(35);
    expect([...HEX_NAMES].sort()).toEqual(hexes.sort());
  });

  it.each(HEX_NAMES)('joins hex %s to its neighbours on the board', (hex) => {
    const [q = 0, r = 0] = hex.split(',').map(Number);
    const around = [
      [q + 1, r],
      [q + 1, r - 1],
      [q, r - 1],
      [q - 1, r],
      [q - 1, r + 1],
      [q, r + 1],
    ].map(String);
    expect(NEIGHBOURS[hexNamed(hex)!]!.map((neighbour) => HEX_NAMES[neighbour]).sort()).toEqual(
      around.filter((each) => HEX_NAMES.includes(each)).sort(),
    );
  });

  it('has 92 corners, six to a hex, where up to three hexes meet', () => {
    expect(CORNERS).toBe(92);
    expect(HEXES_AT).toHaveLength(92);
    HEX_NAMES.forEach((_, hex) => {
      expect(new Set(CORNERS_OF[hex]).size).toBe(6);
      for (const corner of CORNERS_OF[hex]!) expect(HEXES_AT[corner]).toContain(hex);
    });
    for (const hexes of HEXES_AT) {
      expect([1, 2, 3]).toContain(hexes.length);
      for (const hex of hexes) {
        for (const other of hexes) if (other !== hex) expect(NEIGHBOURS[hex]).toContain(other);
      }
    }
  });
});

describe('Bonus VPs', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
    [7, 28],
    [8, 36],
    [9, 45],
    [10, 45],
    [12, 45],
  ])('for a quantity of %i are %i', (quantity, vps) => {
    expect(bonus(quantity)).toBe(vps);
  });
});

describe('Setup', () => {
  it.each([
    [2, 7, 55],
    [3, 6, 50],
    [4, 5, 45],
    [5, 4, 40],
    [6, 3, 35],
  ])('gives each of %i animals %i pawns and, but for the VP marker, %i species', (players, pawns, species) => {
    const { animals } = look(game(ALL.slice(0, players)));
    expect(Object.keys(animals)).toHaveLength(players);
    for (const animal of Object.values(animals)) {
      expect(animal).toEqual({
        vps: 0,
        elements: [],
        genePool: species - 1 - 4,
        eliminated: 0,
        hand: pawns,
        aside: 10 - pawns,
      });
    }
  });

  it.each<[Animal[], Animal[]]>([
    [
      ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'],
      ['insect', 'arachnid', 'amphibian', 'bird', 'reptile', 'mammal'],
    ],
    [
      ['amphibian', 'insect', 'reptile'],
      ['insect', 'amphibian', 'reptile'],
    ],
    [
      ['bird', 'mammal'],
      ['bird', 'mammal'],
    ],
  ])('puts %j on the initiative track as %j, and the first of them plans first', (animals, track) => {
    const s = game(animals);
    expect(look(s).initiative).toEqual(track);
    expect(asked(s)).toEqual({ question: 'planning space', animal: track[0] });
    expect(look(s).turn).toBe(1);
  });

  it('lays out the seven starting tiles and the starting species of six animals', () => {
    expect(look(game(ALL)).earth).toEqual({
      '0,0': { terrain: 'sea', tundra: true },
      '0,-1': { terrain: 'wetland', species: { amphibian: 2, arachnid: 1, insect: 1 } },
      '1,-1': { terrain: 'savannah', species: { insect: 2, amphibian: 1, reptile: 1 } },
      '1,0': { terrain: 'desert', species: { reptile: 2, insect: 1, mammal: 1 } },
      '0,1': { terrain: 'mountain', species: { mammal: 2, reptile: 1, bird: 1 } },
      '-1,1': { terrain: 'forest', species: { bird: 2, mammal: 1, arachnid: 1 } },
      '-1,0': { terrain: 'jungle', species: { arachnid: 2, bird: 1, amphibian: 1 } },
    });
  });

  it('places the species of animals in play only', () => {
    const { earth } = look(game(['bird', 'insect']));
    expect(Object.fromEntries(Object.entries(earth).map(([hex, tile]) => [hex, tile.species]))).toEqual({
      '0,0': undefined,
      '0,-1': { insect: 1 },
      '1,-1': { insect: 2 },
      '1,0': { insect: 1 },
      '0,1': { bird: 1 },
      '-1,1': { bird: 2 },
      '-1,0': { bird: 1 },
    });
  });

  it.each([[['bird', 'insect'] as const], [ALL]])('places the twelve starting elements for %j', (animals) => {
    expect(look(game(animals)).elements).toEqual({
      '-1,0 0,-1 0,0': 'grub',
      '-1,-1 -1,0 0,-1': 'water',
      '0,-1 0,0 1,-1': 'water',
      '0,-1 1,-2 1,-1': 'grass',
      '0,0 1,-1 1,0': 'grass',
      '1,-1 1,0 2,-1': 'sun',
      '0,0 0,1 1,0': 'sun',
      '0,1 1,0 1,1': 'meat',
      '-1,1 0,0 0,1': 'meat',
      '-1,1 -1,2 0,1': 'seed',
      '-1,0 -1,1 0,0': 'seed',
      '-2,1 -1,0 -1,1': 'grub',
    });
  });

  it.each<[Animal, string, number]>([
    ['amphibian', '0,-1', 6],
    ['insect', '1,-1', 4],
    ['reptile', '1,0', 4],
    ['mammal', '0,1', 4],
    ['bird', '-1,1', 4],
    ['arachnid', '-1,0', 4],
  ])('lets the %s match the tile it has two species on (%s) %i times', (animal, hex, value) => {
    expect(matching(game(ALL), number(animal), hexNamed(hex)!)).toBe(value);
  });

  it('lets each animal dominate the tile it has two species on and endangers nobody, whoever plays', () => {
    const home: Record<Animal, string> = {
      mammal: '0,1',
      reptile: '1,0',
      bird: '-1,1',
      amphibian: '0,-1',
      arachnid: '-1,0',
      insect: '1,-1',
    };
    let games = 0;
    for (let set = 1; set < 64; set++) {
      const animals = ALL.filter((_, i) => ((set >> i) & 1) === 1);
      if (animals.length < 2) continue;
      const s = game(animals);
      games++;
      for (const animal of animals) {
        expect(dominantOn(s, hexNamed(home[animal])!)).toBe(number(animal));
        HEX_NAMES.forEach((_, hex) => {
          expect(isEndangered(s, number(animal), hex)).toBe(false);
        });
      }
    }
    expect(games).toBe(57);
  });

  it('draws tiles, cards and elements for the table, each from all that are left', () => {
    const drawn: { kind: string; weights: number[] }[] = [];
    const chance: Chance = {
      draw(kind, weights) {
        drawn.push({ kind, weights: [...weights] });
        return weights.findIndex((weight) => weight > 0);
      },
    };
    const s = game(ALL, chance);
    expect(drawn.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 3 }, () => 'tile'),
      ...Array.from({ length: 5 }, () => 'card'),
      ...Array.from({ length: 12 }, () => 'element'),
    ]);
    // Sea, wetland, savannah, jungle, forest, desert, mountain.
    expect(drawn[0]?.weights).toEqual([6, 3, 3, 3, 3, 3, 3]);
    expect(LARGE_TILES).toEqual([7, 4, 4, 4, 4, 4, 4]);
    expect(drawn[3]?.weights).toEqual(CARDS.map((card) => (card === 'ice age' ? 0 : 1)));
    expect(drawn[8]?.weights).toEqual([18, 18, 18, 18, 18, 18]);
    expect(look(s).stacks).toEqual(Array.from({ length: 3 }, () => ({ faceUp: 'sea', faceDown: 7 })));
  });

  it('turns up a tile of each stack and five of the 26 cards, and draws four elements for three boxes', () => {
    const drawn = ['meat', 'meat', 'sun', 'grub', 'seed', 'water', 'grass', 'sun', 'sun', 'water', 'water', 'seed'];
    const cards = ['omnivore', 'habitat', 'blight', 'aquatic', 'symbiotic'];
    const chance = dealing([
      { tile: 'forest' },
      { tile: 'sea' },
      { tile: 'desert' },
      ...cards.map((card) => ({ card })),
      ...drawn.map((element) => ({ element })),
    ]);
    const s = look(game(['bird', 'insect'], chance));
    expect(chance.rest).toEqual([]);
    expect(CARDS).toHaveLength(26);
    expect(s.stacks.map(({ faceUp }) => faceUp)).toEqual(['forest', 'sea', 'desert']);
    expect(s.cards).toEqual({ faceUp: [...cards].sort(), taken: [] });
    expect(s.boxes).toEqual({
      adaptation: ['grub', 'meat', 'meat', 'sun'],
      regression: [],
      abundance: ['grass', 'seed', 'sun', 'water'],
      wasteland: [],
      depletion: [],
      wanderlust: ['seed', 'sun', 'water', 'water'],
    });
    // 20 of each type, less the two on earth.
    expect(s.bag).toEqual({ grass: 17, grub: 17, meat: 16, seed: 16, sun: 15, water: 15 });
  });

  it('starts with an empty action display of 41 spaces', () => {
    const { display } = look(game(ALL));
    expect(Object.entries(display).map(([section, spaces]) => [section, spaces.length])).toEqual([
      ['initiative', 1],
      ['adaptation', 3],
      ['regression', 2],
      ['abundance', 2],
      ['wasteland', 1],
      ['depletion', 1],
      ['glaciation', 4],
      ['speciation', 6],
      ['wanderlust', 3],
      ['migration', 6],
      ['competition', 7],
      ['domination', 5],
    ]);
    expect(Object.values(display).flat()).toEqual(Array.from({ length: 41 }, () => null));
  });
});

describe('The choice of animals', () => {
  const choose = (players: number, animalsEach = 1): State =>
    newGame({ players, animalsEach, randomEarth: false, animals: 'chosen' }, dealing([]));
  const table = [
    ...['forest', 'sea', 'desert'].map((tile) => ({ tile })),
    ...['omnivore', 'habitat', 'blight', 'aquatic', 'symbiotic'].map((card) => ({ card })),
    ...Array.from({ length: 12 }, () => ({ element: 'sun' })),
  ];

  it('goes in seat order, each of the animals that are left', () => {
    let s = choose(3);
    expect(decision(s)).toMatchObject({ player: 0, question: 'setup animal' });
    expect(legal(s)).toEqual(ALL.map((animal) => ({ animal })));
    s = answerDealing(s, [], { animal: 'bird' });
    expect(decision(s)).toMatchObject({ player: 1, question: 'setup animal' });
    expect(legal(s)).toEqual(ALL.filter((animal) => animal !== 'bird').map((animal) => ({ animal })));
    s = answerDealing(s, [], { animal: 'mammal' });
    expect(decision(s)?.player).toBe(2);
    s = answerDealing(s, table, { animal: 'insect' });
    expect(look(s).players).toEqual([['bird'], ['mammal'], ['insect']]);
    expect(look(s).initiative).toEqual(['insect', 'bird', 'mammal']);
    expect(look(s).earth['-1,1']?.species).toEqual({ mammal: 1, bird: 2 });
    expect(decision(s)).toMatchObject({ player: 2, question: 'planning space' });
  });

  it('leaves the sixth of six players the last animal unasked', () => {
    const order: Animal[] = ['insect', 'bird', 'mammal', 'arachnid', 'reptile'];
    const s = answerDealing(choose(6), table, ...order.map((animal) => ({ animal })));
    expect(look(s).players).toEqual([...order, 'amphibian'].map((animal) => [animal]));
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'insect' });
  });

  it('can be left to chance: animals are dealt in seat order', () => {
    const dealt: Animal[] = ['insect', 'bird', 'mammal', 'arachnid'];
    const chance = dealing([...dealt.map((animal) => ({ animal })), ...table]);
    const s = newGame({ players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
    expect(chance.rest).toEqual([]);
    expect(look(s).players).toEqual(dealt.map((animal) => [animal]));
  });

  it('deals no animal twice', () => {
    const chance = dealing([{ animal: 'bird' }, { animal: 'bird' }]);
    expect(() => newGame({ players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance)).toThrow(
      'animal is drawn',
    );
  });
});

describe('A setup that the rules do not know', () => {
  it.each<[string, Setup]>([
    ['one player', { players: 1, animalsEach: 1, randomEarth: false, animals: 'dealt' }],
    ['seven players', { players: 7, animalsEach: 1, randomEarth: false, animals: 'dealt' }],
    ['half a player', { players: 2.5, animalsEach: 1, randomEarth: false, animals: 'dealt' }],
    ['two animals each for two players', { players: 2, animalsEach: 2, randomEarth: false, animals: 'dealt' }],
    ['three animals each for three players', { players: 3, animalsEach: 3, randomEarth: false, animals: 'dealt' }],
    ['two animals each for four players', { players: 4, animalsEach: 2, randomEarth: false, animals: 'chosen' }],
    ['animals of one player only', { players: 2, animalsEach: 1, randomEarth: false, animals: [[0]] }],
    ['a player with two animals', { players: 2, animalsEach: 1, randomEarth: false, animals: [[0], [1, 2]] }],
    ['an animal led by two', { players: 2, animalsEach: 1, randomEarth: false, animals: [[3], [3]] }],
  ])('is refused: %s', (_, refused) => {
    expect(() => newGame(refused, first())).toThrow(SetupError);
  });
});
