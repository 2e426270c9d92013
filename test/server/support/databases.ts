/**
 * The databases that the server's tests use. If one does not answer its tests are skipped, except in CI, where that is a failure. The quick tier tries what holds
 * in every database in SQLite alone.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createClient } from 'redis';

/** Whether the other databases are left to the full tier. */
const IS_QUICK = process.env.TEST_TIER === 'quick';

/** A schema of its own in a Postgres database, so that test files running at the same time do not affect each other. */
export interface TestPostgres {
  /** Opens the schema as if it were the whole database. */
  readonly url: string;
  /** Runs statements in the schema. */
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Removes every table. */
  readonly empty: () => Promise<void>;
  /** Ends every connection made through `url`, as a restart of the database does. */
  readonly disconnect: () => Promise<void>;
  /** Removes the schema; to be called when everything is closed. */
  readonly drop: () => Promise<void>;
}

/** A Redis, and a prefix for every key and channel, so that test files running at the same time do not affect each other. */
export interface TestRedis {
  readonly url: string;
  readonly prefix: string;
}

/** Schemas left by interrupted test runs are removed at this age. */
const LEFT_BEHIND_MS = 3_600_000;

function leaveOut(what: string, error: unknown): void {
  const note = `${what} does not answer (${error instanceof Error ? error.message || error.name : String(error)})`;
  if (process.env.CI === 'true') throw new Error(`${note}, and in CI its tests must not be left out.`);
  process.stderr.write(`${note}: its tests are left out.\n`);
}

/** A Postgres to test with: `TEST_DATABASE_URL`, `DATABASE_URL`, or the local database `test`. */
export async function postgresForTests(): Promise<TestPostgres | undefined> {
  if (IS_QUICK) return undefined;
  const base = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
  const schema = `test_${String(Date.now())}_${randomBytes(4).toString('hex')}`;
  const pool = new pg.Pool({
    connectionString: base,
    max: 2,
    connectionTimeoutMillis: 3000,
    options: `-c search_path=${schema}`,
  });
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ name: string }>(
      String.raw`select nspname as name from pg_namespace where nspname ~ '^test_\d+_'`,
    );
    for (const { name } of rows) {
      if (Number(name.split('_')[1]) < Date.now() - LEFT_BEHIND_MS) {
        await pool.query(`drop schema if exists "${name}" cascade`);
      }
    }
    await pool.query(`create schema ${schema}`);
  } catch (error) {
    await pool.end();
    leaveOut('Postgres', error);
    return undefined;
  }
  const url = new URL(base);
  url.searchParams.set('application_name', schema);
  // Not with searchParams, which would encode the space as a plus.
  const options = `options=-c%20search_path%3D${schema}`;
  return {
    url: `${url.href}&${options}`,
    query: async (text, values) => (await pool.query(text, values)).rows as never,
    empty: async () => {
      await pool.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    },
    disconnect: async () => {
      await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [schema]);
    },
    drop: async () => {
      await pool.query(`drop schema if exists ${schema} cascade`);
      await pool.end();
    },
  };
}

/** A Redis to test with: `TEST_REDIS_URL`, `REDIS_URL`, or the local one. */
export async function redisForTests(): Promise<TestRedis | undefined> {
  if (IS_QUICK) return undefined;
  const url = process.env.TEST_REDIS_URL ?? process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
  const client = createClient({ url, socket: { connectTimeout: 3000, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    await client.close();
  } catch (error) {
    leaveOut('Redis', error);
    return undefined;
  }
  return { url, prefix: `test-${randomBytes(6).toString('hex')}:` };
}
