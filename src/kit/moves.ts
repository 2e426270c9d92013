/**
 * One description of a game's moves: what each of them names. Their numbers, their notation, boardgame.io's names and arguments, the
 * limits of messages and what others may not see follow from it. Draws and events are written with the same ranges.
 */
import type { Outcome } from './chance.ts';
import { type Field, NotationError, entries, fail, integer, object, oneOf, required } from './documents/decode.ts';
import type { Codec, MoveActions } from './game-notation.ts';
import { type Message, say } from './say.ts';

/** A thing in notation; undefined for a number that stands for nothing. */
export type Written = string | number | null | undefined | readonly (string | number)[];

/** Things of one sort, by number, and how each is written. `Data` is what their names depend on, for example a table of cards. */
export interface Named<Data, Text extends Written = Written> {
  /** Their numbers go from 0 to `size - 1`. */
  readonly size: number;
  /** The notation of a number; undefined if it stands for nothing. */
  readonly write: (n: number, data: Data) => Text;
  /** The number that a document names. Throws a NotationError that says what is allowed. */
  readonly read: (field: Field, data: Data) => number;
}

/** Things whose names depend on nothing. */
export interface Plain<Text extends Written = Written> {
  /** Their numbers go from 0 to `size - 1`. */
  readonly size: number;
  /** The notation of a number; undefined if it stands for nothing. */
  readonly write: (n: number) => Text;
  /** The number that a document names. Throws a NotationError that says what is allowed. */
  readonly read: (field: Field) => number;
}

/** What a move can name. */
export type Range<Data> = {
  /** Its field in notation, if it is not what the move names first. */
  readonly field?: string;
} & ((Named<Data> & ByNumber) | (Plain & ByText));

/** Things whose number is boardgame.io's argument. */
export interface ByNumber {
  /** boardgame.io's argument is the number. */
  readonly wire: 'number';
}
/** Things whose notation is boardgame.io's argument. */
export interface ByText {
  /** boardgame.io's argument is the notation. */
  readonly wire: 'text';
  /** Set if the notation is a list, which comes last: the most items it has. Each is an argument of its own. */
  readonly most?: number;
}

/** Things with names in a list, by their index. `what` describes them: "an animal". */
export const names = (list: readonly string[], what: string | Message): Plain<string | undefined> => ({
  size: list.length,
  write: (n) => list[n],
  read: (field) => oneOf(field, list, what),
});

/** Whole numbers from `least` to `most`; the number `n` is written as `n + first`. */
export const numbers = (least: number, most: number, first = 0): Plain<number | undefined> => ({
  size: most - first + 1,
  write: (n) => (n + first >= least && n + first <= most ? n + first : undefined),
  read: (field) => integer(field, least, most) - first,
});

/** How things are written, with null for a number that stands for none. */
export const orNull = <Data>({ write }: Pick<Named<Data>, 'write'>): Pick<Named<Data>, 'write'> => ({
  write: (n, data) => write(n, data) ?? null,
});

/** Things whose number is boardgame.io's argument. */
export const byNumber = <Things extends object>(things: Things): Things & ByNumber => ({ ...things, wire: 'number' });
/** Things whose notation is boardgame.io's argument. */
export const byText = <Things extends object>(things: Things): Things & ByText => ({ ...things, wire: 'text' });

/** Marks a move whose arguments others may not see, or not as they are. */
export const hidden = 'hidden';

/** A move in notation: what it names, `{ "play": "insect-01" }`, or a word, `"pass"`. */
export type MoveText = string | Readonly<Record<string, Written>>;

/**
 * The moves of a game. A move is an integer from 0 to below 2 ** 31: its kind, and what it names, packed in the order of the
 * description, the first lowest.
 */
export type Moves<Data, Name extends string> = MoveMethods<Data, Name> &
  Readonly<Record<Name, (...values: readonly number[]) => number>>;

/** Moves in notation. */
export interface MoveCodec extends Codec<number> {
  /** The notation of a move. */
  write(move: number): MoveText;
}

/** What every game's moves can do. */
export interface MoveMethods<Data, Name extends string> {
  /** The names of the kinds, by number. */
  readonly names: readonly Name[];
  /** The kind of a move, an index into `names`. */
  readonly kindOf: (move: number) => number;
  /** What a move names, as one number; 0 for kinds that name nothing. */
  readonly value: (move: number) => number;
  /** Whether a move names something; the others are single words. */
  readonly hasValue: (move: number) => boolean;
  /** What a move names, one after another. */
  readonly valuesOf: (move: number) => number[];
  /** The move of a kind that names `value`. */
  readonly make: (kind: Name, value?: number) => number;
  /** The notation of moves. Reading leaves it to the rules whether a move is legal. */
  readonly notation: (data: Data) => MoveCodec;
  /** The moves as boardgame.io dispatches them. */
  readonly actions: NamedActions<Name>;
}

