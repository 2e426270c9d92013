/**
 * A match as the lobby knows it: who sits where, how the table was set up, and where the game stands. What people may do with
 * seats is decided here and nowhere else; storage keeps what comes out, the lobby and the sockets ask.
 */
import { nameKey } from '../../src/kit/names.ts';
import type { TableOptions, UndoRequest } from '../../src/kit/wire.ts';
import { Refusal } from '../refusal.ts';
import { areCredentials } from './credentials.ts';

/** A place at the table. It is vacant without a name. */
export interface Seat {
  readonly name: string | null;
  /** The hash of the credentials of the person whose seat it is. */
  readonly credentials: string | null;
  /** What the client wants stored with the player. */
  readonly data?: unknown;
  /** The level of the bot that plays here: from the start, or for the person whose seat it is. */
  readonly bot: string | null;
  /** When the person was last seen to leave, in ms since 1970; null if never. */
  readonly lastSeen: number | null;
  /** The seats whose players agree to hand this one to a bot. */
  readonly agreed: readonly number[];
  /** The hash of the address from which the seat was taken, where addresses tell people apart. */
  readonly from?: string | undefined;
  /** What the person last asked to take back. */
  readonly asks?: UndoRequest | undefined;
}

/** Where the game stands, as far as lists and bots need it. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves were made. */
  readonly stateID: number;
  /** The game's own turn or round; boardgame.io's turn where the game counts none. */
  readonly turn: number;
  readonly phase: string;
  /** The seat that is to decide; null when the game is over. */
  readonly deciding: number | null;
  /** How it ended, as the game says it. */
  readonly gameover: object | null;
  /** When it came to stand so, in ms since 1970. */
  readonly since: number;
  /** The seats that have made a move, as bits: seat 0 is the lowest. Left out in matches from before it was noted. */
  readonly moved?: number;
}

/** Who opened the table: only the host fills vacant seats with bots, and frees seats of those who have not moved. */
export interface Host {
  /** The hash of what the making of the table gave. Whoever takes a seat with it is the host; null in tables of before. */
  readonly credentials: string | null;
  /** The seat of the host; null while no person sits. */
  readonly seat: number | null;
}

export interface Match {
  readonly id: string;
  /** The game's name. */
  readonly game: string;
  readonly createdAt: number;
  readonly unlisted: boolean;
  /** The game's own options, as they were sent. */
  readonly setupData: unknown;
  readonly options: TableOptions;
  readonly seats: readonly Seat[];
  readonly host: Host;
  /** The table that the players of this one went on to, and whether it is one that is not listed. */
  readonly nextMatchID: string | null;
  readonly isNextUnlisted: boolean;
  readonly standing: Standing;
}

/** What of a match may be changed without a move. */
export type Changes = Partial<Pick<Match, 'seats' | 'host' | 'nextMatchID' | 'isNextUnlisted'>>;

/** Somebody who wants a seat. */
export interface Newcomer {
  readonly name: string;
  /** The hash of the credentials they will have. */
  readonly credentials: string;
  readonly data?: unknown;
  /** The hash of their address, where addresses tell people apart. */
  readonly from?: string | undefined;
  /** What shows them to be the host, if they are. */
  readonly hostCredentials?: string | undefined;
}

/** How long a person must have been away before the others may agree to hand the seat over, in ms. */
export const AWAY_BEFORE_AGREEING = 10 * 60_000;
const HOUR = 3_600_000;

const isVacant = ({ name, bot }: Seat): boolean => name === null && bot === null;
export const isPerson = ({ credentials }: Seat): boolean => credentials !== null;
/** Whether a bot plays for a person, who may take the seat back. */
export const isHandedOver = (seat: Seat): boolean => seat.bot !== null && isPerson(seat);

