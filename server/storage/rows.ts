/** How a match is written in a table's row: the same in every database. */
import type { Changes, Match, Seat, Standing, TableOptions } from '../match.ts';

/** A row of `matches`, as far as it is read. */
export interface MatchRow {
  id: string;
  created_at: number;
  updated_at: number;
  unlisted: number | boolean;
  setup_data: string;
  options: string;
  seats: string;
  next_match_id: string | null;
  standing: string;
}

/** A match from its row. */
export const matchOf = (row: MatchRow): Match => ({
  id: row.id,
  createdAt: row.created_at,
  unlisted: Boolean(row.unlisted),
  setupData: (JSON.parse(row.setup_data) as unknown) ?? undefined,
  options: JSON.parse(row.options) as TableOptions,
  seats: JSON.parse(row.seats) as Seat[],
  nextMatchID: row.next_match_id,
  standing: JSON.parse(row.standing) as Standing,
});

/** A match with changes made to it. */
export const changed = (match: Match, changes: Changes): Match => ({ ...match, ...changes });

/** The seats that bots play, as bits: seat 0 is the lowest. */
export const botSeatsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, { bot }, seat) => (bot === null ? bits : bits | (1 << seat)), 0);

/** What SQL's LIKE finds in the seats of a match at which a person sits. */
export const SOMEBODY = '%"credentials":"%';
