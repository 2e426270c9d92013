/** What this browser keeps of online games: the seats it holds, the name it plays under, and how far each chat was read. */
import { gameIds } from '../../games/index.ts';
import type { Seat } from '../lobby/api.ts';

const SEATS = 'dominant-species:online:seats';
const NAME = 'dominant-species:online:name';
const ALERTS = 'dominant-species:online:alerts';
const PENDING = 'dominant-species:online:pending:';
const READ = 'dominant-species:online:read:';

/** What the browser keeps under a key; null where it keeps nothing. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null throws away what was kept. Returns whether the browser did. */
function keep(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A stored seat; none if it is damaged. Seats once named no game: there was only the first. */
function seatsIn(value: unknown): Seat[] {
  const { game = gameIds[0], matchID, playerID, credentials } = (value ?? {}) as Record<string, unknown>;
  const isSeat = [game, matchID, playerID, credentials].every((each) => typeof each === 'string');
  return isSeat ? [{ game, matchID, playerID, credentials } as Seat] : [];
}

/** Reads the seats kept; what is damaged is left out. */
export function readSeats(text: string | null): Seat[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(seatsIn) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Seat, other: Seat): boolean => one.matchID === other.matchID && one.playerID === other.playerID;

/** Seats that the browser does not keep: they last as long as the page. */
let unkept: readonly Seat[] = [];

/** The seats this browser holds, the last one taken first. */
export const mySeats = (): Seat[] => [...unkept, ...readSeats(kept(SEATS))];

/** The seat this browser holds in a match; the last one taken, if it holds several. */
export const mySeat = (matchID: string): Seat | null => mySeats().find((seat) => seat.matchID === matchID) ?? null;

/** Whether a seat is still held when the page is closed. */
export const isKept = (seat: Seat): boolean => readSeats(kept(SEATS)).some((each) => isSame(each, seat));

/** Keeps a seat, as long as the browser keeps anything. */
export function keepSeat(seat: Seat): void {
  const others = readSeats(kept(SEATS)).filter((each) => !isSame(each, seat));
  if (!keep(SEATS, JSON.stringify([seat, ...others]))) unkept = [seat, ...unkept];
}

/** Forgets a seat. */
export function forgetSeat(seat: Seat): void {
  unkept = unkept.filter((each) => !isSame(each, seat));
  keep(SEATS, JSON.stringify(readSeats(kept(SEATS)).filter((each) => !isSame(each, seat))));
  keep(READ + seat.matchID, null);
  for (const what of ['move', 'messages', 'draft'] as const) keepPending(seat, what, null);
}

/** The name this browser plays under; empty if it has none yet. */
export const myName = (): string => kept(NAME) ?? '';

export const keepName = (name: string): boolean => keep(NAME, name);

/** When the last message read in a match was said, in ms since 1970. */
export const readUntil = (matchID: string): number => Number(kept(READ + matchID) ?? 0) || 0;

export const keepReadUntil = (matchID: string, at: number): boolean => keep(READ + matchID, String(at));

/** Whether this browser is to notify its reader; the browser's own permission comes on top. */
export const wantsAlerts = (): boolean => kept(ALERTS) === 'yes';

export const keepWantsAlerts = (wanted: boolean): boolean => keep(ALERTS, wanted ? 'yes' : null);

/** What is kept for a seat as long as the tab lasts: a move, messages or a draft that the server has not yet had. */
export type Pending = 'move' | 'messages' | 'draft';

const pendingKey = ({ matchID, playerID }: Seat, what: Pending): string => `${PENDING}${what}:${matchID}:${playerID}`;

/** What was pending at a seat when its table was left; null if nothing was. */
export function pending(seat: Seat, what: Pending): string | null {
  try {
    return sessionStorage.getItem(pendingKey(seat, what));
  } catch {
    return null;
  }
}

/** Keeps what is pending at a seat, or forgets it. A browser that keeps nothing loses it with the page. */
export function keepPending(seat: Seat, what: Pending, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(pendingKey(seat, what));
    else sessionStorage.setItem(pendingKey(seat, what), text);
  } catch {
    // It lasts as long as the table is shown.
  }
}

/** The seats that readers go on with at the next table. */
const wished = new Map<string, number>();

/** The seat this reader had at the table before; undefined where there was none. */
export const wishedSeat = (matchID: string): number | undefined => wished.get(matchID);

export function wishSeat(matchID: string, seat: number): void {
  wished.set(matchID, seat);
}
