/**
 * A second implementation of the game's rules, to check the project's against: written from the rules document alone, in its
 * terms and in its order, with strings and maps, without regard to speed. Shares no code with `src`.
 *
 * The whole game is one generator that stops at each question. The outcomes of chance are passed in.
 */

// ---------------------------------------------------------------- 1. Components and constants

/** Food chain, best first. */
export const FOOD_CHAIN = ['mammal', 'reptile', 'bird', 'amphibian', 'arachnid', 'insect'] as const;
export type Animal = (typeof FOOD_CHAIN)[number];

export const ELEMENTS = ['grass', 'grub', 'meat', 'seed', 'sun', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const DEFAULT_ELEMENTS: Readonly<Record<Animal, readonly Element[]>> = {
  mammal: ['meat', 'meat'],
  reptile: ['sun', 'sun'],
  bird: ['seed', 'seed'],
  amphibian: ['water', 'water', 'water'],
  arachnid: ['grub', 'grub'],
  insect: ['grass', 'grass'],
};

export type Terrain = 'sea' | 'wetland' | 'savannah' | 'jungle' | 'forest' | 'desert' | 'mountain' | 'tundra';

interface TerrainFacts {
  /** VPs for the first, second, … place. */
  readonly scores: readonly number[];
  readonly speciationLimit: number;
  /** Large tiles at the start and in the Wanderlust stacks together. */
  readonly tiles: number;
}
const TERRAIN_FACTS: Readonly<Record<Terrain, TerrainFacts>> = {
  sea: { scores: [9, 5, 3, 2], speciationLimit: 4, tiles: 1 + 6 },
  wetland: { scores: [8, 4, 2, 1], speciationLimit: 4, tiles: 1 + 3 },
  savannah: { scores: [7, 4, 2], speciationLimit: 3, tiles: 1 + 3 },
  jungle: { scores: [6, 3, 2], speciationLimit: 3, tiles: 1 + 3 },
  forest: { scores: [5, 3, 2], speciationLimit: 3, tiles: 1 + 3 },
  desert: { scores: [4, 2], speciationLimit: 2, tiles: 1 + 3 },
  mountain: { scores: [3, 2], speciationLimit: 2, tiles: 1 + 3 },
  tundra: { scores: [1], speciationLimit: 1, tiles: 0 },
};
export const LARGE_TERRAINS = ['sea', 'wetland', 'savannah', 'jungle', 'forest', 'desert', 'mountain'] as const;

/** Bonus VPs for a quantity. */
function bonus(quantity: number): number {
  if (quantity === 0) return 0;
  if (quantity >= 9) return 45;
  return [1, 3, 6, 10, 15, 21, 28, 36][quantity - 1]!;
}

/** By the number of animals in play. */
const STARTING_PAWNS: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 3 };
const STARTING_SPECIES: Readonly<Record<number, number>> = { 2: 55, 3: 50, 4: 45, 5: 40, 6: 35 };

export const SECTIONS = [
  'initiative',
  'adaptation',
  'regression',
  'abundance',
  'wasteland',
  'depletion',
  'glaciation',
  'speciation',
  'wanderlust',
  'migration',
  'competition',
  'domination',
] as const;
export type Section = (typeof SECTIONS)[number];

export const SPACES: Readonly<Record<Section, number>> = {
  initiative: 1,
  adaptation: 3,
  regression: 2,
  abundance: 2,
  wasteland: 1,
  depletion: 1,
  glaciation: 4,
  speciation: 6,
  wanderlust: 3,
  migration: 6,
  competition: 7,
  domination: 5,
};
const SPECIATION_ELEMENTS: readonly Element[] = ['meat', 'sun', 'seed', 'water', 'grub', 'grass'];
const MIGRATION_SPECIES = [7, 6, 5, 4, 3, 2];
const COMPETITION_TERRAINS: readonly (readonly Terrain[])[] = [
  ['jungle', 'wetland', 'tundra'],
  ['wetland', 'desert', 'tundra'],
  ['desert', 'forest', 'tundra'],
  ['forest', 'savannah', 'tundra'],
  ['savannah', 'mountain', 'tundra'],
  ['mountain', 'sea', 'tundra'],
  ['sea', 'jungle', 'tundra'],
];

export const CARDS = [
  'aquatic',
  'biodiversity',
  'biomass',
  'blight',
  'catastrophe',
  'cold snap',
  'disease',
  'ecodiversity',
  'evolution',
  'fecundity',
  'fertile',
  'habitat',
  'hibernation',
  'ice age',
  'ice sheet',
  'immigrants',
  'instinct',
  'intelligence',
  'mass exodus',
  'metamorphosis',
  'niche biomes',
  'nocturnal',
  'omnivore',
  'parasitism',
  'predator',
  'symbiotic',
] as const;
export type Card = (typeof CARDS)[number];

export const BOXES = ['adaptation', 'regression', 'abundance', 'wasteland', 'depletion', 'wanderlust'] as const;
export type Box = (typeof BOXES)[number];

// ---------------------------------------------------------------- The board

export type Hex = string;
export type Corner = string;

/** The six directions, in rotational order. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const coordinates = (hex: Hex): [number, number] => {
  const [q, r] = hex.split(',').map(Number);
  return [q!, r!];
};

/** Column by column from the left, each from the top. */
const inBoardOrder = (a: Hex, b: Hex): number => {
  const [aq, ar] = coordinates(a);
  const [bq, br] = coordinates(b);
  return aq - bq || ar - br;
};

const remembered = <K, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

/** The hexes around a hex, on the board or not. */
const around = remembered((hex: Hex): Hex[] => {
  const [q, r] = coordinates(hex);
  return ROUND.map(([dq, dr]) => `${String(q + dq)},${String(r + dr)}`);
});

/** The 35 hexes of the board. */
export const BOARD: readonly Hex[] = (
  [
    [-3, 0, 3],
    [-2, -1, 3],
    [-1, -2, 3],
    [0, -2, 2],
    [1, -3, 2],
    [2, -3, 1],
    [3, -3, 0],
  ] as const
).flatMap(([q, top, bottom]) => Array.from({ length: bottom - top + 1 }, (_, i) => `${String(q)},${String(top + i)}`));

/** The hexes of the board adjacent to a hex. */
const neighbours = remembered((hex: Hex): Hex[] => around(hex).filter((each) => BOARD.includes(each)));

const cornerOf = (hexes: readonly Hex[]): Corner => [...hexes].sort(inBoardOrder).join(' ');

/** The three hexes that meet at a corner, on the board or not. */
const hexesAt = remembered((corner: Corner): Hex[] => corner.split(' '));

/** The six corners of a hex. */
export const cornersOf = remembered((hex: Hex): Corner[] =>
  around(hex).map((one, i) => cornerOf([hex, one, around(hex)[(i + 1) % 6]!])),
);

/** The 92 corners of the board. */
export const CORNERS: readonly Corner[] = [...new Set(BOARD.flatMap(cornersOf))];

const CENTRE = '0,0';
/** The starting tiles: the centre, then clockwise from the north. */
const START: readonly (readonly [Hex, Terrain])[] = [
  ['0,0', 'sea'],
  ['0,-1', 'wetland'],
  ['1,-1', 'savannah'],
  ['1,0', 'desert'],
  ['0,1', 'mountain'],
  ['-1,1', 'forest'],
  ['-1,0', 'jungle'],
];
/** Starting elements on the edge between two starting tiles: at its inner and at its outer end. */
const START_ELEMENTS: readonly (readonly [Terrain, Terrain, Element, Element])[] = [
  ['jungle', 'wetland', 'grub', 'water'],
  ['wetland', 'savannah', 'water', 'grass'],
  ['savannah', 'desert', 'grass', 'sun'],
  ['desert', 'mountain', 'sun', 'meat'],
  ['mountain', 'forest', 'meat', 'seed'],
  ['forest', 'jungle', 'seed', 'grub'],
];
const START_SPECIES: Readonly<Record<Animal, Partial<Record<Terrain, number>>>> = {
  insect: { savannah: 2, wetland: 1, desert: 1 },
  arachnid: { jungle: 2, forest: 1, wetland: 1 },
  amphibian: { wetland: 2, jungle: 1, savannah: 1 },
  bird: { forest: 2, mountain: 1, jungle: 1 },
  reptile: { desert: 2, savannah: 1, mountain: 1 },
  mammal: { mountain: 2, desert: 1, forest: 1 },
};

