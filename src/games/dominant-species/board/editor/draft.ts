/**
 * A position being edited: the pieces on the table, consistent or not, and the point in the turn.
 *
 * It is read from a document that may be wrong anywhere: unreadable parts are left out. Whatever follows from the rest (bag, gene
 * pools, pawns set aside, face-down tiles) is recomputed after every change, so that nobody has to count twice.
 */
import { randomChance } from '../../../../kit/chance.ts';
import { type Loose, countOf, indexIn, listOf, objectOf } from '../../../../kit/documents/lenient.ts';
import {
  ANIMALS,
  BOXES,
  CARDS,
  DISKS_EACH,
  ELEMENTS,
  FIRST_SPACE,
  LARGE_TILES,
  LENGTHS,
  PAWNS_EACH,
  PLANNING,
  SECTIONS,
  SPACES_OF,
  SPECIES_EACH,
  STACKS,
  STARTING_PAWNS,
} from '../../rules/components.ts';
import { CORNERS, HEXES, cornerNamed, hexNamed } from '../../rules/earth.ts';
import { type Fault, tableFaults } from '../../rules/invariants.ts';
import { LARGE_TERRAINS } from '../../rules/names.ts';
import { readPosition, writePosition } from '../../rules/notation/position.ts';
import { isOnEarth } from '../../rules/pieces.ts';
import { animalsInPlay } from '../../rules/setup.ts';
import {
  FACE_UP,
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
  OUT,
  setLength,
  speciesOnEarth,
  sum,
  unseenTiles,
} from '../../rules/state.ts';

export interface Draft {
  /** The table. Its open question says nothing. */
  readonly s: State;
  /** Where in the turn it stands, as the notation writes it. */
  readonly at: Loose;
}

const LARGE_TILES_IN_ALL = sum(LARGE_TILES);

/** The readable parts of a document; null if it names no players, or they are still choosing their animals. */
export function draftOf(document: unknown): Draft | null {
  const given = startedWith(objectOf(document));
  const players = listOf(given.players).map((own) => listOf(own).map((each) => indexIn(ANIMALS, each)));
  const at = objectOf(given.at);
  const animals = players.flat().filter((animal) => animal >= 0);
  if (animals.length < 2 || new Set(animals).size < animals.length || at.question === 'setup animal') return null;
  const s = emptyState();
  s.players = players.length;
  s.animalsEach = players[0]!.length;
  s.randomEarth = given.randomEarth === true;
  setLength(s, LENGTHS[indexIn(LENGTHS, given.length)] ?? 'full');
  players.forEach((own, player) => {
    for (const animal of own) if (animal >= 0) s.owner[animal] = player;
  });
  s.turn = Math.max(1, countOf(given.turn) ?? 1);
  const track = listOf(given.initiative).map((each) => indexIn(ANIMALS, each));
  const standard = ANIMALS.map((_, i) => ANIMALS.length - 1 - i);
  s.initiative = [...new Set([...track, ...standard])].filter((animal) => animal >= 0 && inPlay(s, animal));
  readEarth(s, objectOf(given.earth), objectOf(given.elements));
  readDisplay(s, objectOf(given.display), objectOf(given.boxes));
  readAnimals(s, objectOf(given.animals));
  readSupplies(s, objectOf(given.cards), listOf(given.stacks));
  balance(s);
  const isPlanning = at.question === 'planning space';
  return { s, at: isPlanning ? { phase: 'planning', next: at.animal } : at };
}

/** A document that begins with the standard start, with all that it stands for. */
function startedWith(given: Loose): Loose {
  if (given.start !== true) return given;
  try {
    return {
      ...writePosition(
        readPosition(
          given,
          randomChance(() => 0),
        ),
      ),
    };
  } catch {
    return given;
  }
}

function readEarth(s: State, earth: Loose, elements: Loose) {
  for (const [name, value] of Object.entries(earth)) {
    const hex = hexNamed(name);
    const tile = objectOf(value);
    const terrain = indexIn(LARGE_TERRAINS, tile.terrain);
    if (hex === undefined || terrain < 0) continue;
    s.terrain[hex] = terrain;
    s.tundra[hex] = tile.tundra === true ? 1 : 0;
    s.dominated[hex] = tile.dominated === true ? 1 : 0;
    const [species, hibernating] = [objectOf(tile.species), objectOf(tile.hibernating)];
    ANIMALS.forEach((animal, i) => {
      if (!inPlay(s, i)) return;
      s.species[onTile(i, hex)] = countOf(species[animal]) ?? 0;
      s.hibernating[onTile(i, hex)] = countOf(hibernating[animal]) ?? 0;
    });
  }
  for (const [name, value] of Object.entries(elements)) {
    const corner = cornerNamed(name);
    if (corner !== undefined) s.disks[corner] = indexIn(ELEMENTS, value);
  }
}

