/** The Reset: extinction, survival, the end of the game, reseeding (rules §5). Final scoring is in scoring.test.ts. */
import { describe, expect, it } from '@jest/globals';
import { STARTING_EARTH, answerDealing, asked, dealing, legal, look, table } from '../support/table.ts';
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  CARDS,
  ELEMENTS,
  RESET,
  TERRAINS,
  WANDERLUST_BOX,
} from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import {
  POSITION_FORMAT,
  type Position,
  readPosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

type Dealt = Readonly<Record<string, string>>[];
const elements = (...drawn: string[]): Dealt => drawn.map((element) => ({ element }));
/** Four for Adaptation, four for Abundance, four for Wanderlust. */
const TWELVE = elements(
  ...['sun', 'sun', 'meat', 'grub'],
  ...['water', 'water', 'water', 'seed'],
  ...['grass', 'grass', 'grass', 'meat'],
);
const FIVE = { faceUp: ['aquatic', 'blight', 'fertile', 'habitat', 'omnivore'], taken: [] };
const UP = [
  { faceUp: 'sea', faceDown: 7 },
  { faceUp: 'forest', faceDown: 7 },
  { faceUp: 'desert', faceDown: 7 },
];
const animalsWith = (given: Record<string, object>) => given as NonNullable<Position['animals']>;

/** A table at the Reset where nothing but twelve elements is drawn unless given. */
const reset = (position: Partial<Position>, dealt: Dealt = TWELVE): State =>
  table(
    {
      players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
      cards: FIVE,
      stacks: UP,
      ...position,
      at: { phase: 'reset' },
    },
    dealt,
  );

/** The starting tiles with species on them. */
const earth = (species: Record<string, Record<string, number>>, tundra = ['0,0']): NonNullable<Position['earth']> =>
  Object.fromEntries(
    Object.entries(STARTING_EARTH).map(([hex, tile]) => [
      hex,
      { ...tile, tundra: tundra.includes(hex), species: species[hex] ?? {} },
    ]),
  );
const on = (s: State, hex: string) => look(s).earth[hex]?.species ?? {};
const vps = (s: State) => Object.values(look(s).animals).map((animal) => animal.vps);
const NEXT_TURN = { question: 'planning space', animal: 'amphibian' };

describe('Extinction', () => {
  it('eliminates every endangered species, and no other', () => {
    const s = reset({
      earth: earth({ '1,0': { reptile: 2, bird: 3 }, '0,1': { bird: 1, amphibian: 4 }, '0,-1': { amphibian: 5 } }),
      elements: { '0,0 0,1 1,0': 'seed', '-1,-1 0,-2 0,-1': 'sun' },
      animals: animalsWith({ amphibian: { eliminated: 2 } }),
    });
    expect(on(s, '1,0')).toEqual({ bird: 3 });
    expect(on(s, '0,1')).toEqual({ bird: 1 });
    expect(on(s, '0,-1')).toEqual({});
    expect(look(s).animals).toMatchObject({
      reptile: { genePool: 42, eliminated: 2 },
      bird: { genePool: 40, eliminated: 0 },
      amphibian: { genePool: 33, eliminated: 11 },
    });
    expect(asked(s)).toEqual(NEXT_TURN);
  });

  it('spares species that an added element feeds', () => {
    const s = reset({
      earth: earth({ '1,0': { reptile: 2, bird: 3 } }),
      elements: { '1,0 1,1 2,0': 'grub' },
      animals: animalsWith({ reptile: { elements: ['grub'] } }),
    });
    expect(on(s, '1,0')).toEqual({ reptile: 2 });
  });

  it('spares one mammal, unasked if its endangered species are on one tile', () => {
    const s = reset({
      earth: earth({ '1,0': { mammal: 3 }, '0,-1': { mammal: 2 } }),
      elements: { '0,-1 0,0 1,-1': 'meat' },
    });
    expect(on(s, '1,0')).toEqual({ mammal: 1 });
    expect(on(s, '0,-1')).toEqual({ mammal: 2 });
    expect(look(s).animals.mammal).toMatchObject({ genePool: 39, eliminated: 2 });
    expect(asked(s)).toEqual(NEXT_TURN);
  });

  it.each(['reptile', 'bird', 'amphibian'])('spares no %s', (animal) => {
    expect(on(reset({ earth: earth({ '1,0': { [animal]: 3 } }) }), '1,0')).toEqual({});
  });

  it('asks the mammal which one to save if it has endangered species on more than one tile', () => {
    const s = reset(
      {
        earth: earth({
          '1,0': { mammal: 3, bird: 1 },
          '0,-1': { mammal: 2 },
          '-1,0': { mammal: 1 },
          '0,1': { mammal: 1 },
        }),
        elements: { '0,1 -1,2 0,2': 'meat' },
      },
      [],
    );
    expect(asked(s)).toEqual({ question: 'extinction tile', animal: 'mammal' });
    expect(legal(s)).toEqual([{ tile: '-1,0' }, { tile: '0,-1' }, { tile: '1,0' }]);
    expect(on(s, '1,0')).toEqual({ mammal: 3, bird: 1 });
    const after = answerDealing(s, TWELVE, { tile: '0,-1' });
    expect(on(after, '0,-1')).toEqual({ mammal: 1 });
    expect(on(after, '-1,0')).toEqual({});
    expect(on(after, '1,0')).toEqual({});
    expect(on(after, '0,1')).toEqual({ mammal: 1 });
    expect(look(after).animals.mammal).toMatchObject({ genePool: 37, eliminated: 5 });
    expect(asked(after)).toEqual(NEXT_TURN);
  });

  it('saves nobody else if no mammal is endangered', () => {
    const s = reset({ earth: earth({ '1,0': { mammal: 1, bird: 1 } }), elements: { '0,0 1,-1 1,0': 'meat' } });
    expect(on(s, '1,0')).toEqual({ mammal: 1 });
    expect(look(s).animals.mammal?.eliminated).toBe(0);
  });
});

describe('Hibernating species at the Extinction', () => {
  const hibernating = (
    tiles: Record<string, { species: Record<string, number>; hibernating?: Record<string, number> }>,
  ): NonNullable<Position['earth']> => ({
    ...STARTING_EARTH,
    ...Object.fromEntries(Object.entries(tiles).map(([hex, tile]) => [hex, { terrain: 'forest', ...tile }])),
  });

  it('stay, and the rest of the animal there goes', () => {
    const s = reset({ earth: hibernating({ '-1,1': { species: { bird: 5 }, hibernating: { bird: 3 } } }) });
    expect(on(s, '-1,1')).toEqual({ bird: 3 });
    expect(look(s).animals.bird).toMatchObject({ genePool: 39, eliminated: 2 });
  });

  it('are protected by animal and tile', () => {
    const s = reset({
      earth: hibernating({
        '-1,1': { species: { bird: 2, reptile: 2 }, hibernating: { bird: 2 } },
        '-2,1': { species: { bird: 2 } },
      }),
      stacks: [UP[0]!, UP[1]!, { faceUp: 'desert', faceDown: 6 }],
    });
    expect(on(s, '-1,1')).toEqual({ bird: 2 });
    expect(on(s, '-2,1')).toEqual({});
  });

  it('are protected this turn only', () => {
    const s = reset({
      earth: hibernating({
        '-1,1': { species: { bird: 5 }, hibernating: { bird: 3 } },
        '-2,1': { species: { reptile: 2 }, hibernating: { reptile: 1 } },
      }),
      elements: { '-2,1 -2,2 -3,2': 'sun' },
      stacks: [UP[0]!, UP[1]!, { faceUp: 'desert', faceDown: 6 }],
    });
    expect(look(s).earth['-1,1']).toEqual({ terrain: 'forest', species: { bird: 3 } });
    expect(look(s).earth['-2,1']).toEqual({ terrain: 'forest', species: { reptile: 2 } });
  });

  it.each([
    [5, 2, 3],
    [3, 2, 3],
    [2, 2, 2],
    [1, 1, 1],
  ])('of %i mammals %i hibernate: with the saved one %i stay', (species, protectedOnes, stay) => {
    const s = reset({
      earth: hibernating({ '-1,1': { species: { mammal: species }, hibernating: { mammal: protectedOnes } } }),
    });
    expect(on(s, '-1,1')).toEqual({ mammal: stay });
    expect(look(s).animals.mammal?.eliminated).toBe(species - stay);
  });

  it('are no reason to ask the mammal: a tile whose mammals are all protected is not offered', () => {
    const tiles = hibernating({
      '-1,1': { species: { mammal: 2 }, hibernating: { mammal: 2 } },
      '-1,0': { species: { mammal: 3 }, hibernating: { mammal: 1 } },
    });
    const position = { earth: { ...tiles, '1,0': { terrain: 'desert', species: { mammal: 2 } } } };
    const s = reset(position, []);
    expect(legal(s)).toEqual([{ tile: '-1,0' }, { tile: '1,0' }]);
    const after = answerDealing(s, TWELVE, { tile: '-1,0' });
    expect([on(after, '-1,1'), on(after, '-1,0'), on(after, '1,0')]).toEqual([{ mammal: 2 }, { mammal: 2 }, {}]);
    const alone = reset({ earth: tiles });
    expect(on(alone, '-1,1')).toEqual({ mammal: 2 });
    expect(on(alone, '-1,0')).toEqual({ mammal: 2 });
  });
});

describe('Survival', () => {
  const SEEDS = { '-1,0 0,-1 0,0': 'seed', '0,0 1,-1 1,0': 'seed', '0,0 0,1 1,0': 'sun', '-1,1 0,0 0,1': 'sun' };
  const ICE = ['-1,0', '0,-1', '0,0', '1,-1', '1,0', '0,1'];

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
  ])('scores its holder the bonus for the %i tundra tiles it occupies: %i VPs', (tiles, bonus) => {
    const species = Object.fromEntries(ICE.slice(0, tiles).map((hex) => [hex, { bird: 2 }]));
    // There is a seed on each tile; the bird's species elsewhere do not count.
    const s = reset({
      earth: earth({ ...species, '-1,1': { bird: 1 } }, ICE),
      elements: { ...SEEDS },
    });
    expect(vps(s)).toEqual([0, 0, bonus, 0]);
  });

  it('goes by species for who holds it and by tiles for what it scores', () => {
    const s = reset({
      earth: earth({ '0,0': { bird: 4, reptile: 1 }, '0,1': { reptile: 1 }, '1,0': { reptile: 1 } }, ICE),
      elements: SEEDS,
    });
    expect(vps(s)).toEqual([0, 0, 1, 0]);
  });

  it.each([
    ['nobody is on tundra', { '-1,1': { bird: 3 } }],
    ['two share the most species there', { '0,0': { bird: 2 }, '0,1': { reptile: 2 } }],
  ])('scores nothing when %s', (_, species) => {
    expect(vps(reset({ earth: earth(species, ICE), elements: SEEDS }))).toEqual([0, 0, 0, 0]);
  });

  it('comes after Extinction', () => {
    const s = reset({
      earth: earth(
        { '0,0': { amphibian: 7, bird: 2, reptile: 1 }, '0,-1': { bird: 1 }, '-1,0': { amphibian: 1 } },
        ICE,
      ),
      elements: SEEDS,
    });
    expect(vps(s)).toEqual([0, 0, 3, 0]);
    const saved = reset({ earth: earth({ '0,0': { mammal: 3 } }, ICE) });
    expect(vps(saved)).toEqual([1, 0, 0, 0]);
  });
});

