/** What people may do with the seats of a match is decided only here; storage saves the result. */
import { isNameOfBot, nameKey } from '../../src/kit/online/names.ts';
import type { Pause } from '../../src/kit/online/clock.ts';
import { type Changes, type Match, type Seat, isPerson, isVacant, playsOn, vacantSeat } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { areCredentials } from './credentials.ts';
import { forNewcomer, withTime } from './match-clock.ts';

/** A person who wants a seat. */
export interface Newcomer {
  readonly name: string;
  /** Their account; none for guests. */
  readonly account?: string | undefined;
  /** When they are away. */
  readonly away?: readonly Pause[] | undefined;
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

const withSeat = (match: Match, seat: number, changes: Partial<Seat>): Changes => ({
  seats: match.seats.map((each, i) => (i === seat ? { ...each, ...changes } : each)),
});

/** The number of the seat that boardgame.io calls `playerID`. Throws a Refusal if there is none. */
export function seatOf(match: Match, playerID: string): number {
  const seat = /^\d$/.test(playerID) ? Number(playerID) : NaN;
  if (!(seat < match.seats.length))
    throw new Refusal('no-seat', `The table has no such seat; allowed are 0 to ${String(match.seats.length - 1)}.`);
  return seat;
}

/** Who makes a request: a seat, and proof that it is theirs, which is its credentials or the account that sits there. */
export interface Credentials {
  readonly playerID: string;
  readonly credentials?: string | null | undefined;
  readonly account?: string | null | undefined;
}

/** The seat that credentials belong to. Throws a Refusal if neither they nor the account match. */
export function authorizedSeat(match: Match, { playerID, credentials, account }: Credentials): number {
  const seat = seatOf(match, playerID);
  const { credentials: stored, account: sitting } = match.seats[seat]!;
  const isOwn = stored !== null && sitting !== undefined && sitting === account;
  if (!isOwn && !areCredentials(credentials ?? '', stored)) {
    throw new Refusal('not-authorized', 'These are not the credentials of this seat.');
  }
  return seat;
}

/** Refuses a name that another person or a bot at the table has, or that could be mistaken for it. */
function refuseTaken(match: Match, name: string, except?: number): void {
  const key = nameKey(name);
  const isTaken = match.seats.some(
    (seat, i) =>
      i !== except &&
      ((seat.name !== null && nameKey(seat.name) === key) || (seat.bot !== null && isNameOfBot(name, seat.bot))),
  );
  if (isTaken) {
    throw new Refusal(
      'name-taken',
      'playerName: somebody at this table, or a bot, has this name already, or one that looks the same; any other is allowed.',
    );
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
      ...withSeat(match, seat, { ...vacantSeat(), account: undefined, away: undefined, ...person }),
      ...(isHost ? { host: { ...host, seat } } : {}),
      ...(match.clock ? { clock: forNewcomer(match.clock, seat) } : {}),
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
    account: undefined,
    away: undefined,
    asks: undefined,
    ends: undefined,
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
export const requireHost = (match: Match, by: number): void => {
  if (match.host.seat !== by) throw new Refusal('not-host', 'Only the host of the table may do this.');
};

/**
 * Frees the seat of another person: the host may if they have not made a move, and everybody while their time is up and the table
 * asks the others.
 */
export function free(match: Match, by: number, seat: number, isTimeUp = false): Changes {
  const { moved = 0, stateID } = match.standing;
  const whose = match.seats[seat]!;
  if (isTimeUp && by !== seat && playsOn(whose)) return leave(match, seat);
  requireHost(match, by);
  if (!isPerson(whose)) throw new Refusal('not-vacant', 'No person sits here.');
  const hasMoved = match.standing.moved === undefined ? stateID > 0 : ((moved >> seat) & 1) === 1;
  if (by === seat || hasMoved)
    throw new Refusal('has-moved', 'Only the seat of another player who has not made a move can be freed.');
  return leave(match, seat);
}

/**
 * Hands a seat over to a bot, as far as the others agree. One's own seat is handed over at once, and so is a vacant one by the
 * host; another person's only if it is their decision, and either their time is up, whether they are here or not, or they are away
 * and all the others agree (at least two).
 */
export function handOver(
  match: Match,
  by: number,
  seat: number,
  { bot, isHere, isTimeUp = false, now }: { bot: string; isHere: boolean; isTimeUp?: boolean; now: number },
): { done: boolean; changes: Changes } {
  const { seats, standing } = match;
  const whose = seats[seat]!;
  const done = (): { done: true; changes: Changes } => ({
    done: true,
    changes: withSeat(match, seat, { bot, agreed: [] }),
  });
  if (whose.bot !== null) throw new Refusal('not-vacant', 'A bot plays here already.');
  if (by === seat) return done();
  if (isVacant(whose)) {
    requireHost(match, by);
    if (seats.some(({ name }) => name !== null && isNameOfBot(name, bot))) {
      throw new Refusal(
        'name-taken',
        'bot: a person at this table is called like a bot of this level; any other level is allowed.',
      );
    }
    return done();
  }
  if (isTimeUp) return done();
  if (isHere || standing.deciding !== seat) {
    throw new Refusal('not-away', 'A player can be replaced only while away and on turn, or when their time is up.');
  }
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

/** Returns a seat from a bot to its person, with time enough to go on. */
export function takeBack(match: Match, seat: number): Changes {
  const { bot, resigned } = match.seats[seat]!;
  if (bot === null) throw new Refusal('not-vacant', 'No bot plays here.');
  if (resigned !== undefined) throw new Refusal('not-legal', 'You have resigned: the bot plays to the end.');
  const changes = withSeat(match, seat, { bot: null, agreed: [] });
  return match.clock ? { ...changes, clock: withTime(match.clock, seat) } : changes;
}

/** Hands the seat of a person over to a bot until they return, or for good if they resign. */
export const toBot = (match: Match, seat: number, bot: string, resigned?: number): Changes =>
  withSeat(match, seat, { bot, agreed: [], ...(resigned === undefined ? {} : { resigned }) });

/** The same seats for the next table, where people take theirs again. */
export const seatsAgain = (match: Match): Seat[] =>
  match.seats.map((seat) => vacantSeat(isPerson(seat) ? null : seat.bot));
