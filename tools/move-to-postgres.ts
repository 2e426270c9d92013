/** `npm run -s move-to-postgres`: copies everything a server stored in SQLite to an empty Postgres database: all of it or nothing. */
import { existsSync } from 'node:fs';
import pg from 'pg';
import { type Config, readConfig } from '../server/config.ts';
import type { Standing } from '../server/match.ts';
import { openPostgres } from '../server/storage/postgres.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import { type Database, openDatabase } from '../server/storage/sqlite/driver.ts';
import { command, runIfStarted, stop } from './command-line.ts';

const USAGE = `DATABASE_URL=postgres://… npm run -s move-to-postgres [-- --from FILE]

  --from FILE  the SQLite file (default DATA_FILE, or data/dominant-species.sqlite)

Stop the server first. Missing tables are created in Postgres; they must not contain any matches.`;

/** Rows sent to Postgres at once. */
const BATCH_ROWS = 200;

/** What is copied unchanged. Claims are not: the process that made them has ended. */
const COLUMNS = [
  'id',
  'game',
  'created_at',
  'updated_at',
  'setup_data',
  'options',
  'seats',
  'next_match_id',
  'host',
  'bot_seats',
  'deciding',
  'state_id',
  'persons',
  'vacant',
  'made_by',
  'made_near',
  'seen_at',
  'standing',
  'state',
  'initial_state',
  'seating',
  'said',
  'stint',
  'clock',
  'due_at',
  'tell_at',
  'asleep_at',
] as const;

/** Tables that are copied as they are. */
const WHOLE_TABLES = [
  'results',
  'downtimes',
  'accounts',
  'devices',
  'secrets',
  'sittings',
  'channels',
  'deliveries',
  'muted',
  'vacations',
  'plans',
  'passkeys',
];

type MatchRow = Record<(typeof COLUMNS)[number], string | number | null> & {
  finished: number;
  unlisted: number;
  next_unlisted: number;
  standing: string;
};

/** How much there is to copy, or was copied. */
const COUNTED = ['matches', 'log', 'chat', 'results', 'downtimes'] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

const COUNT = `select ${COUNTED.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`;

const said = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

function configOf(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    stop(said(error), 2);
  }
}

export const main = command(USAGE, async (given, io) => {
  const { databaseUrl, dataFile } = configOf();
  const from = given.text('from') ?? dataFile;
  if (databaseUrl === null) stop(`DATABASE_URL is not set: the database to copy to.\n\n${USAGE}`, 2);
  if (!existsSync(from)) stop(`There is no file ${from}.`, 2);
  try {
    const { matches, log, chat } = await copy(from, databaseUrl);
    io.out(`Copied. Matches: ${String(matches)}, moves: ${String(log)}, chat messages: ${String(chat)}.\n`);
    return 0;
  } catch (error) {
    return stop(`Nothing was copied: ${said(error)}`, 1);
  }
});

async function copy(file: string, url: string): Promise<Counts> {
  // The file of a running server must not be touched at all.
  openAlone(file).close();
  // Opening both brings their tables to the versions that this program knows.
  await openSqlite(file).close();
  await (await openPostgres(url)).close();

  const sqlite = openAlone(file);
  const client = new pg.Client({ connectionString: url });
  // The running statement rejects too; without a listener the process would end at once.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query(`lock table ${COUNTED.join(', ')} in exclusive mode`);
    const { rows } = await client.query('select from matches limit 1');
    if (rows.length > 0) throw new Error('there are matches in the Postgres database already.');
    await copyMatches(sqlite, client);
    await copyLog(sqlite, client);
    await copyChat(sqlite, client);
    await copyRows(sqlite, client, 'results', ({ unrated, ...row }) => ({ ...row, unrated: unrated === 1 }));
    await copyRows(sqlite, client, 'downtimes', (row) => row);
    await copySecrets(sqlite, client);
    for (const table of WHOLE_TABLES) await copyTable(sqlite, client, table);
    const copied = await counted(sqlite, client);
    await client.query('commit');
    return copied;
  } finally {
    await client.end();
    sqlite.close();
  }
}

/** Opens the file exclusively, so that no server can go on using it. */
function openAlone(file: string): Database {
  const sqlite = openDatabase(file, { timeout: 500 });
  try {
    sqlite.pragma('locking_mode = exclusive');
    sqlite.exec('begin exclusive');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) {
      throw new Error(`${file} is in use; stop the server first.`, { cause: error });
    }
    throw error;
  }
}

