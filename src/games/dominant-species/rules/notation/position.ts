/** A position as text: the whole table, and the point in the turn (docs/notation.md). */
import {
  ANIMALS,
  BOXES,
  CARDS,
  ELEMENTS,
  FIRST_SPACE,
  LENGTHS,
  type Length,
  SECTIONS,
  SETUP,
  SPACES_OF,
  TERRAINS,
} from '../components.ts';
import type { Chance } from '../chance.ts';
import { randomChance } from '../../../../kit/chance.ts';
import { CORNER_NAMES, HEX_NAMES } from '../earth.ts';
import { readAt, writeAt } from './at.ts';
import { faultSaid, tableFaults } from '../invariants.ts';
import { corner as cornerRange, hex as hexRange } from '../names.ts';
import { advance, newGame } from '../play.ts';
import { QUESTIONS, Q } from '../questions.ts';
import {
  type Field,
  entries,
  fail,
  array,
  documentOf,
  oneOf,
  object,
  required,
  together,
  boolean,
  integer,
} from '../../../../kit/documents/decode.ts';
import { animalsInPlay, setupError } from '../setup.ts';
import { FACE_UP, type State, TAKEN, emptyState, held, inBox, inPlay, isTile, onTile, setLength } from '../state.ts';
import {
  MOST,
  countSpeciesAndPawns,
  readAnimals,
  readBag,
  readBoxes,
  readCards,
  readDisplay,
  readEarth,
  readElements,
  readInitiative,
  readPlayers,
  readStacks,
  refuse,
  refuseLooseElements,
} from './position-parts.ts';
import { readLength } from './setup.ts';
import { objectOf } from '../../../../kit/documents/lenient.ts';
import { say } from '../errors.ts';

/** The `format` of a position: what the document is, and its version. */
export const POSITION_FORMAT = 'dominant-species position 1';

/**
 * A position as JSON; docs/notation.md describes it field by field. Animals, elements, terrains, sections and cards are given
 * by name, hexes as "q,r", corners as the three hexes that meet there.
 */
export interface Position {
  /** "dominant-species position 1". */
  format: typeof POSITION_FORMAT;
  /** The standard start for these players, with the changes given; a tile or element given as null is removed. */
  start?: true;
  /** The turn, from 1; by default 1. */
  turn?: number;
  /** Each player's animals, by seat: one each; or three each for two players, two each for three. */
  players: string[][];
  /** Animals of each player; needed only while players choose them. */
  animalsEach?: number;
  /** Whether the game began with a random earth; by default it did not. */
  randomEarth?: boolean;
  /** How many cards the game has: "full" (the default), "short" or "shortest". */
  length?: Length;
  /** The animals on the initiative track from the left; by default from insect to mammal. */
  initiative?: string[];
  /** What each animal has, by animal; fields left out have the defaults of docs/notation.md. */
  animals?: Record<string, Partial<AnimalText>>;
  /** The tiles on earth, by hex. */
  earth?: Record<string, TileText>;
  /** The element on each corner that has one, by corner. */
  elements?: Record<string, string>;
  /** The animals whose pawns stand on each section's spaces from the left, by section; null is a vacant space. */
  display?: Record<string, (string | null)[]>;
  /** The elements in the boxes of the action display, by section; boxes left out are empty. */
  boxes?: Record<string, string[]>;
  /** Disks in the bag, by element; by default those that lie nowhere else. */
  bag?: Record<string, number>;
  /**
   * The cards on offer and those taken; all others form the deck.
   *
   * @property faceUp Names of the cards on offer.
   * @property taken Names of the cards taken.
   */
  cards?: { faceUp?: string[]; taken?: string[] };
  /**
   * The three Wanderlust stacks, from the left.
   *
   * @property faceUp The terrain of the tile on top; null if there is none.
   * @property faceDown The tiles face down below it; by default the rest of the 31, spread evenly.
   */
  stacks?: { faceUp?: string | null; faceDown?: number }[];
  /** How far the turn has got: a phase that is about to start, or the open question with its details. */
  at: Record<string, unknown>;
}
/** An animal in a position. */
export interface AnimalText {
  /** Victory points. */
  vps: number;
  /** Added elements, each as often as the animal has it; the printed ones are not listed. */
  elements: string[];
  /** Species not yet placed. */
  genePool: number;
  /** Species eliminated. */
  eliminated: number;
  /** Action pawns in hand. */
  hand: number;
  /** Action pawns set aside. */
  aside: number;
}
/** A tile in a position. */
export interface TileText {
  /** The terrain of the large tile, also under tundra. */
  terrain: string;
  /** Whether a tundra tile lies on top; by default none does. */
  tundra?: boolean;
  /** How many species each animal has there, by animal. */
  species?: Record<string, number>;
  /** How many of them Hibernation keeps from extinction this turn, by animal. */
  hibernating?: Record<string, number>;
  /** Whether Domination has chosen the tile this turn; by default it has not. */
  dominated?: boolean;
}

/** Names for the numbers of a count: each name as often as counted. */
const repeated = (names: readonly string[], count: (index: number) => number): string[] =>
  names.flatMap((name, i) => Array.from({ length: count(i) }, () => name));

