/** A position as text: everything a table shows, and where in the turn it stands (docs/notation.md). */
import {
  ANIMALS,
  BOXES,
  CARDS,
  CARDS_FACE_UP,
  COMPETITION,
  DEFAULT_COUNT,
  DISKS_EACH,
  DOMINATION,
  ELEMENTS,
  ELEMENTS_HELD,
  FIRST_SPACE,
  LARGE_TILES,
  PAWNS_EACH,
  PHASES,
  PLANNING,
  REGRESSION,
  RESET,
  SECTIONS,
  SETUP,
  SPACES_OF,
  SPECIATION,
  SPECIES_EACH,
  STACKS,
  STARTING_PAWNS,
  TERRAINS,
} from '../components.ts';
import type { Chance } from '../chance.ts';
import { randomChance } from '../../../../kit/chance.ts';
import { CORNER_NAMES, HEX_NAMES } from '../earth.ts';
import { tableViolations, violations } from '../invariants.ts';
import type { Move } from '../moves.ts';
import { LARGE_TERRAINS, readCorner, readHead, readHex, readSpace, spaceName } from './names.ts';
import { QUESTION_RULES, advance, begin, legalMoves, newGame, play } from '../play.ts';
import { NONE, QUESTIONS, Q } from '../questions.ts';
import { type Field, entries, fail, array, oneOf, object, required, boolean, integer } from '../../../../kit/decode.ts';
import { type SetupError, animalsInPlay, setupError } from '../setup.ts';
import {
  FACE_UP,
  IN_DECK,
  NOTHING,
  type State,
  TAKEN,
  copyState,
  emptyState,
  held,
  inBox,
  inPlay,
  isTile,
  onTile,
  playersOf,
  speciesOnEarth,
  sum,
  unseenTiles,
} from '../state.ts';
import { type Register, type RegisterMeaning, isOnEarth } from '../pieces.ts';

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

/** The phase that a question belongs to: its section's; Domination's for the cards. */
export const PHASE_OF_QUESTION: readonly number[] = QUESTIONS.map((question) => {
  if (question.startsWith('extinction')) return RESET;
  const phase = PHASES.findIndex((name) => question.startsWith(`${name} `));
  return phase >= 0 ? phase : DOMINATION;
});

/** The card that a question belongs to, or NOTHING. */
export const CARD_OF_QUESTION: readonly number[] = QUESTIONS.map((question) =>
  CARDS.findIndex((name) => question.startsWith(`${name} `)),
);

// ---------------------------------------------------------------- writing