function readDisplay(s: State, display: Loose, boxes: Loose) {
  SECTIONS.forEach((name, i) => {
    listOf(display[name])
      .slice(0, SPACES_OF[i + 1])
      .forEach((pawn, place) => {
        const animal = indexIn(ANIMALS, pawn);
        if (animal >= 0 && inPlay(s, animal)) s.display[FIRST_SPACE[i + 1]! + place] = animal;
      });
  });
  BOXES.forEach((name, box) => {
    for (const each of listOf(boxes[name])) {
      const element = indexIn(ELEMENTS, each);
      if (element >= 0) s.boxes[inBox(box, element)]!++;
    }
  });
}

const onDisplay = (s: State, animal: number): number => s.display.filter((pawn) => pawn === animal).length;

function readAnimals(s: State, animals: Loose) {
  const all = SPECIES_EACH[animalsInPlay(s)]!;
  ANIMALS.forEach((name, animal) => {
    if (!inPlay(s, animal)) return;
    const given = objectOf(animals[name]);
    s.vps[animal] = countOf(given.vps) ?? 0;
    for (const each of listOf(given.elements)) {
      const element = indexIn(ELEMENTS, each);
      if (element >= 0) s.added[held(animal, element)]!++;
    }
    const genePool = countOf(given.genePool);
    const rest = genePool === undefined ? 0 : Math.max(0, all - speciesOnEarth(s, animal) - genePool);
    s.eliminated[animal] = countOf(given.eliminated) ?? rest;
    const aside = countOf(given.aside);
    const placed = onDisplay(s, animal);
    const unsaid = aside === undefined ? STARTING_PAWNS[animalsInPlay(s)]! - placed : PAWNS_EACH - placed - aside;
    s.hand[animal] = countOf(given.hand) ?? Math.max(0, unsaid);
  });
}

function readSupplies(s: State, cards: Loose, stacks: readonly unknown[]) {
  for (const [list, where] of [
    [cards.taken, TAKEN],
    [cards.faceUp, FACE_UP],
  ] as const) {
    for (const each of listOf(list)) {
      const card = indexIn(CARDS, each);
      if (card >= 0 && s.cards[card] !== OUT) s.cards[card] = where;
    }
  }
  stacks.slice(0, STACKS).forEach((each, stack) => {
    const given = objectOf(each);
    s.faceUp[stack] = indexIn(LARGE_TERRAINS, given.faceUp);
    s.faceDown[stack] = Math.min(countOf(given.faceDown) ?? 0, LARGE_TILES_IN_ALL);
  });
}

/** Works out what follows from what lies open. */
function balance(s: State): void {
  ELEMENTS.forEach((_, element) => {
    let out = s.disks.filter((disk) => disk === element).length;
    for (let box = 0; box < BOXES.length; box++) out += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) out += s.added[held(animal, element)]!;
    s.bag[element] = Math.max(0, DISKS_EACH - out);
  });
  for (const animal of s.initiative) {
    const off = SPECIES_EACH[animalsInPlay(s)]! - speciesOnEarth(s, animal) - s.eliminated[animal]!;
    s.genePool[animal] = Math.max(0, off);
    s.aside[animal] = Math.max(0, PAWNS_EACH - s.hand[animal]! - onDisplay(s, animal));
  }
  // Excess tiles are taken from the highest stack, missing ones added to the lowest.
  let missing = sum(unseenTiles(s).map((tiles) => Math.max(0, tiles))) - sum(s.faceDown);
  while (missing !== 0) {
    const height = missing > 0 ? Math.min(...s.faceDown) : Math.max(...s.faceDown);
    s.faceDown[s.faceDown.indexOf(height)]! += Math.sign(missing);
    missing -= Math.sign(missing);
  }
}

/** The draft as a position. */
export function written({ s, at }: Draft): unknown {
  // Where it stands is not the state's to say here.
  return { ...writePosition({ ...s, over: true }), at };
}

/** The inconsistencies. */
export const faultsOf = ({ s }: Draft): readonly Fault[] => tableFaults(s);

/**
 * The draft after a change of its table. Pieces without a tile under them are removed, and an animal without a pawn cannot be
 * next.
 */
export function changed({ s, at }: Draft, change: (s: State) => void): Draft {
  const next = copyState(s);
  change(next);
  for (let hex = 0; hex < HEXES; hex++) {
    const isBare = !isTile(next, hex);
    if (isBare) next.tundra[hex] = next.dominated[hex] = 0;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      const i = onTile(animal, hex);
      if (isBare) next.species[i] = 0;
      next.hibernating[i] = Math.min(next.hibernating[i]!, next.species[i]!);
    }
  }
  for (let corner = 0; corner < CORNERS; corner++) if (!isOnEarth(next, corner)) next.disks[corner] = NOTHING;
  balance(next);
  const animal = indexIn(ANIMALS, at.next);
  const isOut = at.phase === 'planning' && animal >= 0 && next.hand[animal] === 0;
  return { s: next, at: isOut ? { phase: 'planning' } : at };
}

/** A table with nothing on earth. */
export const withoutEarth = (draft: Draft): Draft =>
  changed(draft, (s) => {
    s.terrain.fill(NOTHING);
  });

/** The table as the board draws it: at rest, with no question open. */
export const atRest = ({ s }: Draft): State => ({ ...s, phase: PLANNING });
