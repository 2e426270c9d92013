/** A position as text: everything a table shows, and where in the turn it stands (docs/notation.md). */
import {
  ANIMALS,
  BOXES,
  CARDS,
  CARDS_FACE_UP,
  DEFAULT_COUNT,
  DISKS_EACH,
  ELEMENTS,
  ELEMENTS_HELD,
  FIRST_SPACE,
  LARGE_TILES,
  PAWNS_EACH,
  SECTIONS,
  SETUP,
  SPACES_OF,
  SPECIES_EACH,
  STACKS,
  STARTING_PAWNS,
  TERRAINS,
} from '../components.ts';
import type { Chance } from '../chance.ts';
import { randomChance } from '../../../../kit/chance.ts';
import { CORNER_NAMES, HEX_NAMES } from '../earth.ts';
import { readAt, writeAt } from './at.ts';
import { tableViolations } from '../invariants.ts';
import { LARGE_TERRAINS, readCorner, readAnimalInPlay, readHex } from './names.ts';
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
  boolean,
  integer,
} from '../../../../kit/decode.ts';
import { type SetupError, animalsInPlay, setupError } from '../setup.ts';
import {
  FACE_UP,
  IN_DECK,
  NOTHING,
  type State,
  TAKEN,
  emptyState,
  held,
  inBox,
  inPlay,
  isTile,
  onTile,
  speciesOnEarth,
  sum,
  unseenTiles,
} from '../state.ts';
import { isOnEarth } from '../pieces.ts';

export const POSITION_FORMAT = 'dominant-species position 1';

/** A position as JSON; docs/notation.md describes it field by field. */
export interface Position {
  format: typeof POSITION_FORMAT;
  /** The standard start of these players' game, but for what is said here; a tile or element given as null is not there. */
  start?: true;
  turn?: number;
  players: string[][];
  animalsEach?: number;
  randomEarth?: boolean;
  initiative?: string[];
  animals?: Record<string, Partial<AnimalText>>;
  earth?: Record<string, TileText>;
  elements?: Record<string, string>;
  display?: Record<string, (string | null)[]>;
  boxes?: Record<string, string[]>;
  bag?: Record<string, number>;
  cards?: { faceUp?: string[]; taken?: string[] };
  stacks?: { faceUp?: string | null; faceDown?: number }[];
  at: Record<string, unknown>;
}
interface AnimalText {
  vps: number;
  elements: string[];
  genePool: number;
  eliminated: number;
  hand: number;
  aside: number;
}
interface TileText {
  terrain: string;
  tundra?: boolean;
  species?: Record<string, number>;
  hibernating?: Record<string, number>;
  dominated?: boolean;
}

/** Names for the numbers of a count: each name as often as it is counted. */
const repeated = (names: readonly string[], count: (index: number) => number): string[] =>
  names.flatMap((name, i) => Array.from({ length: count(i) }, () => name));

/** The names of what a predicate holds for. */
const where = (names: readonly string[], holds: (index: number) => boolean): string[] =>
  names.filter((_, i) => holds(i));

const nonZero = (names: readonly string[], count: (index: number) => number): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (count(i) > 0 ? [[name, count(i)]] : [])));

// ---------------------------------------------------------------- writing

