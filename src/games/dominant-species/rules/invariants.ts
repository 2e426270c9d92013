/** The invariants at every question and at the end of the game (rules §9). */
import {
  ANIMALS,
  BOXES,
  CARDS,
  CARDS_FACE_UP,
  DISKS_EACH,
  ELEMENTS,
  ELEMENTS_HELD,
  ICE_AGE,
  LARGE_TILES,
  PAWNS_EACH,
  SETUP,
  SHORT_WITHOUT,
  SPECIES_EACH,
  TERRAINS,
} from './components.ts';
import { CORNERS, CORNER_NAMES, HEXES, HEX_NAMES } from './earth.ts';
import { listMoves } from './play.ts';
import { NONE } from './questions.ts';
import { animalsInPlay } from './setup.ts';
import { type RowName, changedRows, rowSet } from './packed.ts';
import {
  FACE_UP,
  IN_DECK,
  OUT,
  type State,
  deckSize,
  held,
  inBox,
  inPlay,
  isTile,
  speciesOnEarth,
  sum,
  tundraLeft,
  unseenTiles,
} from './state.ts';
import { MoveList, elementsHeld, isOnEarth, speciesOn } from './pieces.ts';
import { type Message, inEnglish } from '../../../kit/say.ts';
import { say } from './errors.ts';

const answers = new MoveList();

/** What is wrong with a state, in words; empty if all is well: inconsistent pieces, or a question without a choice. */
export function violations(s: State): string[] {
  return faults(s).map(inEnglish);
}

/** The same, translatable. */
export const faults = (s: State): Message[] => [...tableFaults(s).map(faultSaid), ...questionFaults(s)];

/** The same after a move from a state without faults: of the pieces, only what depends on rows changed by the move is checked. */
export function violationsSince(before: State, s: State): string[] {
  if (before.phase === SETUP || s.phase === SETUP) return violations(s);
  const changed = changedRows(before, s);
  const wrong = questionFaults(s).map(inEnglish);
  for (const { rows, check } of CHECKS_BY_ROWS)
    if ((rows & changed) !== 0) wrong.push(...check(s).map((fault) => inEnglish(faultSaid(fault))));
  return wrong;
}

function questionFaults(s: State): Message[] {
  listMoves(s, answers);
  return (s.over ? s.question !== NONE : answers.length < 2) ? [say`the open question leaves no choice`] : [];
}

/** An inconsistency on the table. */
export type Fault =
  /** The number of disks of an element, and an element on a corner that no tile touches. */
  | { readonly fault: 'disks'; readonly element: number; readonly count: number }
  | { readonly fault: 'loose disk'; readonly corner: number }
  /** The number of an animal's species or pawns. */
  | { readonly fault: 'species' | 'pawns'; readonly animal: number; readonly count: number; readonly all: number }
  | { readonly fault: 'elements' | 'initiative' | 'hibernating'; readonly animal: number }
  /** Pieces where there is no tile. */
  | { readonly fault: 'no tile'; readonly hex: number }
  /** More tiles of a terrain than there are. */
  | { readonly fault: 'tiles'; readonly terrain: number }
  | { readonly fault: 'tundra' | 'stacks' | 'cards' | 'too few cards' | 'face up' | 'counts' };

/** The inconsistencies on a table; empty if there are none. */
export const tableFaults = (s: State): Fault[] => CHECKS.flatMap(({ check }) => check(s));

export function faultSaid(wrong: Fault): Message {
  switch (wrong.fault) {
    case 'disks':
      return say`there are ${String(wrong.count)} disks of ${ELEMENTS[wrong.element]!}, not ${String(DISKS_EACH)}`;
    case 'loose disk':
      return say`a disk lies on the corner of ${CORNER_NAMES[wrong.corner]!}, which no tile touches`;
    case 'species':
    case 'pawns':
      return say`the ${ANIMALS[wrong.animal]!} has ${String(wrong.count)} ${wrong.fault}, not ${String(wrong.all)}`;
    case 'elements':
      return say`the ${ANIMALS[wrong.animal]!} holds more than ${String(ELEMENTS_HELD)} elements`;
    case 'initiative':
      return say`the ${ANIMALS[wrong.animal]!} does not stand on the initiative track exactly once`;
    case 'hibernating':
      return say`more ${ANIMALS[wrong.animal]!}s hibernate than there are`;
    case 'no tile':
      return say`pieces lie on ${HEX_NAMES[wrong.hex]!}, where there is no tile`;
    case 'tiles':
      return say`there are more than ${String(LARGE_TILES[wrong.terrain])} tiles of ${TERRAINS[wrong.terrain]!}`;
    case 'tundra':
      return say`there are more than 12 tundra tiles on earth`;
    case 'stacks':
      return say`the large tiles on earth, face up and face down are not 31 in all`;
    case 'cards':
      return say`the cards are not those of a game of this length`;
    case 'too few cards':
      return say`too few cards are left for those that lie in the box unseen`;
    case 'face up':
      return say`more than five cards lie face up`;
    case 'counts':
      return say`a count is not a whole number of 0 or more`;
  }
}

