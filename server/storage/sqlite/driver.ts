/**
 * SQLite through one of two drivers: Node's own from Node 24 on, the package `better-sqlite3` before. The package's binding
 * crashes the process if compiled against the headers of Node 24.19 or later (nodejs/node#65446), and in Node 22 the built-in
 * driver is still experimental.
 */
import { createRequire } from 'node:module';

/** A statement: its values in order, or one object with them by name, of which some may be unused. */
export interface Statement<Values extends readonly unknown[] = readonly unknown[], Row = unknown> {
  get(...values: Values): Row | undefined;
  all(...values: Values): Row[];
  iterate(...values: Values): IterableIterator<Row>;
  run(...values: Values): { changes: number };
}

/** A transaction: either deferred, or taking the write lock immediately. Transactions are not nested. */
type Transaction<Args extends readonly unknown[], Result> = ((...args: Args) => Result) & {
  immediate: (...args: Args) => Result;
};

/** An open file. The `code` of its errors is SQLite's name for them, like `SQLITE_BUSY`, or begins with it. */
export interface Database {
  readonly open: boolean;
  prepare<Values extends readonly unknown[] = readonly unknown[], Row = unknown>(sql: string): Statement<Values, Row>;
  exec(sql: string): void;
  /** The rows that a PRAGMA returns. */
  pragma(text: string): unknown[];
  transaction<Args extends readonly unknown[], Result>(work: (...args: Args) => Result): Transaction<Args, Result>;
  /** Copies everything to a new file, a few pages at a time; what is written meanwhile is copied too. */
  backup(file: string): Promise<unknown>;
  close(): void;
}

export interface OpenOptions {
  /** Read-only; the file must exist. */
  readonly?: boolean;
  /** How long to wait for locks on the file, in ms. */
  timeout?: number;
}

/** The oldest Node whose built-in driver is used. */
const FIRST_WITH_OWN_DRIVER = 24;
/** The default time to wait for locks on the file, in ms. */
const TIMEOUT_MS = 5000;

const load = createRequire(import.meta.url);
/** Whether this Node has a reliable driver of its own, so that nothing compiled is needed. */
export const hasOwnDriver = Number(process.versions.node.split('.', 1)[0]) >= FIRST_WITH_OWN_DRIVER;

/** Opens a file, or `:memory:`. Throws the driver's errors. */
export function openDatabase(file: string, { readonly = false, timeout = TIMEOUT_MS }: OpenOptions = {}): Database {
  return hasOwnDriver ? new OwnDatabase(file, readonly, timeout) : openPackaged(file, { readonly, timeout });
}

function openPackaged(file: string, options: OpenOptions): Database {
  const Packaged = load('better-sqlite3') as new (file: string, options: OpenOptions) => Database;
  return new Packaged(file, options);
}

/** The part of Node's driver that is used; the types of the oldest supported Node lack it. */
interface OwnStatement<Values extends readonly unknown[], Row> extends Statement<Values, Row> {
  setAllowUnknownNamedParameters(allowed: boolean): void;
}
interface OwnConnection {
  prepare<Values extends readonly unknown[], Row>(sql: string): OwnStatement<Values, Row>;
  exec(sql: string): void;
  readonly isTransaction: boolean;
  close(): void;
}
interface OwnDriver {
  DatabaseSync: new (file: string, options: { readOnly: boolean; timeout: number }) => OwnConnection;
  backup(from: OwnConnection, file: string): Promise<unknown>;
}

/** SQLite's primary result codes that this program distinguishes (sqlite.org/rescode.html). */
const RESULT_CODES: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/** Runs something, and adds SQLite's name to its errors: Node's own driver only has the number. */
function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    // The lowest byte is the primary code; the others give details.
    if (typeof errcode === 'number')
      throw Object.assign(error as Error, { code: RESULT_CODES[errcode & 0xff] ?? 'SQLITE_ERROR' });
    throw error;
  }
}

/** Node's own driver with the interface of the other. */
class OwnDatabase implements Database {
  readonly #connection: OwnConnection;
  #isOpen = true;

  constructor(file: string, readonly: boolean, timeout: number) {
    const { DatabaseSync } = load('node:sqlite') as OwnDriver;
    this.#connection = named(() => new DatabaseSync(file, { readOnly: readonly, timeout }));
  }

  get open(): boolean {
    return this.#isOpen;
  }

  prepare<Values extends readonly unknown[], Row>(sql: string): Statement<Values, Row> {
    const statement = named(() => this.#connection.prepare<Values, Row>(sql));
    statement.setAllowUnknownNamedParameters(true);
    return {
      get: (...values) => named(() => statement.get(...values)),
      all: (...values) => named(() => statement.all(...values)),
      iterate: (...values) => named(() => statement.iterate(...values)),
      run: (...values) => named(() => statement.run(...values)),
    };
  }

  exec(sql: string): void {
    named(() => {
      this.#connection.exec(sql);
    });
  }

  pragma(text: string): unknown[] {
    return this.prepare(`PRAGMA ${text}`).all();
  }

  transaction<Args extends readonly unknown[], Result>(work: (...args: Args) => Result): Transaction<Args, Result> {
    const within =
      (begin: string) =>
      (...args: Args): Result => {
        this.exec(begin);
        try {
          const result = work(...args);
          this.exec('COMMIT');
          return result;
        } catch (error) {
          // Some errors, such as a full disk, have already ended the transaction.
          if (this.#connection.isTransaction) this.exec('ROLLBACK');
          throw error;
        }
      };
    return Object.assign(within('BEGIN'), { immediate: within('BEGIN IMMEDIATE') });
  }

  backup(file: string): Promise<unknown> {
    return (load('node:sqlite') as OwnDriver).backup(this.#connection, file);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#connection.close();
  }
}
