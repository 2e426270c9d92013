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
  type State,
  held,
  inBox,
  inPlay,
  isTile,
  onTile,
  speciesOnEarth,
  sum,
  tundraLeft,
  unseenTiles,
} from './state.ts';
import { MoveList, elementsHeld, isOnEarth, speciesOn } from './pieces.ts';

const answers = new MoveList();

/** What is wrong with a state, in words; empty if all is well: a table that does not add up, or a question without a choice. */
export function violations(s: State): string[] {
  const wrong = tableViolations(s);
  listMoves(s, answers);
  if (s.over ? s.question !== NONE : answers.length < 2) wrong.push('the open question leaves no choice');
  return wrong;
}

/** What does not add up on a table, in words; empty if all is well. It runs after every move of many games, so it goes through each row once. */
export function tableViolations(s: State): string[] {
  return [
    ...disksWrong(s),
    ...animalsWrong(s),
    ...hexesWrong(s),
    ...tilesWrong(s),
    ...cardsWrong(s),
    ...(COUNTS.every((name) => areCounts(s[name])) ? [] : ['a count is not a whole number of 0 or more']),
  ];
}

const COUNTS = [
  'bag',
  'boxes',
  'added',
  'species',
  'genePool',
  'eliminated',
  'hand',
  'aside',
  'vps',
  'faceDown',
] as const satisfies readonly (keyof State)[];

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

function disksWrong(s: State): string[] {
  const wrong: string[] = [];
  for (let element = 0; element < ELEMENTS.length; element++) {
    let disks = s.bag[element]! + times(element, s.disks);
    for (let box = 0; box < BOXES.length; box++) disks += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) disks += s.added[held(animal, element)]!;
    if (disks !== DISKS_EACH) {
      wrong.push(`there are ${String(disks)} disks of ${ELEMENTS[element]!}, not ${String(DISKS_EACH)}`);
    }
  }
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner]! >= 0 && !isOnEarth(s, corner)) {
      wrong.push(`a disk lies on the corner of ${CORNER_NAMES[corner]!}, which no tile touches`);
    }
  }
  return wrong;
}

function animalsWrong(s: State): string[] {
  const wrong: string[] = [];
  const animals = animalsInPlay(s);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const name = ANIMALS[animal]!;
    const settled = inPlay(s, animal) && s.phase !== SETUP;
    const species = s.genePool[animal]! + s.eliminated[animal]! + speciesOnEarth(s, animal);
    const all = settled ? SPECIES_EACH[animals]! : 0;
    if (species !== all) wrong.push(`the ${name} has ${String(species)} species, not ${String(all)}`);
    const pawns = s.hand[animal]! + s.aside[animal]! + times(animal, s.display);
    const allPawns = settled ? PAWNS_EACH : 0;
    if (pawns !== allPawns) wrong.push(`the ${name} has ${String(pawns)} pawns, not ${String(allPawns)}`);
    if (elementsHeld(s, animal) > ELEMENTS_HELD) {
      wrong.push(`the ${name} holds more than ${String(ELEMENTS_HELD)} elements`);
    }
    if (times(animal, s.initiative) !== (settled ? 1 : 0)) wrong.push(`the ${name} is not once on initiative`);
    for (let i = onTile(animal, 0); i < onTile(animal + 1, 0); i++) {
      if (s.hibernating[i]! > s.species[i]!) wrong.push(`more ${name}s hibernate than there are`);
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
