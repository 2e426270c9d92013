/** Statements that work in every database. Names of values begin with `@`. */
import { MATCH_COLUMNS } from './rows.ts';

export const SELECT_MATCH = `SELECT ${MATCH_COLUMNS} FROM matches WHERE id = @id`;

/** The numbers of a match; a database adds which ones. */
export const SELECT_NUMBERS = 'SELECT id, state_id AS "stateID", seating, said FROM matches WHERE id';

/** Inserts a match, with further columns where the table has them. */
export function insertMatch(...more: readonly string[]): string {
  const own = [
    'finished',
    'bot_seats',
    'deciding',
    'state_id',
    'persons',
    'vacant',
    'made_by',
    'made_near',
    'stint',
    'due_at',
    'tell_at',
  ];
  const columns = [MATCH_COLUMNS, ...own, ...more].join(', ');
  return `INSERT INTO matches (${columns}) VALUES (${columns.replaceAll(/\w+/g, '@$&')})`;
}

export const UPDATE_SEATING = `UPDATE matches SET seats = @seats, bot_seats = @bot_seats, persons = @persons, vacant = @vacant,
  next_match_id = @next_match_id, next_unlisted = @next_unlisted, host = @host, seating = @seating, updated_at = @updated_at,
  unlisted = @unlisted, options = @options, clock = @clock, due_at = @due_at, asleep_at = @asleep_at,
  tell_at = CASE WHEN @tells = 1 THEN @tell_at ELSE tell_at END
  WHERE id = @id`;

/**
 * Stores a move in the row of its match, if that is at the move's state and seating, with further columns where the table has them. Of
 * those who decide, whoever was deciding before has been told, or will be.
 */
export const updateMoved = (...more: readonly string[]): string => {
  const columns = ['state_id', 'standing', 'finished', 'deciding', 'stint', 'clock', 'due_at', ...more];
  return `UPDATE matches SET ${columns.map((column) => `${column} = @${column}`).join(', ')}, updated_at = @since,
    claimed_until = 0, asleep_at = NULL,
    tell_at = CASE WHEN stint IS NOT DISTINCT FROM @stint THEN tell_at ELSE @tell_at END
    WHERE id = @id AND state_id = @made_on AND (seating = @seating OR @seating IS NULL)`;
};

export const DELETE_SITTING = 'DELETE FROM sittings WHERE match_id = @id AND seat = @seat';
export const INSERT_SITTING = 'INSERT INTO sittings (match_id, seat, account) VALUES (@id, @seat, @account)';

/** Names the data for good, unless it has a name. */
export const NAME_DEPLOYMENT = `INSERT INTO server (name, value) VALUES ('deployment', @id) ON CONFLICT (name) DO NOTHING`;
export const SELECT_DEPLOYMENT = `SELECT value FROM server WHERE name = 'deployment'`;

/**
 * Of the matches that run, those that have not begun: nobody sits there, no move was made, or one person alone waits at a
 * vacant seat.
 */
export const IS_UNSTARTED = '(persons = 0 or state_id = 0 or (persons = 1 and vacant > 0))';
/** Matches that may be put to sleep: they have begun, and nobody has moved or visited them since before a time. */
const MAY_SLEEP = `NOT finished AND asleep_at IS NULL AND NOT ${IS_UNSTARTED} AND updated_at < @before AND seen_at < @before`;
/**
 * Puts the longest untouched of them to sleep: their clocks stand and nobody is told. The condition is there twice because another
 * process may change a match between finding and writing it.
 */
export const PUT_TO_SLEEP = `UPDATE matches SET asleep_at = @now, due_at = NULL, tell_at = NULL, seating = seating + 1
  WHERE ${MAY_SLEEP} AND id IN (SELECT id FROM matches WHERE ${MAY_SLEEP} ORDER BY updated_at LIMIT @limit) RETURNING id`;
