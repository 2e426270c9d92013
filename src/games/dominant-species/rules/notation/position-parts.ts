/**
 * The parts of a position as text, read into a state one after another: players, earth, action display, animals, boxes, cards,
 * stacks.
 */
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
  SPACES_OF,
  SPECIES_EACH,
  STACKS,
  STARTING_PAWNS,
  TERRAINS,
} from '../components.ts';
import { LARGE_TERRAINS, corner as cornerRange, hex as hexRange } from '../names.ts';
import { readAnimalInPlay } from './names.ts';
import {
  type Field,
  entries,
  fail,
  array,
  oneOf,
  object,
  required,
  together,
  boolean,
  integer,
} from '../../../../kit/documents/decode.ts';
import { type SetupError, animalsInPlay, setupError } from '../setup.ts';
import {
  FACE_UP,
  IN_DECK,
  OUT,
  NOTHING,
  type State,
  TAKEN,
  held,
  inBox,
  inPlay,
  onTile,
  speciesOnEarth,
  sum,
  unseenTiles,
} from '../state.ts';
import { isOnEarth } from '../pieces.ts';
import { say } from '../errors.ts';

/** More than in any game. */
export const MOST = 1_000_000_000;

/** Reads each of several fields and returns what they say; reports all errors at once. */
const all = <T, R>(fields: readonly T[], read: (field: T, index: number) => R): R[] =>
  together(fields.map((field, i) => () => read(field, i)));
const each: <T>(fields: readonly T[], read: (field: T, index: number) => void) => void = all;

/** Refuses a field with an invalid setup. */
export function refuse(field: Field, error: SetupError | undefined): void {
  if (error) fail(field, error.reason);
}

export function readPlayers(s: State, field: Field, animalsEach: Field | undefined): void {
  const animals = all(array(field, 6), (own) => all(array(own, 3), (each) => oneOf(each, ANIMALS, 'an animal')));
  s.players = animals.length;
  s.animalsEach = animals[0]?.length ?? 0;
  refuse(
    field,
    setupError({ players: animals.length, animalsEach: s.animalsEach, randomEarth: s.randomEarth, animals }),
  );
  if (animalsEach && animalsEach.value !== s.animalsEach) {
    fail(animalsEach, say`players have ${String(s.animalsEach)} each`);
  }
  animals.forEach((own, player) => {
    for (const animal of own) s.owner[animal] = player;
  });
}

export function readInitiative(s: State, field: Field | undefined): void {
  for (let animal = ANIMALS.length - 1; animal >= 0; animal--) if (inPlay(s, animal)) s.initiative.push(animal);
  if (!field) return;
  const given = all(array(field), (each) => readAnimalInPlay(s, each));
  if (given.length !== s.initiative.length || new Set(given).size !== given.length) {
    fail(field, say`must list each of ${s.initiative.map((animal) => ANIMALS[animal]!).join(', ')} once`);
  }
  s.initiative = given;
}

/** Reads a count by animal in play into a table. */
function readCounts(s: State, field: Field, put: (animal: number, count: number) => void): void {
  each(entries(field), ([name, count]) => {
    put(readAnimalInPlay(s, { value: name, path: count.path }), integer(count, 0, 99));
  });
}

export function readEarth(s: State, field: Field): void {
  each(entries(field), ([name, tile]) => {
    const hex = hexRange.read({ value: name, path: tile.path });
    const known = object(tile, ['terrain', 'tundra', 'species', 'hibernating', 'dominated']);
    together([
      () => {
        s.terrain[hex] = oneOf(required(tile, known, 'terrain'), LARGE_TERRAINS, 'the terrain of a large tile');
      },
      () => {
        s.tundra[hex] = known.tundra && boolean(known.tundra) ? 1 : 0;
      },
      () => {
        s.dominated[hex] = known.dominated && boolean(known.dominated) ? 1 : 0;
      },
      () => {
        readInhabitants(s, hex, known);
      },
    ]);
  });
}

