/** The connections to Postgres, statements with named values, and transactions. */
import pg from 'pg';

export interface PostgresOptions {
  /** The maximum number of connections of this process. */
  readonly connections?: number | undefined;
  /** Called when an idle connection breaks: no call rejects then, and the next one reconnects. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

export const CONNECT_MS = 5000;
/** Statement timeout: nothing takes this long unless something is wrong, and its lock must not stay. */
const STATEMENT_MS = 10_000;
/** For a database that does not even report the timeout. */
const ANSWER_MS = 15_000;

/** A statement as Postgres takes it: with numbered values, and prepared once per connection under a name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** The names of the values, in the order of their numbers. */
  readonly values: readonly string[];
}

/** A statement from a text in which names of values begin with `@`. */
export function statement(name: string, text: string): Statement {
  const values = [...new Set(Array.from(text.matchAll(/@(\w+)/g), ([, value]) => value!))];
  return {
    name,
    text: text.replaceAll(/@(\w+)/g, (_, value: string) => `$${String(values.indexOf(value) + 1)}`),
    values,
  };
}

/** Runs a statement with values by name. */
export type Run = <Row extends pg.QueryResultRow>(
  statement: Statement,
  values?: Readonly<Record<string, unknown>>,
) => Promise<pg.QueryResult<Row>>;

const runOn =
  (connection: pg.Pool | pg.PoolClient): Run =>
  async ({ name, text, values }, given = {}) =>
    connection.query({
      name,
      text,
      values: values.map((value) => {
        if (!(value in given)) throw new Error(`The statement "${name}" wants a value named ${value}`);
        return given[value];
      }),
    });

/** What the parts of this storage share. */
export interface Connections {
  readonly run: Run;
  /** Runs several statements as one transaction. Anything thrown rolls it back and is rethrown. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** An ID to look for. Postgres rejects texts with NUL; no match ID contains one, so nothing is found. */
export const key = (id: string): string => id.replaceAll('\0', '\uFFFD');

const types = new pg.TypeOverrides();
// Bigints are times and counts here, which fit into numbers.
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens connections as needed, and keeps them. */
export function connect(url: string, { connections = 10, onLost }: PostgresOptions): Connections {
  // pg's errors reference the whole connection, which does not belong in a log.
  const lost = ({ message }: Error) => {
    onLost?.(new Error(`A connection to the database was lost: ${message}`));
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
    fallback_application_name: 'dominant-species',
    types,
  });
  // Without a listener a broken connection would end the process.
  pool.on('error', lost);
  let closed: Promise<void> | undefined;

  return {
    run: runOn(pool),

    async transaction(work) {
      const client = await pool.connect();
      // The pool only listens to idle connections.
      client.on('error', lost);
      let isBroken = false;
      try {
        await client.query('begin');
        const result = await work(runOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.off('error', lost);
        client.release(isBroken);
      }
    },

    async close() {
      await (closed ??= pool.end());
    },
  };
}
