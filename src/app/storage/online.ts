/** What this browser stores about online games: its seats, the player's name, and how far each chat was read. */
import { gameIds } from '../../games/index.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';
import type { Seat } from '../wire.ts';

const SEATS = 'dominant-species:online:seats';
const NAME = 'dominant-species:online:name';
const ALERTS = 'dominant-species:online:alerts';
const ASKED = 'dominant-species:online:alerts-asked';
const PENDING = 'dominant-species:online:pending:';
/** The seat that a tab has at a match, as long as the tab lasts: another tab may have another. */
const TAB_SEAT = 'dominant-species:online:seat:';
const READ = 'dominant-species:online:read:';
const TABLE = 'dominant-species:online:table:';

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

/** This browser's seat in a match. Of several, the seat that this tab has had, else the most recent; the tab stays at it. */
export function mySeat(matchID: string): Seat | null {
  const seats = mySeats().filter((seat) => seat.matchID === matchID);
  const inThisTab = storedText(TAB_SEAT + matchID, 'session');
  const seat = seats.find(({ playerID }) => playerID === inThisTab) ?? seats[0] ?? null;
  if (seat !== null) storeText(TAB_SEAT + matchID, seat.playerID, 'session');
  return seat;
}

/** Whether a seat survives closing the page. */
export const isKept = (seat: Seat): boolean => readSeats(storedText(SEATS)).some((each) => isSame(each, seat));

/** Stores a seat, if the browser can; this tab stays at it. */
export function keepSeat(seat: Seat): void {
  storeText(TAB_SEAT + seat.matchID, seat.playerID, 'session');
  const others = readSeats(storedText(SEATS)).filter((each) => !isSame(each, seat));
  if (!storeText(SEATS, JSON.stringify([seat, ...others]))) unstoredSeats = [seat, ...unstoredSeats];
}

/** Forgets a seat. */
export function forgetSeat(seat: Seat): void {
  unstoredSeats = unstoredSeats.filter((each) => !isSame(each, seat));
  storeText(SEATS, JSON.stringify(readSeats(storedText(SEATS)).filter((each) => !isSame(each, seat))));
  storeText(READ + seat.matchID, null);
  storeText(TABLE + seat.matchID, null);
  for (const what of ['move', 'messages', 'draft'] as const) keepPending(seat, what, null);
}

/** The player's name in this browser; empty if there is none yet. */
export const myName = (): string => storedText(NAME) ?? '';

export const keepName = (name: string): boolean => storeText(NAME, name);

/** The time of the last message read in a match, in ms since 1970. */
export const readUntil = (matchID: string): number => Number(storedText(READ + matchID) ?? 0) || 0;

export const keepReadUntil = (matchID: string, at: number): boolean => storeText(READ + matchID, String(at));

/** A table as this browser's player saw it last, for the picture in the list of games; undefined if it has none. */
export function lastTable(matchID: string): unknown {
  try {
    return JSON.parse(storedText(TABLE + matchID) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Stores how a table looks to its player. */
export const keepLastTable = (matchID: string, state: unknown): boolean =>
  storeText(TABLE + matchID, JSON.stringify(state));

/** Whether notifications are wanted; the browser's own permission is needed as well. */
export const wantsAlerts = (): boolean => storedText(ALERTS) === 'yes';

/** Whether notifications were offered in this browser. */
export const wasAskedAlerts = (): boolean => storedText(ASKED) === 'yes';

export const keepAskedAlerts = (): boolean => storeText(ASKED, 'yes');

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

/** What a player keeps at the next table: the seat, and as its host the proof of it. */
interface Kept {
  readonly seat: number;
  readonly hostCredentials: string | undefined;
}
const preferredSeats = new Map<string, Kept>();

/** The seat this player had at the previous table; undefined if there was none. */
export const preferredSeat = (matchID: string): number | undefined => preferredSeats.get(matchID)?.seat;

/** The proof that this player is host of a table, as they were of the previous one; undefined if they were not. */
export const keptHostCredentials = (matchID: string): string | undefined =>
  preferredSeats.get(matchID)?.hostCredentials;

/** Keeps a seat for the next table. The host's credentials show there, too, who is host. */
export function setPreferredSeat(matchID: string, { playerID, credentials }: Seat, isHost: boolean): void {
  preferredSeats.set(matchID, {
    seat: Number(playerID),
    hostCredentials: isHost ? credentials : undefined,
  });
}