/** Whether the last visit to such a match is longer ago than is allowed there. */
export const isUnvisited = (lastVisit: string): string =>
  `${lastVisit} < cast(case when persons = 0 then @empty when vacant > 0 then @vacant else @seated end as bigint)`;

const RESULT_COLUMNS = 'match_id, seat, game, ended_at, how, unrated, account, name, bot, place, score';
export const INSERT_RESULT = `INSERT INTO results (${RESULT_COLUMNS}) VALUES (${RESULT_COLUMNS.replaceAll(/\w+/g, '@$&')})
  ON CONFLICT (match_id, seat) DO NOTHING`;
export const SELECT_RESULTS = `SELECT ${RESULT_COLUMNS} FROM results WHERE match_id = @id ORDER BY seat`;

/** Matches in which somebody's time may be up. */
export const SELECT_DUE = 'SELECT id FROM matches WHERE due_at <= @now ORDER BY due_at LIMIT @limit';

export const SELECT_ALIVE = `SELECT value FROM server WHERE name = 'alive'`;
export const UPDATE_ALIVE = `INSERT INTO server (name, value) VALUES ('alive', @value)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
export const INSERT_DOWNTIME = `INSERT INTO downtimes (since, until) VALUES (@since, @until) ON CONFLICT (since) DO NOTHING`;
export const SELECT_DOWNTIMES = 'SELECT since, until FROM downtimes WHERE until > @after ORDER BY since';

/** The messages of a seat that begin with a text. */
export const SELECT_SAID = `SELECT message FROM chat
  WHERE match_id = @id AND substr(message, 1, length(CAST(@beginning AS TEXT))) = @beginning`;
/** Numbers another message of a match. */
export const COUNT_SAID = 'UPDATE matches SET said = said + 1 WHERE id = @id RETURNING said';
export const INSERT_CHAT =
  'INSERT INTO chat (match_id, number, message, account) VALUES (@id, @number, @message, @account)';
/** Deletes the oldest messages: those up to a number. */
export const TRIM_CHAT = 'DELETE FROM chat WHERE match_id = @id AND number <= @until';
export const SELECT_CHAT = 'SELECT number, message FROM chat WHERE match_id = @id AND number > @after ORDER BY number';

/** When people are away. */
export const vacationTable = (integer: 'INTEGER' | 'bigint', form: '' | ' STRICT'): string => `
   CREATE TABLE vacations (
     account TEXT NOT NULL,
     since ${integer} NOT NULL,
     until ${integer} NOT NULL,
     days ${integer} NOT NULL
   )${form};
   CREATE INDEX vacations_by_account ON vacations (account, until);`;

/** Whose words a message has: seats change hands. Null for guests, and in messages from before. */
export const CHAT_OF_ACCOUNTS = `ALTER TABLE chat ADD COLUMN account TEXT;
   CREATE INDEX chat_by_account ON chat (account) WHERE account IS NOT NULL;`;

/** How many messages were said at a match, and which of them each is. `more` makes room for their index. */
export const chatNumbers = (more = ''): string => `${more}
   ALTER TABLE matches ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE chat ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
   UPDATE chat SET number = numbered.number
     FROM (SELECT n, row_number() OVER (PARTITION BY match_id ORDER BY n) AS number FROM chat) AS numbered
     WHERE numbered.n = chat.n;
   UPDATE matches SET said = (SELECT count(*) FROM chat WHERE match_id = matches.id)
     WHERE id IN (SELECT match_id FROM chat);
   CREATE UNIQUE INDEX chat_by_number ON chat (match_id, number);`;

/** Public keys with which people sign in. */
export const passkeyTable = (integer: 'INTEGER' | 'bigint', form: '' | ' STRICT'): string => `
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     public_key TEXT NOT NULL,
     counter ${integer} NOT NULL,
     transports TEXT NOT NULL,
     label TEXT NOT NULL,
     created_at ${integer} NOT NULL,
     used_at ${integer}
   )${form};
   CREATE INDEX passkeys_by_account ON passkeys (account);`;

/** What people have planned for their next decisions. A sitting is the hash of the seat's credentials. */
export const planTable = (integer: 'INTEGER' | 'bigint', form: '' | ' STRICT'): string => `
   CREATE TABLE plans (
     match_id TEXT NOT NULL,
     seat ${integer} NOT NULL,
     sitting TEXT NOT NULL,
     state_id ${integer} NOT NULL,
     answers TEXT NOT NULL,
     claimed_until ${integer} NOT NULL DEFAULT 0,
     PRIMARY KEY (match_id, seat)
   )${form};`;
/**
 * Since when a match is asleep; null if it is not. Visits to matches that have begun were not noted before, so the time of the
 * migration counts as one; `seconds` is that time.
 */
export const sleepColumn = (integer: 'INTEGER' | 'bigint', seconds: string): string => `
   ALTER TABLE matches ADD COLUMN asleep_at ${integer};
   UPDATE matches SET seen_at = ${seconds} * 1000 WHERE NOT finished AND NOT ${IS_UNSTARTED};
   CREATE INDEX matches_asleep ON matches (asleep_at) WHERE asleep_at IS NOT NULL;`;

/** The tables about people and what they are told, in the words of either database. */
export const peopleTables = (integer: 'INTEGER' | 'bigint', form: '' | ' STRICT'): string => `
   CREATE TABLE accounts (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     language TEXT NOT NULL,
     zone TEXT NOT NULL,
     quiet TEXT,
     kinds TEXT NOT NULL DEFAULT '[]',
     mailed_at ${integer} NOT NULL DEFAULT 0,
     created_at ${integer} NOT NULL,
     seen_at ${integer} NOT NULL
   )${form};
   CREATE TABLE devices (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     account TEXT NOT NULL,
     label TEXT NOT NULL,
     created_at ${integer} NOT NULL,
     seen_at ${integer} NOT NULL
   )${form};
   CREATE INDEX devices_by_account ON devices (account);
   CREATE TABLE secrets (
     hash TEXT PRIMARY KEY,
     account TEXT NOT NULL,
     kind TEXT NOT NULL,
     about TEXT,
     expires_at ${integer} NOT NULL
   )${form};
   CREATE INDEX secrets_by_account ON secrets (account, kind);
   CREATE TABLE sittings (
     match_id TEXT NOT NULL,
     seat ${integer} NOT NULL,
     account TEXT NOT NULL,
     PRIMARY KEY (match_id, seat)
   )${form};
   CREATE INDEX sittings_by_account ON sittings (account);
   -- The owner is an account (a:…) or a table (t:…).
   CREATE TABLE channels (
     id TEXT PRIMARY KEY,
     owner TEXT NOT NULL,
     kind TEXT NOT NULL,
     target TEXT NOT NULL,
     target_key TEXT NOT NULL,
     label TEXT NOT NULL,
     state TEXT NOT NULL,
     why TEXT,
     failing_since ${integer},
     created_at ${integer} NOT NULL,
     UNIQUE (owner, target_key)
   )${form};
   CREATE INDEX channels_by_target ON channels (target_key);
   CREATE TABLE deliveries (
     id TEXT PRIMARY KEY,
     channel TEXT NOT NULL,
     about TEXT NOT NULL,
     content TEXT NOT NULL,
     next_at ${integer} NOT NULL,
     tries ${integer} NOT NULL DEFAULT 0,
     leased_until ${integer} NOT NULL DEFAULT 0,
     state TEXT NOT NULL DEFAULT 'waiting',
     status TEXT,
     UNIQUE (channel, about)
   )${form};
   CREATE INDEX deliveries_waiting ON deliveries (next_at) WHERE state = 'waiting';
   CREATE TABLE muted (account TEXT NOT NULL, match_id TEXT NOT NULL, PRIMARY KEY (account, match_id))${form};`;
