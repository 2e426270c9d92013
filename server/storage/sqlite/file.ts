/** The SQLite file: opens it exclusively, explains what is wrong with it, and migrates it. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  CHAT_OF_ACCOUNTS,
  chatNumbers,
  passkeyTable,
  peopleTables,
  planTable,
  sleepColumn,
  vacationTable,
} from '../sql.ts';
import { type Database, openDatabase } from './driver.ts';

/** The migrations from an empty file to the current version, oldest first; `user_version` counts those done. */
const MIGRATIONS = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     finished INTEGER NOT NULL,
     unlisted INTEGER NOT NULL,
     setup_data TEXT NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     next_match_id TEXT,
     bot_seats INTEGER NOT NULL,
     deciding INTEGER,
     state_id INTEGER NOT NULL,
     standing TEXT NOT NULL,
     claimed_until INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX matches_by_change ON matches (finished, updated_at);
   -- What every move rewrites is stored apart from what lists read.
   CREATE TABLE tables (match_id TEXT PRIMARY KEY, state TEXT NOT NULL, initial_state TEXT NOT NULL) STRICT;
   CREATE TABLE log (
     match_id TEXT NOT NULL,
     state_id INTEGER NOT NULL,
     entries TEXT NOT NULL,
     PRIMARY KEY (match_id, state_id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE chat (n INTEGER PRIMARY KEY, match_id TEXT NOT NULL, message TEXT NOT NULL) STRICT;
   CREATE INDEX chat_by_match ON chat (match_id, n);`,
  // Without it, listing running and finished matches reads the whole table, and everybody waits meanwhile.
  `CREATE INDEX matches_public ON matches (updated_at) WHERE unlisted = 0;`,
  // There was only one game then.
  `ALTER TABLE matches ADD COLUMN game TEXT NOT NULL DEFAULT 'dominant-species';
   ALTER TABLE matches ADD COLUMN host TEXT;
   ALTER TABLE matches ADD COLUMN next_unlisted INTEGER NOT NULL DEFAULT 1;
   CREATE INDEX matches_public_of_game ON matches (game, updated_at) WHERE unlisted = 0;
   CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;`,
  // A match of which nothing is known counts as begun: it stays. Visits were not noted before, so today counts as one.
  `ALTER TABLE matches ADD COLUMN persons INTEGER NOT NULL DEFAULT 1;
   ALTER TABLE matches ADD COLUMN vacant INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN made_by TEXT;
   ALTER TABLE matches ADD COLUMN made_near TEXT;
   ALTER TABLE matches ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN seating INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET
     seen_at = strftime('%s', 'now') * 1000,
     persons = (length(seats) - length(replace(seats, '"credentials":"', ''))) / length('"credentials":"'),
     vacant = (length(seats) - length(replace(seats, '"name":null,"credentials":null,"bot":null', '')))
       / length('"name":null,"credentials":null,"bot":null');
   CREATE INDEX matches_unstarted ON matches (max(updated_at, seen_at))
     WHERE finished = 0 AND (persons = 0 OR state_id = 0 OR (persons = 1 AND vacant > 0));
   CREATE INDEX matches_made ON matches (made_by) WHERE made_by IS NOT NULL;
   CREATE INDEX matches_made_near ON matches (made_near) WHERE made_near IS NOT NULL;
   CREATE TABLE server (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  // Clocks: null where nothing is to be done. tell_at is for who is told that it is their turn.
  `ALTER TABLE matches ADD COLUMN stint INTEGER;
   ALTER TABLE matches ADD COLUMN clock TEXT;
   ALTER TABLE matches ADD COLUMN due_at INTEGER;
   ALTER TABLE matches ADD COLUMN tell_at INTEGER;
   CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX matches_tell ON matches (tell_at) WHERE tell_at IS NOT NULL;
   CREATE TABLE downtimes (since INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;
   CREATE TABLE results (
     match_id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     game TEXT NOT NULL,
     ended_at INTEGER NOT NULL,
     how TEXT NOT NULL,
     unrated INTEGER NOT NULL,
     account TEXT,
     name TEXT,
     bot TEXT,
     place INTEGER,
     score REAL,
     PRIMARY KEY (match_id, seat)
   ) STRICT;
   CREATE INDEX results_by_account ON results (account) WHERE account IS NOT NULL;`,
  peopleTables('INTEGER', ' STRICT'),
  vacationTable('INTEGER', ' STRICT'),
  CHAT_OF_ACCOUNTS,
  planTable('INTEGER', ' STRICT'),
  sleepColumn('INTEGER', `CAST(strftime('%s', 'now') AS INTEGER)`),
  passkeyTable('INTEGER', ' STRICT'),
  chatNumbers('DROP INDEX chat_by_match;'),
];

/** How durable a stored move is: `normal` survives the end of the process, `full` also a power failure. */
export type Sync = 'normal' | 'full';

/** Files up to this size are checked for corruption when opened, in bytes. */
const FULL_CHECK_BYTES = 256 * 2 ** 20;
/** Files up to this size are checked whole while the server runs, in bytes: everybody waits meanwhile. Of larger ones some matches are read. */
const FULL_RECHECK_BYTES = 16 * 2 ** 20;
const MATCHES_READ = 20;
/** How long to wait for an ending process to release the file, in ms. */
const LOCK_MS = 2000;

/** An open file, and how to release it. */
export interface SqliteFile {
  readonly db: Database;
  /** Re-reads the file through a new connection, which has nothing in a cache; throws an Error if it is corrupt. */
  readonly verify: () => void;
  readonly close: () => void;
}

/**
 * Opens a file for this process alone, created if it does not exist. Throws an Error that explains what is wrong: the folder
 * cannot be created or written to, another process uses the file, it is corrupt, not a database, or from a later version of this
 * program.
 */
export function openFile(file: string, sync: Sync): SqliteFile {
  if (file === ':memory:') {
    const db = openDatabase(file);
    migrate(db, file);
    return {
      db,
      verify: () => undefined,
      close: () => {
        db.close();
      },
    };
  }
  makeFolder(file);
  const lock = lockFile(file);
  let db: Database | undefined;
  try {
    db = openDatabase(file);
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${sync}`);
    // A checkpoint copies the log back into the file; rare enough to spread its cost over many moves.
    db.pragma('wal_autocheckpoint = 4000');
    migrate(db, file);
    if (statSync(file).size <= FULL_CHECK_BYTES) lookThrough(db);
    const opened = db;
    return {
      db,
      verify: () => {
        verify(file);
      },
      close() {
        opened.close();
        lock.close();
      },
    };
  } catch (error) {
    db?.close();
    lock.close();
    throw worded(file, error);
  }
}

/** Creates a folder and its parents. Node's own recursive mkdir never returns for a path such as /proc/nowhere. */
function makeFolders(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

function makeFolder(file: string): void {
  const folder = dirname(file);
  try {
    makeFolders(resolve(folder));
  } catch (error) {
    throw new Error(`DATA_FILE: the folder ${folder} cannot be made (${codeOf(error)}).`, { cause: error });
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      `DATA_FILE: ${file} and its folder must be writable by the user of the server (${codeOf(error)}).`,
      { cause: error },
    );
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`DATA_FILE: ${file} is a folder. Name a file in it: ${join(file, 'dominant-species.sqlite')}`);
  }
}

/**
 * Locks a file beside the database for as long as the process lives: two servers on one database would each have a wrong cache.
 * The system releases the lock however the process ends. Programs that only read the database, such as backups, are not locked
 * out.
 */
function lockFile(file: string): Database {
  let lock: Database | undefined;
  try {
    lock = openDatabase(`${file}.lock`, { timeout: LOCK_MS });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (codeOf(error) === 'SQLITE_BUSY') {
      throw new Error(
        `DATA_FILE: another server uses ${file}. A file of SQLite is for one process; several need DATABASE_URL.`,
        {
          cause: error,
        },
      );
    }
    throw worded(file, error);
  }
}

/** Throws an Error if anything in the file is corrupt. */
function lookThrough(db: Database): void {
  const [first] = db.pragma('quick_check(1)') as { quick_check: string }[];
  if (first?.quick_check !== 'ok') throw Object.assign(new Error(first?.quick_check), { code: 'SQLITE_CORRUPT' });
}

/** Checks a file in use for corruption, through a separate connection. */
function verify(file: string): void {
  const db = openDatabase(file, { readonly: true });
  try {
    if (statSync(file).size <= FULL_RECHECK_BYTES) {
      lookThrough(db);
      return;
    }
    const [{ last } = { last: 0 }] = db.prepare<[], { last: number }>('SELECT MAX(rowid) AS last FROM tables').all();
    const from = Math.floor(Math.random() * last);
    db.prepare('SELECT state, initial_state FROM tables WHERE rowid >= ? LIMIT ?').all(from, MATCHES_READ);
  } finally {
    db.close();
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? error);

/** Adds the cause and a remedy to SQLite's error. */
function worded(file: string, error: unknown): unknown {
  const code = codeOf(error);
  const cause = { cause: error };
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_PERM')) {
    return new Error(`DATA_FILE: ${file} and its folder must be writable by the user of the server (${code}).`, cause);
  }
  if (code.startsWith('SQLITE_CORRUPT')) {
    return new Error(`DATA_FILE: ${file} is damaged (${code}). Restore a backup.`, cause);
  }
  if (code.startsWith('SQLITE_NOTADB')) return new Error(`DATA_FILE: ${file} is not a database of SQLite.`, cause);
  if (
    code === 'ERR_DLOPEN_FAILED' ||
    (error instanceof Error && error.message.startsWith('Could not locate the bindings'))
  ) {
    return new Error(
      'SQLite has no binary for this machine and Node: run `npm rebuild better-sqlite3`, or use Postgres (DATABASE_URL).',
      cause,
    );
  }
  if (code === 'MODULE_NOT_FOUND') {
    return new Error(
      'Before Node 24 SQLite needs a package: run `npm install better-sqlite3`, or use Postgres (DATABASE_URL).',
      cause,
    );
  }
  if (code.startsWith('SQLITE_FULL')) return new Error(`DATA_FILE: the disk of ${file} is full.`, cause);
  return error;
}

function migrate(db: Database, file: string): void {
  const [{ user_version: made }] = db.pragma('user_version') as [{ user_version: number }];
  if (made > MIGRATIONS.length) {
    throw new Error(
      `${file} was written by a later version of this program (${String(made)} > ${String(MIGRATIONS.length)})`,
    );
  }
  db.transaction(() => {
    for (const migration of MIGRATIONS.slice(made)) db.exec(migration);
    db.pragma(`user_version = ${String(MIGRATIONS.length)}`);
  }).immediate();
}
