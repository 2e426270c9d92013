/** What must hold at every question and at the end of the game (rules §9). */
import {
  ANIMALS,
  BOXES,
  CARDS,
  CARDS_FACE_UP,
  DISKS_EACH,
  ELEMENTS,
  ELEMENTS_HELD,
  LARGE_TILES,
  PAWNS_EACH,
  SETUP,
  SPECIES_EACH,
  TERRAINS,
} from './components.ts';
import { CORNERS, CORNER_NAMES, HEXES, HEX_NAMES } from './earth.ts';
import { listMoves } from './play.ts';
import { NONE } from './questions.ts';
import { animalsInPlay } from './setup.ts';
import {
  FACE_UP,
  type RowName,
  type State,
  changedRows,
  held,
  inBox,
  inPlay,
  isTile,
  rowSet,
  speciesOnEarth,
  sum,
  tundraLeft,
  unseenTiles,
} from './state.ts';
import { MoveList, elementsHeld, isOnEarth, speciesOn } from './pieces.ts';

const answers = new MoveList();

/** What is wrong with a state, in words; empty if all is well: a table that does not add up, or a question without a choice. */
export function violations(s: State): string[] {
  return [...tableViolations(s), ...questionViolations(s)];
}

/**
 * What is wrong after a move, where nothing was wrong before it: as `violations`, but of the table only what depends on a row of numbers
 * that the move has changed is gone through.
 */
export function violationsSince(before: State, s: State): string[] {
  if (before.phase === SETUP || s.phase === SETUP) return violations(s);
  const changed = changedRows(before, s);
  const wrong = questionViolations(s);
  for (const { rows, check } of CHECKS_BY_ROWS) if ((rows & changed) !== 0) wrong.push(...check(s));
  return wrong;
}

function questionViolations(s: State): string[] {
  listMoves(s, answers);
  return (s.over ? s.question !== NONE : answers.length < 2) ? ['the open question leaves no choice'] : [];
}

/** What does not add up on a table, in words; empty if all is well. */
export function tableViolations(s: State): string[] {
  return CHECKS.flatMap(({ check }) => check(s));
}

/** What must add up, each with the rows of numbers that it depends on (while nobody chooses animals any more). */
const CHECKS: readonly { readonly rows: readonly RowName[]; readonly check: (s: State) => string[] }[] = [
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
      check: (s: State) => (areCounts(s[row]) ? [] : ['a count is not a whole number of 0 or more']),
    }),
  ),
];
const CHECKS_BY_ROWS = CHECKS.map(({ rows, check }) => ({ rows: rowSet(rows), check }));

function areCounts(numbers: readonly number[]): boolean {
  for (let i = 0; i < numbers.length; i++) if (!Number.isInteger(numbers[i]) || numbers[i]! < 0) return false;
  return true;
}

/** How often a number stands in a row. */
function times(value: number, row: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < row.length; i++) if (row[i] === value) count++;
  return count;
}

function disksMissing(s: State): string[] {
  const wrong: string[] = [];
  for (let element = 0; element < ELEMENTS.length; element++) {
    let disks = s.bag[element]! + times(element, s.disks);
    for (let box = 0; box < BOXES.length; box++) disks += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) disks += s.added[held(animal, element)]!;
    if (disks !== DISKS_EACH) {
      wrong.push(`there are ${String(disks)} disks of ${ELEMENTS[element]!}, not ${String(DISKS_EACH)}`);
    }
  }
  return wrong;
}

function disksOffEarth(s: State): string[] {
  const wrong: string[] = [];
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner]! >= 0 && !isOnEarth(s, corner)) {
      wrong.push(`a disk lies on the corner of ${CORNER_NAMES[corner]!}, which no tile touches`);
    }
  }
  return wrong;
}

/** Whether an animal has its species and pawns: in play, and chosen. */
const isSettled = (s: State, animal: number): boolean => inPlay(s, animal) && s.phase !== SETUP;

function speciesMissing(s: State): string[] {
  const wrong: string[] = [];
  const each = SPECIES_EACH[animalsInPlay(s)]!;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const species = s.genePool[animal]! + s.eliminated[animal]! + speciesOnEarth(s, animal);
    const all = isSettled(s, animal) ? each : 0;
    if (species !== all) wrong.push(`the ${ANIMALS[animal]!} has ${String(species)} species, not ${String(all)}`);
  }
  return wrong;
}

function pawnsMissing(s: State): string[] {
  const wrong: string[] = [];
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const pawns = s.hand[animal]! + s.aside[animal]! + times(animal, s.display);
    const all = isSettled(s, animal) ? PAWNS_EACH : 0;
    if (pawns !== all) wrong.push(`the ${ANIMALS[animal]!} has ${String(pawns)} pawns, not ${String(all)}`);
  }
  return wrong;
}

function displaysWrong(s: State): string[] {
  const wrong: string[] = [];
  ANIMALS.forEach((name, animal) => {
    if (elementsHeld(s, animal) > ELEMENTS_HELD) {
      wrong.push(`the ${name} holds more than ${String(ELEMENTS_HELD)} elements`);
    }
    if (times(animal, s.initiative) !== (isSettled(s, animal) ? 1 : 0)) {
      wrong.push(`the ${name} is not once on initiative`);
    }
  });
  return wrong;
}

function hibernatingWrong(s: State): string[] {
  const wrong: string[] = [];
  for (let i = 0; i < s.species.length; i++) {
    if (s.hibernating[i]! > s.species[i]!) {
      wrong.push(`more ${ANIMALS[Math.floor(i / HEXES)]!}s hibernate than there are`);
    }
  }
  return wrong;
}

function hexesWrong(s: State): string[] {
  const wrong: string[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(s, hex) && (speciesOn(s, hex) > 0 || s.tundra[hex] !== 0)) {
      wrong.push(`pieces lie on ${HEX_NAMES[hex]!}, where there is no tile`);
    }
  }
  return wrong;
}

function tilesWrong(s: State): string[] {
  const wrong: string[] = [];
  if (tundraLeft(s) < 0) wrong.push('there are more than 12 tundra tiles on earth');
  const unseen = unseenTiles(s);
  unseen.forEach((tiles, terrain) => {
    if (tiles < 0) wrong.push(`there are more than ${String(LARGE_TILES[terrain])} tiles of ${TERRAINS[terrain]!}`);
  });
  if (s.phase !== SETUP && sum(unseen) !== sum(s.faceDown)) {
    wrong.push('large tiles on earth, face up and face down are not 31');
  }
  return wrong;
}

function cardsWrong(s: State): string[] {
  const wrong: string[] = [];
  if (s.cards.length !== CARDS.length) wrong.push('there are not 26 cards');
  if (times(FACE_UP, s.cards) > CARDS_FACE_UP) wrong.push('more than five cards lie face up');
  return wrong;
}
