/** Details as text, next to their question in a position. Their notation follows from their kind. */
import { type Field, array, entries, integer, oneOf } from '../../../../kit/documents/decode.ts';
import { ANIMALS, ELEMENTS, STACKS, TERRAINS } from '../components.ts';
import { DETAILS, type DetailKind, type DetailName, type Details, detail, has } from '../details.ts';
import { CORNER_NAMES, HEX_NAMES } from '../earth.ts';
import { NOTHING, type State } from '../state.ts';
import { corner as cornerRange } from '../names.ts';
import { readAnimalInPlay, readTile } from './names.ts';

/** The maximum of anything that a detail counts. */
const MAX = 99;

/** How a kind of detail is written and read. Values by hex are changed in place. */
interface Notation<Value> {
  write(value: Value): unknown;
  read(s: State, field: Field, value: Value): Value;
  /** Whether nothing is settled. */
  isNone?(value: Value): boolean;
}

const index = (read: (s: State, field: Field) => number, names: readonly string[]): Notation<number> => ({
  write: (value) => names[value],
  read,
  isNone: (value) => value === NOTHING,
});

const bits = (names: readonly string[], what: string): Notation<number> => ({
  write: (value) => names.filter((_, i) => has(value, i)),
  read: (_, field) => array(field).reduce((all, each) => all | (1 << oneOf(each, names, what)), 0),
});

const NOTATIONS = {
  hex: index(readTile, HEX_NAMES),
  corner: index((_, field) => cornerRange.read(field), CORNER_NAMES),
  element: index((_, field) => oneOf(field, ELEMENTS, 'an element'), ELEMENTS),
  animal: index(readAnimalInPlay, ANIMALS),
  stack: {
    write: (value) => value + 1,
    read: (_, field) => integer(field, 1, STACKS) - 1,
  },
  number: {
    write: (value) => value,
    read: (_, field) => integer(field, 1, MAX),
  },
  elements: bits(ELEMENTS, 'an element'),
  animals: bits(ANIMALS, 'an animal'),
  terrains: bits(TERRAINS, 'a terrain'),
  hexes: {
    write: (marked) => HEX_NAMES.filter((_, hex) => marked[hex]! > 0),
    read(s, field, marked) {
      for (const each of array(field)) marked[readTile(s, each)] = 1;
      return marked;
    },
  },
  'number by hex': {
    write: (counts) =>
      Object.fromEntries(HEX_NAMES.flatMap((name, hex) => (counts[hex]! > 0 ? [[name, counts[hex]]] : []))),
    read(s, field, counts) {
      for (const [name, each] of entries(field)) {
        counts[readTile(s, { value: name, path: each.path })] = integer(each, 1, MAX);
      }
      return counts;
    },
  },
} satisfies { readonly [Kind in DetailKind]: Notation<ValueOf<Kind>> };

type ValueOf<Kind extends DetailKind> = Kind extends 'hexes' | 'number by hex' ? number[] : number;

/** The notation of a detail, by its kind. */
const notationOf = (name: DetailName): Notation<Details[DetailName]> => NOTATIONS[detail(name).kind];

/** The name of a detail in positions. */
export const textOf = (name: DetailName): string => detail(name).text ?? name;

/** The names of all details in positions. */
export const DETAIL_TEXTS: readonly string[] = [...new Set((Object.keys(DETAILS) as DetailName[]).map(textOf))];

/** A detail as text; undefined if nothing is settled. */
export function writeDetail(s: State, name: DetailName): unknown {
  const notation = notationOf(name);
  return notation.isNone?.(s[name]) === true ? undefined : notation.write(s[name]);
}

/** Reads a detail into a state. */
export function readDetail(s: State, name: DetailName, field: Field): void {
  Object.assign(s, { [name]: notationOf(name).read(s, field, s[name]) });
}
