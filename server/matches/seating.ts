/** What people may do with the seats of a match is decided only here; storage saves the result. */
import { nameKey } from '../../src/kit/names.ts';
import { type Changes, type Match, type Seat, isPerson, vacantSeat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { areCredentials } from './credentials.ts';

/** A person who wants a seat. */
export interface Newcomer {
  readonly name: string;
  /** The hash of their future credentials. */
  readonly credentials: string;
  readonly data?: unknown;
  /** The hash of their address, if addresses distinguish people here. */
  readonly from?: string | undefined;
  /** The proof that they are the host, if they are. */
  readonly hostCredentials?: string | undefined;
}

/** How long a person must have been away before the others may agree to hand over the seat, in ms. */
export const AWAY_BEFORE_AGREEING = 10 * 60_000;
const HOUR = 3_600_000;

const isVacant = ({ name, bot }: Seat): boolean => name === null && bot === null;
const withSeat = (match: Match, seat: number, changes: Partial<Seat>): Changes => ({
  seats: match.seats.map((each, i) => (i === seat ? { ...each, ...changes } : each)),
});

/** The number of the seat that boardgame.io calls `playerID`. Throws a Refusal if there is none. */
export function seatOf(match: Match, playerID: string): number {
  const seat = /^\d$/.test(playerID) ? Number(playerID) : NaN;
  if (!(seat < match.seats.length)) throw new Refusal('no-seat', `The table has no seat ${playerID.slice(0, 20)}.`);
  return seat;
}

/** The seat that credentials belong to. Throws a Refusal if they do not match. */
export function authorizedSeat(match: Match, playerID: string, credentials: string): number {
  const seat = seatOf(match, playerID);
  if (!areCredentials(credentials, match.seats[seat]!.credentials)) {
    throw new Refusal('not-authorized', 'These are not the credentials of this seat.');
  }
  return seat;
}

/** Refuses a name that another seat has, or that could be mistaken for it. */
function refuseTaken(match: Match, name: string, except?: number): void {
  const key = nameKey(name);
  if (match.seats.some((seat, i) => i !== except && nameKey(seat.name ?? seat.bot ?? '') === key)) {
    throw new Refusal('name-taken', 'Somebody at this table has this name already, or one that looks the same.');
  }
}

/** Seats a person at the given seat, or at the first vacant one. */
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
  // Old tables allowed it.
  if (options.shared === false && person.from !== undefined && seats.some(({ from }) => from === person.from)) {
    throw new Refusal('one-seat', 'From this address a seat is taken already, and the host did not allow several.');
  }
  // Until the host sits down, the first person to do so is host.
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

/**
 * Gives up a seat: it becomes vacant, or permanently the bot's if one stands in for the person. If it was the host's, another
 * person becomes host.
 */
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

/** Changes a person's name or stored data. */
export function update(match: Match, seat: number, changes: { name?: string; data?: unknown }): Changes {
  if (changes.name !== undefined) refuseTaken(match, changes.name, seat);
  return withSeat(match, seat, changes);
}

/** Records that a person arrived (which cancels agreements to hand over the seat) or left. */
export const seen = (match: Match, seat: number, at: number | 'here'): Changes =>
  withSeat(match, seat, at === 'here' ? { agreed: [] } : { lastSeen: at });

/** Refuses everybody except the host. */
const requireHost = (match: Match, by: number): void => {
  if (match.host.seat !== by) throw new Refusal('not-host', 'Only the host of the table may do this.');
};

/** Frees the seat of a person who has not made a move. Only the host may. */
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
 * Hands a seat over to a bot, as far as the others agree. One's own seat is handed over at once, and so is a vacant one by the
 * host; another person's only if it is their decision, they are away, and either all the others agree (at least two) or the
 * table's time limit has passed.
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

/** Returns a seat from a bot to its person. */
export function takeBack(match: Match, seat: number): Changes {
  if (match.seats[seat]!.bot === null) throw new Refusal('not-vacant', 'No bot plays here.');
  return withSeat(match, seat, { bot: null, agreed: [] });
}

/** The same seats for the next table, where people take theirs again. */
export const seatsAgain = (match: Match): Seat[] =>
  match.seats.map((seat) => vacantSeat(isPerson(seat) ? null : seat.bot));