/** The species on a tile, and how many of them hibernate. */
function readInhabitants(s: State, hex: number, known: Readonly<Record<string, Field | undefined>>): void {
  if (known.species) {
    readCounts(s, known.species, (animal, count) => {
      s.species[onTile(animal, hex)] = count;
    });
  }
  if (known.hibernating) {
    readCounts(s, known.hibernating, (animal, count) => {
      if (count > s.species[onTile(animal, hex)]!) fail(known.hibernating!, say`more hibernate than there are`);
      s.hibernating[onTile(animal, hex)] = count;
    });
  }
}

export function readElements(s: State, field: Field): void {
  each(entries(field), ([name, element]) => {
    const corner = cornerRange.read({ value: name, path: element.path });
    if (s.disks[corner] !== NOTHING) fail(element, say`the same corner is given twice`);
    s.disks[corner] = oneOf(element, ELEMENTS, 'an element');
  });
}

/** Refuses elements on corners that no tile touches; call it after reading earth. */
export function refuseLooseElements(s: State, field: Field): void {
  each(entries(field), ([name, element]) => {
    if (!isOnEarth(s, cornerRange.read({ value: name, path: element.path })))
      fail(element, say`no tile touches this corner`);
  });
}

export function readDisplay(s: State, field: Field): void {
  const known = object(field, SECTIONS);
  each(SECTIONS, (name, i) => {
    const section = known[name];
    if (!section) return;
    each(array(section, SPACES_OF[i + 1]), (pawn, space) => {
      if (pawn.value !== null) s.display[FIRST_SPACE[i + 1]! + space] = readAnimalInPlay(s, pawn);
    });
  });
}

/** The fields of each animal in play; empty where left out. */
const animalFields = (s: State, field: Field | undefined): readonly { animal: number; own: Field }[] => {
  const given = field ? entries(field) : [];
  return ANIMALS.flatMap((name, animal) =>
    inPlay(s, animal)
      ? [{ animal, own: given.find(([key]) => key === name)?.[1] ?? { value: {}, path: `animals.${name}` } }]
      : [],
  );
};
const ANIMAL_FIELDS = ['vps', 'elements', 'genePool', 'eliminated', 'hand', 'aside'];

/** VPs and elements of the animals. Species and pawns are counted once earth and the display have been read. */
export function readAnimals(s: State, field: Field | undefined): void {
  each(field ? entries(field) : [], ([name, { path }]) => {
    readAnimalInPlay(s, { value: name, path });
  });
  each(animalFields(s, field), ({ animal, own }) => {
    const { vps, elements } = object(own, ANIMAL_FIELDS);
    together([
      () => {
        if (vps) s.vps[animal] = integer(vps, 0, MOST);
      },
      () => {
        const room = ELEMENTS_HELD - DEFAULT_COUNT[animal]!;
        each(elements ? array(elements, room) : [], (element) => {
          s.added[held(animal, oneOf(element, ELEMENTS, 'an element'))]!++;
        });
      },
    ]);
  });
}

/** The species and pawns of the animals that are neither on earth nor on the display. */
export function countSpeciesAndPawns(s: State, field: Field | undefined): void {
  each(animalFields(s, field), ({ animal, own }) => {
    const known = object(own, ANIMAL_FIELDS);
    together([
      () => {
        readSpecies(s, own, animal, known);
      },
      () => {
        readPawns(s, own, animal, known);
      },
    ]);
  });
}

/** Species that are not on earth are in the gene pool, unless given as eliminated. */
function readSpecies(s: State, field: Field, animal: number, known: Readonly<Record<string, Field | undefined>>): void {
  const off = SPECIES_EACH[animalsInPlay(s)]! - speciesOnEarth(s, animal);
  if (off < 0) {
    fail(
      { value: 0, path: 'earth' },
      say`there are more than ${String(SPECIES_EACH[animalsInPlay(s)])} species of the ${ANIMALS[animal]!}`,
    );
  }
  const genePool = known.genePool && integer(known.genePool, 0, off);
  const eliminated = known.eliminated && integer(known.eliminated, 0, off);
  s.genePool[animal] = genePool ?? off - (eliminated ?? 0);
  s.eliminated[animal] = eliminated ?? off - s.genePool[animal];
  if (s.genePool[animal] + s.eliminated[animal] !== off) {
    fail(field, say`genePool and eliminated must make ${String(off)} together, all that are not on earth`);
  }
}

