/** Moves, spaces and outcomes as text, and back (docs/notation.md). */
import {
  ANIMALS,
  CARDS,
  ELEMENTS,
  FIRST_SPACE,
  PHASES,
  PHASE_OF_SPACE,
  SECTIONS,
  SPACES_OF,
  STACKS,
  TERRAINS,
  TUNDRA,
} from '../components.ts';
import type { DrawKind, Outcome } from '../chance.ts';
import { CORNER_NAMES, HEX_NAMES, cornerNamed, hexNamed } from '../earth.ts';
import { MOVE_KINDS, type Move, type MoveKind, kindOf, moveOf, valueOf } from '../moves.ts';
import { type Field, entries, fail, oneOf, text, integer } from '../../../../kit/decode.ts';
import { type Table, inPlay, isTile } from '../state.ts';
import { say } from '../sentences.ts';

/** The names of the large tiles' terrains, without tundra. */
export const LARGE_TERRAINS: readonly string[] = TERRAINS.slice(0, TUNDRA);

/** A space of the action display as text: its section and its number from the left, "migration 2". */
export function spaceName(space: number): string {
  const phase = PHASE_OF_SPACE[space]!;
  return `${PHASES[phase]!} ${String(space - FIRST_SPACE[phase]! + 1)}`;
}

/** Reads a space of the action display. */
export function readSpace(field: Field): number {
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
}

/** Reads a hex, "q,r". */
export function readHex(field: Field): number {
  return hexNamed(text(field)) ?? fail(field, say`${JSON.stringify(field.value)} is not a hex of the board, "q,r"`);
}

/** Reads a corner: the three hexes that meet there. */
export function readCorner(field: Field): number {
  return (
    cornerNamed(text(field)) ??
    fail(
      field,
      say`${JSON.stringify(field.value)} is not a corner of the board; a corner is the three hexes that meet there, "q,r q,r q,r"`,
    )
  );
}

/** Reads an animal that is in play. */
export function readAnimalInPlay(s: Table, field: Field): number {
  const animal = oneOf(field, ANIMALS, 'an animal');
  return inPlay(s, animal) ? animal : fail(field, say`the ${ANIMALS[animal]!} is not in play`);
}

/** Reads a hex that has a tile. */
export function readTile(s: Table, field: Field): number {
  const hex = readHex(field);
  return isTile(s, hex) ? hex : fail(field, say`there is no tile`);
}

/** How moves without a value are written. */
const BARE: Partial<Record<MoveKind, string>> = {
  forfeit: 'forfeit',
  done: 'done',
  losePawn: 'lose pawn',
  keepOne: 'keep one',
};

/** A move in a record. */
export type MoveText = string | Readonly<Record<string, string | number>>;

const VALUE_TEXT: Partial<Record<MoveKind, (value: number) => string | number>> = {
  space: spaceName,
  tile: (hex) => HEX_NAMES[hex]!,
  corner: (corner) => CORNER_NAMES[corner]!,
  element: (element) => ELEMENTS[element]!,
  animal: (animal) => ANIMALS[animal]!,
  count: (count) => count,
  card: (card) => CARDS[card]!,
  stack: (stack) => stack + 1,
};

const READ_VALUE: Partial<Record<string, (field: Field) => number>> = {
  space: readSpace,
  tile: readHex,
  corner: readCorner,
  element: (field) => oneOf(field, ELEMENTS, 'an element'),
  animal: (field) => oneOf(field, ANIMALS, 'an animal'),
  count: (field) => integer(field, 1, 99),
  card: (field) => oneOf(field, CARDS, 'a card'),
  stack: (field) => integer(field, 1, STACKS) - 1,
};

/** A move as text: what it names, `{"tile": "0,-1"}`, or a word, `"done"`. */
export function moveText(move: Move): MoveText {
  const kind = MOVE_KINDS[kindOf(move)]!;
  const value = VALUE_TEXT[kind];
  return value === undefined ? BARE[kind]! : { [kind]: value(valueOf(move)) };
}

/** Reads a move. Whether it is legal is left to the rules. */
export function readMove(field: Field): Move {
  if (typeof field.value === 'string') {
    const kind = MOVE_KINDS.find((each) => BARE[each] === field.value);
    if (kind === undefined) {
      fail(
        field,
        say`${JSON.stringify(field.value)} is not a move; allowed as words: ${Object.values(BARE).join(', ')}`,
      );
    }
    return moveOf(kind);
  }
  const named = entries(field);
  const [name, value] = named[0] ?? [];
  const read = name !== undefined && Object.hasOwn(READ_VALUE, name) ? READ_VALUE[name] : undefined;
  if (named.length !== 1 || name === undefined || value === undefined || read === undefined) {
    fail(field, say`a move names one thing: ${Object.keys(READ_VALUE).join(', ')}`);
  }
  return moveOf(name as MoveKind, read(value));
}

const DRAWN: Record<DrawKind, readonly string[]> = {
  element: ELEMENTS,
  tile: LARGE_TERRAINS,
  card: CARDS,
  animal: ANIMALS,
};

/** "a card", "an element". */
const withArticle = (kind: DrawKind): string => (/^[ae]/.test(kind) ? `an ${kind}` : `a ${kind}`);

/** What was drawn, as a word. */
export const drawnName = (kind: DrawKind, drawn: number): string => DRAWN[kind][drawn]!;

/** An outcome in a record: `{"element": "sun"}`. */
export type OutcomeText = Readonly<Record<string, string>>;

/** An outcome as text: `{"element": "sun"}`. */
export const outcomeText = ({ kind, drawn }: Outcome): OutcomeText => ({ [kind]: drawnName(kind, drawn) });

/** Reads an outcome. Whether it is possible is left to the rules. */
export function readOutcome(field: Field): Outcome {
  const named = entries(field);
  const [name, value] = named[0] ?? [];
  if (named.length !== 1 || value === undefined || name === undefined || !Object.hasOwn(DRAWN, name)) {
    fail(field, say`an outcome names one thing: ${Object.keys(DRAWN).join(', ')}`);
  }
  const kind = name as DrawKind;
  return {
    kind,
    drawn: oneOf(value, DRAWN[kind], kind === 'tile' ? 'the terrain of a large tile' : withArticle(kind)),
  };
}
