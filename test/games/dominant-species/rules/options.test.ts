/** Several animals per player, random earth, and the length (rules §7). */
import { describe, expect, it } from '@jest/globals';
import { answer, answerDealing, asked, dealing, legal, look, table } from '../support/table.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ANIMALS, CARDS } from '../../../../src/games/dominant-species/rules/components.ts';
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import { readPosition } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { readSetup, writeSetup } from '../../../../src/games/dominant-species/rules/notation/setup.ts';
import { turnUpCards } from '../../../../src/games/dominant-species/rules/reset.ts';
import type { Chance } from '../../../../src/games/dominant-species/rules/chance.ts';
import { decision, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { standings } from '../../../../src/games/dominant-species/rules/scoring.ts';
import { FACE_UP, type State, TAKEN, cardsGone, deckSize } from '../../../../src/games/dominant-species/rules/state.ts';

const ALL = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'];
const THREE_EACH = [
  ['mammal', 'amphibian', 'insect'],
  ['reptile', 'bird', 'arachnid'],
];
const TWO_EACH = [
  ['mammal', 'insect'],
  ['reptile', 'arachnid'],
  ['bird', 'amphibian'],
];
const numbers = (players: string[][]) =>
  players.map((animals) => animals.map((animal) => ANIMALS.findIndex((name) => name === animal)));
/** What is drawn for a table: tiles, cards, elements. */
const DRAWN = [
  ...['forest', 'sea', 'desert'].map((tile) => ({ tile })),
  ...['omnivore', 'habitat', 'blight', 'aquatic', 'symbiotic'].map((card) => ({ card })),
  ...Array.from({ length: 12 }, () => ({ element: 'sun' })),
];

describe('Several animals per player', () => {
  it.each([
    ['three animals for each of two players', THREE_EACH],
    ['two animals for each of three players', TWO_EACH],
  ])('means %s, each set up as in a game of six', (_, players) => {
    const s = newGame(
      { players: players.length, animalsEach: 6 / players.length, randomEarth: false, animals: numbers(players) },
      dealing(DRAWN),
    );
    const sorted = players.map((animals) => ALL.filter((animal) => animals.includes(animal)));
    expect(look(s).players).toEqual(sorted);
    expect(look(s).initiative).toEqual([...ALL].reverse());
    expect(Object.keys(look(s).animals)).toEqual(ALL);
    for (const animal of Object.values(look(s).animals)) {
      expect(animal).toEqual({ vps: 0, elements: [], genePool: 30, eliminated: 0, hand: 3, aside: 7 });
    }
  });

  it.each([
    [2, [0, 1, 0, 1, 0]],
    [3, [0, 1, 2, 0, 1]],
  ])('are chosen in turn by seat by %i players; the last one is left over', (players, seats) => {
    let s = newGame({ players, animalsEach: 6 / players, randomEarth: false, animals: 'chosen' }, dealing([]));
    const order = ['insect', 'bird', 'mammal', 'reptile', 'arachnid'];
    order.forEach((animal, i) => {
      expect(decision(s)?.player).toBe(seats[i]);
      s = answerDealing(s, i < 4 ? [] : DRAWN, { animal });
    });
    const chosen = [...order, 'amphibian'];
    expect(look(s).players).toEqual(
      Array.from({ length: players }, (_, seat) => ALL.filter((animal) => chosen.indexOf(animal) % players === seat)),
    );
    expect(asked(s)).toEqual({ question: 'planning space', animal: 'insect' });
  });

  it('can be dealt, in turn by seat', () => {
    const order = ['insect', 'bird', 'mammal', 'reptile', 'arachnid', 'amphibian'];
    const chance = dealing([...order.map((animal) => ({ animal })), ...DRAWN]);
    const s = newGame({ players: 2, animalsEach: 3, randomEarth: false, animals: 'dealt' }, chance);
    expect(look(s).players).toEqual([
      ['mammal', 'arachnid', 'insect'],
      ['reptile', 'bird', 'amphibian'],
    ]);
    expect(chance.rest).toEqual([]);
  });

  it('plan one animal after the other in initiative order, each asked of its player', () => {
    let s = table({ players: TWO_EACH });
    const order = [];
    for (let i = 0; i < 7; i++) {
      const open = decision(s)!;
      order.push([ANIMALS[open.animal], open.player]);
      s = answer(s, { space: `competition ${String(i + 1)}` });
    }
    expect(order).toEqual([
      ['insect', 0],
      ['arachnid', 1],
      ['amphibian', 2],
      ['bird', 2],
      ['reptile', 1],
      ['mammal', 0],
      ['insect', 0],
    ]);
  });

  it("are opponents: Competition can strike a player's own other animal", () => {
    const s = table({
      players: TWO_EACH,
      earth: {
        '0,0': { terrain: 'jungle', species: { mammal: 1, insect: 1 } },
        '1,0': { terrain: 'desert', species: { bird: 1, amphibian: 1 } },
      },
      display: { competition: ['mammal'], domination: ['bird'] },
      at: { phase: 'competition' },
    });
    expect(asked(s)).toEqual({ question: 'competition tile', animal: 'mammal' });
    expect(legal(s)).toEqual([{ tile: '0,0' }, 'forfeit']);
    expect(look(answer(s, { tile: '0,0' })).earth['0,0']?.species).toEqual({ mammal: 1 });
  });

  it("are opponents: placings and dominance set a player's animals against each other", () => {
    const s = table({
      players: TWO_EACH,
      earth: {
        '0,0': { terrain: 'jungle', species: { mammal: 2, insect: 3, bird: 1 } },
        '1,0': { terrain: 'desert', species: { bird: 1 } },
      },
      elements: { '-1,0 -1,1 0,0': 'meat', '-1,0 0,-1 0,0': 'grass', '0,-1 0,0 1,-1': 'grass' },
      cards: { faceUp: ['habitat', 'blight'], taken: [] },
      display: { domination: ['mammal', 'bird'] },
      at: { phase: 'domination' },
    });
    const after = answer(s, { tile: '0,0' });
    expect(asked(after)).toEqual({ question: 'domination card', animal: 'insect' });
    expect(decision(after)?.player).toBe(0);
    expect(Object.values(look(after).animals).map(({ vps }) => vps)).toEqual([3, 0, 2, 0, 0, 6]);
  });

  it("are opponents: a player's two animals that match equally dominate nothing", () => {
    const s = table({
      players: TWO_EACH,
      earth: {
        '0,0': { terrain: 'jungle', species: { mammal: 2, insect: 3 } },
        '1,0': { terrain: 'desert', species: { bird: 1 } },
      },
      elements: { '-1,0 -1,1 0,0': 'meat', '-1,0 0,-1 0,0': 'grass' },
      cards: { faceUp: ['habitat', 'blight'], taken: [] },
      display: { domination: ['mammal', 'bird'] },
      at: { phase: 'domination' },
    });
    expect(asked(answer(s, { tile: '0,0' }))).toEqual({ question: 'domination tile', animal: 'bird' });
  });

  it("has a card hit the player's other animals", () => {
    const s = table({
      players: TWO_EACH,
      earth: {
        '0,0': { terrain: 'jungle', tundra: true, species: { mammal: 2, insect: 3, bird: 2 } },
        '1,0': { terrain: 'desert', species: { bird: 1 } },
      },
      elements: { '-1,0 -1,1 0,0': 'meat' },
      cards: { faceUp: ['cold snap'], taken: [] },
      display: { domination: ['mammal', 'bird'] },
      at: { phase: 'domination' },
    });
    expect(look(answer(s, { tile: '0,0' })).earth['0,0']?.species).toEqual({ mammal: 2, insect: 2, bird: 1 });
  });

  describe('score by the lowest animal', () => {
    /** A finished game with VPs in food chain order. */
    const over = (players: string[][], scores: number[]): State => {
      const animals: Record<string, object> = Object.fromEntries(ALL.map((animal, i) => [animal, { vps: scores[i] }]));
      return table({ players, animals: animals, at: { over: true } });
    };
    const order = (s: State) =>
      standings(s).map(({ place, player, animal, score }) => [place, player, ANIMALS[animal], score]);

    it('of each player; the highest such score wins', () => {
      // Player 0: mammal 90, amphibian 80, insect 20; player 1: reptile 30, bird 31, arachnid 32.
      expect(order(over(THREE_EACH, [90, 30, 31, 80, 32, 20]))).toEqual([
        [1, 1, 'reptile', 30],
        [2, 0, 'insect', 20],
      ]);
    });

    it('of several equally low, the highest on the food chain stands for them', () => {
      expect(order(over(THREE_EACH, [50, 40, 60, 20, 40, 20]))).toEqual([
        [1, 1, 'reptile', 40],
        [2, 0, 'amphibian', 20],
      ]);
    });

    it('and break ties by the place of that animal on the food chain', () => {
      // The mammal is not the animal that counts for player 0.
      expect(order(over(THREE_EACH, [50, 60, 30, 40, 70, 30]))).toEqual([
        [1, 1, 'bird', 30],
        [2, 0, 'insect', 30],
      ]);
      expect(order(over(TWO_EACH, [40, 41, 42, 40, 40, 45]))).toEqual([
        [1, 0, 'mammal', 40],
        [2, 2, 'amphibian', 40],
        [3, 1, 'arachnid', 40],
      ]);
    });
  });
});

describe('Random earth', () => {
  /** The centre, then around it from the north; the starting corners in the order of the table in rules §1. */
  const tiles = ['forest', 'sea', 'sea', 'desert', 'sea', 'jungle', 'wetland'];
  const lay = (players: string[][], elements: string[], chance?: Chance) =>
    newGame(
      { players: players.length, animalsEach: players[0]!.length, randomEarth: true, animals: numbers(players) },
      chance ?? dealing([...tiles.map((tile) => ({ tile })), ...elements.map((element) => ({ element })), ...DRAWN]),
    );
  const SEEDS = ['seed', 'seed', 'grass', 'seed', 'meat', 'meat', 'sun', 'grub', 'grub', 'water', 'water', 'water'];

  it('draws seven large tiles for the starting hexes and puts tundra on the centre', () => {
    const s = look(lay([['bird'], ['mammal']], SEEDS));
    expect(s.randomEarth).toBe(true);
    const terrain = Object.fromEntries(Object.entries(s.earth).map(([hex, tile]) => [hex, tile.terrain]));
    expect(terrain).toEqual({
      '0,0': 'forest',
      '0,-1': 'sea',
      '1,-1': 'sea',
      '1,0': 'desert',
      '0,1': 'sea',
      '-1,1': 'jungle',
      '-1,0': 'wetland',
    });
    expect(Object.values(s.earth).filter((tile) => tile.tundra)).toEqual([s.earth['0,0']]);
  });

  it('draws twelve elements for the twelve starting corners', () => {
    const s = look(lay([['bird'], ['mammal']], SEEDS));
    expect(Object.keys(s.elements).sort()).toEqual(
      [
        '-1,0 0,-1 0,0',
        '-1,-1 -1,0 0,-1',
        '0,-1 0,0 1,-1',
        '0,-1 1,-2 1,-1',
        '0,0 1,-1 1,0',
        '1,-1 1,0 2,-1',
        '0,0 0,1 1,0',
        '0,1 1,0 1,1',
        '-1,1 0,0 0,1',
        '-1,1 -1,2 0,1',
        '-1,0 -1,1 0,0',
        '-2,1 -1,0 -1,1',
      ].sort(),
    );
    expect(Object.values(s.elements).sort()).toEqual([...SEEDS].sort());
    // Plus twelve sun for the boxes.
    expect(s.bag).toEqual({ grass: 19, grub: 18, meat: 18, seed: 17, sun: 7, water: 17 });
  });

  it('draws from all 31 large tiles and all 120 disks', () => {
    const drawn: { kind: string; weights: number[] }[] = [];
    lay([['bird'], ['mammal']], [], {
      draw(kind, weights) {
        drawn.push({ kind, weights: [...weights] });
        return weights.findIndex((weight) => weight > 0);
      },
    });
    const of = (kind: string) => drawn.filter((each) => each.kind === kind).map(({ weights }) => weights);
    expect(of('tile')).toHaveLength(10);
    expect(of('tile')[0]).toEqual([7, 4, 4, 4, 4, 4, 4]);
    expect(of('tile')[1]).toEqual([6, 4, 4, 4, 4, 4, 4]);
    expect(of('element')).toHaveLength(24);
    expect(of('element')[0]).toEqual([20, 20, 20, 20, 20, 20]);
    expect(of('element')[1]).toEqual([19, 20, 20, 20, 20, 20]);
  });

  it('gives each animal in play a species per disk of its default type on each tile but the tundra', () => {
    const s = look(lay([['bird'], ['mammal'], ['reptile']], SEEDS));
    for (const [animal, element] of [
      ['bird', 'seed'],
      ['mammal', 'meat'],
      ['reptile', 'sun'],
    ] as const) {
      for (const [hex, tile] of Object.entries(s.earth)) {
        const disks = Object.entries(s.elements).filter(
          ([corner, disk]) => disk === element && corner.split(' ').includes(hex),
        ).length;
        expect(tile.species?.[animal] ?? 0).toBe(tile.tundra ? 0 : disks);
      }
    }
    expect(Object.values(s.earth).flatMap((tile) => Object.keys(tile.species ?? {}))).not.toContain('insect');
    // Each starting corner touches two tiles beside the tundra.
    expect(s.animals).toMatchObject({
      bird: { genePool: 49 - 6, eliminated: 0 },
      mammal: { genePool: 49 - 4, eliminated: 0 },
      reptile: { genePool: 49 - 2, eliminated: 0 },
    });
  });

  it('starts animals with fewer species that much ahead, also one with none', () => {
    const animals = look(lay([['bird'], ['mammal'], ['reptile'], ['insect']], SEEDS)).animals;
    // Seed ×3, meat ×2, sun ×1, grass ×1: 6, 4, 2, 2 species. The most of those in play are 6.
    expect(animals).toMatchObject({ bird: { vps: 0 }, mammal: { vps: 2 }, reptile: { vps: 4 }, insect: { vps: 4 } });
    const none = SEEDS.map((element) => (element === 'sun' ? 'meat' : element));
    expect(look(lay([['mammal'], ['reptile']], none)).animals).toMatchObject({
      mammal: { vps: 0, genePool: 54 - 6 },
      reptile: { vps: 6, genePool: 54 },
    });
  });

  it('measures against the animals in play only', () => {
    const animals = look(lay([['mammal'], ['reptile']], SEEDS)).animals;
    expect(animals).toMatchObject({ mammal: { vps: 0 }, reptile: { vps: 2 } });
  });

  it('goes with several animals per player too', () => {
    const s = look(lay(TWO_EACH, SEEDS));
    expect(s.players).toHaveLength(3);
    expect(Object.entries(s.animals).map(([animal, { vps, genePool }]) => [animal, vps, genePool])).toEqual([
      ['mammal', 2, 30],
      ['reptile', 4, 32],
      ['bird', 0, 28],
      ['amphibian', 0, 28],
      ['arachnid', 2, 30],
      ['insect', 4, 32],
    ]);
  });
});

describe('The length', () => {
  const AP_CARDS = ['intelligence', 'omnivore', 'parasitism'];
  const setup = { players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
  /** The cards that can be drawn one after another as each is taken at once, and how many there were to choose from. */
  const cardsOf = (length: 'full' | 'short' | 'shortest', seed = 1) => {
    const choices: number[] = [];
    const cards: string[] = [];
    const random = randomChance(rng(seed));
    const chance: Chance = {
      draw(kind, weights, total) {
        const drawn = random.draw(kind, weights, total);
        if (kind !== 'card') return drawn;
        choices.push(weights.filter((weight) => weight > 0).length);
        cards.push(CARDS[drawn]!);
        return drawn;
      },
    };
    const s = newGame({ ...setup, length }, chance);
    while (s.cards.includes(FACE_UP)) {
      s.cards[s.cards.indexOf(FACE_UP)] = TAKEN;
      turnUpCards(s, chance);
    }
    return { choices, cards, s };
  };

  it.each([
    ['full', 26, 21],
    ['short', 23, 18],
    ['shortest', 18, 13],
  ] as const)('%s plays with %i cards: five face up, %i in the deck, Ice Age at its bottom', (length, all, left) => {
    expect(deckSize(newGame({ ...setup, length }, randomChance(rng(3))))).toBe(left);
    const { cards } = cardsOf(length);
    expect(cards).toHaveLength(all);
    expect(cards.at(-1)).toBe('ice age');
    expect(cards.filter((card) => AP_CARDS.includes(card))).toHaveLength(length === 'full' ? 3 : 0);
  });

  it('shortest leaves five cards out at random, and nothing says which until the last', () => {
    const { choices } = cardsOf('shortest');
    expect(choices).toEqual([...Array.from({ length: 17 }, (_, i) => 22 - i), 1]);
    const out = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { cards } = cardsOf('shortest', seed);
      for (const card of CARDS) if (!cards.includes(card)) out.add(card);
    }
    expect(out.size).toBe(25);
    expect(out.has('ice age')).toBe(false);
  });

  it('counts cards as gone that nobody can take: what is taken, and what lies in the box', () => {
    const s = newGame({ ...setup, length: 'shortest' }, randomChance(rng(1)));
    expect(cardsGone(s)).toBe(8);
    s.cards[s.cards.indexOf(FACE_UP)] = TAKEN;
    expect(cardsGone(s)).toBe(9);
  });

  it('is in the options and the position only if it is not full', () => {
    expect(writeSetup(readSetup({ value: { players: 2 }, path: '' }))).not.toHaveProperty('length');
    expect(writeSetup(readSetup({ value: { players: 2, length: 'short' }, path: '' })).length).toBe('short');
    expect(() => readSetup({ value: { players: 2, length: 'long' }, path: '' })).toThrow(
      'length: "long" is not a length; allowed: full, short, shortest',
    );
    const s = newGame({ ...setup, length: 'shortest' }, randomChance(rng(1)));
    expect(look(s).length).toBe('shortest');
    expect(readPosition(look(s), randomChance(rng(1)))).toEqual(s);
    expect(look(newGame(setup, randomChance(rng(1))))).not.toHaveProperty('length');
  });

  it('refuses a position with a card that stays in the box', () => {
    expect(() => table({ length: 'short', cards: { faceUp: ['omnivore'] } })).toThrow(
      'cards.faceUp[0]: stays in the box in a game of this length',
    );
    expect(() => table({ length: 'shortest', cards: { faceUp: [], taken: ['parasitism'] } })).toThrow(
      'cards.taken[0]: stays in the box in a game of this length',
    );
    expect(table({ length: 'full', cards: { faceUp: ['omnivore'], taken: [] } }).cards).toContain(FACE_UP);
  });

  it('refuses a shortest position with too few cards left for the five that are out', () => {
    const others = CARDS.filter((card) => card !== 'ice age' && !AP_CARDS.includes(card));
    expect(
      deckSize(table({ length: 'shortest', cards: { taken: others.slice(0, 17) }, at: { phase: 'planning' } })),
    ).toBe(1);
    expect(() => table({ length: 'shortest', cards: { taken: others.slice(0, 18) } })).toThrow(
      'too few cards are left for those that lie in the box unseen',
    );
  });

  it('goes with several animals per player and with random earth', () => {
    for (const form of [
      { players: 2, animalsEach: 3, randomEarth: false },
      { players: 3, animalsEach: 2, randomEarth: true },
    ]) {
      const s = newGame({ ...form, animals: 'dealt', length: 'shortest' }, randomChance(rng(5)));
      expect([s.animalsEach, s.randomEarth, look(s).length]).toEqual([form.animalsEach, form.randomEarth, 'shortest']);
      expect(deckSize(s)).toBe(13);
      expect(rules.violations(s)).toEqual([]);
    }
  });

  it('leaves all else as it is: the same table but for the cards', () => {
    const full = look(newGame(setup, randomChance(rng(2))));
    const { length, ...short } = look(newGame({ ...setup, length: 'short' }, randomChance(rng(2))));
    expect(length).toBe('short');
    for (const part of ['initiative', 'animals', 'earth', 'display'] as const) expect(short[part]).toEqual(full[part]);
    expect(short.cards.faceUp).toHaveLength(5);
  });

  it('shortest: games with other cards out look the same as long as the same cards are face up', () => {
    const s = newGame({ ...setup, length: 'shortest' }, randomChance(rng(1)));
    // 22 cards are in the deck or out, each of them alike; only the three are known to be out.
    const states = CARDS.map((card, i) => [card, s.cards[i]] as const);
    const unseen = states.filter(([card, where]) => where !== FACE_UP && !AP_CARDS.includes(card));
    expect(new Set(unseen.map(([, where]) => where)).size).toBe(1);
    expect(unseen).toHaveLength(18);
    expect(JSON.stringify(look(s).cards)).not.toMatch(new RegExp(unseen.map(([card]) => `"${card}"`).join('|')));
  });

  it.each(['short', 'shortest'] as const)('%s: no animal gains an action pawn in a whole game', (length) => {
    const chance = randomChance(rng(8));
    const random = rng(9);
    const s = newGame({ ...setup, length }, chance);
    const pawns = (): number[] =>
      [...s.hand.keys()].map((animal) => s.hand[animal]! + s.display.filter((at) => at === animal).length);
    let most = pawns();
    for (let moves = 0; moves < 400 && decision(s) !== null; moves++) {
      const legalNow = rules.legalMoves(s);
      rules.play(s, legalNow[random(legalNow.length)]!, chance);
      const now = pawns();
      now.forEach((count, animal) => {
        if (s.display.includes(animal) || count > 0) expect(count).toBeLessThanOrEqual(most[animal]!);
      });
      most = most.map((count, animal) => Math.max(count, now[animal]!));
    }
  });

  it('of a match stored before there were lengths is full', () => {
    const stored: Partial<State> = newGame(setup, randomChance(rng(1)));
    delete stored.gameLength;
    expect(rules.upToDate!(stored as State)).toEqual({ ...stored, gameLength: 0 });
  });
});