/** Moves as boardgame.io dispatches them, with their names as a type. */
export interface NamedActions<Name extends string> extends MoveActions<number> {
  /** The names of the moves. */
  readonly names: readonly Name[];
  /**
   * A move as boardgame.io dispatches it.
   *
   * @property move The name of the move.
   * @property args What it names; often nothing.
   */
  write(move: number): { readonly move: Name; readonly args: readonly unknown[] };
}

/** `losePawn` as words: "lose pawn". */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const bitsOf = (size: number): number => 32 - Math.clz32(size - 1);
const maskOf = (bits: number): number => 2 ** bits - 1;

/**
 * Describes moves: the names of their kinds, in order, each with what it names, and `hidden`. The kind is above the value; or in
 * so many bits from `from` on, where the value continues above it (`kindAt`).
 */
export function describeMoves<Name extends string, Data = void>(
  table: Readonly<Record<Name, readonly (Range<Data> | typeof hidden)[]>>,
  { kindAt }: { readonly kindAt?: { readonly from: number; readonly bits: number } } = {},
): Moves<Data, Name> {
  const kinds = Object.keys(table) as Name[];
  const rangesOf = kinds.map((name) => table[name].filter((range) => range !== hidden));
  const shiftsOf = rangesOf.map((ranges) =>
    ranges.map((_, i) => ranges.slice(0, i).reduce((bits, { size }) => bits + bitsOf(size), 0)),
  );
  const valueBits = Math.max(...rangesOf.map((ranges) => ranges.reduce((bits, { size }) => bits + bitsOf(size), 0)));
  const { from: kindShift, bits: kindBits } = kindAt ?? { from: valueBits, bits: bitsOf(kinds.length) };
  if (valueBits + kindBits > 31 || kinds.length > 2 ** kindBits) throw new Error('moves do not fit into 31 bits');
  // What a move names is in the bits below the kind and in those above it.
  const [kindMask, low] = [maskOf(kindBits), maskOf(kindShift)];

  const kindOf = (move: number): number => (move >> kindShift) & kindMask;
  const valueOf = (move: number): number => (move & low) | ((move >> kindBits) & ~low);
  const moveOf = (kind: number, value: number): number =>
    (kind << kindShift) | (value & low) | ((value & ~low) << kindBits);
  const packed = (kind: number, values: readonly number[]): number =>
    moveOf(
      kind,
      values.reduce((value, each, i) => value | (each << shiftsOf[kind]![i]!), 0),
    );
  const valuesOf = (move: number): number[] => {
    const kind = kindOf(move);
    return rangesOf[kind]!.map(({ size }, i) => (valueOf(move) >> shiftsOf[kind]![i]!) & maskOf(bitsOf(size)));
  };

  const fieldsOf = kinds.map((name, kind) => rangesOf[kind]!.map(({ field }) => field ?? name));
  const words = kinds.map((name, kind) => (rangesOf[kind]!.length === 0 ? inWords(name) : null));
  const allWords = words.filter((word) => word !== null).join(', ');
  const allNamed = fieldsOf.flatMap((fields) => (fields.length > 0 ? [fields.join(' and ')] : [])).join(', ');

  function read(field: Field, data: Data): number {
    if (typeof field.value === 'string') {
      const kind = words.indexOf(field.value);
      return kind >= 0
        ? moveOf(kind, 0)
        : fail(field, say`${JSON.stringify(field.value)} is not a move; allowed as words: ${allWords}`);
    }
    const given = entries(field).map(([key]) => key);
    const named = fieldsOf.flatMap(([first], kind) => (first !== undefined && given.includes(first) ? [kind] : []));
    const [kind] = named;
    if (kind === undefined || named.length > 1) fail(field, say`a move names one thing: ${allNamed}`);
    const fields = object(field, fieldsOf[kind]!);
    const values = rangesOf[kind]!.map((range, i) => range.read(required(field, fields, fieldsOf[kind]![i]!), data));
    return packed(kind, values);
  }

  function write(move: number, data: Data): MoveText {
    const kind = kindOf(move);
    const values = valuesOf(move);
    return (
      words[kind] ??
      Object.fromEntries(rangesOf[kind]!.map((range, i) => [fieldsOf[kind]![i]!, range.write(values[i]!, data)]))
    );
  }

  const argumentsOf = (range: Range<Data>, n: number): readonly unknown[] => {
    if (range.wire === 'number') return [n];
    const written = range.write(n);
    return Array.isArray(written) ? (written as readonly unknown[]) : [written];
  };

  const actions: NamedActions<Name> = {
    names: kinds,
    hidden: kinds.filter((name) => table[name].includes(hidden)),
    maxArgs: Math.max(
      ...rangesOf.map((ranges) =>
        ranges.reduce((sum, range) => sum + (range.wire === 'text' ? (range.most ?? 1) : 1), 0),
      ),
    ),
    write(move) {
      const kind = kindOf(move);
      const values = valuesOf(move);
      return { move: kinds[kind]!, args: rangesOf[kind]!.flatMap((range, i) => argumentsOf(range, values[i]!)) };
    },
    read(name, args) {
      const kind = kinds.findIndex((each) => each === name);
      if (kind < 0) return undefined;
      const ranges = rangesOf[kind]!;
      const last = ranges.at(-1);
      const isList = last?.wire === 'text' && last.most !== undefined;
      const given = isList ? [...args.slice(0, ranges.length - 1), args.slice(ranges.length - 1)] : args;
      if (given.length !== ranges.length) return undefined;
      const values = ranges.map((range, i) => argumentRead(range, given[i]));
      return values.every((value) => value !== undefined) ? packed(kind, values) : undefined;
    },
  };

  const methods: MoveMethods<Data, Name> = {
    names: kinds,
    kindOf,
    value: valueOf,
    hasValue: (move) => rangesOf[kindOf(move)]!.length > 0,
    valuesOf,
    make: (kind, value = 0) => moveOf(kinds.indexOf(kind), value),
    notation: (data) => ({
      write: (move) => write(move, data),
      read: (value, path = '') => read({ value, path }, data),
    }),
    actions,
  };
  const makers = Object.fromEntries(
    kinds.map((name, kind) => [name, (...values: readonly number[]) => packed(kind, values)]),
  ) as Record<Name, (...values: readonly number[]) => number>;
  const taken = kinds.find((name) => name === 'undo' || name in methods);
  if (taken !== undefined) throw new Error(`no move can be called ${taken}`);
  return { ...makers, ...methods };
}

