/** The rooms of socket.io in which the sockets of a match are. */

const TABLE = 'match:';

/** All who are at a match: at a seat, or watching. */
export const roomOf = (match: string): string => TABLE + match;
/** The match of a room of all; undefined for other rooms. */
export const matchOfRoom = (room: string): string | undefined =>
  room.startsWith(TABLE) ? room.slice(TABLE.length) : undefined;
/** Those who sit at a seat of a match. */
export const seatRoomOf = (match: string, seat: number): string => `seat:${match}:${String(seat)}`;
/** Those who watch a match. */
export const watchersOf = (match: string): string => `watching:${match}`;