/** The corner at an end of the edge between two starting tiles. */
function endOfEdge(one: Terrain, other: Terrain, inner: boolean): Corner {
  const hexOf = (terrain: Terrain): Hex => START.find(([, each]) => each === terrain)![0];
  const [a, b] = [hexOf(one), hexOf(other)];
  const common = around(a).filter((hex) => around(b).includes(hex));
  const third = common.find((hex) => (hex === CENTRE) === inner)!;
  return cornerOf([a, b, third]);
}

/** The twelve starting corners with their elements, edge by edge as in the rules. */
const START_CORNERS: readonly (readonly [Corner, Element])[] = START_ELEMENTS.flatMap(([one, other, inner, outer]) => [
  [endOfEdge(one, other, true), inner] as const,
  [endOfEdge(one, other, false), outer] as const,
]);

// ---------------------------------------------------------------- What lies on the table

interface AnimalDisplay {
  player: number;
  vps: number;
  added: Element[];
  genePool: number;
  eliminated: number;
  hand: number;
  aside: number;
}
interface Tile {
  terrain: Terrain;
  tundra: boolean;
  species: Map<Animal, number>;
  hibernating: Map<Animal, number>;
  /** Chosen by Domination this turn. */
  dominated: boolean;
}
interface Stack {
  faceUp: Terrain | null;
  faceDown: number;
}

/** A position of docs/notation.md with every field written. */
export interface View {
  format: string;
  turn?: number;
  players: string[][];
  animalsEach?: number;
  randomEarth?: boolean;
  length?: 'full' | 'short' | 'shortest';
  initiative?: string[];
  animals?: Record<
    string,
    { vps: number; elements: string[]; genePool: number; eliminated: number; hand: number; aside: number }
  >;
  earth?: Record<
    string,
    {
      terrain: string;
      tundra?: boolean;
      species?: Record<string, number>;
      hibernating?: Record<string, number>;
      dominated?: boolean;
    }
  >;
  elements?: Record<string, string>;
  display?: Record<string, (string | null)[]>;
  boxes?: Record<string, string[]>;
  bag?: Record<string, number>;
  cards?: { faceUp: string[]; taken: string[] };
  stacks?: { faceUp: string | null; faceDown: number }[];
  at: Record<string, unknown>;
}

/** What can be derived from a table, by tile and for all of earth. */
export interface Facts {
  tiles: Record<
    string,
    {
      /** By animal in play, down the food chain. */
      matching: number[];
      endangered: string[];
      dominant: string | null;
      placings: { animal: string; vps: number }[];
    }
  >;
  survival: string | null;
}

export type DrawKind = 'element' | 'tile' | 'card' | 'animal';
/** Supplies what was drawn. `odds` says how many of each there are to draw from. */
export type Draw = (kind: DrawKind, odds: Readonly<Record<string, number>>) => string;

export type Answer = string | Readonly<Record<string, string | number>>;
export interface Question {
  readonly question: string;
  /** The player who is to decide, by seat. */
  readonly player: number;
  /** Null while players choose their animals. */
  readonly animal: Animal | null;
  readonly legal: readonly Answer[];
  /** What else a position says about the open question. */
  readonly about: Readonly<Record<string, unknown>>;
}
/** Part of a game: stops at questions, takes answers. */
type Play<T = void> = Generator<Question, T, Answer>;

export interface ReferenceSetup {
  readonly players: number;
  readonly animalsEach: number;
  readonly randomEarth: boolean;
  readonly length?: 'full' | 'short' | 'shortest';
  /** Each player's animals, or whether they are dealt or chosen in turn. */
  readonly animals: readonly (readonly Animal[])[] | 'dealt' | 'chosen';
}

const count = <T>(items: readonly T[], wanted: T): number => items.filter((item) => item === wanted).length;

function removeOne<T>(items: T[], wanted: T): void {
  const i = items.indexOf(wanted);
  if (i < 0) throw new Error(`there is no ${String(wanted)} to remove`);
  items.splice(i, 1);
}

const tally = (items: readonly string[]): Record<string, number> => {
  const odds: Record<string, number> = {};
  for (const item of items) odds[item] = (odds[item] ?? 0) + 1;
  return odds;
};

/** The types of elements that occur. */
const types = (elements: readonly Element[]): Element[] => ELEMENTS.filter((element) => elements.includes(element));

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

// ---------------------------------------------------------------- The game

export class Reference {
  turn = 1;
  over = false;
  /** The open question; null once the game is over. */
  asked: Question | null = null;

  private players = 0;
  private animalsEach = 1;
  private randomEarth = false;
  private length: ReferenceSetup['length'] = 'full';
  private choosing = false;
  /** The player who chooses an animal, by seat. */
  private chooser = 0;
  private readonly displays = new Map<Animal, AnimalDisplay>();
  private initiative: Animal[] = [];
  private readonly earth = new Map<Hex, Tile>();
  private readonly disks = new Map<Corner, Element>();
  /** Action pawns on the display, by space: "migration 2". */
  private readonly pawns = new Map<string, Animal>();
  private readonly boxes: Record<Box, Element[]> = {
    adaptation: [],
    regression: [],
    abundance: [],
    wasteland: [],
    depletion: [],
    wanderlust: [],
  };
  private readonly bag: Element[] = ELEMENTS.flatMap((element) => Array.from({ length: 20 }, () => element));
  private readonly deck = new Set<Card>(CARDS);
  private readonly faceUp = new Set<Card>();
  private readonly taken = new Set<Card>();
  private readonly stacks: Stack[] = [
    { faceUp: null, faceDown: 8 },
    { faceUp: null, faceDown: 8 },
    { faceUp: null, faceDown: 8 },
  ];
  /** Large tiles not revealed yet. */
  private readonly unseen: Terrain[] = LARGE_TERRAINS.flatMap((terrain) =>
    Array.from({ length: TERRAIN_FACTS[terrain].tiles }, () => terrain),
  );

  /** The space being carried out and whose action or card it is, for a position's account of the question. */
  private space: string | null = null;
  private actor: Animal | null = null;

  private readonly game: Play;

  private constructor(
    private draw: Draw,
    game: (self: Reference) => Play,
  ) {
    this.game = game(this);
  }

  /** Sets up a game and plays on to the first question. */
  static newGame(setup: ReferenceSetup, draw: Draw): Reference {
    const reference = new Reference(draw, (self) => self.wholeGame(setup));
    reference.take(reference.game.next());
    return reference;
  }

  /** Continues from a position at the start of Planning, of Execution, of a section or of the Reset. */
  static fromPosition(position: View, draw: Draw): Reference {
    const reference = new Reference(draw, (self) => self.from(position));
    reference.take(reference.game.next());
    return reference;
  }

  legal(): readonly Answer[] {
    return this.asked?.legal ?? [];
  }

  answer(move: Answer, draw: Draw): void {
    this.draw = draw;
    this.take(this.game.next(move));
  }

  private take(result: IteratorResult<Question, void>): void {
    this.asked = result.done ? null : result.value;
  }

  // ---------------------------------------------------------------- Asking

