/** A match as a table row: the same in every database. */
import { type Changes, type Host, type Match, type Seat, type Standing, isPerson } from '../match.ts';
import type { TableOptions } from '../../src/kit/wire.ts';
import type { Listed } from './storage.ts';

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
  /** Null in old matches. */
  host: string | null;
  standing: string;
}

/** The columns of a row. */
export const MATCH_COLUMNS =
  'id, game, created_at, updated_at, unlisted, setup_data, options, seats, next_match_id, next_unlisted, host, standing';

/** A match from its row, with the time when it was last changed. */
export const listedOf = (row: MatchRow): Listed => ({ match: matchOf(row), updatedAt: row.updated_at });

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

/** The host of an old match, from before there were hosts. */
function firstSeated(seats: readonly Seat[]): Host {
  const seat = seats.findIndex(isPerson);
  return { credentials: null, seat: seat < 0 ? null : seat };
}

/** The columns for who sits at a match and its next table. */
export const seatingOf = (match: Match) => ({
  seats: JSON.stringify(match.seats),
  bot_seats: botSeatsOf(match.seats),
  next_match_id: match.nextMatchID,
  next_unlisted: match.isNextUnlisted,
  host: JSON.stringify(match.host),
});

/** The columns for a match's standing. */
export const standingOf = (standing: Standing) => ({
  state_id: standing.stateID,
  deciding: standing.deciding,
  finished: standing.gameover !== null,
  since: standing.since,
  standing: JSON.stringify(standing),
});

/** All columns of a new match. */
export const newRowOf = (match: Match) => ({
  id: match.id,
  game: match.game,
  created_at: match.createdAt,
  updated_at: match.createdAt,
  unlisted: match.unlisted,
  setup_data: JSON.stringify(match.setupData ?? null),
  options: JSON.stringify(match.options),
  ...seatingOf(match),
  ...standingOf(match.standing),
});

/** A match with changes made to it. */
export const changed = (match: Match, changes: Changes): Match => ({ ...match, ...changes });

/** The seats that bots play, as bits: seat 0 is the lowest. */
const botSeatsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, { bot }, seat) => (bot === null ? bits : bits | (1 << seat)), 0);

/** A LIKE pattern for the seats of a match with at least one person. */
export const SOMEBODY = '%"credentials":"%';