/** The names for which a predicate holds. */
const where = (names: readonly string[], holds: (index: number) => boolean): string[] =>
  names.filter((_, i) => holds(i));

/** What belongs to each name; names without anything are left out. In a loop, since servers and tests write a position for every move. */
function byName<T>(names: readonly string[], valueOf: (index: number) => T | undefined): Record<string, T> {
  const found: Record<string, T> = {};
  for (let i = 0; i < names.length; i++) {
    const value = valueOf(i);
    if (value !== undefined) found[names[i]!] = value;
  }
  return found;
}

const nonZero = (names: readonly string[], count: (index: number) => number): Record<string, number> =>
  byName(names, (i) => (count(i) > 0 ? count(i) : undefined));

// ---------------------------------------------------------------- writing

/** A state as a position. Reading it gives the same state. */
export function writePosition(s: State): Position {
  const head = {
    format: POSITION_FORMAT,
    players: Array.from({ length: s.players }, (_, player) => where(ANIMALS, (animal) => s.owner[animal] === player)),
    ...(s.randomEarth ? { randomEarth: true } : {}),
    ...(s.gameLength > 0 ? { length: LENGTHS[s.gameLength]! } : {}),
  } as const;
  if (s.phase === SETUP) return { ...head, animalsEach: s.animalsEach, at: { question: QUESTIONS[s.question] } };
  return {
    ...head,
    turn: s.turn,
    initiative: s.initiative.map((animal) => ANIMALS[animal]!),
    animals: byName(ANIMALS, (animal) => (inPlay(s, animal) ? writeAnimal(s, animal) : undefined)),
    earth: byName(HEX_NAMES, (hex) => (isTile(s, hex) ? writeTile(s, hex) : undefined)),
    elements: byName(CORNER_NAMES, (corner) => ELEMENTS[s.disks[corner]!]),
    display: Object.fromEntries(
      SECTIONS.map((name, i) => [
        name,
        s.display
          .slice(FIRST_SPACE[i + 1], FIRST_SPACE[i + 1]! + SPACES_OF[i + 1]!)
          .map((animal) => ANIMALS[animal] ?? null),
      ]),
    ),
    boxes: Object.fromEntries(
      BOXES.map((name, box) => [name, repeated(ELEMENTS, (element) => s.boxes[inBox(box, element)]!)]),
    ),
    bag: Object.fromEntries(ELEMENTS.map((name, element) => [name, s.bag[element]!])),
    cards: {
      faceUp: where(CARDS, (card) => s.cards[card] === FACE_UP),
      taken: where(CARDS, (card) => s.cards[card] === TAKEN),
    },
    stacks: s.faceUp.map((terrain, stack) => ({ faceUp: TERRAINS[terrain] ?? null, faceDown: s.faceDown[stack]! })),
    at: writeAt(s),
  };
}

const writeAnimal = (s: State, animal: number): AnimalText => ({
  vps: s.vps[animal]!,
  elements: repeated(ELEMENTS, (element) => s.added[held(animal, element)]!),
  genePool: s.genePool[animal]!,
  eliminated: s.eliminated[animal]!,
  hand: s.hand[animal]!,
  aside: s.aside[animal]!,
});

function writeTile(s: State, hex: number): TileText {
  const species = nonZero(ANIMALS, (animal) => s.species[onTile(animal, hex)]!);
  const hibernating = nonZero(ANIMALS, (animal) => s.hibernating[onTile(animal, hex)]!);
  return {
    terrain: TERRAINS[s.terrain[hex]!]!,
    ...(s.tundra[hex] === 1 ? { tundra: true } : {}),
    ...(Object.keys(species).length > 0 ? { species } : {}),
    ...(Object.keys(hibernating).length > 0 ? { hibernating } : {}),
    ...(s.dominated[hex] === 1 ? { dominated: true } : {}),
  };
}

// ---------------------------------------------------------------- reading

const POSITION_FIELDS = [
  'start',
  'turn',
  'players',
  'animalsEach',
  'randomEarth',
  'length',
  'initiative',
  'animals',
  'earth',
  'elements',
  'display',
  'boxes',
  'bag',
  'cards',
  'stacks',
  'at',
];

/**
 * Reads a position and advances to its first question that leaves a choice; `chance` makes any draws on the way. Throws a
 * NotationError that names the field if the document is not a position or contradicts itself. `path` is the position's path in a
 * larger document.
 */
