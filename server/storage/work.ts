/**
 * Work in the database that is written once for both: a generator asks for rows, which SQLite answers at once and Postgres later. It
 * is one transaction.
 */

/** Values by name, as both databases take them. */
export type Values = Readonly<Record<string, string | number | null>>;

/** A statement, in which names of values begin with `@`. */
export interface Asked {
  readonly text: string;
  readonly values: Values;
}

/** Work that returns a `Result`. */
export type Work<Result> = Generator<Asked, Result, readonly unknown[]>;

/** A storage that does such work. */
export interface Worker {
  /** Does work in one transaction, possibly more than once. Anything it throws is rethrown, and nothing is stored. */
  work<Result>(work: () => Work<Result>): Promise<Result>;
}

/** Asks for the rows of a statement: of a `SELECT`, or of a change that ends with `RETURNING`. */
export function* rows<Row>(text: string, values: Values = {}): Work<Row[]> {
  return (yield { text, values }) as Row[];
}

/** Asks for the first row. */
export function* first<Row>(text: string, values: Values = {}): Work<Row | undefined> {
  return (yield* rows<Row>(text, values))[0];
}

/** Changes something. */
export function* run(text: string, values: Values = {}): Work<void> {
  yield { text, values };
}

/** Whether a statement returns rows. */
export const hasRows = (text: string): boolean => /^\s*select\b|\breturning\b/i.test(text);