/** Pawns: ten in total; by default an animal has its starting number less those on the display in hand. */
function readPawns(s: State, field: Field, animal: number, known: Readonly<Record<string, Field | undefined>>): void {
  const off = PAWNS_EACH - s.display.filter((pawn) => pawn === animal).length;
  if (off < 0)
    fail(
      { value: 0, path: 'display' },
      say`there are more than ${String(PAWNS_EACH)} pawns of the ${ANIMALS[animal]!}`,
    );
  const hand = known.hand && integer(known.hand, 0, off);
  const aside = known.aside && integer(known.aside, 0, off);
  const start = STARTING_PAWNS[animalsInPlay(s)]! - (PAWNS_EACH - off);
  s.hand[animal] = hand ?? (aside === undefined ? Math.max(0, start) : off - aside);
  s.aside[animal] = aside ?? off - s.hand[animal];
  if (s.hand[animal] + s.aside[animal] !== off) {
    fail(field, say`hand and aside must make ${String(off)} together, all that are not on the display`);
  }
}

export function readBoxes(s: State, field: Field): void {
  const known = object(field, BOXES);
  each(BOXES, (name, box) => {
    const disks = known[name];
    if (!disks) return;
    each(array(disks), (element) => {
      s.boxes[inBox(box, oneOf(element, ELEMENTS, 'an element'))]!++;
    });
  });
}

/** The bag holds what lies nowhere else; a given bag must agree. */
export function readBag(s: State, field: Field | undefined): void {
  const known = field && object(field, ELEMENTS);
  each(ELEMENTS, (name, element) => {
    let out = s.disks.filter((disk) => disk === element).length;
    for (let box = 0; box < BOXES.length; box++) out += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) out += s.added[held(animal, element)]!;
    if (out > DISKS_EACH) {
      const where = { value: out, path: 'elements, boxes and animals' };
      fail(where, say`there are ${String(out)} disks of ${name}, more than ${String(DISKS_EACH)}`);
    }
    const rest = DISKS_EACH - out;
    s.bag[element] = rest;
    if (known) {
      const given = required(field, known, name);
      if (integer(given, 0, DISKS_EACH) !== rest) {
        fail(given, say`must be ${String(rest)}: ${String(DISKS_EACH)} less the ${String(out)} that are elsewhere`);
      }
    }
  });
}

export function readCards(s: State, field: Field): void {
  const known = object(field, ['faceUp', 'taken']);
  const put = (list: Field | undefined, where: number, most?: number): void => {
    if (!list) return;
    each(array(list, most), (given) => {
      const card = oneOf(given, CARDS, 'a card');
      if (s.cards[card] === OUT) fail(given, say`stays in the box in a game of this length`);
      if (s.cards[card] !== IN_DECK) fail(given, say`the same card is given twice`);
      s.cards[card] = where;
    });
  };
  together([
    () => {
      put(known.faceUp, FACE_UP, CARDS_FACE_UP);
    },
    () => {
      put(known.taken, TAKEN);
    },
  ]);
}

/** Large tiles that are neither on earth nor face up lie face down, spread evenly by default. */
export function readStacks(s: State, field: Field | undefined): void {
  const given = field ? array(field, STACKS) : [];
  if (field && given.length !== STACKS) fail(field, say`there are ${String(STACKS)} stacks`);
  const known = given.map((stack) => object(stack, ['faceUp', 'faceDown']));
  known.forEach(({ faceUp }, stack) => {
    if (faceUp && faceUp.value !== null) s.faceUp[stack] = oneOf(faceUp, LARGE_TERRAINS, 'the terrain of a large tile');
  });
  const unseen = unseenTiles(s);
  unseen.forEach((tiles, terrain) => {
    if (tiles < 0)
      fail(
        { value: 0, path: 'earth' },
        say`there are more than ${String(LARGE_TILES[terrain])} tiles of ${TERRAINS[terrain]!}`,
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
    fail(field!, say`faceDown must make ${String(sum(unseen))} in all: 31 large tiles less those on earth and face up`);
  }
}
