/** The socket.io rooms of a match. */

const TABLE = 'match:';

/** Everybody at a match: players and spectators. */
export const roomOf = (match: string): string => TABLE + match;
/** The match of such a room; undefined for other rooms. */
export const matchOfRoom = (room: string): string | undefined =>
  room.startsWith(TABLE) ? room.slice(TABLE.length) : undefined;
/**
 * The sockets of the person at a seat of a match, by the hash of their credentials: what is sent to a seat reaches exactly those who
 * sit there according to the match it is sent for, whether or not this process knows yet that the seat has changed hands.
 */
export const seatRoomOf = (match: string, seat: number, credentials: string): string =>
  `seat:${match}:${String(seat)}:${credentials}`;
/** The spectators of a match. */
export const watchersOf = (match: string): string => `watching:${match}`;