  /** Asks a question; if there is only one answer, takes it without asking. */
  private *ask(question: string, animal: Animal | null, legal: Answer[], about: Record<string, unknown>): Play<Answer> {
    if (legal.length === 0) throw new Error(`${question}: nothing is legal`);
    if (legal.length === 1) return legal[0]!;
    const also: Record<string, unknown> = {};
    if (this.space !== null) also.space = this.space;
    if (this.actor !== null && this.actor !== animal) also.actor = this.actor;
    const player = animal === null ? this.chooser : this.of(animal).player;
    return yield { question, player, animal, legal, about: { ...also, ...about } };
  }

  /** Asks for one of several things with the same kind of name, or for a word instead; null if the word was the answer. */
  private *choose<T extends string | number>(
    question: string,
    animal: Animal | null,
    kind: string,
    things: readonly T[],
    instead: 'forfeit' | 'done' | null,
    about: Record<string, unknown> = {},
  ): Play<T | null> {
    const legal: Answer[] = things.map((thing) => ({ [kind]: thing }));
    if (instead !== null) legal.push(instead);
    const answer = yield* this.ask(question, animal, legal, about);
    return typeof answer === 'string' ? null : (answer[kind] as T);
  }

  /** Asks for one of several things with the same kind of name, without an alternative. */
  private *must<T extends string | number>(
    question: string,
    animal: Animal | null,
    kind: string,
    things: readonly T[],
    about: Record<string, unknown> = {},
  ): Play<T> {
    return (yield* this.choose(question, animal, kind, things, null, about))!;
  }

  // ---------------------------------------------------------------- Looking at the table

  private get animals(): Animal[] {
    return FOOD_CHAIN.filter((animal) => this.displays.has(animal));
  }

  private of(animal: Animal): AnimalDisplay {
    return this.displays.get(animal)!;
  }

  private tile(hex: Hex): Tile {
    return this.earth.get(hex)!;
  }

  /** The tiles on earth in the order of the board. */
  private tiles(): Hex[] {
    return BOARD.filter((hex) => this.earth.has(hex));
  }

  private tilesNextTo(hex: Hex): Hex[] {
    return neighbours(hex).filter((each) => this.earth.has(each));
  }

  private terrain(hex: Hex): Terrain {
    return this.tile(hex).tundra ? 'tundra' : this.tile(hex).terrain;
  }

  private isTundra(hex: Hex): boolean {
    return this.earth.get(hex)?.tundra ?? false;
  }

  private species(animal: Animal, hex: Hex): number {
    return this.tile(hex).species.get(animal) ?? 0;
  }

  private animalsOn(hex: Hex): Animal[] {
    return this.animals.filter((animal) => this.species(animal, hex) > 0);
  }

  private opponentsOn(hex: Hex, animal: Animal): Animal[] {
    return this.animalsOn(hex).filter((each) => each !== animal);
  }

  private speciesOn(hex: Hex): number {
    return this.animals.reduce((sum, animal) => sum + this.species(animal, hex), 0);
  }

  private occupied(animal: Animal): Hex[] {
    return this.tiles().filter((hex) => this.species(animal, hex) > 0);
  }

  private speciesOnEarth(animal: Animal): number {
    return this.tiles().reduce((sum, hex) => sum + this.species(animal, hex), 0);
  }

  /** All elements of an animal, default ones included. */
  private elements(animal: Animal): Element[] {
    return [...DEFAULT_ELEMENTS[animal], ...this.of(animal).added];
  }

  /** The disks on a tile's corners. */
  private disksOn(hex: Hex): Element[] {
    return cornersOf(hex).flatMap((corner) => this.disks.get(corner) ?? []);
  }

  private tilesAt(corner: Corner): Hex[] {
    return hexesAt(corner)
      .filter((hex) => this.earth.has(hex))
      .sort(inBoardOrder);
  }

  private vacantCorners(hexes: readonly Hex[]): Corner[] {
    return CORNERS.filter((corner) => !this.disks.has(corner) && hexesAt(corner).some((hex) => hexes.includes(hex)));
  }

  private vacantSpaces(): string[] {
    return SECTIONS.flatMap((section) => upTo(SPACES[section]).map((number) => `${section} ${String(number)}`)).filter(
      (space) => !this.pawns.has(space),
    );
  }

  private tundraLeft(): number {
    return 12 - this.tiles().filter((hex) => this.isTundra(hex)).length;
  }

  // ---------------------------------------------------------------- 2. Matching, endangered, dominance

  private matching(animal: Animal, hex: Hex): number {
    const disks = this.disksOn(hex);
    return this.elements(animal).reduce((sum, element) => sum + count(disks, element), 0);
  }

  /** The number of endangered species on a tile: all or none of the animal's. */
  private endangered(animal: Animal, hex: Hex): number {
    return this.matching(animal, hex) === 0 ? this.species(animal, hex) : 0;
  }

  private dominant(hex: Hex): Animal | null {
    const present = this.animalsOn(hex);
    for (const animal of present) {
      const mine = this.matching(animal, hex);
      const others = present.filter((each) => each !== animal).map((each) => this.matching(each, hex));
      if (mine > 0 && others.every((theirs) => mine > theirs)) return animal;
    }
    return null;
  }

  // ---------------------------------------------------------------- Moving pieces

  private gainVps(animal: Animal, vps: number): void {
    this.of(animal).vps = Math.max(0, this.of(animal).vps + vps);
  }

  private setSpecies(animal: Animal, hex: Hex, species: number): void {
    if (species < 0) throw new Error(`${animal} has ${String(species)} species on ${hex}`);
    const tile = this.tile(hex);
    if (species > 0) tile.species.set(animal, species);
    else tile.species.delete(animal);
    // Unprotected species leave or are eliminated first; a species that leaves the tile loses its protection.
    const hibernating = Math.min(tile.hibernating.get(animal) ?? 0, species);
    if (hibernating > 0) tile.hibernating.set(animal, hibernating);
    else tile.hibernating.delete(animal);
  }

  private eliminate(animal: Animal, hex: Hex, species: number): void {
    this.setSpecies(animal, hex, this.species(animal, hex) - species);
    this.of(animal).eliminated += species;
  }

  private placeFromGenePool(animal: Animal, hex: Hex, species: number): void {
    if (species > this.of(animal).genePool) throw new Error(`the ${animal} has not got so many species`);
    this.of(animal).genePool -= species;
    this.setSpecies(animal, hex, this.species(animal, hex) + species);
  }

  private moveSpecies(animal: Animal, from: Hex, to: Hex, species: number): void {
    this.setSpecies(animal, from, this.species(animal, from) - species);
    this.setSpecies(animal, to, this.species(animal, to) + species);
  }

  private removeDisk(corner: Corner): void {
    this.bag.push(this.disks.get(corner)!);
    this.disks.delete(corner);
  }

  private loseElement(animal: Animal, element: Element): void {
    removeOne(this.of(animal).added, element);
    this.bag.push(element);
  }

  private gainPawn(animal: Animal): void {
    if (this.of(animal).aside === 0) return;
    this.of(animal).aside -= 1;
    this.of(animal).hand += 1;
  }

  private putPawn(animal: Animal, space: string): void {
    if (this.pawns.has(space)) throw new Error(`${space} is not vacant`);
    this.of(animal).hand -= 1;
    this.pawns.set(space, animal);
  }

  private moveUpInitiative(animal: Animal): void {
    const place = this.initiative.indexOf(animal);
    if (place === 0) return;
    this.initiative[place] = this.initiative[place - 1]!;
    this.initiative[place - 1] = animal;
  }

  private drawElement(): Element {
    const element = this.draw('element', tally(this.bag)) as Element;
    removeOne(this.bag, element);
    return element;
  }

  private drawTile(): Terrain {
    const terrain = this.draw('tile', tally(this.unseen)) as Terrain;
    removeOne(this.unseen, terrain);
    return terrain;
  }

  // ---------------------------------------------------------------- Setup

