/** Statements that work in every database. Names of values begin with `@`. */
import { MATCH_COLUMNS } from './rows.ts';

export const SELECT_MATCH = `SELECT ${MATCH_COLUMNS} FROM matches WHERE id = @id`;

/** Inserts a match, with further columns where the table has them. */
export function insertMatch(...more: readonly string[]): string {
  const columns = [MATCH_COLUMNS, 'finished', 'bot_seats', 'deciding', 'state_id', ...more].join(', ');
  return `INSERT INTO matches (${columns}) VALUES (${columns.replaceAll(/\w+/g, '@$&')})`;
}

export const UPDATE_SEATING = `UPDATE matches SET seats = @seats, bot_seats = @bot_seats, next_match_id = @next_match_id,
  next_unlisted = @next_unlisted, host = @host, updated_at = @updated_at WHERE id = @id`;

export const INSERT_CHAT = 'INSERT INTO chat (match_id, message) VALUES (@id, @message)';
/** Deletes the oldest messages beyond a limit. */
export const TRIM_CHAT = `DELETE FROM chat WHERE match_id = @id
  AND n <= (SELECT n FROM chat WHERE match_id = @id ORDER BY n DESC LIMIT 1 OFFSET @limit)`;
export const SELECT_CHAT = 'SELECT message FROM chat WHERE match_id = @id ORDER BY n';
