/**
 * Matches in a Postgres database, which several processes may share. A match is a row, so whatever must happen to it at once is one
 * statement or holds the row's lock. JSON is kept as text: it is read whole, and `jsonb` would refuse texts that JSON allows.
 */
import type { LogEntry } from 'boardgame.io';
import pg from 'pg';
import { MATCH_COLUMNS, type MatchRow, SOMEBODY, botSeatsOf, changed, matchOf } from './rows.ts';
import type { ChatMessage } from '../../src/kit/wire.ts';
import type { Listed, Listing, Move, Storage, TableState } from './storage.ts';

export interface PostgresOptions {
  /** How many connections this process opens at most. */
  readonly connections?: number | undefined;
  /** Told when a connection breaks that nothing waits for: no call rejects then, and the next one connects anew. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * What brings a database from each version of the tables to the next. What has been released is never edited: changes go
 * to the end.
 */
const MIGRATIONS: readonly string[] = [
  `create table matches (
     id text primary key,
     created_at bigint not null,
     updated_at bigint not null,
     finished boolean not null,
     unlisted boolean not null,
     setup_data text not null,
     options text not null,
     seats text not null,
     next_match_id text,
     bot_seats int not null,
     deciding int,
     since bigint not null,
     state_id int not null,
     standing text not null,
     state text not null,
     initial_state text not null,
     claimed_until bigint not null default 0
   );
   create index matches_public on matches (updated_at desc, id) where not unlisted;
   create index matches_finished on matches (updated_at) where finished;
   create index matches_running on matches (id) where not finished;
   create index matches_waiting on matches (since)
     where not finished and deciding is not null and (bot_seats >> deciding) & 1 = 1;
   create table log (
     match_id text not null references matches on delete cascade,
     state_id int not null,
     entries text not null,
     primary key (match_id, state_id)
   );
   create table chat (
     match_id text not null references matches on delete cascade,
     n bigint generated always as identity,
     message text not null,
     primary key (match_id, n)
   );`,
  // There was one game.
  `alter table matches
     add column game text not null default 'dominant-species',
     add column host text,
     add column next_unlisted boolean not null default true;
   create index matches_public_of_game on matches (game, updated_at desc, id) where not unlisted;
   create table health (id int primary key check (id = 1), at bigint not null);`,
];

/** The version of the tables that this program works with. */
export const POSTGRES_VERSION = MIGRATIONS.length;

/** Held while the tables are made, so that of several processes that start at once one makes them. Any number that is always the same. */
const MIGRATION_LOCK = 4_726_041_851;

const CONNECT_MS = 5000;
/** No statement of a match takes longer unless something is wrong; then the lock it holds must not stay. */
const STATEMENT_MS = 10_000;
/** For a database that does not even say that it gave up. */
const ANSWER_MS = 15_000;
/** Matches removed by one statement, to stay well within its time. */
const PRUNED_AT_ONCE = 200;

interface TableRow extends MatchRow {
  state: string;
}

const WAITS_FOR_BOT = 'not finished and deciding is not null and (bot_seats >> deciding) & 1 = 1';

const toListed = (row: MatchRow): Listed => ({ match: matchOf(row), updatedAt: row.updated_at });

/** An ID to look for. Postgres refuses texts with NUL outright; no match has one in its ID, so none is found. */
const key = (id: string): string => id.replaceAll('\0', '\uFFFD');

const types = new pg.TypeOverrides();
// Bigints are times and counts here, which numbers hold.
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a database of Postgres, and makes or migrates its tables. Rejects if it does not answer or a newer program has migrated it. */
export async function openPostgres(url: string, { connections = 10, onLost }: PostgresOptions = {}): Promise<Storage> {
  await migrate(url);
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

  /** A statement that is prepared once on each connection. */
  async function ask<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) {
    return pool.query<Row>({ name, text, values: [...values] });
  }