  private *wholeGame(setup: ReferenceSetup): Play {
    this.players = setup.players;
    this.animalsEach = setup.animalsEach;
    this.randomEarth = setup.randomEarth;
    this.shorten(setup.length);
    yield* this.handOutAnimals(setup);
    this.layOut();
    yield* this.turns('planning');
  }

  private *handOutAnimals(setup: ReferenceSetup): Play {
    const lead = (animal: Animal, player: number): void => {
      this.displays.set(animal, { player, vps: 0, added: [], genePool: 0, eliminated: 0, hand: 0, aside: 0 });
    };
    if (typeof setup.animals !== 'string') {
      setup.animals.forEach((own, player) => {
        for (const animal of own) lead(animal, player);
      });
      return;
    }
    this.choosing = true;
    for (let round = 0; round < setup.animalsEach; round++) {
      for (let player = 0; player < setup.players; player++) {
        this.chooser = player;
        const free = FOOD_CHAIN.filter((animal) => !this.displays.has(animal));
        if (setup.animals === 'dealt') lead(this.draw('animal', tally(free)) as Animal, player);
        else lead(yield* this.must('setup animal', null, 'animal', free), player);
      }
    }
    this.choosing = false;
  }

  private layOut(): void {
    const animals = this.animals;
    this.initiative = [...animals].reverse();
    for (const animal of animals) {
      const display = this.of(animal);
      display.hand = STARTING_PAWNS[animals.length]!;
      display.aside = 10 - display.hand;
      // One species is the VP marker.
      display.genePool = STARTING_SPECIES[animals.length]! - 1;
    }

    for (const [hex, terrain] of START) {
      const drawn = this.randomEarth ? this.drawTile() : terrain;
      if (!this.randomEarth) removeOne(this.unseen, terrain);
      this.earth.set(hex, {
        terrain: drawn,
        tundra: hex === CENTRE,
        species: new Map(),
        hibernating: new Map(),
        dominated: false,
      });
    }
    for (const [corner, element] of START_CORNERS) {
      if (this.randomEarth) {
        this.disks.set(corner, this.drawElement());
      } else {
        removeOne(this.bag, element);
        this.disks.set(corner, element);
      }
    }
    for (const animal of animals) {
      for (const [hex, terrain] of START) {
        if (hex === CENTRE) continue;
        const species = this.randomEarth
          ? count(this.disksOn(hex), DEFAULT_ELEMENTS[animal][0]!)
          : (START_SPECIES[animal][terrain] ?? 0);
        this.placeFromGenePool(animal, hex, species);
      }
    }
    if (this.randomEarth) {
      const most = Math.max(...animals.map((animal) => this.speciesOnEarth(animal)));
      for (const animal of animals) this.of(animal).vps = most - this.speciesOnEarth(animal);
    }

    this.turnUpTiles();
    this.turnUpCards();
    this.fillBoxes();
  }

  /** Turns up the top tile of each stack whose tile was taken. */
  private turnUpTiles(): void {
    for (const stack of this.stacks) {
      if (stack.faceUp !== null || stack.faceDown === 0) continue;
      stack.faceUp = this.drawTile();
      stack.faceDown -= 1;
    }
  }

  /** Takes the cards of a shorter game out of the deck, except those that go out unseen. */
  private shorten(length: ReferenceSetup['length'] = 'full'): void {
    this.length = length;
    if (length === 'full') return;
    for (const card of ['omnivore', 'intelligence', 'parasitism'] as const) this.deck.delete(card);
  }

  /** Fills the face-up cards to five while the deck lasts; Ice Age is at the bottom, and five may be out, nobody knows which. */
  private turnUpCards(): void {
    const out = this.length === 'shortest' ? 5 : 0;
    while (this.faceUp.size < 5 && this.deck.size > out) {
      const above = [...this.deck].filter((card) => card !== 'ice age');
      const card = this.draw('card', tally(above.length > out ? above : ['ice age'])) as Card;
      if (!this.deck.delete(card)) throw new Error(`${card} is not in the deck`);
      this.faceUp.add(card);
    }
  }

  private fillBoxes(): void {
    for (const box of ['adaptation', 'abundance', 'wanderlust'] as const) {
      for (let i = 0; i < 4 && this.bag.length > 0; i++) this.boxes[box].push(this.drawElement());
    }
  }

  /** A position, read without any checks. */
  private *from(position: View): Play {
    this.turn = position.turn ?? 1;
    this.players = position.players.length;
    this.animalsEach = position.players[0]!.length;
    this.randomEarth = position.randomEarth ?? false;
    this.shorten(position.length);
    this.initiative = [...position.initiative!] as Animal[];
    position.players.forEach((own, player) => {
      for (const animal of own as Animal[]) {
        const { vps, elements, genePool, eliminated, hand, aside } = position.animals![animal]!;
        this.displays.set(animal, {
          player,
          vps,
          added: [...elements] as Element[],
          genePool,
          eliminated,
          hand,
          aside,
        });
        for (const element of this.of(animal).added) removeOne(this.bag, element);
      }
    });
    for (const [hex, tile] of Object.entries(position.earth!)) {
      this.earth.set(hex, {
        terrain: tile.terrain as Terrain,
        tundra: tile.tundra ?? false,
        species: new Map(Object.entries(tile.species ?? {}) as [Animal, number][]),
        hibernating: new Map(Object.entries(tile.hibernating ?? {}) as [Animal, number][]),
        dominated: tile.dominated ?? false,
      });
      removeOne(this.unseen, tile.terrain as Terrain);
    }
    for (const [corner, element] of Object.entries(position.elements!)) {
      this.disks.set(cornerOf(corner.split(' ')), element as Element);
      removeOne(this.bag, element as Element);
    }
    for (const [section, row] of Object.entries(position.display!)) {
      row.forEach((animal, i) => {
        if (animal !== null) this.pawns.set(`${section} ${String(i + 1)}`, animal as Animal);
      });
    }
    for (const box of BOXES) {
      this.boxes[box] = [...(position.boxes![box] ?? [])] as Element[];
      for (const element of this.boxes[box]) removeOne(this.bag, element);
    }
    for (const card of position.cards!.faceUp as Card[]) this.faceUp.add(card);
    for (const card of position.cards!.taken as Card[]) this.taken.add(card);
    for (const card of [...this.faceUp, ...this.taken]) this.deck.delete(card);
    position.stacks!.forEach(({ faceUp, faceDown }, i) => {
      this.stacks[i] = { faceUp: faceUp as Terrain | null, faceDown };
      if (faceUp !== null) removeOne(this.unseen, faceUp as Terrain);
    });
    yield* this.turns(position.at.phase as Phase, position.at.next as Animal | undefined);
  }

  // ---------------------------------------------------------------- The turn

  private *turns(phase: Phase, next?: Animal): Play {
    if (phase === 'planning') yield* this.planning(next);
    let from = phase === 'planning' || phase === 'execution' ? 0 : SECTIONS.findIndex((section) => section === phase);
    if (phase === 'reset') from = SECTIONS.length;
    for (;;) {
      yield* this.execution(from);
      yield* this.reset();
      if (this.over) return;
      yield* this.planning();
      from = 0;
    }
  }

  // ---------------------------------------------------------------- 3. Planning phase

  private *planning(next?: Animal): Play {
    let first = next === undefined ? 0 : this.initiative.indexOf(next);
    while (this.initiative.some((animal) => this.of(animal).hand > 0)) {
      for (const animal of this.initiative.slice(first)) {
        if (this.of(animal).hand === 0) continue;
        const vacant = this.vacantSpaces();
        if (vacant.length === 0) return;
        this.putPawn(animal, yield* this.must('planning space', animal, 'space', vacant));
      }
      first = 0;
    }
  }

  // ---------------------------------------------------------------- 4. Execution phase

