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
import { CORNER_NAMES, HEXES, HEX_NAMES } from './earth.ts';
import { legalMoves } from './play.ts';
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
import { elementsHeld, isOnEarth, speciesOn } from './pieces.ts';

/** What is wrong with a state, in words; empty if all is well: a table that does not add up, or a question without a choice. */
export function violations(s: State): string[] {
  const wrong = tableViolations(s);
  if (s.over ? s.question !== NONE : legalMoves(s).length < 2) wrong.push('the open question leaves no choice');
  return wrong;
}

/** What does not add up on a table, in words; empty if all is well. */
export function tableViolations(s: State): string[] {
  const wrong: string[] = [];
  // Messages are put together only where they are needed: this runs after every move of many games.
  const expect = (holds: boolean, message: () => string): void => {
    if (!holds) wrong.push(message());
  };

  ELEMENTS.forEach((name, element) => {
    let disks = s.bag[element]! + s.disks.filter((disk) => disk === element).length;
    for (let box = 0; box < BOXES.length; box++) disks += s.boxes[inBox(box, element)]!;
    for (let animal = 0; animal < ANIMALS.length; animal++) disks += s.added[held(animal, element)]!;
    expect(disks === DISKS_EACH, () => `there are ${String(disks)} disks of ${name}, not ${String(DISKS_EACH)}`);
  });
  s.disks.forEach((disk, corner) => {
    expect(
      disk < 0 || isOnEarth(s, corner),
      () => `a disk lies on the corner of ${CORNER_NAMES[corner]!}, which no tile touches`,
    );
  });

  const animals = animalsInPlay(s);
  ANIMALS.forEach((name, animal) => {
    const settled = inPlay(s, animal) && s.phase !== SETUP;
    const species = s.genePool[animal]! + s.eliminated[animal]! + speciesOnEarth(s, animal);
    const all = settled ? SPECIES_EACH[animals]! : 0;
    expect(species === all, () => `the ${name} has ${String(species)} species, not ${String(all)}`);
    const pawns = s.hand[animal]! + s.aside[animal]! + s.display.filter((pawn) => pawn === animal).length;
    const allPawns = settled ? PAWNS_EACH : 0;
    expect(pawns === allPawns, () => `the ${name} has ${String(pawns)} pawns, not ${String(allPawns)}`);
    expect(
      elementsHeld(s, animal) <= ELEMENTS_HELD,
      () => `the ${name} holds more than ${String(ELEMENTS_HELD)} elements`,
    );
    expect(
      s.initiative.filter((on) => on === animal).length === (settled ? 1 : 0),
      () => `the ${name} is not once on initiative`,
    );
    for (let hex = 0; hex < HEXES; hex++) {
      expect(
        s.hibernating[onTile(animal, hex)]! <= s.species[onTile(animal, hex)]!,
        () => `more ${name}s hibernate than there are`,
      );
    }
  });
  for (let hex = 0; hex < HEXES; hex++) {
    expect(
      isTile(s, hex) || (speciesOn(s, hex) === 0 && s.tundra[hex] === 0),
      () => `pieces lie on ${HEX_NAMES[hex]!}, where there is no tile`,
    );
  }

  expect(tundraLeft(s) >= 0, () => 'there are more than 12 tundra tiles on earth');
  const unseen = unseenTiles(s);
  unseen.forEach((tiles, terrain) => {
    expect(tiles >= 0, () => `there are more than ${String(LARGE_TILES[terrain])} tiles of ${TERRAINS[terrain]!}`);
  });
  if (s.phase !== SETUP)
    expect(sum(unseen) === sum(s.faceDown), () => 'large tiles on earth, face up and face down are not 31');
  expect(s.cards.length === CARDS.length, () => 'there are not 26 cards');
  expect(s.cards.filter((card) => card === FACE_UP).length <= CARDS_FACE_UP, () => 'more than five cards lie face up');

  for (const counts of [
    s.bag,
    s.boxes,
    s.added,
    s.species,
    s.genePool,
    s.eliminated,
    s.hand,
    s.aside,
    s.vps,
    s.faceDown,
  ]) {
    expect(
      counts.every((count) => Number.isInteger(count) && count >= 0),
      () => 'a count is not a whole number of 0 or more',
    );
  }
  return wrong;
}
