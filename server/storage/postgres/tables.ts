/** The Postgres tables, and their migrations from earlier versions. */
import pg from 'pg';
import { CONNECT_MS } from './connections.ts';

/** The migrations from each version of the tables to the next. Released ones are never edited: append changes at the end. */
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
  // There was only one game then.
  `alter table matches
     add column game text not null default 'dominant-species',
     add column host text,
     add column next_unlisted boolean not null default true;
   create index matches_public_of_game on matches (game, updated_at desc, id) where not unlisted;
   create table health (id int primary key check (id = 1), at bigint not null);`,
];

/** The version of the tables that this program works with. */
export const POSTGRES_VERSION = MIGRATIONS.length;

/** Held while the tables are created, so that only one of several starting processes does it. Any constant number will do. */
const MIGRATION_LOCK = 4_726_041_851;

/** Migrates the tables to the current version, completely or not at all. It may take long, so its statements have no timeout. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // The running statement rejects too; without a listener the process would also end.
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
