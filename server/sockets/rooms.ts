/** The socket.io rooms of a match. */

const TABLE = 'match:';

/** Everybody at a match: players and spectators. */
export const roomOf = (match: string): string => TABLE + match;
/** The match of such a room; undefined for other rooms. */
export const matchOfRoom = (room: string): string | undefined =>
  room.startsWith(TABLE) ? room.slice(TABLE.length) : undefined;
/** The sockets at a seat of a match. */
export const seatRoomOf = (match: string, seat: number): string => `seat:${match}:${String(seat)}`;
/** The spectators of a match. */
export const watchersOf = (match: string): string => `watching:${match}`;
