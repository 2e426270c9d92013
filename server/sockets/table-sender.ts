/**
 * What sockets at the tables of one game are sent: moves, seats and chat, once stored. In a game with secrets every seat gets its
 * own view, and spectators the public one; for other games the view is built and encoded once for all.
 */
import type { LogEntry } from 'boardgame.io';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import { changesTo, hasOwnData } from '../../src/kit/online/own-data.ts';
import type { Viewer } from '../../src/kit/module.ts';
import type { Match as MatchData, Player, ServerMessages } from '../../src/kit/online/wire.ts';
import type { Engine } from '../matches/engine.ts';
import { type Audience, matchData, playersOf } from '../matches/match-data.ts';
import { refuseWatchers } from '../matches/settings.ts';
import type { Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Everything, Logged, Storage, TableState } from '../storage/storage.ts';
import { roomOf, seatRoomOf, watchersOf } from './rooms.ts';

/** A socket's place: a table, and a seat there, or null for a spectator. */
export interface Place {
  readonly match: string;
  readonly seat: number | null;
  /** The hash of the seat's credentials: the mark of its sitting; empty for a spectator. */
  readonly credentials: string;
  /** The seating at which the seat was known to be the socket's. */
  readonly seating: number;
  /** Whether its page is hidden. */
  readonly isHidden?: boolean;
}

/** Whether a place is a seat that is still the socket's own. */
export const isTheirs = ({ seats }: Match, { seat, credentials }: Place): boolean =>
  seat !== null && seats[seat]?.credentials === credentials;

/** The seats of a match at which people sit, with the room of each. */
const seatRoomsOf = ({ id, seats }: Match): { seat: number; room: string }[] =>
  seats.flatMap(({ credentials }, seat) =>
    credentials === null ? [] : [{ seat, room: seatRoomOf(id, seat, credentials) }],
  );

type ClientMessages = Record<string, (...sent: unknown[]) => void>;
/** A socket's data: its place, which state of a match it was last sent, and the address it came from. */
export interface SocketData {
  place?: Place;
  sent?: { readonly match: string; readonly stateID: number };
  /** The number of the last chat message that it was sent; missing before it was sent the chat. */
  said?: { readonly match: string; readonly number: number };
  address?: string;
  /** The account it acts for; none for guests. */
  account?: string;
  /** Closes its connection once its messages have been handled. */
  letGo?: () => void;
  /** Of that account, the device. */
  device?: string;
}
export type TableSocket = Socket<ClientMessages, ServerMessages, DefaultEventsMap, SocketData>;
export type Tables = Namespace<ClientMessages, ServerMessages, DefaultEventsMap, SocketData>;

export interface TableSenderOptions {
  readonly tables: Tables;
  readonly engine: Engine;
  readonly storage: Storage;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
  /** How many watch a match. */
  readonly watching: (match: string) => number;
}

export class TableSender {
  private readonly tables: Tables;
  private readonly engine: Engine;
  private readonly storage: Storage;
  private readonly isHere: TableSenderOptions['isHere'];
  private readonly watching: TableSenderOptions['watching'];

  constructor({ tables, engine, storage, isHere, watching }: TableSenderOptions) {
    this.tables = tables;
    this.engine = engine;
    this.storage = storage;
    this.isHere = isHere;
    this.watching = watching;
  }

  /** Whether seats of the game see different things. */
  get hasSecrets(): boolean {
    return this.engine.game.meta.hasSecrets;
  }