  private *execution(from: number): Play {
    for (const section of SECTIONS.slice(from)) yield* this.section(section);
  }

  private *section(section: Section): Play {
    switch (section) {
      case 'initiative':
        return yield* this.pass(section, (animal) => this.initiativeAction(animal));
      case 'adaptation':
        return yield* this.pass(section, (animal) => this.adaptation(animal));
      case 'regression':
        return yield* this.regression();
      case 'abundance':
        return yield* this.pass(section, (animal) => this.abundance(animal));
      case 'wasteland':
        yield* this.pass(section, (animal) => this.wasteland(animal));
        {
          this.layWaste();
          return;
        }
      case 'depletion':
        return yield* this.pass(section, (animal) => this.depletion(animal));
      case 'glaciation':
        // Only the pawn on the first space acts.
        return yield* this.carryOut('glaciation 1', (animal) => this.glaciation(animal, 'glaciation tile', 'forfeit'));
      case 'speciation':
        yield* this.pass(section, (animal, number) => this.speciation(animal, SPECIATION_ELEMENTS[number - 1]!));
        return yield* this.insectSpeciation();
      case 'wanderlust':
        return yield* this.pass(section, (animal) => this.wanderlust(animal));
      case 'migration':
        return yield* this.pass(section, (animal, number) => this.migration(animal, MIGRATION_SPECIES[number - 1]!));
      case 'competition':
        yield* this.arachnidCompetition();
        return yield* this.pass(section, (animal, number) =>
          this.competition(animal, COMPETITION_TERRAINS[number - 1]!),
        );
      case 'domination':
        return yield* this.pass(section, (animal) => this.domination(animal));
    }
  }

  /** A section's spaces from left to right. */
  private *pass(section: Section, action: (animal: Animal, number: number) => Play): Play {
    for (const number of upTo(SPACES[section])) {
      yield* this.carryOut(`${section} ${String(number)}`, (animal) => action(animal, number));
    }
  }

  /** The action of a space, if a pawn stands there. The pawn goes back to its owner's hand first. */
  private *carryOut(space: string, action: (animal: Animal) => Play): Play {
    const animal = this.pawns.get(space);
    if (animal === undefined) return;
    this.pawns.delete(space);
    this.of(animal).hand += 1;
    this.space = space;
    this.actor = animal;
    yield* action(animal);
    this.space = null;
    this.actor = null;
  }

  /** 4.1 */
  private *initiativeAction(animal: Animal): Play {
    const vacant = this.vacantSpaces();
    const space = yield* this.choose('initiative space', animal, 'space', vacant, 'forfeit');
    if (space === null) return;
    this.moveUpInitiative(animal);
    this.putPawn(animal, space);
  }

  /** 4.2 */
  private *adaptation(animal: Animal): Play {
    if (this.elements(animal).length >= 6) return;
    const open = types(this.boxes.adaptation);
    const element = yield* this.choose('adaptation element', animal, 'element', open, 'forfeit');
    if (element === null) return;
    removeOne(this.boxes.adaptation, element);
    this.of(animal).added.push(element);
  }

  /** 4.3 */
  private *regression(): Play {
    const spaces = upTo(SPACES.regression).map((number) => `regression ${String(number)}`);
    for (const animal of this.animals) {
      const threatened = types(this.boxes.regression).filter((type) => this.of(animal).added.includes(type));
      let protections = spaces.filter((space) => this.pawns.get(space) === animal).length;
      if (animal === 'reptile') protections += 1;
      const kept: Element[] = [];
      if (protections >= threatened.length) {
        kept.push(...threatened);
      } else {
        for (; protections > 0; protections--) {
          const open = threatened.filter((type) => !kept.includes(type));
          const about = { left: protections, protected: [...kept] };
          kept.push(yield* this.must('regression element', animal, 'element', open, about));
        }
      }
      for (const type of threatened) if (!kept.includes(type)) this.loseElement(animal, type);
    }
    for (const space of spaces) {
      const animal = this.pawns.get(space);
      if (animal === undefined) continue;
      this.pawns.delete(space);
      this.of(animal).hand += 1;
    }
  }

  /** 4.4 */
  private *abundance(animal: Animal): Play {
    const corners = this.vacantCorners(this.tiles());
    if (corners.length === 0) return;
    const open = types(this.boxes.abundance);
    const element = yield* this.choose('abundance element', animal, 'element', open, 'forfeit');
    if (element === null) return;
    const corner = yield* this.must('abundance corner', animal, 'corner', corners, { element });
    removeOne(this.boxes.abundance, element);
    this.disks.set(corner, element);
  }

  /** 4.5 */
  private *wasteland(animal: Animal): Play {
    const open = types(this.boxes.wasteland);
    const element = yield* this.choose('wasteland element', animal, 'element', open, 'forfeit');
    if (element === null) return;
    removeOne(this.boxes.wasteland, element);
    this.bag.push(element);
  }

  private layWaste(): void {
    for (const [corner, element] of [...this.disks]) {
      const onTundra = hexesAt(corner).some((hex) => this.isTundra(hex));
      if (onTundra && this.boxes.wasteland.includes(element)) this.removeDisk(corner);
    }
  }

  /** 4.6 */
  private *depletion(animal: Animal): Play {
    const open = [...this.disks].filter(([, element]) => this.boxes.depletion.includes(element)).map(([each]) => each);
    const corner = yield* this.choose('depletion corner', animal, 'corner', open, 'forfeit');
    if (corner !== null) this.removeDisk(corner);
  }

  /** 4.7, and the card Ice Sheet. */
  private *glaciation(animal: Animal, question: string, instead: 'forfeit' | null): Play {
    if (this.tundraLeft() === 0) return;
    const open = this.tiles().filter(
      (hex) => !this.isTundra(hex) && this.tilesNextTo(hex).some((each) => this.isTundra(each)),
    );
    if (open.length === 0) return;
    const hex = yield* this.choose(question, animal, 'tile', open, instead);
    if (hex === null) return;
    this.tile(hex).tundra = true;
    for (const corner of [...this.disks.keys()]) {
      if (hexesAt(corner).every((each) => this.isTundra(each))) this.removeDisk(corner);
    }
    this.gainVps(animal, bonus(this.tilesNextTo(hex).filter((each) => this.isTundra(each)).length));
    for (const each of this.animalsOn(hex)) {
      const rest = this.species(each, hex) - 1;
      this.setSpecies(each, hex, 1);
      this.of(each).genePool += rest;
    }
  }

  /** 4.8 */
  private *speciation(animal: Animal, element: Element): Play {
    if (this.of(animal).genePool === 0) return;
    const open = [...this.disks].filter(([, each]) => each === element).map(([corner]) => corner);
    const corner = yield* this.choose('speciation corner', animal, 'corner', open, 'forfeit');
    if (corner === null) return;
    let tiles = this.tilesAt(corner);
    while (tiles.length > 0 && this.of(animal).genePool > 0) {
      const tile: Hex | null = yield* this.choose('speciation tile', animal, 'tile', tiles, 'done', { tiles });
      if (tile === null) return;
      const most = Math.min(TERRAIN_FACTS[this.terrain(tile)].speciationLimit, this.of(animal).genePool);
      tiles = tiles.filter((each) => each !== tile);
      const species = yield* this.must('speciation count', animal, 'count', upTo(most), { tile, tiles });
      this.placeFromGenePool(animal, tile, species);
    }
  }

  private *insectSpeciation(): Play {
    if (!this.displays.has('insect') || this.of('insect').genePool === 0) return;
    const tile = yield* this.choose('speciation insect', 'insect', 'tile', this.tiles(), 'forfeit');
    if (tile !== null) this.placeFromGenePool('insect', tile, 1);
  }

