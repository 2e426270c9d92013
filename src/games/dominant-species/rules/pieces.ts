/** Handling the pieces: what a hand does at the table, each with its bookkeeping, so that nothing gets lost (rules §9). */
import { ANIMALS, DEFAULT_COUNT, DEFAULT_ELEMENT, ELEMENTS, ELEMENTS_HELD, SPACES, bonus } from './components.ts';
import type { Chance } from './chance.ts';
import type { VpSource } from './events.ts';
import { CORNERS, HEXES, HEXES_AT } from './earth.ts';
import type { Details } from './details.ts';
import type { Move } from './moves.ts';
import { CORNER, ELEMENT, SPACE, TILE } from './moves.ts';
import type { DetailOf, QuestionName } from './questions.ts';
import { NOTHING, type State, type Table, held, inBox, isTile, onTile } from './state.ts';

/** The legal answers to a question, collected without allocating. No question has more than 100. */
export class MoveList {
  /** The moves; only the first `length` of them count. */
  readonly moves = new Int16Array(256);
  /** How many moves are in the list. */
  length = 0;

  /** Adds a move. */
  add(move: Move): void {
    this.moves[this.length++] = move;
  }

  /** Adds a move for each value from `first` to `last`. */
  addRange(kind: Move, first: number, last: number): void {
    for (let value = first; value <= last; value++) this.add(kind + value);
  }
}

/** The state as a question sees it, with only those details that the question uses (questions.ts). */
export type Asked<Name extends QuestionName> = Table & Pick<Details, DetailOf<Name>>;

/** A kind of question: its legal answers and their effects. */
export interface Question<Name extends QuestionName = QuestionName> {
  /** Lists the legal answers. */
  legal: (s: Asked<Name>, moves: MoveList) => void;
  /** Carries out a legal answer; may settle more and ask again. */
  answer: (s: State, move: Move, chance: Chance) => void;
  /** Whether it may be asked of an animal other than the one whose action or card it is. */
  asksOthers?: true;
  /**
   * Which values are possible in play, for the animal asked and for details. Positions from outside are validated by it; play
   * itself never violates it.
   */
  validate?: Readonly<Partial<Record<DetailOf<Name> | 'animal', (s: Asked<Name>) => boolean>>>;
}

/** Some kinds of question, by name. */
export type Questions = { readonly [Name in QuestionName]?: Question<Name> };

/** Opens a question to an animal. A question with a single legal answer is answered without asking. */
export function ask(s: Table, question: number, animal: number): void {
  s.question = question;
  s.asked = animal;
}

/** Gives (or, below 0, takes) VPs; a total never drops below 0. */
export function gainVps(s: Table, chance: Chance, animal: number, vps: number, source: VpSource, hex = NOTHING): void {
  const before = s.vps[animal]!;
  s.vps[animal] = Math.max(0, before + vps);
  if (s.vps[animal] !== before) chance.emit?.({ event: 'vps', animal, vps: s.vps[animal] - before, source, hex });
}

/** Gives the bonus VPs for a quantity. */
export const gainBonus = (
  s: Table,
  chance: Chance,
  animal: number,
  quantity: number,
  source: VpSource,
  hex = NOTHING,
): void => {
  gainVps(s, chance, animal, bonus(quantity), source, hex);
};

/** Takes species off a tile, unprotected ones first. The caller puts them elsewhere. */
export function takeOff(s: Table, animal: number, hex: number, count: number): void {
  const i = onTile(animal, hex);
  s.species[i]! -= count;
  if (s.hibernating[i]! > s.species[i]!) s.hibernating[i] = s.species[i]!;
}

/** Puts species from the gene pool on a tile. */
export function place(s: Table, chance: Chance, animal: number, hex: number, count: number): void {
  s.genePool[animal]! -= count;
  s.species[onTile(animal, hex)]! += count;
  chance.emit?.({ event: 'placed', animal, hex, count });
}

/** Moves species from tile to tile. */
export function move(s: Table, chance: Chance, animal: number, from: number, to: number, count: number): void {
  takeOff(s, animal, from, count);
  s.species[onTile(animal, to)]! += count;
  chance.emit?.({ event: 'moved', animal, from, to, count });
}

/** Eliminates species: they leave the game. */
export function eliminate(
  s: Table,
  chance: Chance,
  animal: number,
  hex: number,
  count: number,
  event: 'eliminated' | 'extinct' = 'eliminated',
): void {
  if (count === 0) return;
  takeOff(s, animal, hex, count);
  s.eliminated[animal]! += count;
  chance.emit?.({ event, animal, hex, count });
}

