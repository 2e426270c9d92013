import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { rng } from '../../../../src/kit/rng.ts';
import { CARDS, ELEMENTS, SECTIONS } from '../../../../src/games/dominant-species/rules/components.ts';
import type { Chance } from '../../../../src/games/dominant-species/rules/chance.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { moveOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { apply, legalMoves, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import {
  POSITION_FORMAT,
  readPosition,
  writePosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { textOf } from '../../../../src/games/dominant-species/rules/notation/details.ts';
import { DETAILS_OF, QUESTIONS, type QuestionName } from '../../../../src/games/dominant-species/rules/questions.ts';
import { NotationError } from '../../../../src/kit/documents/decode.ts';
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, answer, asked, dealing, legal, look } from '../support/table.ts';
import { expectSame } from '../../../support/same.ts';

const NOTATION = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');

/** The minimal position of two players, plus some changes. */
const document = (more: object = {}): Record<string, unknown> => ({
  format: POSITION_FORMAT,
  players: [['bird'], ['insect']],
  at: { phase: 'planning' },
  ...more,
});

const NO_DRAWS: Chance = {
  draw(kind) {
    throw new Error(`a ${kind} is drawn`);
  },
};

/** The table described by a document; nothing may be drawn. */
const load = (more: object = {}): State => readPosition(document(more), NO_DRAWS);

const readBack = (s: State): State => readPosition(JSON.parse(JSON.stringify(writePosition(s))), NO_DRAWS);

/** Plays random moves, visiting each state on the way. */
function playOn(s: State, randomInt: (n: number) => number, moves: number, show: (s: State) => void): void {
  for (let i = 0; ; i++) {
    show(s);
    if (s.over || i === moves) return;
    const all = legalMoves(s);
    s = apply(s, all[randomInt(all.length)]!, randomChance(randomInt));
  }
}

/** All variants of the game: 2 to 6 players, several animals each, random earth. */
const SETUPS: Setup[] = [
  { players: 2, animalsEach: 1 },
  { players: 3, animalsEach: 1 },
  { players: 4, animalsEach: 1 },
  { players: 5, animalsEach: 1 },
  { players: 6, animalsEach: 1 },
  { players: 2, animalsEach: 3 },
  { players: 3, animalsEach: 2 },
].flatMap((each) => [
  { ...each, randomEarth: false, animals: 'dealt' },
  { ...each, randomEarth: true, animals: 'chosen' },
]);

describe('A position that is written', () => {
  test('reads back as the same state, at any point of any game', () => {
    let read = 0;
    SETUPS.forEach((setup, seed) => {
      const randomInt = rng(seed);
      let states = 0;
      playOn(newGame(setup, randomChance(randomInt)), randomInt, 1200, (s) => {
        if (states++ % 24 > 0 && !s.over) return;
        expectSame(readBack(s), s);
        read++;
      });
    });
    expect(read).toBeGreaterThan(500);
  });

  test('reads back whatever is asked', () => {
    const seen = new Map<QuestionName | undefined, number>();
    const show = (s: State): void => {
      const question = QUESTIONS[s.question];
      const times = seen.get(question) ?? 0;
      seen.set(question, times + 1);
      if (times < 3) expectSame(readBack(s), s);
    };
    const randomInt = rng(35);
    const setup: Setup = { players: 6, animalsEach: 1, randomEarth: false, animals: 'chosen' };
    playOn(newGame(setup, randomChance(randomInt)), randomInt, 2500, show);
    // Questions that cards rarely raise: each card is taken at a crowded table.
    for (const card of CARDS) {
      const at = { question: 'domination card', animal: 'bird', space: 'domination 1', tile: '0,-1' };
      const crowded = load({
        players: [['bird'], ['insect'], ['mammal']],
        animals: {
          bird: { elements: ['sun', 'meat'], eliminated: 5 },
          insect: { elements: ['sun', 'sun', 'grub'] },
          mammal: { elements: ['water', 'meat', 'seed'] },
        },
        earth: Object.fromEntries(
          Object.entries(STARTING_EARTH).map(([hex, tile]) => [
            hex,
            { ...tile, species: { bird: 2, insect: 2, mammal: 2 } },
          ]),
        ),
        elements: { '0,0 0,-1 1,-1': 'seed', '0,-1 -1,-1 0,-2': 'seed', '0,-1 0,-2 1,-2': 'sun' },
        display: { domination: [null, 'insect', 'mammal'] },
        cards: { faceUp: [card, card === 'omnivore' ? 'parasitism' : 'omnivore'] },
        at,
      });
      for (let i = 0; i < 4; i++) {
        playOn(apply(crowded, moveOf('card', CARDS.indexOf(card)), randomChance(randomInt)), randomInt, 12, show);
      }
    }
    expect(QUESTIONS.filter((question) => !seen.has(question))).toEqual([]);
  });
});

