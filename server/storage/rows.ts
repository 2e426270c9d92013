/** A match as a table row: the same in every database. */
import { randomBytes } from 'node:crypto';
import { type Changes, type Host, type Match, type Seat, type Standing, isPerson, isVacant } from '../match.ts';
import type { ChatMessage, TableOptions } from '../../src/kit/online/wire.ts';
import type { Pause } from '../../src/kit/online/clock.ts';
import { tellAtOf, toldOf } from '../due.ts';
import type { MatchClock, Result } from '../match.ts';
import type { Listed, Maker, Move, Said } from './storage.ts';

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
  seating: number;
  clock: string | null;
  asleep_at: number | null;
}

/** The columns of a row. */
export const MATCH_COLUMNS =
  'id, game, created_at, updated_at, unlisted, setup_data, options, seats, next_match_id, next_unlisted, host, standing, seating, clock, asleep_at';

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
    seating: row.seating,
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) as MatchClock }),
    ...(row.asleep_at === null ? {} : { asleepAt: row.asleep_at }),
  };
}

/** The host of an old match, from before there were hosts. */
function firstSeated(seats: readonly Seat[]): Host {
  const seat = seats.findIndex(isPerson);
  return { credentials: null, seat: seat < 0 ? null : seat };
}

/** How many of a match's seats are a person's, and how many are free. */
const persons = (seats: readonly Seat[]): number => seats.filter(isPerson).length;
const vacant = (seats: readonly Seat[]): number => seats.filter(isVacant).length;

/** The columns for who sits at a match, its next table, and whether it is asleep. */
const seatingOf = (match: Match) => ({
  seats: JSON.stringify(match.seats),
  bot_seats: botSeatsOf(match.seats),
  persons: persons(match.seats),
  vacant: vacant(match.seats),
  next_match_id: match.nextMatchID,
  next_unlisted: match.isNextUnlisted,
  host: JSON.stringify(match.host),
  seating: match.seating,
  unlisted: match.unlisted,
  options: JSON.stringify(match.options),
  ...clockOf(match.clock),
  ...(match.asleepAt === undefined ? { asleep_at: null } : { asleep_at: match.asleepAt, due_at: null }),
});

/** The columns for a match's clock: when somebody's time is up, unless that has been seen to. */
const clockOf = (clock: MatchClock | undefined) => ({
  clock: clock ? JSON.stringify(clock) : null,
  due_at: clock?.running && clock.running.isOut !== true ? Math.ceil(clock.running.due) : null,
});

/** When whoever is to decide is told, if that has changed with the seats. */
function tellingOf(before: Match, after: Match, at: number) {
  const tells = JSON.stringify(toldOf(before)) !== JSON.stringify(toldOf(after));
  return { tells: tells ? 1 : 0, tell_at: tells ? tellAtOf(after, at) : null };
}

/** The seats that were taken by an account, or are an account's no more. */
export const sittingsOf = (before: Match, after: Match): { seat: number; account: string | null }[] =>
  after.seats.flatMap(({ account }, seat) =>
    account === before.seats[seat]?.account ? [] : [{ seat, account: account ?? null }],
  );

/** The columns for a match's standing. */
const standingOf = (standing: Standing) => ({
  state_id: standing.stateID,
  deciding: standing.deciding,
  finished: standing.gameover !== null,
  since: standing.since,
  stint: standing.gameover === null ? (standing.stint?.stateID ?? null) : null,
  standing: JSON.stringify(standing),
});

/** All columns of a new match, and who makes it. */
export const newRowOf = (match: Match, maker?: Maker) => ({
  id: match.id,
  game: match.game,
  created_at: match.createdAt,
  updated_at: match.createdAt,
  setup_data: JSON.stringify(match.setupData ?? null),
  ...seatingOf(match),
  ...standingOf(match.standing),
  tell_at: null,
  made_by: maker?.by ?? null,
  made_near: maker?.near ?? null,
});

/** What a change of a match writes. */
export const changeRowOf = (before: Match, after: Match, at: number) => ({
  ...seatingOf(after),
  ...tellingOf(before, after, at),
  updated_at: at,
  id: after.id,
});

/** What a move writes to the row of its match. */
export const moveRowOf = ({ match, madeOn, seating, standing, clock, tellAt }: Move) => ({
  ...standingOf(standing),
  ...clockOf(clock),
  tell_at: tellAt ?? null,
  id: match,
  made_on: madeOn,
  seating: seating ?? null,
});

/** A match with changes made to it. */
export const changed = (match: Match, changes: Changes): Match => ({
  ...match,
  ...changes,
  seating: match.seating + 1,
});

/** The seats that bots play, as bits: seat 0 is the lowest. */
const botSeatsOf = (seats: readonly Seat[]): number =>
  seats.reduce((bits, { bot }, seat) => (bot === null ? bits : bits | (1 << seat)), 0);

/** Visits are noted at most this often, in ms. */
export const VISIT_MS = 3_600_000;

export const randomSecret = (): string => randomBytes(24).toString('base64url');

/** How a chat message begins as it is stored: its ID and its seat, which together no other has. */
export const beginningOf = ({ id, sender }: ChatMessage): string => JSON.stringify({ id, sender }).slice(0, -1) + ',';

/** The stored form of a chat message. */
export const messageText = ({ id, sender, ...rest }: ChatMessage): string => JSON.stringify({ id, sender, ...rest });

/** A row of a chat. */
export interface ChatRow {
  number: number;
  message: string;
}

/** A chat message from its row. */
export const messageOf = ({ number, message }: ChatRow): Said => ({ ...(JSON.parse(message) as ChatMessage), number });

/** Whether a stored message says the same as another. */
export const isSame = (stored: string, { payload }: ChatMessage): boolean =>
  (JSON.parse(stored) as ChatMessage).payload === payload;

/** A row of `results`. */
export interface ResultRow {
  match_id: string;
  seat: number;
  game: string;
  ended_at: number;
  how: string;
  unrated: number | boolean;
  account: string | null;
  name: string | null;
  bot: string | null;
  place: number | null;
  score: number | null;
}

/** What Postgres does not take as text: halves of letters, and NUL. Names have none today. */
const NOT_TEXT = /\p{Surrogate}|\0/gu;

export const resultRowOf = (result: Result): ResultRow => ({
  match_id: result.match,
  seat: result.seat,
  game: result.game,
  ended_at: result.endedAt,
  how: result.how,
  unrated: result.unrated,
  account: result.account ?? null,
  name: result.name?.replaceAll(NOT_TEXT, '\uFFFD') ?? null,
  bot: result.bot,
  place: result.place,
  score: result.score,
});

export const resultOf = (row: ResultRow): Result => ({
  match: row.match_id,
  seat: row.seat,
  game: row.game,
  endedAt: row.ended_at,
  how: row.how as Result['how'],
  unrated: Boolean(row.unrated),
  ...(row.account === null ? {} : { account: row.account }),
  name: row.name,
  bot: row.bot,
  place: row.place,
  score: row.score,
});

/** The downtime that ends now, if the last time that somebody was alive was too long ago. */
export const downtimeOf = (last: string | undefined, now: number, silent: number): Pause | undefined =>
  last !== undefined && now - Number(last) > silent ? { since: Number(last), until: now } : undefined;