/** A state as a position. Reading it gives the same state. */
export function writePosition(s: State): Position {
  const head = {
    format: POSITION_FORMAT,
    players: Array.from({ length: s.players }, (_, player) => where(ANIMALS, (animal) => s.owner[animal] === player)),
    ...(s.randomEarth ? { randomEarth: true } : {}),
  } as const;
  if (s.phase === SETUP) return { ...head, animalsEach: s.animalsEach, at: { question: QUESTIONS[s.question] } };
  return {
    ...head,
    turn: s.turn,
    initiative: s.initiative.map((animal) => ANIMALS[animal]!),
    animals: Object.fromEntries(
      ANIMALS.flatMap((name, animal) => (inPlay(s, animal) ? [[name, writeAnimal(s, animal)]] : [])),
    ),
    earth: Object.fromEntries(HEX_NAMES.flatMap((name, hex) => (isTile(s, hex) ? [[name, writeTile(s, hex)]] : []))),
    elements: Object.fromEntries(
      CORNER_NAMES.flatMap((name, corner) =>
        s.disks[corner] === NOTHING ? [] : [[name, ELEMENTS[s.disks[corner]!]!]],
      ),
    ),
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

/** More than any game comes to. */
const MOST = 1_000_000_000;

const POSITION_FIELDS = [
  'start',
  'turn',
  'players',
  'animalsEach',
  'randomEarth',
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
 * Reads a position and goes on to its first question that leaves a choice; what must be drawn on the way there the chance
 * draws. Throws a NotationError that names the field if the document is not a position or contradicts itself. `path` is where
 * the position stands in a larger document.
 */
export function readPosition(document: unknown, chance: Chance, path = ''): State {
  const root: Field = { value: document, path };
  const fields = fromStart(root, documentOf(root, POSITION_FORMAT, POSITION_FIELDS));
  const s = emptyState();
  const at = required(root, fields, 'at');
  s.turn = fields.turn ? integer(fields.turn, 1, MOST) : 1;
  s.randomEarth = fields.randomEarth ? boolean(fields.randomEarth) : false;
  if (readIsSetup(at)) {
    object(at, ['question']);
    readSetupQuestion(s, root, fields);
    return s;
  }
  readPlayers(s, required(root, fields, 'players'), fields.animalsEach);
  readInitiative(s, fields.initiative);
  if (fields.earth) readEarth(s, fields.earth);
  if (fields.elements) readElements(s, fields.elements);
  if (fields.display) readDisplay(s, fields.display);
  readAnimals(s, fields.animals);
  if (fields.boxes) readBoxes(s, fields.boxes);
  readBag(s, fields.bag);
  if (fields.cards) readCards(s, fields.cards);
  readStacks(s, fields.stacks);
  const wrong = tableViolations(s);
  if (wrong.length > 0) fail(root, `the position does not add up: ${wrong.join('; ')}`);
  readAt(s, at, chance);
  advance(s, chance);
  return s;
}

/**
 * The fields of a position that says `start`: tiles, species and elements are those of the standard start, and planning begins,
 * unless the position says otherwise. What is drawn for a start (boxes, cards, face-up tiles) is not there unless it is given.
 */
function fromStart(root: Field, fields: Readonly<Record<string, Field | undefined>>): typeof fields {
  if (!fields.start) return fields;
  if (fields.start.value !== true) fail(fields.start, 'can only be true');
  const s = emptyState();
  readPlayers(s, required(root, fields, 'players'), fields.animalsEach);
  const animals = array(fields.players!).map((own) => array(own).map((each) => oneOf(each, ANIMALS, 'an animal')));
  const setup = { players: animals.length, animalsEach: s.animalsEach, randomEarth: false, animals };
  const nothingKept = randomChance(() => 0);
  const { earth, elements } = writePosition(newGame(setup, nothingKept));
  return {
    ...fields,
    at: fields.at ?? { value: { phase: 'planning' }, path: 'at' },
    earth: changed(earth!, fields.earth, 'earth', (key) => HEX_NAMES[readHex(key)]!),
    elements: changed(elements!, fields.elements, 'elements', (key) => CORNER_NAMES[readCorner(key)]!),
  };
}

/** What the start has, with what is given in its place; null takes it away. `named` gives a key as the start has it. */
function changed(start: object, given: Field | undefined, name: string, named: (key: Field) => string): Field {
  const own = given
    ? entries(given).map(([key, { value, path }]) => [named({ value: key, path }), value] as const)
    : [];
  const all = Object.entries({ ...start, ...Object.fromEntries(own) }).filter(([, value]) => value !== null);
  return { value: Object.fromEntries(all), path: given?.path ?? name };
}

function readIsSetup(at: Field): boolean {
  return entries(at).some(([key, { value }]) => key === 'question' && value === QUESTIONS[Q['setup animal']]);
}

/** A table at which players still choose their animals: nothing else is on it. */
function readSetupQuestion(s: State, root: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const allowed = ['format', 'players', 'animalsEach', 'randomEarth', 'at'];
  for (const [key, field] of Object.entries(fields)) {
    if (field && !allowed.includes(key)) fail(field, 'is not there while players choose their animals');
  }
  const field = required(root, fields, 'players');
  const players = array(field, 6);
  s.phase = SETUP;
  s.question = Q['setup animal'];
  s.players = players.length;
  s.animalsEach = integer(required(root, fields, 'animalsEach'), 1, 3);
  const chosen = players.map((own) => array(own, s.animalsEach).map((each) => oneOf(each, ANIMALS, 'an animal')));
  chosen.flat().forEach((animal) => {
    if (inPlay(s, animal)) fail(field, `two players cannot both lead the ${ANIMALS[animal]!}`);
    s.owner[animal] = chosen.findIndex((own) => own.includes(animal));
  });
  const count = animalsInPlay(s);
  chosen.forEach((own, player) => {
    const due = Math.ceil((count - player) / players.length);
    if (own.length !== due) fail(players[player]!, 'the players have not chosen in turn');
  });
  refuse(
    field,
    setupError({ players: players.length, animalsEach: s.animalsEach, randomEarth: false, animals: 'chosen' }),
  );
  if (ANIMALS.length - count < 2 || count >= players.length * s.animalsEach)
    fail(field, 'there is nothing left to choose');
}

/** Refuses a field whose setup the rules do not know. */
function refuse(field: Field, error: SetupError | undefined): void {
  if (error) fail(field, error.reason);
}

function readPlayers(s: State, field: Field, animalsEach: Field | undefined): void {
  const animals = array(field, 6).map((own) => array(own, 3).map((each) => oneOf(each, ANIMALS, 'an animal')));
  s.players = animals.length;
  s.animalsEach = animals[0]?.length ?? 0;
  refuse(
    field,
    setupError({ players: animals.length, animalsEach: s.animalsEach, randomEarth: s.randomEarth, animals }),
  );
  if (animalsEach && animalsEach.value !== s.animalsEach) {
    fail(animalsEach, `players have ${String(s.animalsEach)} each`);
  }
  animals.forEach((own, player) => {
    for (const animal of own) s.owner[animal] = player;
  });
}

function readInitiative(s: State, field: Field | undefined): void {
  for (let animal = ANIMALS.length - 1; animal >= 0; animal--) if (inPlay(s, animal)) s.initiative.push(animal);
  if (!field) return;
  const given = array(field).map((each) => readAnimalInPlay(s, each));
  if (given.length !== s.initiative.length || new Set(given).size !== given.length) {
    fail(field, `each of ${s.initiative.map((animal) => ANIMALS[animal]!).join(', ')} stands on the track once`);
  }
  s.initiative = given;
}

/** Reads a count by animal in play into a table. */
function readCounts(s: State, field: Field, put: (animal: number, count: number) => void): void {
  for (const [name, each] of entries(field)) {
    put(readAnimalInPlay(s, { value: name, path: each.path }), integer(each, 0, 99));
  }
}

function readEarth(s: State, field: Field): void {
  for (const [name, tile] of entries(field)) {
    const hex = readHex({ value: name, path: tile.path });
    const known = object(tile, ['terrain', 'tundra', 'species', 'hibernating', 'dominated']);
    s.terrain[hex] = oneOf(required(tile, known, 'terrain'), LARGE_TERRAINS, 'the terrain of a large tile');
    s.tundra[hex] = known.tundra && boolean(known.tundra) ? 1 : 0;
    s.dominated[hex] = known.dominated && boolean(known.dominated) ? 1 : 0;
    if (known.species) {
      readCounts(s, known.species, (animal, count) => {
        s.species[onTile(animal, hex)] = count;
      });
    }
    if (known.hibernating) {
      readCounts(s, known.hibernating, (animal, count) => {
        if (count > s.species[onTile(animal, hex)]!) fail(known.hibernating!, 'more hibernate than there are');
        s.hibernating[onTile(animal, hex)] = count;
      });
    }
  }
}

function readElements(s: State, field: Field): void {
  for (const [name, element] of entries(field)) {
    const corner = readCorner({ value: name, path: element.path });
    if (s.disks[corner] !== NOTHING) fail(element, 'the same corner is given twice');
    if (!isOnEarth(s, corner)) fail(element, 'no tile touches this corner');
    s.disks[corner] = oneOf(element, ELEMENTS, 'an element');
  }
}

function readDisplay(s: State, field: Field): void {
  const known = object(field, SECTIONS);
  SECTIONS.forEach((name, i) => {
    const section = known[name];
    if (!section) return;
    array(section, SPACES_OF[i + 1]).forEach((pawn, space) => {
      if (pawn.value !== null) s.display[FIRST_SPACE[i + 1]! + space] = readAnimalInPlay(s, pawn);
    });
  });
}

function readAnimals(s: State, field: Field | undefined): void {
  const given = field ? entries(field) : [];
  for (const [name, each] of given) readAnimalInPlay(s, { value: name, path: each.path });
  ANIMALS.forEach((name, animal) => {
    if (!inPlay(s, animal)) return;
    const each = given.find(([key]) => key === name)?.[1] ?? { value: {}, path: `animals.${name}` };
    const known = object(each, ['vps', 'elements', 'genePool', 'eliminated', 'hand', 'aside']);
    if (known.vps) s.vps[animal] = integer(known.vps, 0, MOST);
    if (known.elements) {
      const room = ELEMENTS_HELD - DEFAULT_COUNT[animal]!;
      for (const element of array(known.elements, room))
        s.added[held(animal, oneOf(element, ELEMENTS, 'an element'))]!++;
    }
    readSpecies(s, each, animal, known);
    readPawns(s, each, animal, known);
  });
}

/** Species: what is not on earth is in the gene pool, unless it is said to be eliminated. */
function readSpecies(s: State, field: Field, animal: number, known: Readonly<Record<string, Field | undefined>>): void {
  const off = SPECIES_EACH[animalsInPlay(s)]! - speciesOnEarth(s, animal);
  if (off < 0) {
    fail(
      { value: 0, path: 'earth' },
      `there are more than ${String(SPECIES_EACH[animalsInPlay(s)])} species of the ${ANIMALS[animal]!}`,
    );
  }
  const genePool = known.genePool && integer(known.genePool, 0, off);
  const eliminated = known.eliminated && integer(known.eliminated, 0, off);
  s.genePool[animal] = genePool ?? off - (eliminated ?? 0);
  s.eliminated[animal] = eliminated ?? off - s.genePool[animal];
  if (s.genePool[animal] + s.eliminated[animal] !== off) {
    fail(field, `genePool and eliminated must make ${String(off)} together, all that are not on earth`);
  }
}

/** Pawns: ten in all; unless said, those in hand are what a player starts with less those on the display. */
function readPawns(s: State, field: Field, animal: number, known: Readonly<Record<string, Field | undefined>>): void {
  const off = PAWNS_EACH - s.display.filter((pawn) => pawn === animal).length;
  if (off < 0)
    fail({ value: 0, path: 'display' }, `there are more than ${String(PAWNS_EACH)} pawns of the ${ANIMALS[animal]!}`);
  const hand = known.hand && integer(known.hand, 0, off);
  const aside = known.aside && integer(known.aside, 0, off);
  const start = STARTING_PAWNS[animalsInPlay(s)]! - (PAWNS_EACH - off);
  s.hand[animal] = hand ?? (aside === undefined ? Math.max(0, start) : off - aside);
  s.aside[animal] = aside ?? off - s.hand[animal];
  if (s.hand[animal] + s.aside[animal] !== off) {
    fail(field, `hand and aside must make ${String(off)} together, all that are not on the display`);
  }
}

function readBoxes(s: State, field: Field): void {
  const known = object(field, BOXES);
  BOXES.forEach((name, box) => {
    const each = known[name];
    if (!each) return;
    for (const element of array(each)) s.boxes[inBox(box, oneOf(element, ELEMENTS, 'an element'))]!++;
  });
}

/** The bag holds what is nowhere else; a bag that is given must say so too. */
function readBag(s: State, field: Field | undefined): void {
  const known = field && object(field, ELEMENTS);
  ELEMENTS.forEach((name, element) => {
    let out = s.disks.filter((disk) => disk === element).length;
    for (let box = 0; box < BOXES.length; box++) out += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) out += s.added[held(animal, element)]!;
    if (out > DISKS_EACH) {
      const where = { value: out, path: 'elements, boxes and animals' };
      fail(where, `there are ${String(out)} disks of ${name}, more than ${String(DISKS_EACH)}`);
    }
    const rest = DISKS_EACH - out;
    s.bag[element] = rest;
    if (known) {
      const given = required(field, known, name);
      if (integer(given, 0, DISKS_EACH) !== rest) {
        fail(given, `must be ${String(rest)}: ${String(DISKS_EACH)} less the ${String(out)} that are elsewhere`);
      }
    }
  });
}

function readCards(s: State, field: Field): void {
  const known = object(field, ['faceUp', 'taken']);
  const put = (list: Field | undefined, where: number): void => {
    if (!list) return;
    for (const each of array(list)) {
      const card = oneOf(each, CARDS, 'a card');
      if (s.cards[card] !== IN_DECK) fail(each, 'the same card is given twice');
      s.cards[card] = where;
    }
  };
  if (known.faceUp) array(known.faceUp, CARDS_FACE_UP);
  put(known.faceUp, FACE_UP);
  put(known.taken, TAKEN);
}

/** Large tiles: those that are neither on earth nor face up lie face down, spread evenly unless said. */
function readStacks(s: State, field: Field | undefined): void {
  const given = field ? array(field, STACKS) : [];
  if (field && given.length !== STACKS) fail(field, `there are ${String(STACKS)} stacks`);
  const known = given.map((stack) => object(stack, ['faceUp', 'faceDown']));
  known.forEach(({ faceUp }, stack) => {
    if (faceUp && faceUp.value !== null) s.faceUp[stack] = oneOf(faceUp, LARGE_TERRAINS, 'the terrain of a large tile');
  });
  const unseen = unseenTiles(s);
  unseen.forEach((tiles, terrain) => {
    if (tiles < 0)
      fail(
        { value: 0, path: 'earth' },
        `there are more than ${String(LARGE_TILES[terrain])} tiles of ${TERRAINS[terrain]!}`,
      );
  });
  let rest = sum(unseen);
  known.forEach(({ faceDown }, stack) => {
    if (!faceDown) return;
    s.faceDown[stack] = integer(faceDown, 0, 31);
    rest -= s.faceDown[stack];
  });
  const open = s.faceDown.flatMap((_, stack) => (known[stack]?.faceDown ? [] : [stack]));
  open.forEach((stack, i) => {
    s.faceDown[stack] = Math.ceil(rest / (open.length - i));
    rest -= s.faceDown[stack];
  });
  if (rest !== 0 || s.faceDown.some((tiles) => tiles < 0)) {
    fail(field!, `faceDown must make ${String(sum(unseen))} in all: 31 large tiles less those on earth and face up`);
  }
}
