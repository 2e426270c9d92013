/**
 * A match as the lobby knows it: who sits where, how the table was set up, and where the game stands. What people may do with
 * seats is decided here and nowhere else; storage keeps what comes out, the lobby and the sockets ask.
 */
import type { LevelName } from '../src/dominant-species/bots/index.ts';
import type { GameOver } from '../src/dominant-species/game/game.ts';
import { areCredentials } from './credentials.ts';
import { Refusal } from './refusal.ts';

/** What the host chose for a table, besides the rules' own options. */
export interface TableOptions {
  /** Whether players may ask for a hint. */
  readonly hints: boolean;
  /** Hours after which a player who is to decide and does not come back may be replaced by a bot; null for never. */
  readonly awayAfter: number | null;
}

/** A place at the table. It is vacant without a name. */
export interface Seat {
  readonly name: string | null;
  /** The hash of the credentials of the person whose seat it is. */
  readonly credentials: string | null;
  /** What the client wants kept with the player. */
  readonly data?: unknown;
  /** The bot that plays here: from the start, or for the person whose seat it is. */
  readonly bot: LevelName | null;
  /** When the person was last seen to leave, in ms since 1970; null if never. */
  readonly lastSeen: number | null;
  /** The seats whose players agree to hand this one to a bot. */
  readonly agreed: readonly number[];
}

/** Where the game stands, as far as lists and bots need it. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves were made. */
  readonly stateID: number;
  /** The rules' turn. */
  readonly turn: number;
  readonly phase: string;
  /** The seat that is to decide; null when the game is over. */
  readonly deciding: number | null;
  readonly gameover: GameOver | null;
  /** When it came to stand so, in ms since 1970. */
  readonly since: number;
}

export interface Match {
  readonly id: string;
  readonly createdAt: number;
  readonly unlisted: boolean;
  /** The game's own options, as they were sent. */
  readonly setupData: unknown;
  readonly options: TableOptions;
  readonly seats: readonly Seat[];
  /** The table that the players of this one went on to. */
  readonly nextMatchID: string | null;
  readonly standing: Standing;
}

/** What of a match may be changed without a move. */
export type Changes = Partial<Pick<Match, 'seats' | 'nextMatchID'>>;

/** How long a person must have been away before the others may agree to hand the seat over, in ms. */
export const AWAY_BEFORE_AGREEING = 10 * 60_000;
const HOUR = 3_600_000;

export const isVacant = ({ name, bot }: Seat): boolean => name === null && bot === null;
export const isPerson = ({ credentials }: Seat): boolean => credentials !== null;
/** Whether a bot plays for a person, who may take the seat back. */
export const isHandedOver = (seat: Seat): boolean => seat.bot !== null && isPerson(seat);

/** A seat nobody has. */
export const vacantSeat = (bot: LevelName | null = null): Seat => ({
  name: null,
  credentials: null,
  bot,
  lastSeen: null,
  agreed: [],
});

const withSeat = (match: Match, seat: number, changes: Partial<Seat>): Changes => ({
  seats: match.seats.map((each, i) => (i === seat ? { ...each, ...changes } : each)),
});

/** The number of the seat that boardgame.io calls `playerID`. Throws a Refusal if there is none. */
export function seatOf(match: Match, playerID: string): number {
  const seat = /^\d$/.test(playerID) ? Number(playerID) : NaN;
  if (!(seat < match.seats.length)) throw new Refusal('no-seat', `The table has no seat ${playerID.slice(0, 20)}.`);
  return seat;
}

/** The seat that credentials belong to. Throws a Refusal if they are not its own. */
export function authorizedSeat(match: Match, playerID: string, credentials: string): number {
  const seat = seatOf(match, playerID);
  if (!areCredentials(credentials, match.seats[seat]!.credentials)) {
    throw new Refusal('not-authorized', 'These are not the credentials of this seat.');
  }
  return seat;
}

/** Seats a person: at a seat, or at the first that is vacant. */
export function join(
  match: Match,
  playerID: string | undefined,
  person: { name: string; credentials: string; data?: unknown },
): { seat: number; changes: Changes } {
  const seat = playerID === undefined ? match.seats.findIndex(isVacant) : seatOf(match, playerID);
  if (seat < 0) throw new Refusal('table-full', 'Every seat of this table is taken.');
  if (!isVacant(match.seats[seat]!)) throw new Refusal('seat-taken', `Seat ${String(seat)} is taken.`);
  return { seat, changes: withSeat(match, seat, { ...vacantSeat(), ...person }) };
}

/** Gives a seat up: it is vacant, or the bot's for good if one plays for the person. */
export function leave(match: Match, seat: number): Changes {
  const seats = match.seats.map((each) => ({ ...each, agreed: each.agreed.filter((other) => other !== seat) }));
  return withSeat({ ...match, seats }, seat, { ...vacantSeat(match.seats[seat]!.bot), data: undefined });
}

/** Changes a person's name or what is kept with it. */
export const update = (match: Match, seat: number, changes: Partial<Pick<Seat, 'name' | 'data'>>): Changes =>
  withSeat(match, seat, changes);

/** Notes that a person came (nobody wants the seat handed over any more) or left. */
export const seen = (match: Match, seat: number, at: number | 'here'): Changes =>
  withSeat(match, seat, at === 'here' ? { agreed: [] } : { lastSeen: at });

/**
 * Hands a seat to a bot, as far as the others agree. One's own and a vacant seat are handed over at once; another's when the person is away and to decide and either
 * all the others agree (two at least) or the table's time is up.
 */
export function handOver(
  match: Match,
  by: number,
  seat: number,
  { bot, isHere, now }: { bot: LevelName; isHere: boolean; now: number },
): { done: boolean; changes: Changes } {
  const { seats, standing, options } = match;
  const whose = seats[seat]!;
  const done = (): { done: true; changes: Changes } => ({
    done: true,
    changes: withSeat(match, seat, { bot, agreed: [] }),
  });
  if (whose.bot !== null) throw new Refusal('not-vacant', 'A bot plays here already.');
  if (by === seat || isVacant(whose)) return done();
  if (isHere || standing.deciding !== seat) {
    throw new Refusal('not-away', 'Only players who are away while they are to decide are replaced.');
  }
  if (options.awayAfter !== null && now - standing.since >= options.awayAfter * HOUR) return done();
  const others = seats.flatMap((each, i) => (i !== seat && isPerson(each) && each.bot === null ? [i] : []));
  if (others.length < 2)
    throw new Refusal('not-away', 'One player alone cannot replace another before the time is up.');
  if (now - Math.max(whose.lastSeen ?? 0, standing.since) < AWAY_BEFORE_AGREEING) {
    throw new Refusal('not-away', 'The player has not been away for ten minutes.');
  }
  const agreed = [...new Set([...whose.agreed, by])];
  return others.every((other) => agreed.includes(other))
    ? done()
    : { done: false, changes: withSeat(match, seat, { agreed }) };
}

/** Gives a person the seat back that a bot plays. */
export function takeBack(match: Match, seat: number): Changes {
  if (match.seats[seat]!.bot === null) throw new Refusal('not-vacant', 'No bot plays here.');
  return withSeat(match, seat, { bot: null, agreed: [] });
}

/** The same seats as at a table before, for a next one: persons sit down anew. */
export const seatsAgain = (match: Match): Seat[] =>
  match.seats.map((seat) => vacantSeat(isPerson(seat) ? null : seat.bot));
