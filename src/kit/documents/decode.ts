/** Reading a document from outside: every error names the field and says what is allowed there. */
import type { Language } from '../languages.ts';
import { type Message, inEnglish, inLanguage, say } from '../say.ts';

/** A value of a document, and where it stands there. */
export interface Field {
  /** The value as it was parsed, not yet checked. */
  readonly value: unknown;
  /** Its path: `earth["0,0"].terrain`; empty for the whole document. */
  readonly path: string;
}

/** An invalid document. The message names the field. */
export class NotationError extends Error {
  /** "NotationError", to tell it from other errors where `instanceof` cannot. */
  override name = 'NotationError';

  /** `message` names the field and says what is allowed there. */
  constructor(
    message: string,
    /** The path of the field: `earth["0,0"].terrain`; empty for the whole document. */
    readonly path = '',
    /** The message after the field, for other languages; null if there is none. */
    readonly said: Message | null = null,
  ) {
    super(message);
  }
}

/** The error and its field, translatable. */
export const refusal = ({ path, said, message }: NotationError): Message =>
  said === null ? say`${message}` : path === '' ? said : say`${path}: ${said}`;

/** A document with several errors, reported together. The message has a line for each. */
export class FaultsError extends NotationError {
  /** "FaultsError", to tell it from other errors where `instanceof` cannot. */
  override name = 'FaultsError';

  constructor(
    /** The errors, each with its own field. */
    readonly faults: readonly NotationError[],
  ) {
    super(faults.map(({ message }) => message).join('\n'), '', say`${faults.map(refusal)}`);
  }
}

/**
 * The errors of a document, each with its field, in a language of the page; in English if the German sentences cannot be fetched.
 */
export const faultLines = (error: NotationError, language: Language): Promise<string[]> =>
  Promise.all(
    (error instanceof FaultsError ? error.faults : [error]).map((fault) =>
      inLanguage(refusal(fault), language).catch(() => fault.message),
    ),
  );

/** The error of a document that is read; null if it has none. */
export function faultIn(read: () => void): NotationError | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}

/** Reads a part of a document. The errors of an invalid part are added to `faults`; its value is then `otherwise`. */
export function readPart<T>(faults: NotationError[], read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    faults.push(...(error instanceof FaultsError ? error.faults : [error]));
    return otherwise;
  }
}

/**
 * Reads independent parts one after another and returns the results. Throws a NotationError if one of them is invalid, a
 * FaultsError with all errors if several are.
 */
export function together<T>(parts: readonly (() => T)[]): T[] {
  const faults: NotationError[] = [];
  const read = parts.flatMap((part) => readPart(faults, () => [part()], []));
  if (faults.length > 0) throw faults.length === 1 ? faults[0]! : new FaultsError(faults);
  return read;
}

/** Refuses a field. */
export function fail({ path }: Field, said: Message): never {
  throw new NotationError(path === '' ? inEnglish(said) : `${path}: ${inEnglish(said)}`, path, said);
}

/** Reads the text of a file. Throws a NotationError if it is not JSON. */
export function parsedText(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return fail({ value: content, path: '' }, say`it is not JSON, or a part of it is missing`);
  }
}

const show = (value: unknown): string => JSON.stringify(value).slice(0, 60);

/** Refuses a value of the wrong type; `what` is the expected one: "a list". */
const expected = (field: Field, what: Message): never =>
  fail(
    field,
    field.value === undefined ? say`is missing; ${what} is expected` : say`${show(field.value)} is not ${what}`,
  );

const below = (field: Field, key: string): string =>
  /^[a-zA-Z]+$/.test(key)
    ? field.path === ''
      ? key
      : `${field.path}.${key}`
    : `${field.path}[${JSON.stringify(key)}]`;

/** The fields of an object. */
export function entries(field: Field): [key: string, field: Field][] {
  const { value } = field;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) expected(field, say`an object`);
  return Object.entries(value as Record<string, unknown>).map(([key, each]) => [
    key,
    { value: each, path: below(field, key) },
  ]);
}

/** The fields of an object that may have only the known ones. */
export function object(field: Field, known: readonly string[]): Readonly<Record<string, Field | undefined>> {
  const fields = entries(field);
  const unknown = fields.filter(([key]) => !known.includes(key));
  together(
    unknown.map(
      ([, each]) =>
        () =>
          fail(each, say`unknown field; allowed: ${known.join(', ')}`),
    ),
  );
  return Object.fromEntries(fields);
}

/** Whether two formats differ only in their version number. */
const isVersionOf = (format: string, written: unknown): boolean =>
  typeof written === 'string' && written.replace(/\d+$/, '') === format.replace(/\d+$/, '');

/** The fields of a document, which must have the given format and only known fields. */
export function documentOf(
  field: Field,
  format: string,
  known: readonly string[],
): Readonly<Record<string, Field | undefined>> {
  // Another version may well have other fields: its version number is the helpful error.
  const written = Object.fromEntries(entries(field)).format ?? { path: 'format', value: undefined };
  if (written.value === format) return object(field, ['format', ...known]);
  return fail(
    written,
    isVersionOf(format, written.value)
      ? say`comes from another version of this program; this one reads ${JSON.stringify(format)}`
      : say`must be ${JSON.stringify(format)}`,
  );
}

/** The items of a list. */
export function array(field: Field, most = Infinity): Field[] {
  const { value } = field;
  if (!Array.isArray(value)) return expected(field, say`a list`);
  if (value.length > most) fail(field, say`has ${String(value.length)} items; at most ${String(most)} are allowed`);
  return value.map((each: unknown, i) => ({ value: each, path: `${field.path}[${String(i)}]` }));
}

/** A required field. */
export const required = (field: Field, fields: Readonly<Record<string, Field | undefined>>, key: string): Field =>
  fields[key] ?? fail({ value: undefined, path: below(field, key) }, say`is missing`);

export function text(field: Field): string {
  return typeof field.value === 'string' ? field.value : expected(field, say`text`);
}

export function boolean(field: Field): boolean {
  return typeof field.value === 'boolean' ? field.value : expected(field, say`true or false`);
}

/** A whole number from `least` to `most`. */
export function integer(field: Field, least: number, most: number): number {
  const { value } = field;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    return expected(field, say`a whole number from ${String(least)} to ${String(most)}`);
  }
  return value;
}

/** The index of a name in a list of names. `what` describes them: "an animal". */
export function oneOf(field: Field, names: readonly string[], what: string | Message): number {
  const index = names.findIndex((name) => name === field.value);
  if (index >= 0) return index;
  if (field.value === undefined) return expected(field, say`${what}`);
  return fail(field, say`${show(field.value)} is not ${what}; allowed: ${names.join(', ')}`);
}
