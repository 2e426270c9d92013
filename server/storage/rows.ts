/** How a match is written in a table's row: the same in every database. */
import {
  type Changes,
  type Host,
  type Match,
  type Seat,
  type Standing,
  type TableOptions,
  isPerson,
} from '../matches/match.ts';

/** A row of `matches`, as far as it is read. */
export interface MatchRow {
  id: string;
  game: string;
  created_at: number;
  updated_at: number;
  unlisted: number | boolean;
  setup_data: string;
  options: string;
  seats: string;
  next_match_id: string | null;
  next_unlisted: number | boolean;
  /** Null in matches of before. */
  host: string | null;
  standing: string;
}

/** The columns of a row. */
export const MATCH_COLUMNS =
  'id, game, created_at, updated_at, unlisted, setup_data, options, seats, next_match_id, next_unlisted, host, standing';

/** A match from its row. */
export function matchOf(row: MatchRow): Match {
  const seats = JSON.parse(row.seats) as Seat[];
  return {
    id: row.id,
    game: row.game,
    createdAt: row.created_at,
    unlisted: Boolean(row.unlisted),
    setupData: (JSON.parse(row.setup_data) as unknown) ?? undefined,
    options: JSON.parse(row.options) as TableOptions,
    seats,
    host: row.host === null ? firstSeated(seats) : (JSON.parse(row.host) as Host),
    nextMatchID: row.next_match_id,
    isNextUnlisted: Boolean(row.next_unlisted),
    standing: JSON.parse(row.standing) as Standing,
  };
}

/** The host of a match from before there were hosts. */
function firstSeated(seats: readonly Seat[]): Host {
  const seat = seats.findIndex(isPerson);
  return { credentials: null, seat: seat < 0 ? null : seat };
}

/** A match with changes made to it. */
export const changed = (match: Match, changes: Changes): Match => ({ ...match, ...changes });

/** The seats that bots play, as bits: seat 0 is the lowest. */
export const botSeatsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, { bot }, seat) => (bot === null ? bits : bits | (1 << seat)), 0);

/** What SQL's LIKE finds in the seats of a match at which a person sits. */
export const SOMEBODY = '%"credentials":"%';