/** A seat nobody has. */
export const vacantSeat = (bot: string | null = null): Seat => ({
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

/** Refuses a name that another seat has, or one that could be taken for it. */
function refuseTaken(match: Match, name: string, except?: number): void {
  const key = nameKey(name);
  if (match.seats.some((seat, i) => i !== except && nameKey(seat.name ?? seat.bot ?? '') === key)) {
    throw new Refusal('name-taken', 'Somebody at this table has this name already, or one that looks the same.');
  }
}

/** Seats a person: at a seat, or at the first that is vacant. */
export function join(
  match: Match,
  playerID: string | undefined,
  { hostCredentials, ...person }: Newcomer,
): { seat: number; changes: Changes } {
  const { seats, options, host } = match;
  const seat = playerID === undefined ? seats.findIndex(isVacant) : seatOf(match, playerID);
  if (seat < 0) throw new Refusal('table-full', 'Every seat of this table is taken.');
  if (!isVacant(seats[seat]!)) throw new Refusal('seat-taken', `Seat ${String(seat)} is taken.`);
  refuseTaken(match, person.name);
  // Tables from before allowed it.
  if (options.shared === false && person.from !== undefined && seats.some(({ from }) => from === person.from)) {
    throw new Refusal('one-seat', 'From this address a seat is taken already, and the host did not allow several.');
  }
  // Until the host sits, the first to sit down is host.
  const isHost =
    host.seat === null || (hostCredentials !== undefined && areCredentials(hostCredentials, host.credentials));
  return {
    seat,
    changes: {
      ...withSeat(match, seat, { ...vacantSeat(), ...person }),
      ...(isHost ? { host: { ...host, seat } } : {}),
    },
  };
}

/** Gives a seat up: it is vacant, or the bot's for good if one plays for the person. Another person is host if it was the host's. */
export function leave(match: Match, seat: number): Changes {
  const { host } = match;
  const agreeing = match.seats.map((each) => ({ ...each, agreed: each.agreed.filter((other) => other !== seat) }));
  const { seats } = withSeat({ ...match, seats: agreeing }, seat, {
    ...vacantSeat(match.seats[seat]!.bot),
    data: undefined,
    from: undefined,
    asks: undefined,
  });
  if (host.seat !== seat) return { seats: seats! };
  const next = seats!.findIndex(isPerson);
  return { seats: seats!, host: { ...host, seat: next < 0 ? null : next } };
}

/** Changes a person's name or what is stored with it. */
export function update(match: Match, seat: number, changes: { name?: string; data?: unknown }): Changes {
  if (changes.name !== undefined) refuseTaken(match, changes.name, seat);
  return withSeat(match, seat, changes);
}

/** Notes that a person came (nobody wants the seat handed over any more) or left. */
export const seen = (match: Match, seat: number, at: number | 'here'): Changes =>
  withSeat(match, seat, at === 'here' ? { agreed: [] } : { lastSeen: at });

/** Refuses everybody but the host. */
const requireHost = (match: Match, by: number): void => {
  if (match.host.seat !== by) throw new Refusal('not-host', 'Only the host of the table may do this.');
};

/** Frees the seat of a person who has not made a move: the host's right. */
export function free(match: Match, by: number, seat: number): Changes {
  requireHost(match, by);
  const { moved = 0, stateID } = match.standing;
  if (!isPerson(match.seats[seat]!)) throw new Refusal('not-vacant', 'No person sits here.');
  const hasMoved = match.standing.moved === undefined ? stateID > 0 : ((moved >> seat) & 1) === 1;
  if (by === seat || hasMoved)
    throw new Refusal('has-moved', 'Only the seat of another player who has not made a move can be freed.');
  return leave(match, seat);
}

/**
 * Hands a seat to a bot, as far as the others agree. One's own is handed over at once, and a vacant one if the host says so; another's when the
 * person is away and to decide and either all the others agree (two at least) or the table's time is up.
 */
export function handOver(
  match: Match,
  by: number,
  seat: number,
  { bot, isHere, now }: { bot: string; isHere: boolean; now: number },
): { done: boolean; changes: Changes } {
  const { seats, standing, options } = match;
  const whose = seats[seat]!;
  const done = (): { done: true; changes: Changes } => ({
    done: true,
    changes: withSeat(match, seat, { bot, agreed: [] }),
  });
  if (whose.bot !== null) throw new Refusal('not-vacant', 'A bot plays here already.');
  if (by === seat) return done();
  if (isVacant(whose)) {
    requireHost(match, by);
    return done();
  }
  if (isHere || standing.deciding !== seat) {
    throw new Refusal('not-away', 'A player can be replaced only while away and on turn.');
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

/** The same seats as at a table before, for the next one, at which people take their seats again. */
export const seatsAgain = (match: Match): Seat[] =>
  match.seats.map((seat) => vacantSeat(isPerson(seat) ? null : seat.bot));