  /**
   * Sends the sockets at a table the state that it has now, each with the moves that it has not been sent. `moves` are the last ones, in
   * order. Sockets that are up to date are sent nothing.
   */
  sendMoves(match: Match, state: TableState, moves: readonly Logged[]): void {
    const { id } = match;
    const stateID = state._stateID;
    const from = moves[0]?.madeOn ?? stateID;
    const isOver = match.standing.gameover !== null;
    const { ownData } = this.engine.game;
    const field = ownData && hasOwnData(state, ownData.field) ? ownData.field : undefined;
    const logOf = (viewer: Viewer, after: number): readonly LogEntry[] =>
      this.engine.logFor(
        moves.flatMap(({ madeOn, entries }) => (madeOn < after ? [] : entries)),
        viewer,
        isOver,
      );
    const views = new Map<Viewer, TableState>();
    const viewOf = (viewer: Viewer): TableState => {
      const view = views.get(viewer) ?? this.engine.stateFor(state, viewer);
      views.set(viewer, view);
      return view;
    };
    /** Those who are not sent the same as everybody else. */
    const apart: string[] = [];
    for (const socketID of this.tables.adapter.rooms.get(roomOf(id)) ?? []) {
      const socket = this.tables.sockets.get(socketID);
      const place = socket?.data.place;
      if (!place) continue;
      const sent = socket.data.sent?.match === id ? socket.data.sent.stateID : undefined;
      socket.data.sent = { match: id, stateID: Math.max(stateID, sent ?? 0) };
      if (field === undefined && sent === from) continue;
      apart.push(socketID);
      if (sent !== undefined && sent >= stateID) continue;
      const viewer = isTheirs(match, place) ? place.seat : null;
      const log = logOf(viewer, sent ?? from);
      // Clients apply changes only to the state they were last sent.
      if (field !== undefined && sent !== undefined) {
        socket.emit('patch', id, sent, stateID, changesTo(viewOf(viewer), field), log);
      } else socket.emit('update', id, viewOf(viewer), log);
    }
    if (field !== undefined) return;
    const send = (room: string, viewer: Viewer): void => {
      this.tables.to(room).except(apart).emit('update', id, viewOf(viewer), logOf(viewer, from));
    };
    if (!this.hasSecrets) {
      send(roomOf(id), null);
      return;
    }
    for (const { seat, room } of seatRoomsOf(match)) send(room, seat);
    send(watchersOf(id), null);
  }

  /** Sends everything about a match besides the game to this process's sockets: it knows best who is connected. */
  sendMatch(match: Match): void {
    const players = this.playersOf(match);
    this.tables.to(roomOf(match.id)).emit('matchData', match.id, players);
    this.sendTable(match);
  }

  /** The same without what boardgame.io's own clients are sent. */
  sendTable(match: Match): void {
    const toPlayers = this.dataOf(match, 'players');
    if (match.nextMatchID === null || !match.isNextUnlisted) {
      this.tables.to(roomOf(match.id)).emit('match', match.id, toPlayers);
      return;
    }
    for (const { room } of seatRoomsOf(match)) this.tables.to(room).emit('match', match.id, toPlayers);
    this.tables.to(watchersOf(match.id)).emit('match', match.id, this.dataOf(match, 'everybody'));
  }

  /** Sends one socket everything about a match besides the game. */
  sendMatchTo(socket: TableSocket, match: Match): void {
    socket.emit('matchData', match.id, this.playersOf(match));
    const isPlayer = typeof socket.data.place?.seat === 'number';
    socket.emit('match', match.id, this.dataOf(match, isPlayer ? 'players' : 'everybody'));
  }

  /**
   * Sends one socket everything about a match that it may see from its place: what spectators see if the seat is no longer its
   * own. Returns what that was of. Throws a Refusal if there is no such match.
   */
  async sendAll(socket: TableSocket, place: Place): Promise<Pick<Everything, 'match' | 'said'>> {
    const { match: id } = place;
    const found = await this.storage.everything(id);
    if (found?.match.game !== this.engine.game.meta.id) throw new Refusal('no-match', 'There is no such match.');
    const { match, state, initialState, log } = found;
    const isOver = match.standing.gameover !== null;
    const viewer = isTheirs(match, place) ? place.seat : null;
    refuseWatchers(match, viewer);
    socket.data.sent = { match: id, stateID: state._stateID };
    // It grows with the game, so unlike a move it is worth compressing.
    socket.compress(true).emit('sync', id, {
      state: this.engine.stateFor(state, viewer),
      initialState: this.engine.stateFor(initialState, viewer),
      log: this.engine.logFor(log, viewer, isOver),
      filteredMetadata: this.playersOf(match),
    });
    return found;
  }

  private playersOf(match: Match): Player[] {
    return playersOf(match, (seat) => this.isHere(match.id, seat));
  }

  private dataOf(match: Match, to: Audience): MatchData {
    const { hasSecrets } = this;
    const spectators = this.watching(match.id);
    return matchData(match, Date.now(), (seat) => this.isHere(match.id, seat), { to, hasSecrets, spectators });
  }
}