describe('The end of the game', () => {
  it('comes in the turn in which Ice Age was taken, after Extinction and Survival', () => {
    const s = reset(
      {
        earth: earth({ '0,0': { bird: 2 }, '1,0': { reptile: 3, bird: 1 } }),
        elements: { '0,0 1,-1 1,0': 'seed' },
        cards: { faceUp: ['omnivore'], taken: ['ice age'] },
        boxes: { adaptation: ['sun'] },
        turn: 7,
      },
      [],
    );
    expect(look(s).at).toEqual({ over: true });
    // Survival 1, first on tundra 1, first on desert 4.
    expect(vps(s)).toEqual([0, 0, 6, 0]);
    expect(look(s).animals.reptile?.eliminated).toBe(3);
    expect(look(s)).toMatchObject({
      turn: 7,
      boxes: { adaptation: ['sun'], regression: [] },
      cards: { faceUp: ['omnivore'] },
    });
  });

  it('waits for the mammal to save a species', () => {
    const s = reset(
      { earth: earth({ '0,-1': { mammal: 1 }, '1,0': { mammal: 1 } }), cards: { faceUp: [], taken: ['ice age'] } },
      [],
    );
    expect(asked(s)).toEqual({ question: 'extinction tile', animal: 'mammal' });
    expect(vps(answerDealing(s, [], { tile: '0,-1' }))).toEqual([8, 0, 0, 0]);
  });

  it('does not come while Ice Age lies face up', () => {
    const cards = { faceUp: ['aquatic', 'blight', 'fertile', 'habitat', 'ice age'], taken: ['omnivore'] };
    const s = reset({ earth: earth({ '1,0': { bird: 1 } }), cards });
    expect(asked(s)).toEqual(NEXT_TURN);
  });

  it('comes when no animal has any species on earth or in a gene pool', () => {
    const extinct = animalsWith({
      mammal: { genePool: 0 },
      reptile: { genePool: 0 },
      bird: { genePool: 0, vps: 9 },
      amphibian: { genePool: 0 },
    });
    const s = reset({ earth: earth({ '1,0': { reptile: 3, bird: 1 } }), animals: extinct }, []);
    expect(look(s).at).toEqual({ over: true });
    expect(vps(s)).toEqual([0, 0, 9, 0]);
  });

  it('comes when every action pawn of every animal is set aside', () => {
    const none = { hand: 0, aside: 10 };
    const animals = animalsWith({ mammal: none, reptile: none, bird: none, amphibian: none });
    const s = reset({ earth: earth({ '1,0': { bird: 1 } }), elements: { '0,0 1,-1 1,0': 'seed' }, animals }, []);
    expect(look(s).at).toEqual({ over: true });
    // First on the desert.
    expect(vps(s)).toEqual([0, 0, 4, 0]);
  });

  it('does not come while a single pawn waits on the display', () => {
    const none = { hand: 0, aside: 10 };
    const animals = animalsWith({ mammal: none, reptile: none, bird: { hand: 0, aside: 9 }, amphibian: none });
    const s = reset({
      earth: earth({ '1,0': { bird: 1 } }),
      elements: { '0,0 1,-1 1,0': 'seed' },
      animals,
      display: { glaciation: [null, 'bird'] },
    });
    // In the next turn nobody has a pawn to plan with, and the one that has slid to the first space acts.
    expect(asked(s)).toEqual({ question: 'glaciation tile', animal: 'bird' });
  });

  it.each([
    ['in a gene pool', { reptile: { genePool: 1 } }, {}],
    ['on earth', { reptile: { genePool: 0 } }, { '0,0 1,-1 1,0': 'sun' }],
  ])('does not come while a single species is left %s', (_, reptile, disks) => {
    const others = { mammal: { genePool: 0 }, bird: { genePool: 0 }, amphibian: { genePool: 0 } };
    const s = reset({
      earth: earth({ '1,0': { reptile: 1 } }),
      elements: disks,
      animals: animalsWith({ ...others, ...reptile }),
    });
    expect(asked(s)).toEqual(NEXT_TURN);
  });
});