/** The number that one of boardgame.io's arguments stands for, which may be anything; undefined if none. */
function argumentRead<Data>(range: Range<Data>, value: unknown): number | undefined {
  if (range.wire === 'number') {
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < range.size ? value : undefined;
  }
  try {
    return range.read({ value, path: '' });
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}

/** The draws of a game: their kinds, and the notation of their outcomes. */
export interface Draws<Data, Kind extends string> {
  /** The kinds of draw. */
  readonly kinds: readonly Kind[];
  /** Outcomes in notation: `{ "card": "insect-01" }`. Reading leaves it to the rules whether one is possible. */
  readonly notation: (data: Data) => Codec<Outcome<Kind>>;
}

/** Describes draws: the names of their kinds, each with what is drawn. */
export function describeDraws<Kind extends string, Data = void>(
  table: Readonly<Record<Kind, Named<Data>>>,
): Draws<Data, Kind> {
  const kinds = Object.keys(table) as Kind[];
  return {
    kinds,
    notation: (data) => ({
      write: ({ kind, drawn }) => ({ [kind]: table[kind].write(drawn, data) }),
      read(document, path = '') {
        const field: Field = { value: document, path };
        const named = entries(field);
        const [name, value] = named[0] ?? [];
        const kind = kinds.find((each) => each === name);
        if (named.length !== 1 || kind === undefined || value === undefined) {
          return fail(field, say`an outcome names one thing: ${kinds.join(', ')}`);
        }
        return { kind, drawn: table[kind].read(value, data) };
      },
    }),
  };
}

/** What the events of every game have. */
export interface AnyEvent {
  /** What has happened. */
  readonly event: string;
}

/** The fields of events whose numbers, or lists of numbers, stand for things. */
export type EventFields<Data> = Readonly<Record<string, Pick<Named<Data>, 'write'> | undefined>>;

/**
 * Describes events: the fields whose numbers stand for things, and those that differ in some events. The result writes an event
 * in notation; numbers that stand for nothing are left out.
 */
export const describeEvents =
  <Event extends AnyEvent, Data = void>(
    fields: EventFields<Data>,
    ofEvents?: Readonly<Partial<Record<Event['event'], EventFields<Data>>>>,
  ) =>
  (event: Event, data: Data): Readonly<Record<string, unknown>> => {
    const own: EventFields<Data> = { ...fields, ...ofEvents?.[event.event as Event['event']] };
    const writtenField = (field: string, value: unknown): unknown => {
      const named = own[field];
      if (named === undefined) return value;
      if (Array.isArray(value)) return (value as readonly number[]).map((each) => named.write(each, data));
      return typeof value === 'number' ? named.write(value, data) : value;
    };
    return Object.fromEntries(
      Object.entries(event)
        .map(([field, value]) => [field, writtenField(field, value)] as const)
        .filter(([, value]) => value !== undefined),
    );
  };