/** A state as a position. Reading it gives the same state. */
export function writePosition(s: State): Position {
  const head = {
    format: POSITION_FORMAT,
    players: Array.from({ length: playersOf(s) }, (_, player) =>
      where(ANIMALS, (animal) => s.owner[animal] === player),
    ),
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

function writeAt(s: State): Record<string, unknown> {
  if (s.over) return { over: true };
  const at: Record<string, unknown> = { question: QUESTIONS[s.question]!, animal: ANIMALS[s.asked]! };
  if (s.actor !== s.asked && s.actor !== NOTHING) at.actor = ANIMALS[s.actor]!;
  if (isInPass(s)) at.space = spaceName(s.space);
  for (const [name, [register, meaning]] of Object.entries(QUESTION_RULES[s.question]!.context ?? {})) {
    const written = writeRegister(s, register, meaning);
    if (written !== undefined) at[name] = written;
  }
  return at;
}

const isInPass = (s: State): boolean =>
  s.space >= FIRST_SPACE[s.phase]! && s.space < FIRST_SPACE[s.phase]! + SPACES_OF[s.phase]!;

const inMask = (mask: number, names: readonly string[]): string[] => where(names, (i) => ((mask >> i) & 1) === 1);

function writeRegister(s: State, register: Register, meaning: RegisterMeaning): unknown {
  if (register === 'pending') {
    return meaning === 'hexes'
      ? where(HEX_NAMES, (hex) => s.pending[hex]! > 0)
      : nonZero(HEX_NAMES, (hex) => s.pending[hex]!);
  }
  const value = s[register];
  if (value === NOTHING) return undefined;
  switch (meaning) {
    case 'hex':
      return HEX_NAMES[value];
    case 'corner':
      return CORNER_NAMES[value];
    case 'element':
      return ELEMENTS[value];
    case 'animal':
      return ANIMALS[value];
    case 'stack':
      return value + 1;
    case 'elements':
      return inMask(value, ELEMENTS);
    case 'animals':
      return inMask(value, ANIMALS);
    case 'terrains':
      return inMask(value, TERRAINS);
    default:
      return value;
  }
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
  const fields = fromStart(root, readHead(root, POSITION_FORMAT, POSITION_FIELDS));
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
  if (!s.over && s.question !== NONE) checkQuestion(s, at);
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
  s.left = players.length;
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

function readAnimalInPlay(s: State, field: Field): number {
  const animal = oneOf(field, ANIMALS, 'an animal');
  return inPlay(s, animal) ? animal : fail(field, `the ${ANIMALS[animal]!} is not in play`);
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

/** Reads where in the turn the position stands, and starts what is said to be about to start. */
function readAt(s: State, field: Field, chance: Chance): void {
  const keys = entries(field).map(([key]) => key);
  if (keys.includes('over')) {
    const { over } = object(field, ['over']);
    s.phase = RESET;
    s.over = boolean(over!);
    if (!s.over) fail(over!, 'can only be true');
  } else if (keys.includes('phase')) {
    const { phase, next } = object(field, ['phase', 'next']);
    const start = oneOf(phase!, ['planning', 'execution', ...SECTIONS, 'reset'], 'a phase that can be about to start');
    if (start === PLANNING) {
      s.phase = PLANNING;
      const animal = next ? readAnimalInPlay(s, next) : s.initiative.find((each) => s.hand[each]! > 0);
      if (animal === undefined) return;
      if (s.hand[animal] === 0) fail(next!, `the ${ANIMALS[animal]!} has no pawn in hand`);
      s.question = Q['planning space'];
      s.asked = animal;
      if (!s.display.includes(NOTHING)) s.question = NONE;
    } else {
      if (next) fail(next, 'says who places a pawn next, in planning only');
      begin(s, chance, Math.max(1, start - 1));
    }
  } else {
    readQuestion(s, field);
  }
}

function readQuestion(s: State, field: Field): void {
  const all = object(field, [
    ...new Set(QUESTION_RULES.flatMap(({ context }) => Object.keys(context ?? {}))),
    'question',
    'animal',
    'actor',
    'space',
  ]);
  s.question = oneOf(required(field, all, 'question'), QUESTIONS, 'a question');
  const context = QUESTION_RULES[s.question]!.context ?? {};
  const known = object(field, ['question', 'animal', 'actor', 'space', ...Object.keys(context)]);
  s.phase = PHASE_OF_QUESTION[s.question]!;
  s.card = CARD_OF_QUESTION[s.question]!;
  s.asked = readAnimalInPlay(s, required(field, known, 'animal'));
  s.space = readAtSpace(s, field, known.space);
  if (hasActor(s)) s.actor = known.actor ? readAnimalInPlay(s, known.actor) : s.asked;
  if (known.actor && s.actor !== s.asked && QUESTION_RULES[s.question]!.asksOthers !== true) {
    fail(known.actor, 'this question is asked of the animal whose action it is');
  }
  for (const [name, [register, meaning, optional]] of Object.entries(context)) {
    const given = known[name];
    if (given) readRegister(s, given, register, meaning);
    else if (optional === undefined) fail({ value: undefined, path: `${field.path}.${name}` }, 'is missing');
  }
}

/** Whether somebody carries out an action or a card: not in planning, nor where all are asked as the rules go by themselves. */
const hasActor = (s: State): boolean => s.phase !== PLANNING && s.phase !== REGRESSION && s.phase !== RESET;

/** The space being carried out; what is asked before or after the pass of a section has none. */
function readAtSpace(s: State, at: Field, field: Field | undefined): number {
  const first = FIRST_SPACE[s.phase]!;
  if (field) {
    const space = readSpace(field);
    if (space < first || space >= first + SPACES_OF[s.phase]!) fail(field, `is no space of ${PHASES[s.phase]!}`);
    return space;
  }
  switch (s.phase) {
    case PLANNING:
    case RESET:
      return NOTHING;
    case REGRESSION:
      return first - 1;
    case COMPETITION:
      if (s.question !== Q['competition tile']) return first - 1;
      break;
    case SPECIATION:
      if (s.question === Q['speciation insect']) return first + SPACES_OF[s.phase]!;
      break;
  }
  return fail({ value: undefined, path: `${at.path}.space` }, 'is missing: the space being carried out');
}

function readTile(s: State, field: Field): number {
  const hex = readHex(field);
  return isTile(s, hex) ? hex : fail(field, 'there is no tile');
}

const readMask = (field: Field, names: readonly string[], what: string): number =>
  array(field).reduce((mask, each) => mask | (1 << oneOf(each, names, what)), 0);

function readRegister(s: State, field: Field, register: Register, meaning: RegisterMeaning): void {
  if (register === 'pending') {
    if (meaning === 'hexes') for (const each of array(field)) s.pending[readTile(s, each)] = 1;
    else
      for (const [name, each] of entries(field))
        s.pending[readTile(s, { value: name, path: each.path })] = integer(each, 1, 99);
    return;
  }
  const read: Record<Exclude<RegisterMeaning, 'hexes' | 'number by hex'>, () => number> = {
    hex: () => readTile(s, field),
    corner: () => readCorner(field),
    element: () => oneOf(field, ELEMENTS, 'an element'),
    animal: () => readAnimalInPlay(s, field),
    stack: () => integer(field, 1, STACKS) - 1,
    number: () => integer(field, 1, 99),
    elements: () => readMask(field, ELEMENTS, 'an element'),
    animals: () => readMask(field, ANIMALS, 'an animal'),
    terrains: () => readMask(field, TERRAINS, 'a terrain'),
  };
  s[register] = read[meaning as keyof typeof read]();
}

/**
 * Refuses a question that play could not have come to: by its own word, or because an answer would break what must always
 * hold. Each answer is tried once, on a copy, with draws of its own.
 */
function checkQuestion(s: State, field: Field): void {
  for (const [name, holds] of Object.entries(QUESTION_RULES[s.question]!.validate ?? {})) {
    if (!holds(s)) fail({ value: undefined, path: `${field.path}.${name}` }, 'play could not have come to this');
  }
  const moves = legalMoves(s);
  if (moves.length === 0) fail(field, 'the question has no answer');
  for (const move of moves) {
    const wrong = consequence(s, move);
    if (wrong.length > 0) fail(field, `play could not have come to this: ${wrong.join('; ')}`);
  }
}

/** What is wrong after a move, in words. */
function consequence(s: State, move: Move): string[] {
  const after = copyState(s);
  const chance = randomChance(() => 0);
  try {
    play(after, move, chance);
  } catch (error) {
    return [String(error)];
  }
  return violations(after);
}