/** Elements an animal holds, including default ones. */
export function elementsHeld(s: Table, animal: number): number {
  let total = DEFAULT_COUNT[animal]!;
  for (let element = 0; element < ELEMENTS.length; element++) total += s.added[held(animal, element)]!;
  return total;
}

/** How many of an element an animal holds, including default ones. */
export const holding = (s: Table, animal: number, element: number): number =>
  s.added[held(animal, element)]! + (DEFAULT_ELEMENT[animal] === element ? DEFAULT_COUNT[animal]! : 0);

/** Whether an animal has room for another element. */
export const hasRoom = (s: Table, animal: number): boolean => elementsHeld(s, animal) < ELEMENTS_HELD;

/** Adds an element to an animal's display; the caller takes it from its source. */
export function addElement(s: Table, chance: Chance, animal: number, element: number): void {
  s.added[held(animal, element)]!++;
  chance.emit?.({ event: 'element gained', animal, element });
}

/** Returns an added element from an animal's display to the bag. */
export function loseElement(s: Table, chance: Chance, animal: number, element: number): void {
  s.added[held(animal, element)]!--;
  s.bag[element]!++;
  chance.emit?.({ event: 'element lost', animal, element });
}

/** Lists the types of an animal's added elements. */
export function listAdded(s: Table, animal: number, moves: MoveList): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (s.added[held(animal, element)]! > 0) moves.add(ELEMENT + element);
  }
}

/** What can be drawn from the bag, by element, as an array for chance. Reused. */
const inBag: number[] = ELEMENTS.map(() => 0);

/** Draws an element from the bag; NOTHING if it is empty. The caller gets the disk. */
export function drawElement(s: Table, chance: Chance): number {
  let disks = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    inBag[element] = s.bag[element]!;
    disks += s.bag[element]!;
  }
  if (disks === 0) return NOTHING;
  const element = chance.draw('element', inBag, disks);
  s.bag[element]!--;
  return element;
}

/** Lists the element types in the bag. */
export function listBag(s: Table, moves: MoveList): void {
  for (let element = 0; element < ELEMENTS.length; element++) if (s.bag[element]! > 0) moves.add(ELEMENT + element);
}

/** Lists the element types in a box. */
export function listBox(s: Table, box: number, moves: MoveList): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (s.boxes[inBox(box, element)]! > 0) moves.add(ELEMENT + element);
  }
}

/** The element types in a box as bits. NOTHING, the element of a vacant corner, is not among them (`has`). */
export function typesIn(s: Table, box: number): number {
  let types = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (s.boxes[inBox(box, element)]! > 0) types |= 1 << element;
  }
  return types;
}

/** Whether a box is empty. */
export function isBoxEmpty(s: Table, box: number): boolean {
  for (let element = 0; element < ELEMENTS.length; element++) if (s.boxes[inBox(box, element)]! > 0) return false;
  return true;
}

/** Puts a disk on a vacant corner; the caller takes it from its source. */
export function putDisk(s: Table, chance: Chance, corner: number, element: number): void {
  s.disks[corner] = element;
  chance.emit?.({ event: 'disk put', corner, element });
}

/** Returns the disk on a corner to the bag. */
export function removeDisk(s: Table, chance: Chance, corner: number): void {
  const element = s.disks[corner]!;
  s.disks[corner] = NOTHING;
  s.bag[element]!++;
  chance.emit?.({ event: 'disk removed', corner, element });
}

/** The hexes at each corner, three per corner in one array; corners with fewer repeat the first. */
const THREE_AT = Int8Array.from(HEXES_AT.flatMap((hexes) => [hexes[0]!, hexes[1] ?? hexes[0]!, hexes[2] ?? hexes[0]!]));

/** The terrains at a corner combined by bitwise and: negative only if no tile touches the corner. */
const terrainsAt = (terrain: readonly number[], corner: number): number =>
  terrain[THREE_AT[3 * corner]!]! & terrain[THREE_AT[3 * corner + 1]!]! & terrain[THREE_AT[3 * corner + 2]!]!;

/** Whether a corner belongs to earth: some tile touches it. */
export const isOnEarth = (s: Table, corner: number): boolean => terrainsAt(s.terrain, corner) >= 0;

/** Whether a corner of earth is vacant. */
export const isVacantCorner = (s: Table, corner: number): boolean =>
  s.disks[corner] === NOTHING && isOnEarth(s, corner);

/** Lists the vacant corners of earth. */
export function listVacantCorners(s: Table, moves: MoveList): void {
  const { disks, terrain } = s;
  const list = moves.moves;
  let { length } = moves;
  // Vacancy is unpredictable, so signs are added up instead of branching: NOTHING is the only negative number.
  for (let corner = 0; corner < CORNERS; corner++) {
    list[length] = CORNER + corner;
    length += (disks[corner]! & ~terrainsAt(terrain, corner)) >>> 31;
  }
  moves.length = length;
}

