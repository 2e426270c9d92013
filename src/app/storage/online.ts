/** What this browser stores about online games: its seats, the player's name, and how far each chat was read. */
import { gameIds } from '../../games/index.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';
import type { Seat } from '../wire.ts';

const SEATS = 'dominant-species:online:seats';
const NAME = 'dominant-species:online:name';
const ALERTS = 'dominant-species:online:alerts';
const PENDING = 'dominant-species:online:pending:';
const READ = 'dominant-species:online:read:';

/** A stored seat; none if it is damaged. Old seats name no game: there was only one. */
function seatsIn(value: unknown): Seat[] {
  const { game = gameIds[0], matchID, playerID, credentials } = (value ?? {}) as Record<string, unknown>;
  const isSeat = [game, matchID, playerID, credentials].every((each) => typeof each === 'string');
  return isSeat ? [{ game, matchID, playerID, credentials } as Seat] : [];
}

/** Reads the stored seats, without damaged ones. */
export function readSeats(text: string | null): Seat[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(seatsIn) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Seat, other: Seat): boolean => one.matchID === other.matchID && one.playerID === other.playerID;

/** Seats that the browser cannot store: they last as long as the page. */
let unstoredSeats: readonly Seat[] = [];

/** This browser's seats, the most recent first. */
export const mySeats = (): Seat[] => [...unstoredSeats, ...readSeats(storedText(SEATS))];

/** This browser's seat in a match; the most recent one, if there are several. */
export const mySeat = (matchID: string): Seat | null => mySeats().find((seat) => seat.matchID === matchID) ?? null;

/** Whether a seat survives closing the page. */
export const isKept = (seat: Seat): boolean => readSeats(storedText(SEATS)).some((each) => isSame(each, seat));

/** Stores a seat, if the browser can. */
export function keepSeat(seat: Seat): void {
  const others = readSeats(storedText(SEATS)).filter((each) => !isSame(each, seat));
  if (!storeText(SEATS, JSON.stringify([seat, ...others]))) unstoredSeats = [seat, ...unstoredSeats];
}

/** Forgets a seat. */
export function forgetSeat(seat: Seat): void {
  unstoredSeats = unstoredSeats.filter((each) => !isSame(each, seat));
  storeText(SEATS, JSON.stringify(readSeats(storedText(SEATS)).filter((each) => !isSame(each, seat))));
  storeText(READ + seat.matchID, null);
  for (const what of ['move', 'messages', 'draft'] as const) keepPending(seat, what, null);
}

/** The player's name in this browser; empty if there is none yet. */
export const myName = (): string => storedText(NAME) ?? '';

export const keepName = (name: string): boolean => storeText(NAME, name);

/** The time of the last message read in a match, in ms since 1970. */
export const readUntil = (matchID: string): number => Number(storedText(READ + matchID) ?? 0) || 0;

export const keepReadUntil = (matchID: string, at: number): boolean => storeText(READ + matchID, String(at));

/** Whether notifications are wanted; the browser's own permission is needed as well. */
export const wantsAlerts = (): boolean => storedText(ALERTS) === 'yes';

export const keepWantsAlerts = (wanted: boolean): boolean => storeText(ALERTS, wanted ? 'yes' : null);

/** What is stored for a seat as long as the tab lasts: a move, messages or a draft that the server does not have yet. */
export type Pending = 'move' | 'messages' | 'draft';

const pendingKey = ({ matchID, playerID }: Seat, what: Pending): string => `${PENDING}${what}:${matchID}:${playerID}`;

/** What was pending at a seat when its table was left; null if nothing was. */
export const pending = (seat: Seat, what: Pending): string | null => storedText(pendingKey(seat, what), 'session');

/** Stores what is pending at a seat, or removes it. Without storage it is lost with the page. */
export function keepPending(seat: Seat, what: Pending, text: string | null): void {
  storeText(pendingKey(seat, what), text, 'session');
}

/** The seats that players keep at the next table. */
const preferredSeats = new Map<string, number>();

/** The seat this player had at the previous table; undefined if there was none. */
export const preferredSeat = (matchID: string): number | undefined => preferredSeats.get(matchID);

export function setPreferredSeat(matchID: string, seat: number): void {
  preferredSeats.set(matchID, seat);
}
