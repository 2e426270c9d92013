/** The connections to Postgres, statements with named values, and transactions. */
import pg from 'pg';

export interface PostgresOptions {
  /** How many connections this process opens at most. */
  readonly connections?: number | undefined;
  /** Called when a connection breaks that nothing waits for: no call rejects then, and the next one connects again. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

export const CONNECT_MS = 5000;
/** No statement of a match takes longer unless something is wrong; then the lock it holds must not stay. */
const STATEMENT_MS = 10_000;
/** For a database that does not even say that it gave up. */
const ANSWER_MS = 15_000;

/** A statement as Postgres takes it: its values numbered, and prepared once on each connection under a name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** The names of the values, in the order of their numbers. */
  readonly values: readonly string[];
}

/** A statement from a text in which the names of values begin with `@`. */
export function statement(name: string, text: string): Statement {
  const values = [...new Set(Array.from(text.matchAll(/@(\w+)/g), ([, value]) => value!))];
  return {
    name,
    text: text.replaceAll(/@(\w+)/g, (_, value: string) => `$${String(values.indexOf(value) + 1)}`),
    values,
  };
}

/** Does a statement with values by name. */
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
  /** Does several statements as one. Whatever it throws undoes them and is passed on. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** An ID to look for. Postgres refuses texts with NUL outright; no match has one in its ID, so none is found. */
export const key = (id: string): string => id.replaceAll('\0', '\uFFFD');

const types = new pg.TypeOverrides();
// Bigints are times and counts here, which numbers hold.
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens connections as they are needed, and keeps them. */
export function connect(url: string, { connections = 10, onLost }: PostgresOptions): Connections {
  // What pg gives hangs together with the whole connection, which nobody wants in a log.
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
  // Without a listener a connection that breaks would end the process.
  pool.on('error', lost);
  let closed: Promise<void> | undefined;

  return {
    run: runOn(pool),

    async transaction(work) {
      const client = await pool.connect();
      // The pool listens to idle connections only.
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