describe('The example of a position in docs/notation.md', () => {
  const [example] = [...NOTATION.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]): unknown => JSON.parse(json!));

  test('loads', () => {
    const s = readPosition(example, NO_DRAWS);
    expect(asked(s)).toEqual({ question: 'adaptation element', animal: 'bird' });
    expect(legal(s)).toEqual([{ element: 'sun' }, { element: 'water' }, 'forfeit']);
    expectSame(readBack(s), s);
  });

  test('says what the table says, and leaves out what can be left out', () => {
    const written = look(readPosition(example, NO_DRAWS));
    expect(written.turn).toBe(3);
    expect(written.animals).toEqual({
      // The pawn that acts is back in hand.
      bird: { vps: 21, elements: ['sun'], genePool: 40, eliminated: 3, hand: 2, aside: 7 },
      insect: { vps: 30, elements: [], genePool: 49, eliminated: 0, hand: 0, aside: 8 },
    });
    expect(written.earth['1,-1']).toEqual({ terrain: 'savannah', species: { bird: 6, insect: 3 }, dominated: true });
    expect(written.bag).toEqual({ grass: 18, grub: 20, meat: 19, seed: 19, sun: 18, water: 19 });
    expect(written.cards).toEqual({ faceUp: ['fertile', 'ice sheet'], taken: ['aquatic'] });
    // 31 large tiles, four on earth, two face up.
    expect(written.stacks.reduce((all, { faceDown = 0 }) => all + faceDown, 0)).toBe(25);
    expect(written.stacks[1]).toEqual({ faceUp: null, faceDown: 4 });
  });
});

describe('The questions in docs/notation.md', () => {
  const table = NOTATION.slice(NOTATION.search(/\| question +\| who/)).split('\n\n')[0]!;
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

  test('are all there are, in order', () => {
    expect(rows.flatMap((cells) => named(cells[1]!))).toEqual([...QUESTIONS]);
  });

  test('name the fields that a written question has', () => {
    let checked = 0;
    for (const [, questions, , , fields] of rows) {
      const said = new Set(named(fields!));
      for (const question of named(questions!)) {
        const uses = DETAILS_OF[question as QuestionName].map(textOf);
        for (const field of uses) expect([question, ...said]).toContain(field);
        checked += uses.length;
      }
    }
    expect(checked).toBeGreaterThan(40);
  });
});

describe('What a position leaves out', () => {
  test('is as on a bare table', () => {
    const s = load();
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'insect' });
    expect(writePosition(s)).toEqual({
      format: 'dominant-species position 1',
      turn: 1,
      players: [['bird'], ['insect']],
      initiative: ['insect', 'bird'],
      animals: {
        bird: { vps: 0, elements: [], genePool: 54, eliminated: 0, hand: 7, aside: 3 },
        insect: { vps: 0, elements: [], genePool: 54, eliminated: 0, hand: 7, aside: 3 },
      },
      earth: {},
      elements: {},
      display: {
        initiative: [null],
        adaptation: [null, null, null],
        regression: [null, null],
        abundance: [null, null],
        wasteland: [null],
        depletion: [null],
        glaciation: [null, null, null, null],
        speciation: [null, null, null, null, null, null],
        wanderlust: [null, null, null],
        migration: [null, null, null, null, null, null],
        competition: [null, null, null, null, null, null, null],
        domination: [null, null, null, null, null],
      },
      boxes: { adaptation: [], regression: [], abundance: [], wasteland: [], depletion: [], wanderlust: [] },
      bag: { grass: 20, grub: 20, meat: 20, seed: 20, sun: 20, water: 20 },
      cards: { faceUp: [], taken: [] },
      stacks: [
        { faceUp: null, faceDown: 11 },
        { faceUp: null, faceDown: 10 },
        { faceUp: null, faceDown: 10 },
      ],
      at: { question: 'planning space', animal: 'insect' },
    });
    expect(s.randomEarth).toBe(false);
    expect(s.animalsEach).toBe(1);
  });

  test('puts all six animals on the track from the insect to the mammal', () => {
    const s = load({
      players: [
        ['mammal', 'reptile', 'bird'],
        ['amphibian', 'arachnid', 'insect'],
      ],
    });
    expect(look(s).initiative).toEqual(['insect', 'arachnid', 'amphibian', 'bird', 'reptile', 'mammal']);
    expect(s.animalsEach).toBe(3);
  });

  test.each([
    { players: 2, species: 54, hand: 7 },
    { players: 3, species: 49, hand: 6 },
    { players: 4, species: 44, hand: 5 },
    { players: 5, species: 39, hand: 4 },
    { players: 6, species: 34, hand: 3 },
  ])('gives an animal $species species and $hand pawns with $players animals', ({ players, species, hand }) => {
    const animals = ['insect', 'bird', 'mammal', 'reptile', 'arachnid', 'amphibian'].slice(0, players);
    expect(look(load({ players: animals.map((animal) => [animal]) })).animals.insect).toEqual({
      vps: 0,
      elements: [],
      genePool: species,
      eliminated: 0,
      hand,
      aside: 10 - hand,
    });
  });

  test.each([
    { said: {}, genePool: 50, eliminated: 0 },
    { said: { eliminated: 8 }, genePool: 42, eliminated: 8 },
    { said: { genePool: 8 }, genePool: 8, eliminated: 42 },
    { said: { genePool: 49, eliminated: 1 }, genePool: 49, eliminated: 1 },
  ])('of $said and 4 species on earth: $genePool in the gene pool, $eliminated eliminated', ({ said, ...expected }) => {
    const earth = { '0,0': { terrain: 'sea', species: { bird: 3 } }, '0,1': { terrain: 'sea', species: { bird: 1 } } };
    expect(look(load({ earth, animals: { bird: said } })).animals.bird).toMatchObject(expected);
  });

  test.each([
    { said: {}, display: 2, hand: 5, aside: 3 },
    { said: {}, display: 9, hand: 0, aside: 1 },
    { said: { hand: 1 }, display: 2, hand: 1, aside: 7 },
    { said: { aside: 1 }, display: 2, hand: 7, aside: 1 },
    { said: { hand: 8, aside: 0 }, display: 2, hand: 8, aside: 0 },
  ])('of $said and $display pawns on the display: $hand in hand, $aside aside', ({ said, display, ...expected }) => {
    const pawns = Array<string>(display).fill('bird');
    const spaces = { migration: pawns.slice(0, 6), competition: pawns.slice(6) };
    expect(look(load({ display: spaces, animals: { bird: said } })).animals.bird).toMatchObject(expected);
  });

  test('leaves in the bag what is nowhere else', () => {
    const s = load({
      earth: STARTING_EARTH,
      elements: { '0,0 0,1 1,0': 'sun' },
      boxes: { regression: ['sun', 'meat'], wanderlust: ['sun'] },
      animals: { insect: { elements: ['sun', 'grub'] } },
    });
    expect(look(s).bag).toEqual({ grass: 20, grub: 19, meat: 19, seed: 20, sun: 16, water: 20 });
  });

  test.each([
    { said: [{}, {}, {}], faceDown: [11, 10, 10] },
    { said: [{ faceUp: 'sea' }, { faceUp: null }, {}], faceDown: [10, 10, 10] },
    { said: [{ faceDown: 1 }, {}, {}], faceDown: [1, 15, 15] },
    { said: [{}, { faceDown: 0 }, { faceUp: 'sea', faceDown: 29 }], faceDown: [1, 0, 29] },
  ])('spreads the tiles face down evenly over the stacks $said', ({ said, faceDown }) => {
    expect(look(load({ stacks: said })).stacks.map((stack) => stack.faceDown)).toEqual(faceDown);
  });

  test('leaves cards in the deck', () => {
    expect(look(load({ cards: { taken: ['aquatic'] } })).cards).toEqual({ faceUp: [], taken: ['aquatic'] });
    expect(look(load({ cards: { faceUp: ['aquatic'] } })).cards).toEqual({ faceUp: ['aquatic'], taken: [] });
  });
});