export function readPosition(document: unknown, chance: Chance, path = ''): State {
  const root: Field = { value: document, path };
  const fields = fromStart(root, documentOf(root, POSITION_FORMAT, POSITION_FIELDS));
  const s = emptyState();
  if (fields.at && isSetup(fields.at)) {
    s.randomEarth = fields.randomEarth ? boolean(fields.randomEarth) : false;
    setLength(s, readLength(fields.length));
    object(fields.at, ['question']);
    readSetupQuestion(s, root, fields);
    return s;
  }
  // These parts are independent: all their errors are reported at once.
  const [at] = together([
    () => {
      const given = required(root, fields, 'at');
      entries(given);
      return given;
    },
    () => {
      s.turn = fields.turn ? integer(fields.turn, 1, MOST) : 1;
    },
    () => {
      s.randomEarth = fields.randomEarth ? boolean(fields.randomEarth) : false;
    },
    () => {
      setLength(s, readLength(fields.length));
      // Everything else refers to the animals in play, so it is read after them.
      readPlayers(s, required(root, fields, 'players'), fields.animalsEach);
      readParts(s, fields);
    },
  ]);
  const wrong = tableFaults(s).map(faultSaid);
  if (wrong.length > 0) fail(root, say`the position does not add up: ${wrong}`);
  readAt(s, at!, chance);
  advance(s, chance);
  return s;
}

/** Reads the pieces on the table. */
function readParts(s: State, fields: Readonly<Record<string, Field | undefined>>): void {
  together([
    () => {
      readInitiative(s, fields.initiative);
    },
    () => {
      if (fields.earth) readEarth(s, fields.earth);
    },
    () => {
      if (fields.elements) readElements(s, fields.elements);
    },
    () => {
      if (fields.display) readDisplay(s, fields.display);
    },
    () => {
      if (fields.boxes) readBoxes(s, fields.boxes);
    },
    () => {
      if (fields.cards) readCards(s, fields.cards);
    },
    () => {
      readAnimals(s, fields.animals);
    },
  ]);
  // These depend on what the others leave.
  together([
    () => {
      if (fields.elements) refuseLooseElements(s, fields.elements);
    },
    () => {
      countSpeciesAndPawns(s, fields.animals);
    },
    () => {
      readBag(s, fields.bag);
    },
    () => {
      readStacks(s, fields.stacks);
    },
  ]);
}

/**
 * The fields of a position with `start`: tiles, species and elements are those of the standard start, and planning begins, unless
 * the position says otherwise. What the start would draw (boxes, cards, face-up tiles) is missing unless given.
 */
function fromStart(root: Field, fields: Readonly<Record<string, Field | undefined>>): typeof fields {
  if (!fields.start) return fields;
  if (fields.start.value !== true) fail(fields.start, say`can only be true`);
  const s = emptyState();
  readPlayers(s, required(root, fields, 'players'), fields.animalsEach);
  const animals = array(fields.players!).map((own) => array(own).map((each) => oneOf(each, ANIMALS, 'an animal')));
  const setup = { players: animals.length, animalsEach: s.animalsEach, randomEarth: false, animals };
  const nothingKept = randomChance(() => 0);
  const { earth, elements } = writePosition(newGame(setup, nothingKept));
  return {
    ...fields,
    at: fields.at ?? { value: { phase: 'planning' }, path: 'at' },
    earth: changed(earth!, fields.earth, 'earth', (key) => HEX_NAMES[hexRange.read(key)]!),
    elements: changed(elements!, fields.elements, 'elements', (key) => CORNER_NAMES[cornerRange.read(key)]!),
  };
}

/** The start's entries with the given changes; null removes one. `named` normalises a key. */
function changed(start: object, given: Field | undefined, name: string, named: (key: Field) => string): Field {
  const own = given
    ? entries(given).map(([key, { value, path }]) => [named({ value: key, path }), value] as const)
    : [];
  const all = Object.entries({ ...start, ...Object.fromEntries(own) }).filter(([, value]) => value !== null);
  return { value: Object.fromEntries(all), path: given?.path ?? name };
}

const isSetup = (at: Field): boolean => objectOf(at.value).question === QUESTIONS[Q['setup animal']];

/** A table at which players are choosing their animals: there is nothing else on it. */
function readSetupQuestion(s: State, root: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const allowed = ['format', 'players', 'animalsEach', 'randomEarth', 'length', 'at'];
  for (const [key, field] of Object.entries(fields)) {
    if (field && !allowed.includes(key)) fail(field, say`must be left out while players choose their animals`);
  }
  const field = required(root, fields, 'players');
  const players = array(field, 6);
  s.phase = SETUP;
  s.question = Q['setup animal'];
  s.players = players.length;
  s.animalsEach = integer(required(root, fields, 'animalsEach'), 1, 3);
  const chosen = players.map((own) => array(own, s.animalsEach).map((each) => oneOf(each, ANIMALS, 'an animal')));
  chosen.flat().forEach((animal) => {
    if (inPlay(s, animal)) fail(field, say`two players cannot both lead the ${ANIMALS[animal]!}`);
    s.owner[animal] = chosen.findIndex((own) => own.includes(animal));
  });
  const count = animalsInPlay(s);
  chosen.forEach((own, player) => {
    const due = Math.ceil((count - player) / players.length);
    if (own.length !== due) fail(players[player]!, say`the players have not chosen in turn`);
  });
  refuse(
    field,
    setupError({ players: players.length, animalsEach: s.animalsEach, randomEarth: false, animals: 'chosen' }),
  );
  if (ANIMALS.length - count < 2 || count >= players.length * s.animalsEach)
    fail(field, say`there is nothing left to choose`);
}
