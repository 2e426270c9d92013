/** Spaces, hexes, corners, elements, animals, cards, stacks and terrains: as text, and back (docs/notation.md). */
import { fail, text } from '../../../kit/documents/decode.ts';
import { type Plain, names, numbers } from '../../../kit/moves.ts';
import {
  ANIMALS,
  BOXES,
  CARDS,
  ELEMENTS,
  FIRST_SPACE,
  PHASES,
  PHASE_OF_SPACE,
  SECTIONS,
  SPACES,
  SPACES_OF,
  STACKS,
  TERRAINS,
  TUNDRA,
} from './components.ts';
import { CORNERS, CORNER_NAMES, HEXES, HEX_NAMES, cornerNamed, hexNamed } from './earth.ts';
import { say } from './errors.ts';

/** The names of the large tiles' terrains, without tundra. */
export const LARGE_TERRAINS: readonly string[] = TERRAINS.slice(0, TUNDRA);

/** A space of the action display as text: its section and its number from the left, "migration 2". */
export function spaceName(n: number): string {
  const phase = PHASE_OF_SPACE[n]!;
  return `${PHASES[phase]!} ${String(n - FIRST_SPACE[phase]! + 1)}`;
}

/** A space of the action display. */
export const space: Plain<string> = {
  size: SPACES,
  write: spaceName,
  read(field) {
    const given = text(field);
    const [, section = '', number = ''] = /^([a-z]+) ([1-9])$/.exec(given) ?? [];
    const phase = SECTIONS.findIndex((name) => name === section) + 1;
    const index = Number(number) - 1;
    if (phase === 0 || index >= SPACES_OF[phase]!) {
      fail(
        field,
        say`${JSON.stringify(given)} is not a space; a space is a section and a number from the left: "migration 2"`,
      );
    }
    return FIRST_SPACE[phase]! + index;
  },
};

/** A hex, "q,r". */
export const hex: Plain<string | undefined> = {
  size: HEXES,
  write: (n) => HEX_NAMES[n],
  read: (field) =>
    hexNamed(text(field)) ?? fail(field, say`${JSON.stringify(field.value)} is not a hex of the board, "q,r"`),
};

/** A corner: the three hexes that meet there. */
export const corner: Plain<string | undefined> = {
  size: CORNERS,
  write: (n) => CORNER_NAMES[n],
  read: (field) =>
    cornerNamed(text(field)) ??
    fail(
      field,
      say`${JSON.stringify(field.value)} is not a corner of the board; a corner is the three hexes that meet there, "q,r q,r q,r"`,
    ),
};

/** An element. */
export const element = names(ELEMENTS, 'an element');
/** An animal. */
export const animal = names(ANIMALS, 'an animal');
/** A Dominance card. */
export const card = names(CARDS, 'a card');
/** The terrain of a tile, with tundra. */
export const terrain = names(TERRAINS, 'a terrain');
/** The terrain of a large tile. */
export const largeTerrain = names(LARGE_TERRAINS, 'the terrain of a large tile');
/** A box of the action display. */
export const box = names(BOXES, 'a box');
/** A phase. */
export const phase = names(PHASES, 'a phase');
/** A Wanderlust stack, from 1. */
export const stack = numbers(1, STACKS, 1);
/** A number of species. */
export const count = numbers(1, 99);
