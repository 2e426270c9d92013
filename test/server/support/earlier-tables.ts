/** Turns today's tables into those of earlier versions, to test their migration. */

const PEOPLE = ['accounts', 'devices', 'secrets', 'sittings', 'channels', 'deliveries', 'muted'];

/** SQLite: before there were planned moves, sleeping tables, passkeys, and numbers of chat messages. */
export const SQLITE_8 = `DROP INDEX matches_asleep; ALTER TABLE matches DROP COLUMN asleep_at; DROP TABLE plans; DROP TABLE passkeys;
  DROP INDEX chat_by_number; CREATE INDEX chat_by_match ON chat (match_id, n);
  ALTER TABLE chat DROP COLUMN number; ALTER TABLE matches DROP COLUMN said; PRAGMA user_version = 8;`;
/** Postgres: the same. */
export const POSTGRES_7 = `drop index matches_asleep; alter table matches drop column asleep_at; drop table plans, passkeys;
  drop index chat_by_number; alter table chat drop column number; alter table matches drop column said;
  update schema_version set version = 7;`;

/** Before anything was known about people, and when they are away. */
const SQLITE_5 = [
  SQLITE_8,
  'DROP INDEX chat_by_account; ALTER TABLE chat DROP COLUMN account;',
  ...[...PEOPLE, 'vacations'].map((table) => `DROP TABLE ${table};`),
].join(' ');
const POSTGRES_4 = `${POSTGRES_7} alter table chat drop column account; drop table ${PEOPLE.join(', ')}, vacations;`;

/** SQLite: before there were clocks. */
export const SQLITE_4 = `${SQLITE_5}
  DROP INDEX matches_due; DROP INDEX matches_tell; DROP TABLE downtimes; DROP TABLE results;
  ALTER TABLE matches DROP COLUMN stint; ALTER TABLE matches DROP COLUMN clock;
  ALTER TABLE matches DROP COLUMN due_at; ALTER TABLE matches DROP COLUMN tell_at;
  PRAGMA user_version = 4;`;

/** SQLite: before anything was known about who makes tables, about visits, and how often seats changed. */
export const SQLITE_3 = `${SQLITE_4}
  DROP INDEX matches_unstarted; DROP INDEX matches_made; DROP INDEX matches_made_near; DROP TABLE server;
  ALTER TABLE matches DROP COLUMN persons; ALTER TABLE matches DROP COLUMN vacant; ALTER TABLE matches DROP COLUMN made_by;
  ALTER TABLE matches DROP COLUMN made_near; ALTER TABLE matches DROP COLUMN seen_at;
  ALTER TABLE matches DROP COLUMN seating;
  PRAGMA user_version = 3;`;

/** SQLite: when there was only one game. */
export const SQLITE_2 = `${SQLITE_3}
  DROP INDEX matches_public_of_game; DROP TABLE health;
  ALTER TABLE matches DROP COLUMN game; ALTER TABLE matches DROP COLUMN host; ALTER TABLE matches DROP COLUMN next_unlisted;
  PRAGMA user_version = 2;`;

/** Postgres: before there were clocks. */
export const POSTGRES_3 = `${POSTGRES_4}
  drop index matches_due, matches_tell;
  drop table downtimes, results;
  alter table matches drop column stint, drop column clock, drop column due_at, drop column tell_at;
  update schema_version set version = 3;`;

/** Postgres: before anything was known about who makes tables, about visits, and how often seats changed. */
export const POSTGRES_2 = `${POSTGRES_3}
  drop index matches_unstarted, matches_made, matches_made_near;
  drop table server;
  alter table matches drop column persons, drop column vacant, drop column made_by, drop column made_near,
    drop column seen_at, drop column seating;
  update schema_version set version = 2;`;

/** Postgres: when there was only one game. */
export const POSTGRES_1 = `${POSTGRES_2}
  drop index matches_public_of_game;
  drop table health;
  alter table matches drop column game, drop column host, drop column next_unlisted;
  update schema_version set version = 1;`;