describe('Reseed', () => {
  const ALIVE = { earth: earth({ '1,0': { bird: 1 } }), elements: { '0,0 1,-1 1,0': 'seed' } };

  it('starts the next turn with planning', () => {
    const s = reset({ ...ALIVE, turn: 4, initiative: ['bird', 'mammal', 'reptile', 'amphibian'] });
    expect(look(s).turn).toBe(5);
    expect(look(s).at).toEqual({ question: 'planning space', animal: 'bird' });
  });

  it('lets Domination choose every tile again', () => {
    const tiles = { ...ALIVE.earth, '1,0': { terrain: 'desert', species: { bird: 1 }, dominated: true } };
    expect(look(reset({ ...ALIVE, earth: tiles })).earth['1,0']).toEqual({ terrain: 'desert', species: { bird: 1 } });
  });

  it('fills the face-up cards to five', () => {
    const cards = { faceUp: ['aquatic', 'blight'], taken: ['fertile'] };
    const dealt = [{ card: 'omnivore' }, { card: 'disease' }, { card: 'symbiotic' }];
    const s = reset({ ...ALIVE, cards }, [...dealt, ...TWELVE]);
    expect(look(s).cards).toEqual({
      faceUp: ['aquatic', 'blight', 'disease', 'omnivore', 'symbiotic'],
      taken: ['fertile'],
    });
  });

  it('turns up no card with five face up', () => {
    expect(look(reset(ALIVE)).cards).toEqual(FIVE);
  });

  describe('with two cards and Ice Age left in the deck', () => {
    const all = [
      ...[
        'aquatic',
        'biodiversity',
        'biomass',
        'blight',
        'catastrophe',
        'cold snap',
        'disease',
        'ecodiversity',
        'evolution',
      ],
      ...['fecundity', 'fertile', 'habitat', 'hibernation', 'ice sheet', 'immigrants', 'instinct', 'intelligence'],
      ...[
        'mass exodus',
        'metamorphosis',
        'niche biomes',
        'nocturnal',
        'omnivore',
        'parasitism',
        'predator',
        'symbiotic',
      ],
    ];
    const cards = (faceUp: number, deck: number) => ({
      faceUp: all.slice(0, faceUp),
      taken: all.slice(faceUp, all.length - deck),
    });

    it('turns up Ice Age last', () => {
      const s = reset({ ...ALIVE, cards: cards(1, 2) }, [
        { card: 'symbiotic' },
        { card: 'predator' },
        { card: 'ice age' },
        ...TWELVE,
      ]);
      expect(look(s).cards.faceUp).toEqual(['aquatic', 'ice age', 'predator', 'symbiotic']);
    });

    it('cannot turn it up before the others', () => {
      expect(() => reset({ ...ALIVE, cards: cards(1, 2) }, [{ card: 'symbiotic' }, { card: 'ice age' }])).toThrow(
        'card is drawn',
      );
      expect(() => reset({ ...ALIVE, cards: cards(4, 2) }, [{ card: 'ice age' }])).toThrow('card is drawn');
    });

    it('leaves it in the deck while there are five others', () => {
      const s = reset({ ...ALIVE, cards: cards(3, 2) }, [{ card: 'symbiotic' }, { card: 'predator' }, ...TWELVE]);
      expect(look(s).cards.faceUp).not.toContain('ice age');
      expect(look(s).cards.faceUp).toHaveLength(5);
    });

    it('turns up nothing once the deck is empty', () => {
      const faceUp = ['aquatic', 'ice age'];
      const s = reset({ ...ALIVE, cards: { faceUp, taken: all.filter((card) => card !== 'aquatic') } });
      expect(look(s).cards.faceUp).toEqual(faceUp);
    });
  });

  it.each([
    ['. B R .', 'B R . .'],
    ['. B R M', 'B R M .'],
    ['. . B .', '. B . .'],
    ['. . . B', '. . B .'],
    ['. B . R', 'B . R .'],
    ['. . B R', '. B R .'],
    ['B R . M', 'B R M .'],
    ['B . R M', 'B R M .'],
    ['B R M B', 'B R M B'],
    ['B . . .', 'B . . .'],
    ['. . . .', '. . . .'],
  ])('slides Glaciation pawns from %s to %s', (before, after) => {
    const names: Record<string, string> = { B: 'bird', R: 'reptile', M: 'mammal' };
    const pawns = (text: string) => text.split(' ').map((letter) => names[letter] ?? null);
    const s = look(reset({ ...ALIVE, display: { glaciation: pawns(before) } }));
    expect(s.display.glaciation).toEqual(pawns(after));
    expect(s.animals.bird?.hand).toBe(5 - before.split(' ').filter((letter) => letter === 'B').length);
  });

  it('leaves pawns that wait elsewhere on the display', () => {
    const display = { initiative: ['bird'], migration: [null, 'bird'], domination: [null, 'reptile'] };
    const s = look(reset({ ...ALIVE, display }));
    expect(s.display).toMatchObject({
      initiative: ['bird'],
      migration: [null, 'bird', null, null, null, null],
      domination: [null, 'reptile', null, null, null],
    });
    expect(s.animals).toMatchObject({ bird: { hand: 3 }, reptile: { hand: 4 } });
  });

  it('slides Adaptation to Regression, Abundance to Wasteland, Wasteland to Depletion, and empties the others', () => {
    const before = {
      adaptation: ['sun', 'water'],
      regression: ['sun', 'sun', 'grub'],
      abundance: ['meat', 'meat', 'meat'],
      wasteland: ['seed'],
      depletion: ['grass', 'grass'],
      wanderlust: ['water', 'grub'],
    };
    const s = look(reset({ ...ALIVE, boxes: before }));
    expect(s.boxes).toEqual({
      adaptation: ['grub', 'meat', 'sun', 'sun'],
      regression: ['sun', 'water'],
      abundance: ['seed', 'water', 'water', 'water'],
      wasteland: ['meat', 'meat', 'meat'],
      depletion: ['seed'],
      wanderlust: ['grass', 'grass', 'grass', 'meat'],
    });
    // 20 less those in boxes and the seed on earth: the disks of Regression, Depletion and Wanderlust are back in the bag.
    expect(s.bag).toEqual({ grass: 17, grub: 19, meat: 15, seed: 17, sun: 17, water: 16 });
  });

  /** A bag that holds only these disks: the rest are in the Wasteland box. */
  const bagOf = (...disks: string[]) =>
    ['grass', 'grub', 'meat', 'seed', 'sun', 'water'].flatMap((element) =>
      Array.from({ length: 20 - disks.filter((disk) => disk === element).length }, () => element),
    );
  const ALONE = { earth: earth({ '1,0': { bird: 1 } }) };

  it('draws as many elements as the bag holds: Adaptation, then Abundance, then Wanderlust', () => {
    const wasteland = bagOf('sun', 'sun', 'sun', 'grub', 'grub', 'meat');
    const dealt = elements('sun', 'grub', 'sun', 'sun', 'meat', 'grub');
    const s = look(reset({ ...ALONE, boxes: { wasteland } }, dealt));
    expect(s.boxes).toMatchObject({
      adaptation: ['grub', 'sun', 'sun', 'sun'],
      abundance: ['grub', 'meat'],
      wasteland: [],
      wanderlust: [],
    });
    expect(Object.values(s.bag)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('draws from disks that came back to the bag in this Reset', () => {
    const wasteland = bagOf('sun', 'grub', 'meat');
    const boxes = { regression: ['sun'], depletion: ['grub'], wanderlust: ['meat'], wasteland };
    const s = look(reset({ ...ALONE, boxes }, elements('meat', 'sun', 'grub')));
    expect(s.boxes).toMatchObject({
      adaptation: ['grub', 'meat', 'sun'],
      abundance: [],
      wanderlust: [],
      regression: [],
    });
  });

  it('draws nothing from an empty bag', () => {
    const s = look(reset({ ...ALONE, boxes: { wasteland: bagOf() } }, []));
    expect(s.boxes).toMatchObject({ adaptation: [], abundance: [], wanderlust: [] });
    expect(s.boxes.depletion).toHaveLength(120);
  });

  it('turns up the top of each stack whose tile was taken', () => {
    const stacks = [
      { faceUp: null, faceDown: 3 },
      { faceUp: 'sea', faceDown: 10 },
      { faceUp: null, faceDown: 10 },
    ];
    const s = reset({ ...ALIVE, stacks }, [...TWELVE, { tile: 'forest' }, { tile: 'jungle' }]);
    expect(look(s).stacks).toEqual([
      { faceUp: 'forest', faceDown: 2 },
      { faceUp: 'sea', faceDown: 10 },
      { faceUp: 'jungle', faceDown: 9 },
    ]);
  });

  it('leaves an empty stack empty', () => {
    const stacks = [
      { faceUp: null, faceDown: 0 },
      { faceUp: 'sea', faceDown: 11 },
      { faceUp: 'sea', faceDown: 11 },
    ];
    expect(look(reset({ ...ALIVE, stacks })).stacks).toEqual(stacks);
  });

  it('comes in this order: cards, elements, tiles', () => {
    const stacks = [{ faceUp: null, faceDown: 8 }, UP[1]!, UP[2]!];
    const cards = { faceUp: FIVE.faceUp.slice(1), taken: ['disease'] };
    const s = reset({ ...ALIVE, stacks, cards }, [{ card: 'aquatic' }, ...TWELVE, { tile: 'sea' }]);
    expect(asked(s)).toEqual(NEXT_TURN);
  });

  it('emits events in order: each card, each element with its box, each tile with its stack', () => {
    const stacks = [UP[0]!, { faceUp: null, faceDown: 8 }, UP[2]!];
    const cards = { faceUp: FIVE.faceUp.slice(1), taken: ['disease'] };
    const events: GameEvent[] = [];
    readPosition(
      {
        format: POSITION_FORMAT,
        players: [['mammal'], ['reptile'], ['bird'], ['amphibian']],
        ...ALIVE,
        stacks,
        cards,
        at: { phase: 'reset' },
      },
      dealing([{ card: 'aquatic' }, ...TWELVE, { tile: 'sea' }], events),
    );
    expect(events).toEqual([
      { event: 'phase', phase: RESET },
      { event: 'card up', card: CARDS.indexOf('aquatic') },
      ...TWELVE.map(({ element }, i) => ({
        event: 'drawn',
        box: [ADAPTATION_BOX, ABUNDANCE_BOX, WANDERLUST_BOX][Math.floor(i / 4)],
        element: ELEMENTS.indexOf(element as 'sun'),
      })),
      { event: 'tile up', stack: 1, terrain: TERRAINS.indexOf('sea') },
      { event: 'turn', turn: 2 },
    ]);
  });
});
