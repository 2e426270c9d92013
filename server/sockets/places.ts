/** The places of sockets at the tables of one game: who sits at which seat, who watches, and who has to leave. */
import type { Match } from '../match.ts';
import type { Matches } from '../matches/matches.ts';
import { Refusal } from '../refusal.ts';
import type { WorkUnderWay } from './message-queue.ts';
import type { Presence } from './presence.ts';
import { roomOf, seatRoomOf, watchersOf } from './rooms.ts';
import { type TableSender, type TableSocket, type Tables, isTheirs } from './table-sender.ts';

export interface PlacesOptions {
  readonly tables: Tables;
  readonly sender: TableSender;
  readonly presence: Presence;
  readonly matches: Pick<Matches, 'seen'>;
  /** The maximum number of spectators of a match through this process, and per address. */
  readonly maxSpectators: number;
  readonly maxSpectatorsPerAddress: number;
  /** Called when nobody looks at a table from a seat any more. */
  readonly onUnseen: (match: string, seat: number) => Promise<void>;
  /** Called when the last socket has left a table. */
  readonly onLeft: (match: string) => void;
  /** Tells a socket why it has to leave. */
  readonly refuse: (socket: TableSocket, name: string, id: string, why: Refusal) => void;
  readonly work: WorkUnderWay;
  /** What is done with an error of which nobody is told. */
  readonly logError: (message: string) => (error: unknown) => void;
}

export class Places {
  /** How many watch, as everybody at a table was last told; missing for none. */
  private readonly told = new Map<string, number>();

  constructor(private readonly options: PlacesOptions) {}

  /** Removes sockets from seats that were given up: from then on they are spectators. */
  unseat(match: Match): void {
    const { id } = match;
    for (const socketID of this.options.tables.adapter.rooms.get(roomOf(id)) ?? []) {
      const socket = this.options.tables.sockets.get(socketID);
      const place = socket?.data.place;
      if (typeof place?.seat !== 'number' || !socket || isTheirs(match, place)) continue;
      // It was read before the socket's person sat down.
      if (match.seating < place.seating) continue;
      if (place.isHidden === true) this.options.presence.hide(id, place.seat, -1);
      socket.data.place = { ...place, seat: null, isHidden: false };
      void socket.leave(seatRoomOf(id, place.seat, place.credentials));
      void socket.join(watchersOf(id));
      this.options.presence.depart(id, place.seat);
      this.options.presence.watch(id, 1);
    }
    this.dismissWatchers(match);
  }

  /** Frees a socket's place. */
  async depart(socket: TableSocket): Promise<void> {
    const { place } = socket.data;
    if (!place) return;
    const { match, seat } = place;
    delete socket.data.place;
    if (place.isHidden === true) this.options.presence.hide(match, seat!, -1);
    await socket.leave(roomOf(match));
    await socket.leave(watchersOf(match));
    if (!this.options.tables.adapter.rooms.has(roomOf(match))) this.options.onLeft(match);
    if (seat === null) {
      this.options.presence.watch(match, -1);
      return;
    }
    await socket.leave(seatRoomOf(match, seat, place.credentials));
    const isAway = this.options.presence.depart(match, seat);
    if (!this.options.presence.isLooking(match, seat)) await this.options.onUnseen(match, seat);
    if (isAway) await this.options.matches.seen(match, seat, 'gone');
  }

  /** Refuses another spectator if there are too many, in total or from one address. */
  refuseWatching(id: string, address: string): void {
    const { maxSpectators, maxSpectatorsPerAddress } = this.options;
    const watching = [...(this.options.tables.adapter.rooms.get(watchersOf(id)) ?? [])];
    const near = watching.filter((each) => this.options.tables.sockets.get(each)?.data.address === address);
    if (watching.length >= maxSpectators || near.length >= maxSpectatorsPerAddress) {
      throw new Refusal('watching-full', 'This table has no room for more spectators.');
    }
  }

  /** Tells everybody at a table how many watch, if that has changed. */
  tellWatching(match: Match): void {
    const { id } = match;
    const watching = this.options.presence.watching(id);
    if ((this.told.get(id) ?? 0) === watching) return;
    if (watching === 0) this.told.delete(id);
    else this.told.set(id, watching);
    this.options.sender.sendTable(match);
  }

  /** Sends spectators away from a table that only players may watch now. */
  dismissWatchers(match: Match): void {
    if (match.options.spectators !== false) return;
    for (const socketID of this.options.tables.adapter.rooms.get(watchersOf(match.id)) ?? []) {
      const socket = this.options.tables.sockets.get(socketID);
      if (!socket?.data.place) continue;
      this.options.refuse(
        socket,
        'sync',
        match.id,
        new Refusal('not-watchable', 'Only its players may watch this table.'),
      );
      this.options.work.add(this.depart(socket).catch(this.options.logError('a spectator could not be sent away')));
    }
  }
}