describe('Where a position stands', () => {
  test('planning: the first on the track with a pawn in hand places the next one', () => {
    expect(asked(load({ animals: { insect: { hand: 0 } } }))?.animal).toBe('bird');
  });

  test('planning: the animal that is said to be next places a pawn', () => {
    expect(asked(load({ at: { phase: 'planning', next: 'bird' } }))?.animal).toBe('bird');
  });

  /** A pawn on the first space of each section, alternately the bird's and the reptile's, and something to do there. */
  const pawns = SECTIONS.map((section, i) => [section, i % 2 === 0 ? 'bird' : 'reptile'] as const);
  const everywhere = {
    players: [['bird'], ['reptile']],
    animals: { bird: { elements: ['sun', 'meat'] } },
    earth: {
      ...STARTING_EARTH,
      '1,0': { terrain: 'desert', species: { bird: 2, reptile: 2 } },
      '2,-1': { terrain: 'jungle', species: { bird: 1, reptile: 1 } },
    },
    elements: { '1,0 0,1 1,1': 'meat' },
    display: Object.fromEntries(pawns.map(([section, animal]) => [section, [animal]])),
    boxes: {
      adaptation: ['sun'],
      regression: ['sun', 'meat'],
      abundance: ['sun'],
      wasteland: ['sun'],
      depletion: ['meat'],
      wanderlust: ['sun'],
    },
    stacks: [{ faceUp: 'sea' }, {}, {}],
  };

  test.each([
    ['execution', 'initiative', 'initiative space'],
    ['initiative', 'initiative', 'initiative space'],
    ['adaptation', 'adaptation', 'adaptation element'],
    ['abundance', 'abundance', 'abundance element'],
    ['wasteland', 'wasteland', 'wasteland element'],
    ['depletion', 'depletion', 'depletion corner'],
    ['glaciation', 'glaciation', 'glaciation tile'],
    ['speciation', 'speciation', 'speciation corner'],
    ['wanderlust', 'wanderlust', 'wanderlust stack'],
    ['migration', 'migration', 'migration from'],
    ['competition', 'competition', 'competition tile'],
    ['domination', 'domination', 'domination tile'],
  ])('%s is about to start: the pawns before it stay where they are', (phase, acting, question) => {
    const s = load({ ...everywhere, at: { phase } });
    for (const [section, animal] of pawns) {
      if (section === acting) expect(asked(s)).toEqual({ question, animal });
      expect(look(s).display[section]![0]).toBe(section === acting ? null : animal);
    }
  });

  test('regression is about to start', () => {
    expect(look(load({ ...everywhere, at: { phase: 'regression' } })).at).toEqual({
      question: 'regression element',
      animal: 'bird',
      left: 1,
      protected: [],
    });
  });

  test('the Reset is about to start: what is drawn there the chance draws', () => {
    const at = { phase: 'reset' };
    expect(() => load({ earth: STARTING_EARTH, at })).toThrow('a card is drawn');
    const drawn = [
      ...['habitat', 'blight', 'disease'].map((card) => ({ card })),
      ...Array.from({ length: 12 }, (_, i) => ({ element: ELEMENTS[i % 6]! })),
      ...['sea', 'forest', 'sea'].map((tile) => ({ tile })),
    ];
    const chance = dealing(drawn);
    const s = readPosition(document({ earth: STARTING_EARTH, cards: { faceUp: ['fertile', 'aquatic'] }, at }), chance);
    expect(chance.rest).toEqual([]);
    expect(look(s)).toMatchObject({
      turn: 2,
      cards: { faceUp: ['aquatic', 'blight', 'disease', 'fertile', 'habitat'] },
    });
  });

  test('the game is over: nothing is asked', () => {
    const s = load({ animals: { bird: { vps: 12 } }, at: { over: true } });
    expect(asked(s)).toBeNull();
    expect(legal(s)).toEqual([]);
    expect(look(s)).toMatchObject({ at: { over: true }, animals: { bird: { vps: 12 } } });
  });

  test('goes on by itself to the first question that leaves a choice', () => {
    // Nothing to adapt, no species to move: the bird's pawns are back in hand when Domination asks.
    const s = load({
      earth: { '0,0': { terrain: 'sea', species: { insect: 1 } } },
      display: { adaptation: ['bird'], migration: ['bird'], domination: ['bird'] },
      at: { phase: 'adaptation' },
    });
    expect(asked(s)).toEqual({ question: 'speciation insect', animal: 'insect' });
    expect(look(s).animals.bird?.hand).toBe(5);
    expect(look(answer(s, 'forfeit')).at).toEqual({
      question: 'domination tile',
      animal: 'bird',
      space: 'domination 1',
    });
  });

  test('a question that leaves no choice is answered', () => {
    const s = load({
      earth: { ...STARTING_EARTH, '0,0': { terrain: 'sea', tundra: true, species: { bird: 1 } } },
      display: { domination: [null, 'insect'] },
      cards: { faceUp: ['omnivore'] },
      at: { question: 'domination card', animal: 'bird', space: 'domination 1', tile: '0,0' },
    });
    expect(look(s)).toMatchObject({ cards: { taken: ['omnivore'] }, animals: { bird: { hand: 8 } } });
  });

  test('players choose their animals in turn', () => {
    const s = readPosition(
      {
        format: POSITION_FORMAT,
        players: [['bird', 'mammal'], ['insect'], ['reptile']],
        animalsEach: 2,
        randomEarth: true,
        at: { question: 'setup animal' },
      },
      NO_DRAWS,
    );
    expect(asked(s)).toEqual({ question: 'setup animal', animal: undefined });
    expect(legal(s)).toEqual([{ animal: 'amphibian' }, { animal: 'arachnid' }]);
    expectSame(readBack(s), s);
  });
});