async function copyMatches(sqlite: Database, client: pg.Client): Promise<void> {
  const columns = [...COLUMNS, 'finished', 'unlisted', 'next_unlisted', 'since'];
  const text = `insert into matches (${columns.join(', ')}) values (${columns.map((_, index) => `$${String(index + 1)}`).join(', ')})`;
  const rows = sqlite.prepare<[], MatchRow>('select * from matches join tables on match_id = id').iterate();
  for (const row of rows) {
    const { since } = JSON.parse(row.standing) as Standing;
    const copied = [
      ...COLUMNS.map((column) => row[column]),
      row.finished === 1,
      row.unlisted === 1,
      row.next_unlisted === 1,
      since,
    ];
    await client.query({ name: 'match', text, values: copied });
  }
}

async function copyLog(sqlite: Database, client: pg.Client): Promise<void> {
  const rows = sqlite
    .prepare<[], { match_id: string; state_id: number; entries: string }>('select match_id, state_id, entries from log')
    .iterate();
  for (const some of together(rows)) {
    await client.query({
      name: 'log',
      text: 'insert into log (match_id, state_id, entries) select * from unnest($1::text[], $2::int[], $3::text[])',
      values: [some.map((row) => row.match_id), some.map((row) => row.state_id), some.map((row) => row.entries)],
    });
  }
}

async function copyChat(sqlite: Database, client: pg.Client): Promise<void> {
  const rows = sqlite
    .prepare<[], { match_id: string; number: number; message: string; account: string | null }>(
      'select match_id, number, message, account from chat order by n',
    )
    .iterate();
  for (const some of together(rows)) {
    await client.query({
      name: 'chat',
      text: `insert into chat (match_id, number, message, account)
        select match_id, number, message, account
        from unnest($1::text[], $2::int[], $3::text[], $4::text[])
          with ordinality as said (match_id, number, message, account, n) order by n`,
      values: [
        some.map((row) => row.match_id),
        some.map((row) => row.number),
        some.map((row) => row.message),
        some.map((row) => row.account),
      ],
    });
  }
}

type Row = Record<string, string | number | boolean | null>;

/** Copies a table that has the same columns in both; what is there already stays. */
async function copyRows(
  sqlite: Database,
  client: pg.Client,
  table: 'results' | 'downtimes',
  written: (row: Row) => Row,
): Promise<void> {
  const rows = sqlite.prepare<[], Row>(`select * from ${table}`).iterate();
  for (const some of together(rows)) {
    await client.query({
      name: table,
      text: `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`,
      values: [JSON.stringify(some.map(written))],
    });
  }
}

/** Copies what the server made for itself: makers of tables stay known by it. */
async function copySecrets(sqlite: Database, client: pg.Client): Promise<void> {
  for (const { name, value } of sqlite
    .prepare<[], { name: string; value: string }>('select name, value from server')
    .all()) {
    await client.query(
      'insert into server (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [name, value],
    );
  }
}

/** Copies a table whose columns are the same in both databases. */
async function copyTable(sqlite: Database, client: pg.Client, table: string): Promise<void> {
  for (const row of sqlite.prepare<[], Record<string, unknown>>(`select * from ${table}`).iterate()) {
    const columns = Object.keys(row);
    const numbers = columns.map((_, index) => `$${String(index + 1)}`).join(', ');
    await client.query(
      `insert into ${table} (${columns.join(', ')}) values (${numbers}) on conflict do nothing`,
      Object.values(row),
    );
  }
}

/** Yields rows in batches. */
function* together<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let some: Row[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length === BATCH_ROWS) {
      yield some;
      some = [];
    }
  }
  if (some.length > 0) yield some;
}

/** How much was copied; throws if anything is missing. */
async function counted(sqlite: Database, client: pg.Client): Promise<Counts> {
  const there = sqlite.prepare<[], Counts>(COUNT).get()!;
  const { rows } = await client.query<Record<keyof Counts, string>>(COUNT);
  const here = rows[0]!;
  for (const table of COUNTED) {
    // The server that made the tables of Postgres may have noted a downtime there.
    if (Number(here[table]) < there[table]) {
      throw new Error(`of ${String(there[table])} rows of ${table} only ${here[table]} arrived.`);
    }
  }
  return there;
}

runIfStarted(main, import.meta.url);
