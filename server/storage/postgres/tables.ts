/** The Postgres tables, and their migrations from earlier versions. */
import pg from 'pg';
import {
  CHAT_OF_ACCOUNTS,
  chatNumbers,
  passkeyTable,
  peopleTables,
  planTable,
  sleepColumn,
  vacationTable,
} from '../sql.ts';
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
  // A match of which nothing is known counts as begun: it stays. Visits were not noted before, so today counts as one.
  `alter table matches
     add column persons int not null default 1,
     add column vacant int not null default 0,
     add column made_by text,
     add column made_near text,
     add column seen_at bigint not null default 0,
     add column seating int not null default 0;
   update matches set
     seen_at = extract(epoch from now())::bigint * 1000,
     persons = (length(seats) - length(replace(seats, '"credentials":"', ''))) / length('"credentials":"'),
     vacant = (length(seats) - length(replace(seats, '"name":null,"credentials":null,"bot":null', '')))
       / length('"name":null,"credentials":null,"bot":null');
   create index matches_unstarted on matches (greatest(updated_at, seen_at))
     where not finished and (persons = 0 or state_id = 0 or (persons = 1 and vacant > 0));
   create index matches_made on matches (made_by) where made_by is not null;
   create index matches_made_near on matches (made_near) where made_near is not null;
   create table server (name text primary key, value text not null);`,
  // Clocks: null where nothing is to be done. tell_at is for who is told that it is their turn.
  `alter table matches
     add column stint int,
     add column clock text,
     add column due_at bigint,
     add column tell_at bigint;
   create index matches_due on matches (due_at) where due_at is not null;
   create index matches_tell on matches (tell_at) where tell_at is not null;
   create table downtimes (since bigint primary key, until bigint not null);
   create table results (
     match_id text not null,
     seat int not null,
     game text not null,
     ended_at bigint not null,
     how text not null,
     unrated boolean not null,
     account text,
     name text,
     bot text,
     place int,
     score double precision,
     primary key (match_id, seat)
   );
   create index results_by_account on results (account) where account is not null;`,
  peopleTables('bigint', ''),
  vacationTable('bigint', ''),
  CHAT_OF_ACCOUNTS,
  `${planTable('bigint', '')}
   alter table plans add foreign key (match_id) references matches on delete cascade;`,
  sleepColumn('bigint', 'extract(epoch from now())::bigint'),
  passkeyTable('bigint', ''),
  chatNumbers(),
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