/** Lists the corners with an element of a given type. */
export function listDisks(s: Table, element: number, moves: MoveList): void {
  const { disks } = s;
  const list = moves.moves;
  let { length } = moves;
  for (let corner = 0; corner < CORNERS; corner++) {
    const difference = disks[corner]! ^ element;
    list[length] = CORNER + corner;
    // One of a number and its negation is negative, unless both are 0.
    length += ~(difference | -difference) >>> 31;
  }
  moves.length = length;
}

/** Whether any corner of earth is vacant. */
export function hasVacantCorner(s: Table): boolean {
  for (let corner = 0; corner < CORNERS; corner++) if (isVacantCorner(s, corner)) return true;
  return false;
}

/** Lists the tiles of earth. */
export function listTiles(s: Table, moves: MoveList): void {
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex)) moves.add(TILE + hex);
}

/** Lists the animals with species on a tile, except `except`. */
export function listAnimalsOn(s: Table, hex: number, kind: Move, moves: MoveList, except = NOTHING): void {
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (animal !== except && s.species[onTile(animal, hex)]! > 0) moves.add(kind + animal);
  }
}

/** The number of species on a tile. */
export function speciesOn(s: Table, hex: number): number {
  const { species } = s;
  return (
    species[hex]! +
    species[hex + HEXES]! +
    species[hex + 2 * HEXES]! +
    species[hex + 3 * HEXES]! +
    species[hex + 4 * HEXES]! +
    species[hex + 5 * HEXES]!
  );
}

/** Lists the tiles with species of any animal, except those marked 1 in a row by hex. */
export function listOccupied(s: Table, moves: MoveList, except: readonly number[]): void {
  const { species } = s;
  const list = moves.moves;
  let { length } = moves;
  for (let hex = 0; hex < HEXES; hex++) {
    const any =
      species[hex]! |
      species[hex + HEXES]! |
      species[hex + 2 * HEXES]! |
      species[hex + 3 * HEXES]! |
      species[hex + 4 * HEXES]! |
      species[hex + 5 * HEXES]!;
    list[length] = TILE + hex;
    length += (-any >>> 31) & ~except[hex]!;
  }
  moves.length = length;
}

/** Whether an animal has species on a tile. */
export const occupies = (s: Table, animal: number, hex: number): boolean => s.species[onTile(animal, hex)]! > 0;

/** Whether a tile holds species of an animal other than this one. */
export const hasOpponent = (s: Table, animal: number, hex: number): boolean =>
  speciesOn(s, hex) > s.species[onTile(animal, hex)]!;

/** Lists the vacant spaces of the action display. */
export function listVacantSpaces(s: Table, moves: MoveList): void {
  const { display } = s;
  const list = moves.moves;
  let { length } = moves;
  for (let space = 0; space < SPACES; space++) {
    list[length] = SPACE + space;
    length += display[space]! >>> 31;
  }
  moves.length = length;
}

/** Whether any space of the action display is vacant. */
export function hasVacantSpace(s: Table): boolean {
  for (let space = 0; space < SPACES; space++) if (s.display[space] === NOTHING) return true;
  return false;
}

/** The place of an animal on the initiative track, from the left. */
export function placeOf(s: Table, animal: number): number {
  let place = 0;
  while (s.initiative[place] !== animal) place++;
  return place;
}

/** Puts a pawn from the hand on a space. */
export function putPawn(s: Table, chance: Chance, animal: number, space: number): void {
  s.hand[animal]!--;
  s.display[space] = animal;
  chance.emit?.({ event: 'pawn', animal, space });
}

/** Gives an animal a pawn from those set aside, if there is one. */
export function gainPawn(s: Table, chance: Chance, animal: number): void {
  if (s.aside[animal] === 0) return;
  s.aside[animal]!--;
  s.hand[animal]!++;
  chance.emit?.({ event: 'pawns', animal, gained: 1 });
}

/** Sets aside a pawn in hand. */
export function losePawn(s: Table, chance: Chance, animal: number): void {
  s.hand[animal]!--;
  s.aside[animal]!++;
  chance.emit?.({ event: 'pawns', animal, gained: -1 });
}

/** Swaps an animal with the one to its left on the initiative track, if any. */
export function moveUpInitiative(s: Table, chance: Chance, animal: number): void {
  const at = placeOf(s, animal);
  if (at === 0) return;
  s.initiative[at] = s.initiative[at - 1]!;
  s.initiative[at - 1] = animal;
  chance.emit?.({ event: 'initiative', animal });
}