/** The checks, each with the rows that it depends on (once no animals are left to choose). */
const CHECKS: readonly { readonly rows: readonly RowName[]; readonly check: (s: State) => Fault[] }[] = [
  { rows: ['bag', 'disks', 'boxes', 'added'], check: disksMissing },
  { rows: ['disks', 'terrain'], check: disksOffEarth },
  { rows: ['genePool', 'eliminated', 'species', 'owner'], check: speciesMissing },
  { rows: ['hand', 'aside', 'display', 'owner'], check: pawnsMissing },
  { rows: ['added', 'initiative', 'owner'], check: displaysWrong },
  { rows: ['hibernating', 'species'], check: hibernatingWrong },
  { rows: ['terrain', 'species', 'tundra'], check: hexesWrong },
  { rows: ['terrain', 'tundra', 'faceUp', 'faceDown'], check: tilesWrong },
  { rows: ['cards'], check: cardsWrong },
  ...(['bag', 'boxes', 'added', 'species', 'genePool', 'eliminated', 'hand', 'aside', 'vps', 'faceDown'] as const).map(
    (row) => ({
      rows: [row],
      check: (s: State): Fault[] => (areCounts(s[row]) ? [] : [{ fault: 'counts' }]),
    }),
  ),
];
const CHECKS_BY_ROWS = CHECKS.map(({ rows, check }) => ({ rows: rowSet(rows), check }));

function areCounts(numbers: readonly number[]): boolean {
  for (let i = 0; i < numbers.length; i++) if (!Number.isInteger(numbers[i]) || numbers[i]! < 0) return false;
  return true;
}

/** How often a number occurs in a row. */
function times(value: number, row: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < row.length; i++) if (row[i] === value) count++;
  return count;
}

function disksMissing(s: State): Fault[] {
  const wrong: Fault[] = [];
  for (let element = 0; element < ELEMENTS.length; element++) {
    let disks = s.bag[element]! + times(element, s.disks);
    for (let box = 0; box < BOXES.length; box++) disks += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) disks += s.added[held(animal, element)]!;
    if (disks !== DISKS_EACH) {
      wrong.push({ fault: 'disks', element, count: disks });
    }
  }
  return wrong;
}

function disksOffEarth(s: State): Fault[] {
  const wrong: Fault[] = [];
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner]! >= 0 && !isOnEarth(s, corner)) {
      wrong.push({ fault: 'loose disk', corner });
    }
  }
  return wrong;
}

/** Whether an animal's species and pawns must add up: it is in play, and chosen. */
const isSettled = (s: State, animal: number): boolean => inPlay(s, animal) && s.phase !== SETUP;

function speciesMissing(s: State): Fault[] {
  const wrong: Fault[] = [];
  const each = SPECIES_EACH[animalsInPlay(s)]!;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const species = s.genePool[animal]! + s.eliminated[animal]! + speciesOnEarth(s, animal);
    const all = isSettled(s, animal) ? each : 0;
    if (species !== all) wrong.push({ fault: 'species', animal, count: species, all });
  }
  return wrong;
}

function pawnsMissing(s: State): Fault[] {
  const wrong: Fault[] = [];
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const pawns = s.hand[animal]! + s.aside[animal]! + times(animal, s.display);
    const all = isSettled(s, animal) ? PAWNS_EACH : 0;
    if (pawns !== all) wrong.push({ fault: 'pawns', animal, count: pawns, all });
  }
  return wrong;
}

function displaysWrong(s: State): Fault[] {
  const wrong: Fault[] = [];
  ANIMALS.forEach((_, animal) => {
    if (elementsHeld(s, animal) > ELEMENTS_HELD) {
      wrong.push({ fault: 'elements', animal });
    }
    if (times(animal, s.initiative) !== (isSettled(s, animal) ? 1 : 0)) {
      wrong.push({ fault: 'initiative', animal });
    }
  });
  return wrong;
}

function hibernatingWrong(s: State): Fault[] {
  const wrong: Fault[] = [];
  for (let i = 0; i < s.species.length; i++) {
    if (s.hibernating[i]! > s.species[i]!) {
      wrong.push({ fault: 'hibernating', animal: Math.floor(i / HEXES) });
    }
  }
  return wrong;
}

function hexesWrong(s: State): Fault[] {
  const wrong: Fault[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(s, hex) && (speciesOn(s, hex) > 0 || s.tundra[hex] !== 0)) {
      wrong.push({ fault: 'no tile', hex });
    }
  }
  return wrong;
}

function tilesWrong(s: State): Fault[] {
  const wrong: Fault[] = [];
  if (tundraLeft(s) < 0) wrong.push({ fault: 'tundra' });
  const unseen = unseenTiles(s);
  unseen.forEach((tiles, terrain) => {
    if (tiles < 0) wrong.push({ fault: 'tiles', terrain });
  });
  if (s.phase !== SETUP && sum(unseen) !== sum(s.faceDown)) {
    wrong.push({ fault: 'stacks' });
  }
  return wrong;
}

function cardsWrong(s: State): Fault[] {
  const wrong: Fault[] = [];
  if (s.cards.length !== CARDS.length) wrong.push({ fault: 'cards' });
  const isOut = (card: number): boolean => s.gameLength > 0 && SHORT_WITHOUT.includes(card);
  if (!s.cards.every((where, card) => (where === OUT) === isOut(card))) wrong.push({ fault: 'cards' });
  if (deckSize(s) - (s.cards[ICE_AGE] === IN_DECK ? 1 : 0) < 0) wrong.push({ fault: 'too few cards' });
  if (times(FACE_UP, s.cards) > CARDS_FACE_UP) wrong.push({ fault: 'face up' });
  return wrong;
}