/** The error message of a refusal. */
function refusal(document: unknown): string {
  try {
    readPosition(document, NO_DRAWS);
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  throw new Error('not refused');
}

const parsed = (json: string): object => JSON.parse(json) as object;

describe('A position with several faults', () => {
  test('is refused with all of them, a line each', () => {
    const faults = refusal(
      document({
        initiative: ['bird', 'bird'],
        earth: {
          ...STARTING_EARTH,
          '1,0': { terrain: 'swamp', tundra: 'yes' },
          '9,9': { terrain: 'desert' },
        },
        elements: { '0,0': 'sun' },
        display: { wanderlust: ['cow'], migration: [null, 'horse'] },
        boxes: { adaptation: ['fire'] },
        animals: { bird: { vps: -1, elements: ['fire'] }, insect: { elements: ['wind', 'ice'] } },
        cards: { faceUp: ['plague'], taken: ['cold'] },
        turn: 0,
        randomEarth: 'no',
        at: 'planning',
      }),
    ).split('\n');
    expect(faults.map((line) => line.replace(/: .*/, ''))).toEqual([
      'at',
      'turn',
      'randomEarth',
      'initiative',
      'earth["1,0"].terrain',
      'earth["1,0"].tundra',
      'earth["9,9"]',
      'elements["0,0"]',
      'display.wanderlust[0]',
      'display.migration[1]',
      'boxes.adaptation[0]',
      'cards.faceUp[0]',
      'cards.taken[0]',
      'animals.bird.vps',
      'animals.bird.elements[0]',
      'animals.insect.elements[0]',
      'animals.insect.elements[1]',
    ]);
  });

  test('names every animal that nobody knows, and what else is wrong beside', () => {
    const faults = refusal(document({ players: [['cow', 'bird'], ['horse']], turn: 'first' })).split('\n');
    expect(faults.map((line) => line.replace(/: .*/, ''))).toEqual(['turn', 'players[0][0]', 'players[1][0]']);
  });

  test('is not said to lack what is only unreadable', () => {
    expect(refusal(document({ earth: { '0,0': { terrain: 'swamp' } }, elements: { '0,0 1,0 1,-1': 'sun' } }))).toMatch(
      /^earth\["0,0"\]\.terrain: [^\n]*$/,
    );
  });

  test('is refused with all that is too much of something', () => {
    const faults = refusal(
      document({
        earth: STARTING_EARTH,
        animals: { bird: { genePool: 1, eliminated: 1, hand: 1, aside: 1 }, insect: { hand: 99 } },
        stacks: [{}],
      }),
    ).split('\n');
    expect(faults.map((line) => line.replace(/: .*/, ''))).toEqual([
      'animals.bird',
      'animals.bird',
      'animals.insect.hand',
      'stacks',
    ]);
  });
});

describe('A position is refused with a message that names the field', () => {
  test.each<[string, unknown, string]>([
    ['a list', [], '[] is not an object'],
    ['text', 'bird', '"bird" is not an object'],
    ['nothing', undefined, 'is missing; an object is expected'],
    ['null', null, 'null is not an object'],
    ['without a format', { players: [], at: {} }, 'format: must be "dominant-species position 1"'],
    ['of another version', document({ format: 'dominant-species position 2' }), 'format: comes from another version'],
    ['without players', { format: POSITION_FORMAT, at: { phase: 'planning' } }, 'players: is missing'],
    ['without a place in the turn', { format: POSITION_FORMAT, players: [['bird'], ['insect']] }, 'at: is missing'],
  ])('%s', (_, value, message) => {
    expect(refusal(value)).toContain(message);
  });

  const ice = Object.entries(STARTING_EARTH).map(([hex, tile]) => [hex, { ...tile, tundra: true }] as const);
  test.each<[object, string]>([
    [{ foo: 1 }, 'foo: unknown field; allowed: format, start, turn, players'],
    [parsed('{ "__proto__": 1 }'), '["__proto__"]: unknown'],
    [{ turn: 0 }, 'turn: 0 is not a whole number from 1 to'],
    [{ turn: 1.5 }, 'turn: 1.5 is not a whole number'],
    [{ turn: '1' }, 'turn: "1" is not a whole number'],
    [{ turn: null }, 'turn: null is not a whole number'],
    [{ randomEarth: 'yes' }, 'randomEarth: "yes" is not true or false'],

    [{ players: 'bird' }, 'players: "bird" is not a list'],
    [{ players: ['bird', 'insect'] }, 'players[0]: "bird" is not a list'],
    [{ players: [] }, 'players: '],
    [{ players: [['bird']] }, 'players: '],
    [{ players: [['bird'], ['insect'], [], [], [], [], []] }, 'players: has 7 items; at most 6 are allowed'],
    [{ players: [['bird'], ['bird']] }, 'two players cannot both lead the bird'],
    [{ players: [['bird'], []] }, 'players: '],
    [
      {
        players: [
          ['bird', 'insect'],
          ['mammal', 'reptile'],
        ],
      },
      'players: ',
    ],
    [{ players: [['bird', 'insect', 'mammal', 'reptile'], []] }, 'players[0]: has 4 items; at most 3 are allowed'],
    [{ players: [['bird'], ['fish']] }, 'players[1][0]: "fish" is not an animal; allowed: mammal, reptile'],
    [{ players: [['bird'], [7]] }, 'players[1][0]: 7 is not'],
    [{ animalsEach: 3 }, 'animalsEach: players have 1 each'],

    [{ initiative: ['bird'] }, 'initiative: must list each of insect, bird once'],
    [{ initiative: ['bird', 'bird'] }, 'initiative: must list each of insect, bird once'],
    [{ initiative: ['bird', 'insect', 'bird'] }, 'initiative: must list each of insect, bird once'],
    [{ initiative: ['bird', 'mammal'] }, 'initiative[1]: the mammal is not in play'],
    [{ initiative: 'bird' }, 'initiative: "bird" is not a list'],

    [{ animals: [] }, 'animals: [] is not an object'],
    [{ animals: { mammal: {} } }, 'animals.mammal: the mammal is not in play'],
    [{ animals: { fish: {} } }, 'animals.fish: "fish" is not an animal'],
    [{ animals: parsed('{ "__proto__": {} }') }, 'animals["__proto__"]: "__proto__" is not an animal'],
    [{ animals: { bird: 1 } }, 'animals.bird: 1 is not an object'],
    [{ animals: { bird: { vp: 1 } } }, 'animals.bird.vp: unknown field; allowed: vps, elements, genePool'],
    [{ animals: { bird: parsed('{ "__proto__": 1 }') } }, 'animals.bird["__proto__"]: unknown'],
    [{ animals: { bird: { vps: -1 } } }, 'animals.bird.vps: -1 is not a whole number from 0'],
    [{ animals: { bird: { elements: 'sun' } } }, 'animals.bird.elements: "sun" is not a list'],
    [{ animals: { bird: { elements: ['sun', 'fire'] } } }, 'animals.bird.elements[1]: "fire" is not an element'],
    [
      { animals: { bird: { elements: ['sun', 'sun', 'sun', 'sun', 'sun'] } } },
      'animals.bird.elements: has 5 items; at most 4 are allowed',
    ],
    [{ animals: { bird: { genePool: 55 } } }, 'animals.bird.genePool: 55 is not a whole number from 0 to 54'],
    [{ animals: { bird: { eliminated: 55 } } }, 'animals.bird.eliminated: 55 is not a whole number from 0 to 54'],
    [{ animals: { bird: { genePool: 50, eliminated: 5 } } }, 'animals.bird: genePool and eliminated must make 54'],
    [{ animals: { bird: { hand: 11 } } }, 'animals.bird.hand: 11 is not a whole number from 0 to 10'],
    [{ animals: { bird: { aside: 11 } } }, 'animals.bird.aside: 11 is not a whole number from 0 to 10'],
    [{ animals: { bird: { hand: 5, aside: 4 } } }, 'animals.bird: hand and aside must make 10'],

    [{ earth: [] }, 'earth: [] is not an object'],
    [{ earth: { '9,9': { terrain: 'sea' } } }, 'earth["9,9"]: "9,9" is not a hex of the board'],
    [{ earth: parsed('{ "__proto__": { "terrain": "sea" } }') }, 'earth["__proto__"]: "__proto__" is not a hex'],
    [{ earth: { '0,0': {} } }, 'earth["0,0"].terrain: is missing'],
    [{ earth: { '0,0': { terrain: 'lava' } } }, 'earth["0,0"].terrain: "lava" is not the terrain of a large tile'],
    [{ earth: { '0,0': { terrain: 'tundra' } } }, 'earth["0,0"].terrain: "tundra" is not the terrain of a large tile'],
    [{ earth: { '0,0': { terrain: 'sea', tundra: 1 } } }, 'earth["0,0"].tundra: 1 is not true or false'],
    [{ earth: { '0,0': { terrain: 'sea', dominated: 1 } } }, 'earth["0,0"].dominated: 1 is not true or false'],
    [{ earth: { '0,0': { terrain: 'sea', ice: true } } }, 'earth["0,0"].ice: unknown field; allowed: terrain, tundra'],
    [{ earth: { '0,0': { terrain: 'sea', species: ['bird'] } } }, 'earth["0,0"].species: ["bird"] is not an object'],
    [
      { earth: { '0,0': { terrain: 'sea', species: { mammal: 1 } } } },
      'earth["0,0"].species.mammal: the mammal is not in',
    ],
    [{ earth: { '0,0': { terrain: 'sea', species: { bird: -1 } } } }, 'earth["0,0"].species.bird: -1 is not a whole'],
    [
      { earth: { '0,0': { terrain: 'sea', species: { bird: 55 } } } },
      'earth: there are more than 54 species of the bird',
    ],
    [
      { earth: { '0,0': { terrain: 'sea', species: { bird: 28 } }, '0,1': { terrain: 'sea', species: { bird: 27 } } } },
      'earth: there are more than 54 species of the bird',
    ],
    [
      { earth: { '0,0': { terrain: 'sea', hibernating: { fish: 1 } } } },
      'earth["0,0"].hibernating.fish: "fish" is not an',
    ],
    [
      { earth: { '0,0': { terrain: 'sea', species: { bird: 1 }, hibernating: { bird: 2 } } } },
      'earth["0,0"].hibernating: more hibernate than there are',
    ],
    [
      { earth: Object.fromEntries(['0,0', '0,1', '0,2', '1,0', '1,1'].map((hex) => [hex, { terrain: 'desert' }])) },
      'earth: there are more than 4 tiles of desert',
    ],
    [
      {
        earth: {
          ...Object.fromEntries(ice),
          ...Object.fromEntries(
            ['-1,2', '0,2', '1,1', '2,0', '2,-1', '2,-2'].map((hex) => [hex, { terrain: 'sea', tundra: true }]),
          ),
        },
      },
      'there are more than 12 tundra tiles on earth',
    ],

    [{ elements: [] }, 'elements: [] is not an object'],
    [{ elements: { '0,0': 'sun' } }, 'elements["0,0"]: "0,0" is not a corner of the board'],
    [
      { earth: STARTING_EARTH, elements: { '0,0 0,1 1,0': 'fire' } },
      'elements["0,0 0,1 1,0"]: "fire" is not an element',
    ],
    [
      { earth: STARTING_EARTH, elements: { '0,0 0,1 1,0': 'sun', '1,0 0,1 0,0': 'sun' } },
      'elements["1,0 0,1 0,0"]: the same corner is given twice',
    ],
    [
      { earth: STARTING_EARTH, elements: { '-4,0 -3,-1 -3,0': 'sun' } },
      'elements["-4,0 -3,-1 -3,0"]: no tile touches this corner',
    ],

    [{ display: [] }, 'display: [] is not an object'],
    [{ display: { planning: [] } }, 'display.planning: unknown field; allowed: initiative, adaptation'],
    [{ display: { migration: 'bird' } }, 'display.migration: "bird" is not a list'],
    [{ display: { initiative: ['bird', null] } }, 'display.initiative: has 2 items; at most 1 are allowed'],
    [{ display: { migration: [null, 'mammal'] } }, 'display.migration[1]: the mammal is not in play'],
    [{ display: { migration: [0] } }, 'display.migration[0]: 0 is not'],
    [
      { display: { migration: Array(6).fill('bird'), domination: Array(5).fill('bird') } },
      'display: there are more than 10 pawns of the bird',
    ],

    [{ boxes: { initiative: [] } }, 'boxes.initiative: unknown field; allowed: adaptation, regression'],
    [{ boxes: { adaptation: { sun: 1 } } }, 'boxes.adaptation: {"sun":1} is not a list'],
    [{ boxes: { adaptation: ['sun', 'fire'] } }, 'boxes.adaptation[1]: "fire" is not an element'],
    [
      { boxes: { adaptation: Array(21).fill('sun') } },
      'elements, boxes and animals: there are 21 disks of sun, more than 20',
    ],
    [{ bag: { sun: 20 } }, 'bag.grass: is missing'],
    [{ bag: { fire: 20 } }, 'bag.fire: unknown field; allowed: grass, grub, meat, seed, sun, water'],
    [
      { bag: { grass: 20, grub: 20, meat: 20, seed: 20, sun: 20, water: 20 }, boxes: { adaptation: ['sun'] } },
      'bag.sun: must be 19: 20 less the 1 that are elsewhere',
    ],

    [{ cards: { deck: [] } }, 'cards.deck: unknown field; allowed: faceUp, taken'],
    [{ cards: { faceUp: ['Aquatic'] } }, 'cards.faceUp[0]: "Aquatic" is not a card'],
    [{ cards: { faceUp: ['aquatic'], taken: ['blight', 'aquatic'] } }, 'cards.taken[1]: the same card is given twice'],
    [{ cards: { faceUp: CARDS.slice(0, 6) } }, 'cards.faceUp: has 6 items; at most 5 are allowed'],

    [{ stacks: {} }, 'stacks: {} is not a list'],
    [{ stacks: [{}, {}] }, 'stacks: there are 3 stacks'],
    [{ stacks: [{}, {}, {}, {}] }, 'stacks: has 4 items; at most 3 are allowed'],
    [{ stacks: [{}, { top: 'sea' }, {}] }, 'stacks[1].top: unknown field; allowed: faceUp, faceDown'],
    [{ stacks: [{}, { faceUp: 'tundra' }, {}] }, 'stacks[1].faceUp: "tundra" is not the terrain of a large tile'],
    [{ stacks: [{ faceDown: -1 }, {}, {}] }, 'stacks[0].faceDown: -1 is not a whole number'],
    [{ stacks: [{ faceDown: 1 }, { faceDown: 1 }, { faceDown: 1 }] }, 'stacks: faceDown must make 31 in all'],
    [{ stacks: [{ faceDown: 30 }, { faceDown: 2 }, {}] }, 'stacks: faceDown must make 31 in all'],
  ])('%j', (more, message) => {
    expect(refusal(document(more))).toContain(message);
  });
});

describe('A place in the turn is refused', () => {
  /** Both animals on two tiles, next to each other. */
  const earth = {
    ...STARTING_EARTH,
    '0,-1': { terrain: 'wetland', species: { bird: 3, insect: 2 } },
    '1,-1': { terrain: 'savannah', species: { bird: 1, insect: 1 } },
  };
  const domination = { animal: 'bird', space: 'domination 1' };
  const migration = { animal: 'bird', space: 'migration 6', left: 2, movable: { '0,-1': 3, '1,-1': 1 } };

  test.each<[object, string]>([
    [[], 'at: [] is not an object'],
    [{}, 'at.question: is missing'],
    [{ over: false }, 'at.over: can only be true'],
    [{ over: 1 }, 'at.over: 1 is not true or false'],
    [{ over: true, phase: 'reset' }, 'at.phase: unknown field; allowed: over'],
    [{ phase: 'dinner' }, 'at.phase: "dinner" is not a phase that can be about to start'],
    [{ phase: 'setup' }, 'at.phase: "setup" is not a phase that can be about to start'],
    [{ phase: 'planning', animal: 'bird' }, 'at.animal: unknown field; allowed: phase, next'],
    [{ phase: 'planning', next: 'mammal' }, 'at.next: the mammal is not in play'],
    [{ phase: 'glaciation', next: 'bird' }, 'at.next: says who places a pawn next, in planning only'],
    [{ question: 'what' }, 'at.question: "what" is not a question; allowed: setup animal, planning space'],
    [{ question: 7 }, 'at.question: 7 is not a question'],
    [{ question: 'planning space' }, 'at.animal: is missing'],
    [{ question: 'planning space', animal: 'mammal' }, 'at.animal: the mammal is not in play'],
    [{ question: 'planning space', animal: 'bird', fish: 1 }, 'at.fish: unknown'],
    [
      { question: 'planning space', animal: 'bird', tile: '0,0' },
      'at.tile: unknown field; allowed: question, animal, actor',
    ],
    [parsed('{ "question": "planning space", "animal": "bird", "__proto__": 1 }'), 'at["__proto__"]: unknown'],
    [
      { question: 'planning space', animal: 'bird', actor: 'insect' },
      'at.actor: this question is asked of the animal whose action it is',
    ],
    [
      { question: 'adaptation element', animal: 'bird', actor: 'insect', space: 'adaptation 1' },
      'at.actor: this question is asked of the animal whose action it is',
    ],
    [{ question: 'competition arachnid', animal: 'bird' }, 'at.animal: this cannot come about in play'],
    [{ question: 'speciation insect', animal: 'bird' }, 'at.animal: this cannot come about in play'],
    [
      { question: 'wanderlust hex', animal: 'bird', space: 'wanderlust 1', stack: 3 },
      'at.stack: this cannot come about in play',
    ],
    [{ question: 'catastrophe victim', animal: 'bird', space: 'domination 1', tile: '0,-1' }, 'at.struck: is missing'],
    [
      { question: 'catastrophe victim', animal: 'bird', space: 'domination 1', tile: '0,-1', struck: '0,1' },
      'at.tile: this cannot come about in play',
    ],
    [
      { question: 'hibernation tile', animal: 'bird', space: 'domination 1' },
      'at: this cannot come about in play: Error: "hibernation count" has no answer',
    ],
    [{ question: 'domination tile', animal: 'bird' }, 'at.space: is missing: the space being carried out'],
    [{ question: 'domination tile', animal: 'bird', space: 'migration 1' }, 'at.space: is not a space of domination'],
    [{ question: 'domination tile', animal: 'bird', space: 'domination 6' }, 'at.space: "domination 6" is not a space'],
    [{ question: 'competition tile', animal: 'bird' }, 'at.space: is missing'],
    [{ question: 'speciation corner', animal: 'bird' }, 'at.space: is missing'],
    [{ question: 'disease element', actor: 'mammal', ...domination }, 'at.actor: the mammal is not in play'],

    [{ question: 'domination card', ...domination }, 'at.tile: is missing'],
    [{ question: 'domination card', ...domination, tile: '3,0' }, 'at.tile: there is no tile'],
    [{ question: 'domination card', ...domination, tile: '9,9' }, 'at.tile: "9,9" is not a hex of the board'],
    [{ question: 'biomass animal', ...domination, tile: '0,0' }, 'at.tile: this cannot come about in play'],
    [{ question: 'blight corner', ...domination, tile: '0,0' }, 'at: the question has no answer'],
    [{ question: 'habitat corner', ...domination, element: 'fire' }, 'at.element: "fire" is not an element'],
    [{ question: 'habitat corner', ...domination }, 'at.element: is missing'],
    [{ question: 'aquatic tile', ...domination, corner: '0,0' }, 'at.corner: "0,0" is not a corner'],
    [{ question: 'fecundity tile', ...domination, tiles: ['3,0'] }, 'at.tiles[0]: there is no tile'],
    [{ question: 'fecundity tile', ...domination, tiles: '0,0' }, 'at.tiles: "0,0" is not a list'],
    [{ question: 'evolution tile', ...domination, replaced: ['fish'] }, 'at.replaced[0]: "fish" is not an animal'],
    [
      { question: 'evolution tile', ...domination, replaced: ['insect', 'mammal'] },
      'at.replaced: this cannot come about in play',
    ],
    [
      { question: 'mass exodus to', ...domination, from: '0,-1', whose: 'mammal' },
      'at.whose: the mammal is not in play',
    ],
    [{ question: 'metamorphosis gained', ...domination, lost: 'sun' }, 'at.lost: this cannot come about in play'],

    [
      { question: 'wanderlust hex', animal: 'bird', space: 'wanderlust 1', stack: 4 },
      'at.stack: 4 is not a whole number',
    ],
    [
      { question: 'abundance corner', animal: 'bird', space: 'abundance 1', element: 'sun' },
      'at.element: this cannot come about in play',
    ],
    [{ question: 'regression element', animal: 'bird', left: 1 }, 'at.left: this cannot come about in play'],
    [{ question: 'regression element', animal: 'bird', left: 0 }, 'at.left: 0 is not a whole number from 1'],
    [
      { question: 'competition tile', animal: 'bird', space: 'competition 1', struck: ['desert'] },
      'at.struck: this cannot come about in play',
    ],
    [
      { question: 'competition tile', animal: 'bird', space: 'competition 1', struck: ['lava'] },
      'at.struck[0]: "lava" is not a terrain',
    ],
    [{ question: 'migration from', ...migration, left: 3 }, 'at.left: this cannot come about in play'],
    [
      { question: 'migration from', ...migration, movable: { '0,-1': 4 } },
      'at.movable: this cannot come about in play',
    ],
    [{ question: 'migration from', ...migration, movable: { '3,0': 1 } }, 'at.movable["3,0"]: there is no tile'],
    [
      { question: 'migration from', ...migration, movable: { '0,-1': 0 } },
      'at.movable["0,-1"]: 0 is not a whole number',
    ],
    [{ question: 'migration to', ...migration }, 'at.from: is missing'],
    [{ question: 'extinction tile', animal: 'bird' }, 'at: the question has no answer'],
  ])('%j', (at, message) => {
    expect(refusal(document({ earth, at }))).toContain(message);
  });

  test('for an animal that is said to be next without a pawn in hand', () => {
    const at = { phase: 'planning', next: 'bird' };
    expect(refusal(document({ animals: { bird: { hand: 0 } }, at }))).toBe('at.next: the bird has no pawn in hand');
  });

  test.each<[object, string]>([
    [{ players: [[], []] }, 'animalsEach: is missing'],
    [{ players: [[], []], animalsEach: 1, earth: {} }, 'earth: must be left out while players choose their animals'],
    [{ players: [[], []], animalsEach: 2 }, 'players: '],
    [{ players: [[]], animalsEach: 1 }, 'players: '],
    [{ players: [['bird'], ['insect']], animalsEach: 1 }, 'players: there is nothing left to choose'],
    [{ players: [[], ['insect']], animalsEach: 1 }, 'players[0]: the players have not chosen in turn'],
    [{ players: [['bird', 'insect'], []], animalsEach: 3 }, 'players[0]: the players have not chosen in turn'],
    [{ players: [['bird'], ['bird']], animalsEach: 3 }, 'players: two players cannot both lead the bird'],
    [{ players: [['bird', 'insect'], []], animalsEach: 1 }, 'players[0]: has 2 items; at most 1 are allowed'],
    [{ players: [['fish'], []], animalsEach: 1 }, 'players[0][0]: "fish" is not an animal'],
  ])('while players choose their animals: %j', (more, message) => {
    const at = { question: 'setup animal' };
    expect(refusal({ format: POSITION_FORMAT, at, ...more })).toContain(message);
  });
});