  /** 4.9 */
  private *wanderlust(animal: Animal): Play {
    const stacks = [1, 2, 3].filter((number) => this.stacks[number - 1]!.faceUp !== null);
    const hexes = BOARD.filter((hex) => !this.earth.has(hex) && this.tilesNextTo(hex).length > 0);
    if (hexes.length === 0) return;
    const stack = yield* this.choose('wanderlust stack', animal, 'stack', stacks, 'forfeit');
    if (stack === null) return;
    const hex = yield* this.must('wanderlust hex', animal, 'tile', hexes, { stack });
    this.earth.set(hex, {
      terrain: this.stacks[stack - 1]!.faceUp!,
      tundra: false,
      species: new Map(),
      hibernating: new Map(),
      dominated: false,
    });
    this.stacks[stack - 1]!.faceUp = null;

    const corners = this.vacantCorners([hex]);
    if (corners.length > 0) {
      const open = types(this.boxes.wanderlust);
      const element = yield* this.choose('wanderlust element', animal, 'element', open, 'done', { tile: hex });
      if (element !== null) {
        const corner = yield* this.must('wanderlust corner', animal, 'corner', corners, { tile: hex, element });
        removeOne(this.boxes.wanderlust, element);
        this.disks.set(corner, element);
      }
    }

    this.gainVps(animal, bonus(this.tilesNextTo(hex).length));

    for (const each of this.animals) {
      for (;;) {
        const sources = this.tilesNextTo(hex).filter((next) => this.species(each, next) > 0);
        const from = yield* this.choose('wanderlust from', each, 'tile', sources, 'done', { tile: hex });
        if (from === null) break;
        const most = this.species(each, from);
        const species = yield* this.must('wanderlust count', each, 'count', upTo(most), { tile: hex, from });
        this.moveSpecies(each, from, hex, species);
      }
    }
  }

  /** Where a migrating species can go: an adjacent tile; for the bird up to two steps across tiles, ending elsewhere. */
  private destinations(animal: Animal, from: Hex): Hex[] {
    const one = this.tilesNextTo(from);
    const two = animal === 'bird' ? one.flatMap((hex) => this.tilesNextTo(hex)) : [];
    return [...new Set([...one, ...two])].filter((hex) => hex !== from);
  }

  /** 4.10 */
  private *migration(animal: Animal, most: number): Play {
    let left = most;
    const unmoved = new Map(this.occupied(animal).map((hex) => [hex, this.species(animal, hex)]));
    let moved = false;
    for (;;) {
      const movable = Object.fromEntries([...unmoved].filter(([, species]) => species > 0));
      const sources = left === 0 ? [] : Object.keys(movable).filter((hex) => this.destinations(animal, hex).length > 0);
      const instead = moved ? 'done' : 'forfeit';
      const from = yield* this.choose('migration from', animal, 'tile', sources, instead, { left, movable });
      if (from === null) return;
      const open = this.destinations(animal, from);
      const to = yield* this.must('migration to', animal, 'tile', open, { left, movable, from });
      const counts = upTo(Math.min(left, unmoved.get(from)!));
      const species = yield* this.must('migration count', animal, 'count', counts, { left, movable, from, to });
      this.moveSpecies(animal, from, to, species);
      unmoved.set(from, unmoved.get(from)! - species);
      left -= species;
      moved = true;
    }
  }

  /** Tiles of the given terrains that hold the animal and an opponent. */
  private battlefields(animal: Animal, terrains: readonly Terrain[]): Hex[] {
    return this.occupied(animal).filter(
      (hex) => terrains.includes(this.terrain(hex)) && this.opponentsOn(hex, animal).length > 0,
    );
  }

  private *arachnidCompetition(): Play {
    if (!this.displays.has('arachnid')) return;
    const open = this.battlefields('arachnid', [...LARGE_TERRAINS, 'tundra']);
    const tile = yield* this.choose('competition arachnid', 'arachnid', 'tile', open, 'forfeit');
    if (tile !== null) yield* this.strike('arachnid', tile, []);
  }

  private *strike(animal: Animal, tile: Hex, struck: readonly Terrain[]): Play {
    const opponents = this.opponentsOn(tile, animal);
    const victim = yield* this.must('competition animal', animal, 'animal', opponents, { tile, struck: [...struck] });
    this.eliminate(victim, tile, 1);
  }

  /** 4.11 */
  private *competition(animal: Animal, terrains: readonly Terrain[]): Play {
    const struck: Terrain[] = [];
    for (;;) {
      const open = this.battlefields(
        animal,
        terrains.filter((terrain) => !struck.includes(terrain)),
      );
      const instead = struck.length > 0 ? 'done' : 'forfeit';
      const tile = yield* this.choose('competition tile', animal, 'tile', open, instead, { struck: [...struck] });
      if (tile === null) return;
      yield* this.strike(animal, tile, struck);
      struck.push(this.terrain(tile));
    }
  }

  /** The placings of a tile: most species first, ties to the animal higher on the food chain. */
  private placings(hex: Hex): { animal: Animal; vps: number }[] {
    const places = this.animalsOn(hex).sort(
      (a, b) => this.species(b, hex) - this.species(a, hex) || FOOD_CHAIN.indexOf(a) - FOOD_CHAIN.indexOf(b),
    );
    return TERRAIN_FACTS[this.terrain(hex)].scores.flatMap((vps, place) => {
      const animal = places[place];
      return animal === undefined ? [] : [{ animal, vps }];
    });
  }

  private score(hex: Hex): void {
    for (const { animal, vps } of this.placings(hex)) this.gainVps(animal, vps);
  }

  /** 4.12 */
  private *domination(animal: Animal): Play {
    const open = this.tiles().filter((hex) => !this.tile(hex).dominated && this.speciesOn(hex) > 0);
    const hex = yield* this.choose('domination tile', animal, 'tile', open, 'forfeit');
    if (hex === null) return;
    this.tile(hex).dominated = true;
    this.score(hex);
    const you = this.dominant(hex);
    if (you === null || this.faceUp.size === 0) return;
    this.actor = you;
    const card = yield* this.must('domination card', you, 'card', [...this.faceUp].sort(), { tile: hex });
    this.faceUp.delete(card);
    this.taken.add(card);
    yield* this.carryOutCard(card, you, hex);
  }

  // ---------------------------------------------------------------- 6. The 26 Dominance cards