  /** Does several statements as one. Whatever it throws undoes them and is passed on. */
  async function transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    // The pool listens to idle connections only.
    client.on('error', lost);
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(client);
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
  }

  let closed: Promise<void> | undefined;

  return {
    isShared: true,

    async create(match, state) {
      const { standing } = match;
      const json = JSON.stringify(state);
      await ask(
        'create',
        `insert into matches (id, created_at, updated_at, finished, unlisted, setup_data, options, seats, next_match_id,
           bot_seats, deciding, since, state_id, standing, state, initial_state, game, next_unlisted, host)
         values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16, $17)`,
        [
          match.id,
          match.createdAt,
          standing.gameover !== null,
          match.unlisted,
          JSON.stringify(match.setupData ?? null),
          JSON.stringify(match.options),
          JSON.stringify(match.seats),
          match.nextMatchID,
          botSeatsOf(match.seats),
          standing.deciding,
          standing.since,
          standing.stateID,
          JSON.stringify(standing),
          json,
          match.game,
          match.isNextUnlisted,
          JSON.stringify(match.host),
        ],
      );
    },

    async match(id) {
      const { rows } = await ask<MatchRow>('match', `select ${MATCH_COLUMNS} from matches where id = $1`, [key(id)]);
      return rows[0] && toListed(rows[0]);
    },

    async matches(ids) {
      const { rows } = await ask<MatchRow>(
        'matches',
        `select ${MATCH_COLUMNS} from matches where id = any($1::text[])`,
        [ids.map(key)],
      );
      return rows.map(toListed);
    },

    async table(id) {
      const { rows } = await ask<TableRow>('table', `select ${MATCH_COLUMNS}, state from matches where id = $1`, [
        key(id),
      ]);
      return rows[0] && { match: matchOf(rows[0]), state: JSON.parse(rows[0].state) as TableState };
    },

    async everything(id) {
      // One statement sees one moment.
      const { rows } = await ask<TableRow & { initial_state: string; log: string | null }>(
        'everything',
        `select ${MATCH_COLUMNS}, state, initial_state,
           (select string_agg(entries, ',' order by state_id) from log where match_id = id) as log
         from matches where id = $1`,
        [key(id)],
      );
      const row = rows[0];
      return (
        row && {
          match: matchOf(row),
          state: JSON.parse(row.state) as TableState,
          initialState: JSON.parse(row.initial_state) as TableState,
          log: (JSON.parse(`[${row.log ?? ''}]`) as LogEntry[][]).flat(),
        }
      );
    },

    async change(id, at, change) {
      return transaction(async (client) => {
        const { rows } = await client.query<MatchRow>({
          name: 'change',
          text: `select ${MATCH_COLUMNS} from matches where id = $1 for no key update`,
          values: [key(id)],
        });
        if (!rows[0]) return undefined;
        const match = matchOf(rows[0]);
        const after = changed(match, change(match));
        await client.query({
          name: 'changed',
          text: 'update matches set seats = $2, next_match_id = $3, bot_seats = $4, updated_at = $5, next_unlisted = $6, host = $7 where id = $1',
          values: [
            id,
            JSON.stringify(after.seats),
            after.nextMatchID,
            botSeatsOf(after.seats),
            at,
            after.isNextUnlisted,
            JSON.stringify(after.host),
          ],
        });
        return after;
      });
    },

    async commit({ match, madeOn, state, entries, standing }: Move) {
      // Who comes second waits for the row, then finds that the number is another and keeps nothing.
      const { rowCount } = await ask(
        'commit',
        `with moved as (
           update matches set state_id = $3, state = $4, standing = $5, finished = $6, deciding = $7, since = $8,
             updated_at = $8, claimed_until = 0
           where id = $1 and state_id = $2
           returning id
         )
         insert into log (match_id, state_id, entries) select id, $2, $9 from moved`,
        [
          key(match),
          madeOn,
          standing.stateID,
          JSON.stringify(state),
          JSON.stringify(standing),
          standing.gameover !== null,
          standing.deciding,
          standing.since,
          JSON.stringify(entries),
        ],
      );
      return rowCount === 1;
    },

    async say(id, said, limit) {
      return transaction(async (client) => {
        // The lock keeps two messages from each overlooking the other when they count.
        const found = await client.query('select from matches where id = $1 for no key update', [key(id)]);
        if (found.rowCount === 0) return false;
        await client.query('insert into chat (match_id, message) values ($1, $2)', [key(id), JSON.stringify(said)]);
        await client.query(
          `delete from chat where match_id = $1
             and n <= (select n from chat where match_id = $1 order by n desc limit 1 offset $2)`,
          [key(id), limit],
        );
        return true;
      });
    },

    async chat(id) {
      const { rows } = await ask<{ message: string }>(
        'chat',
        'select message from chat where match_id = $1 order by n',
        [key(id)],
      );
      return rows.map(({ message }) => JSON.parse(message) as ChatMessage);
    },

    async list({ game, isGameover, updatedBefore, updatedAfter, limit }: Listing) {
      const { rows } = await ask<MatchRow>(
        'list',
        `select ${MATCH_COLUMNS} from matches
         where not unlisted
           and ($1::boolean is null or finished = $1)
           and ($2::bigint is null or updated_at < $2)
           and ($3::bigint is null or updated_at > $3)
           and ($5::text is null or game = $5)
         order by updated_at desc, id limit $4`,
        [isGameover ?? null, updatedBefore ?? null, updatedAfter ?? null, limit, game ?? null],
      );
      return rows.map(toListed);
    },

    async count() {
      const { rows } = await ask<{ running: number; kept: number }>(
        'count',
        `select (select count(*) from matches where not finished) as running, (select count(*) from matches) as kept`,
        [],
      );
      return rows[0]!;
    },

    async remove(id, when) {
      await transaction(async (client) => {
        const { rows } = await client.query<MatchRow>(`select ${MATCH_COLUMNS} from matches where id = $1 for update`, [
          key(id),
        ]);
        if (rows[0] && (!when || when(matchOf(rows[0])))) {
          await client.query('delete from matches where id = $1', [key(id)]);
        }
      });
    },

    async prune(finishedBefore, emptyBefore) {
      let removed = 0;
      for (;;) {
        // What is locked is being changed or removed by another: not old, or not ours to count.
        const { rowCount } = await ask(
          'prune',
          `delete from matches where id in (
             select id from matches
             where (finished and updated_at < $1) or (not finished and created_at < $2 and seats not like '${SOMEBODY}')
             limit ${String(PRUNED_AT_ONCE)}
             for update skip locked
           )`,
          [finishedBefore, emptyBefore],
        );
        removed += rowCount ?? 0;
        if (!rowCount) return removed;
      }
    },

    async waitingForBots(now, limit) {
      const { rows } = await ask<{ id: string }>(
        'waiting',
        `select id from matches where ${WAITS_FOR_BOT} and claimed_until <= $1 order by since, id limit $2`,
        [now, limit],
      );
      return rows.map(({ id }) => id);
    },

    async claim(id, now, until) {
      const { rowCount } = await ask(
        'claim',
        `update matches set claimed_until = $3 where id = $1 and ${WAITS_FOR_BOT} and claimed_until <= $2`,
        [key(id), now, until],
      );
      return rowCount === 1;
    },

    async check(now) {
      await ask('check', 'insert into health (id, at) values (1, $1) on conflict (id) do update set at = excluded.at', [
        now,
      ]);
      await ask('checked', `select ${MATCH_COLUMNS} from matches limit 1`, []);
    },

    async close() {
      await (closed ??= pool.end());
    },
  };
}

/** Brings the tables to the version of this program: all of it or nothing. It may take its time, so its statements have no limit. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // The statement under way rejects too; without a listener the process would end besides.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists schema_version (version int not null)');
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The database was written by a later version of this program (${String(version)} > ${String(MIGRATIONS.length)})`,
      );
    }
    if (version < MIGRATIONS.length) {
      for (const statements of MIGRATIONS.slice(version)) await client.query(statements);
      await client.query('delete from schema_version');
      await client.query('insert into schema_version values ($1)', [MIGRATIONS.length]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