  private *carryOutCard(card: Card, you: Animal, scored: Hex): Play {
    switch (card) {
      case 'aquatic':
        return yield* this.aquatic(you);
      case 'biodiversity': {
        this.gainVps(you, this.occupied(you).filter((hex) => this.opponentsOn(hex, you).length > 0).length);
        return;
      }
      case 'biomass':
        return yield* this.biomass(you);
      case 'blight':
        return yield* this.blight(you);
      case 'catastrophe':
        return yield* this.catastrophe(you);
      case 'cold snap':
        for (const animal of this.animals) {
          if (animal === you) continue;
          for (const hex of this.occupied(animal)) if (this.isTundra(hex)) this.eliminate(animal, hex, 1);
        }
        return;
      case 'disease':
        return yield* this.disease(you);
      case 'ecodiversity': {
        this.gainVps(you, [...this.disks.values()].filter((element) => this.elements(you).includes(element)).length);
        return;
      }
      case 'evolution':
        return yield* this.evolution(you);
      case 'fecundity':
        return yield* this.fecundity(you);
      case 'fertile': {
        if (this.occupied(you).length === 0) return;
        const tile = yield* this.must('fertile tile', you, 'tile', this.occupied(you));
        this.gainVps(you, this.speciesOn(tile));
        return;
      }
      case 'habitat':
        return yield* this.habitat(you);
      case 'hibernation':
        return yield* this.hibernation(you);
      case 'ice age':
        for (const animal of this.animals) {
          this.gainVps(animal, bonus(this.tiles().filter((hex) => this.dominant(hex) === animal).length));
        }
        return;
      case 'ice sheet':
        return yield* this.glaciation(you, 'ice sheet tile', null);
      case 'immigrants':
        return yield* this.immigrants();
      case 'instinct': {
        const vacant = this.vacantSpaces();
        if (this.of(you).hand === 0 || vacant.length === 0) return;
        this.putPawn(you, yield* this.must('instinct space', you, 'space', vacant));
        return;
      }
      case 'intelligence':
        for (const animal of this.animals) {
          if (FOOD_CHAIN.indexOf(animal) <= FOOD_CHAIN.indexOf(you)) this.gainPawn(animal);
        }
        return;
      case 'mass exodus':
        return yield* this.massExodus(you);
      case 'metamorphosis':
        return yield* this.metamorphosis(you);
      case 'niche biomes': {
        const loss = TERRAIN_FACTS[this.terrain(scored)].scores[0]!;
        const mine = this.of(you).vps;
        for (const animal of this.animals) if (this.of(animal).vps > mine) this.gainVps(animal, -loss);
        return;
      }
      case 'nocturnal': {
        this.moveUpInitiative(you);
        return;
      }
      case 'omnivore': {
        this.gainPawn(you);
        return;
      }
      case 'parasitism':
        for (const animal of this.animals) {
          if (FOOD_CHAIN.indexOf(animal) >= FOOD_CHAIN.indexOf(you)) this.gainPawn(animal);
        }
        return;
      case 'predator':
        return yield* this.predator(you);
      case 'symbiotic': {
        const mine = this.elements(you).length;
        const drawing = this.animals.filter((animal) => animal === you || this.elements(animal).length < mine);
        for (const animal of drawing) {
          if (this.bag.length > 0 && this.elements(animal).length < 6) this.of(animal).added.push(this.drawElement());
        }
        return;
      }
    }
  }

  private *aquatic(you: Animal): Play {
    const waters = this.tiles().filter((hex) => this.terrain(hex) === 'sea' || this.terrain(hex) === 'wetland');
    const corners = this.vacantCorners(waters);
    let tiles = waters;
    let about: Record<string, unknown> = {};
    if (corners.length > 0 && this.bag.length > 0) {
      const element = yield* this.must('aquatic element', you, 'element', types(this.bag));
      const corner = yield* this.must('aquatic corner', you, 'corner', corners, { element });
      removeOne(this.bag, element);
      this.disks.set(corner, element);
      tiles = waters.filter((hex) => cornersOf(hex).includes(corner));
      about = { corner };
    }
    const most = Math.min(4, this.of(you).genePool);
    if (most === 0) return;
    const tile = yield* this.choose('aquatic tile', you, 'tile', tiles, 'done', about);
    if (tile === null) return;
    this.placeFromGenePool(you, tile, yield* this.must('aquatic count', you, 'count', upTo(most), { tile }));
  }

  private *biomass(you: Animal): Play {
    for (const tile of this.tiles().filter((hex) => this.speciesOn(hex) > this.disksOn(hex).length)) {
      const whose = yield* this.must('biomass animal', you, 'animal', this.animalsOn(tile), { tile });
      this.eliminate(whose, tile, 1);
    }
  }

  private *blight(you: Animal): Play {
    const tile = yield* this.must('blight tile', you, 'tile', this.tiles());
    const corners = cornersOf(tile).filter((corner) => this.disks.has(corner));
    if (corners.length === 0) return;
    const stays = yield* this.must('blight corner', you, 'corner', corners, { tile });
    for (const corner of corners) if (corner !== stays) this.removeDisk(corner);
  }

  private *catastrophe(you: Animal): Play {
    const struck = yield* this.must('catastrophe tile', you, 'tile', this.tiles());
    if (this.speciesOn(struck) > 0) {
      const there = this.animalsOn(struck);
      const survivor = yield* this.must('catastrophe survivor', you, 'animal', there, { tile: struck });
      for (const animal of there) {
        this.eliminate(animal, struck, this.species(animal, struck) - (animal === survivor ? 1 : 0));
      }
    }
    for (const tile of this.tilesNextTo(struck)) {
      if (this.speciesOn(tile) === 0) continue;
      const victim = yield* this.must('catastrophe victim', you, 'animal', this.animalsOn(tile), { struck, tile });
      this.eliminate(victim, tile, 1);
    }
  }

  private *disease(you: Animal): Play {
    const mine = this.elements(you).length;
    for (const animal of this.animals.filter((each) => this.elements(each).length > mine)) {
      const open = types(this.of(animal).added);
      if (open.length === 0) continue;
      this.loseElement(animal, yield* this.must('disease element', animal, 'element', open));
    }
  }

  private *evolution(you: Animal): Play {
    const replaced: Animal[] = [];
    while (replaced.length < 2 && this.of(you).genePool > 0) {
      const replaceable = (hex: Hex): Animal[] => this.opponentsOn(hex, you).filter((each) => !replaced.includes(each));
      const open = this.tiles().filter((hex) => replaceable(hex).length > 0);
      const about = { replaced: [...replaced] };
      const tile = yield* this.choose('evolution tile', you, 'tile', open, 'done', about);
      if (tile === null) return;
      const animal = yield* this.must('evolution animal', you, 'animal', replaceable(tile), { ...about, tile });
      this.eliminate(animal, tile, 1);
      this.placeFromGenePool(you, tile, 1);
      replaced.push(animal);
    }
  }

  private *fecundity(you: Animal): Play {
    let tiles = this.occupied(you);
    while (tiles.length > 0 && this.of(you).genePool > 0) {
      const tile: Hex | null = yield* this.choose('fecundity tile', you, 'tile', tiles, 'done', { tiles });
      if (tile === null) return;
      this.placeFromGenePool(you, tile, 1);
      tiles = tiles.filter((each) => each !== tile);
    }
  }

  private *habitat(you: Animal): Play {
    const corners = this.vacantCorners(this.tiles());
    if (corners.length === 0 || this.bag.length === 0) return;
    const element = yield* this.must('habitat element', you, 'element', types(this.bag));
    const corner = yield* this.must('habitat corner', you, 'corner', corners, { element });
    removeOne(this.bag, element);
    this.disks.set(corner, element);
  }

  private *hibernation(you: Animal): Play {
    const most = Math.min(5, this.of(you).eliminated);
    if (most === 0) return;
    const tile = yield* this.choose('hibernation tile', you, 'tile', this.tiles(), 'done');
    if (tile === null) return;
    const species = yield* this.must('hibernation count', you, 'count', upTo(most), { tile });
    this.of(you).eliminated -= species;
    this.setSpecies(you, tile, this.species(you, tile) + species);
    const hibernating = this.tile(tile).hibernating;
    hibernating.set(you, (hibernating.get(you) ?? 0) + species);
  }

  private *immigrants(): Play {
    for (const animal of this.animals) {
      const legal: Answer[] = types(this.of(animal).added).map((element) => ({ element }));
      if (this.of(animal).hand > 0) legal.push('lose pawn');
      legal.push('keep one');
      const price = yield* this.ask('immigrants price', animal, legal, {});
      if (price === 'lose pawn') {
        this.of(animal).hand -= 1;
        this.of(animal).aside += 1;
      } else if (price === 'keep one') {
        for (const hex of this.occupied(animal)) this.eliminate(animal, hex, this.species(animal, hex) - 1);
      } else if (typeof price !== 'string') {
        this.loseElement(animal, price.element as Element);
      }
    }
  }

  private *massExodus(you: Animal): Play {
    const from = yield* this.must('mass exodus tile', you, 'tile', this.tiles());
    const open = this.tilesNextTo(from);
    if (open.length === 0) return;
    for (const whose of this.animalsOn(from)) {
      while (this.species(whose, from) > 0) {
        const to = yield* this.must('mass exodus to', you, 'tile', open, { from, whose });
        // With only one adjacent tile they all must go there, and there is nothing to choose.
        const all = this.species(whose, from);
        const counts = open.length === 1 ? [all] : upTo(all);
        const species = yield* this.must('mass exodus count', you, 'count', counts, { from, whose, to });
        this.moveSpecies(whose, from, to, species);
      }
    }
  }

  private *metamorphosis(you: Animal): Play {
    const own = types(this.of(you).added);
    if (own.length === 0 || this.bag.length === 0) return;
    const lost = yield* this.must('metamorphosis lost', you, 'element', own);
    const gained = yield* this.must('metamorphosis gained', you, 'element', types(this.bag), { lost });
    removeOne(this.bag, gained);
    this.loseElement(you, lost);
    this.of(you).added.push(gained);
  }

  private *predator(you: Animal): Play {
    for (const tile of this.occupied(you).filter((hex) => this.opponentsOn(hex, you).length > 0)) {
      const prey = yield* this.must('predator animal', you, 'animal', this.opponentsOn(tile, you), { tile });
      this.eliminate(prey, tile, 1);
    }
  }

  // ---------------------------------------------------------------- 5. Reset phase

  private *reset(): Play {
    yield* this.extinction();
    this.survival();
    if (this.isTheEnd()) {
      for (const hex of this.tiles()) this.score(hex);
      this.over = true;
      return;
    }
    this.reseed();
    for (const tile of this.earth.values()) tile.dominated = false;
    this.turn += 1;
  }

  /** 5.1 */
  private *extinction(): Play {
    const doomed = (animal: Animal, hex: Hex): number =>
      Math.max(0, this.endangered(animal, hex) - (this.tile(hex).hibernating.get(animal) ?? 0));
    let saved: Hex | null = null;
    if (this.displays.has('mammal')) {
      const open = this.tiles().filter((hex) => doomed('mammal', hex) > 0);
      if (open.length > 0) saved = yield* this.must('extinction tile', 'mammal', 'tile', open);
    }
    for (const animal of this.animals) {
      for (const hex of this.tiles()) {
        const spared = animal === 'mammal' && hex === saved ? 1 : 0;
        const dying = Math.max(0, doomed(animal, hex) - spared);
        if (dying > 0) this.eliminate(animal, hex, dying);
      }
    }
    for (const tile of this.earth.values()) tile.hibernating.clear();
  }

  /** 5.2 */
  private survival(): void {
    const holder = this.survivalHolder();
    if (holder === null) return;
    this.gainVps(holder, bonus(this.occupied(holder).filter((hex) => this.isTundra(hex)).length));
  }

  /** The animal with the most species on tundra tiles, without a tie. */
  private survivalHolder(): Animal | null {
    const tundra = this.tiles().filter((hex) => this.isTundra(hex));
    const cubes = (animal: Animal): number => tundra.reduce((sum, hex) => sum + this.species(animal, hex), 0);
    const most = Math.max(...this.animals.map(cubes));
    const holders = this.animals.filter((animal) => cubes(animal) === most);
    return most === 0 || holders.length !== 1 ? null : holders[0]!;
  }

  /** 5.3 */
  private isTheEnd(): boolean {
    if (this.taken.has('ice age')) return true;
    if (this.animals.every((animal) => this.speciesOnEarth(animal) === 0 && this.of(animal).genePool === 0))
      return true;
    return this.pawns.size === 0 && this.animals.every((animal) => this.of(animal).hand === 0);
  }

  /** 5.4 */
  private reseed(): void {
    this.turnUpCards();
    for (const number of [2, 3, 4]) {
      const [here, left] = [`glaciation ${String(number)}`, `glaciation ${String(number - 1)}`];
      const animal = this.pawns.get(here);
      if (animal === undefined || this.pawns.has(left)) continue;
      this.pawns.delete(here);
      this.pawns.set(left, animal);
    }
    for (const box of ['regression', 'depletion', 'wanderlust'] as const) {
      this.bag.push(...this.boxes[box]);
      this.boxes[box] = [];
    }
    this.boxes.depletion = this.boxes.wasteland;
    this.boxes.wasteland = this.boxes.abundance;
    this.boxes.regression = this.boxes.adaptation;
    this.boxes.abundance = [];
    this.boxes.adaptation = [];
    this.fillBoxes();
    this.turnUpTiles();
  }

  // ---------------------------------------------------------------- Results

  /** The winner, then the others: each player's score is that of their lowest animal. */
  standings(): { player: number; score: number; animal: Animal }[] {
    const rank = (animal: Animal): number => FOOD_CHAIN.indexOf(animal);
    const scores = Array.from({ length: this.players }, (_, player) => {
      const own = this.animals.filter((animal) => this.of(animal).player === player);
      const lowest = own.sort((a, b) => this.of(a).vps - this.of(b).vps || rank(a) - rank(b))[0]!;
      return { player, score: this.of(lowest).vps, animal: lowest };
    });
    return scores.sort((a, b) => b.score - a.score || rank(a.animal) - rank(b.animal));
  }

  /** What follows from the table: who matches what, who dominates, what tiles would score, who holds Survival. */
  facts(): Facts {
    return {
      tiles: Object.fromEntries(
        this.tiles().map((hex) => [
          hex,
          {
            matching: this.animals.map((animal) => this.matching(animal, hex)),
            endangered: this.animals.filter((animal) => this.endangered(animal, hex) > 0),
            dominant: this.dominant(hex),
            placings: this.placings(hex),
          },
        ]),
      ),
      survival: this.survivalHolder(),
    };
  }

  /** The whole table in the format of docs/notation.md. */
  view(): View {
    const players = Array.from({ length: this.players }, (_, player) =>
      this.animals.filter((animal) => this.of(animal).player === player),
    );
    const head = {
      format: 'dominant-species position 1',
      players,
      ...(this.randomEarth ? { randomEarth: true } : {}),
      ...(this.length === undefined || this.length === 'full' ? {} : { length: this.length }),
    };
    const at = this.over
      ? { over: true }
      : {
          question: this.asked!.question,
          ...(this.asked!.animal === null ? {} : { animal: this.asked!.animal }),
          ...this.asked!.about,
        };
    if (this.choosing) return { ...head, animalsEach: this.animalsEach, at };
    return {
      ...head,
      turn: this.turn,
      initiative: [...this.initiative],
      animals: Object.fromEntries(
        this.animals.map((animal) => {
          const { vps, added, genePool, eliminated, hand, aside } = this.of(animal);
          return [animal, { vps, elements: [...added].sort(), genePool, eliminated, hand, aside }];
        }),
      ),
      earth: Object.fromEntries(
        this.tiles().map((hex) => {
          const { terrain, tundra, species, hibernating, dominated } = this.tile(hex);
          return [
            hex,
            {
              terrain,
              ...(tundra ? { tundra } : {}),
              ...(species.size > 0 ? { species: Object.fromEntries(species) } : {}),
              ...(hibernating.size > 0 ? { hibernating: Object.fromEntries(hibernating) } : {}),
              ...(dominated ? { dominated } : {}),
            },
          ];
        }),
      ),
      elements: Object.fromEntries(this.disks),
      display: Object.fromEntries(
        SECTIONS.map((section) => [
          section,
          upTo(SPACES[section]).map((number) => this.pawns.get(`${section} ${String(number)}`) ?? null),
        ]),
      ),
      boxes: Object.fromEntries(BOXES.map((box) => [box, [...this.boxes[box]].sort()])),
      bag: Object.fromEntries(ELEMENTS.map((element) => [element, count(this.bag, element)])),
      cards: { faceUp: [...this.faceUp].sort(), taken: [...this.taken].sort() },
      stacks: this.stacks.map(({ faceUp, faceDown }) => ({ faceUp, faceDown })),
      at,
    };
  }
}

/** The points of a game at which `fromPosition` accepts a position. */
type Phase = 'planning' | 'execution' | Section | 'reset';
