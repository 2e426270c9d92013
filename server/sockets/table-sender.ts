/**
 * What sockets at the tables of one game are sent: moves, seats and chat, once stored. In a game with secrets every seat gets its
 * own view, and spectators the public one; for other games the view is built and encoded once for all.
 */
import type { LogEntry } from 'boardgame.io';
import type { Namespace, Socket } from 'socket.io';
import type { Viewer } from '../../src/kit/module.ts';
import type { Match as MatchData, Player, ServerMessages } from '../../src/kit/wire.ts';
import type { Engine } from '../matches/engine.ts';
import { type Audience, matchData, playersOf } from '../matches/match-data.ts';
import type { Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import type { Storage, TableState } from '../storage/storage.ts';
import { roomOf, seatRoomOf, watchersOf } from './rooms.ts';

/** A socket's place: a table, and a seat there, or null for a spectator. */
export interface Place {
  readonly match: string;
  readonly seat: number | null;
  /** The hash of the credentials it presented. */
  readonly credentials: string;
}

/** What processes send each other about the tables of a game. */
export interface BetweenProcesses {
  changed(match: string): void;
  stands(match: string, stateID: number): void;
  left(match: string): void;
  over(match: string): void;
}

type ClientMessages = Record<string, (...sent: unknown[]) => void>;
/** A socket's data: its place, and the address it came from. */
export interface SocketData {
  place?: Place;
  address?: string;
}
export type TableSocket = Socket<ClientMessages, ServerMessages, BetweenProcesses, SocketData>;
export type Tables = Namespace<ClientMessages, ServerMessages, BetweenProcesses, SocketData>;

export interface TableSenderOptions {
  readonly tables: Tables;
  readonly engine: Engine;
  readonly storage: Storage;
  /** Whether a person is connected to a seat. */
  readonly isHere: (match: string, seat: number) => boolean;
}

export class TableSender {
  private readonly tables: Tables;
  private readonly engine: Engine;
  private readonly storage: Storage;
  private readonly isHere: TableSenderOptions['isHere'];

  constructor({ tables, engine, storage, isHere }: TableSenderOptions) {
    this.tables = tables;
    this.engine = engine;
    this.storage = storage;
    this.isHere = isHere;
  }

  /** Whether seats of the game see different things. */
  get hasSecrets(): boolean {
    return this.engine.game.meta.hasSecrets;
  }

  /** Sends a move to everybody at the table, or only to this process's sockets. */
  sendMove(match: Match, state: TableState, entries: readonly LogEntry[], to: 'all' | 'local' = 'all'): void {
    const tables = to === 'all' ? this.tables : this.tables.local;
    const isOver = match.standing.gameover !== null;
    const send = (room: string, viewer: Viewer): void => {
      const log = this.engine.logFor(entries, viewer, isOver);
      tables.to(room).emit('update', match.id, this.engine.stateFor(state, viewer), log);
    };
    if (!this.hasSecrets) {
      send(roomOf(match.id), null);
      return;
    }
    for (const seat of match.seats.keys()) send(seatRoomOf(match.id, seat), seat);
    send(watchersOf(match.id), null);
  }

  /**
   * Sends everything about a match besides the game. Each process sends to its own sockets, since it knows best who is connected.
   */
  sendMatch(match: Match): void {
    const players = this.playersOf(match);
    this.tables.local.to(roomOf(match.id)).emit('matchData', match.id, players);
    const toPlayers = this.dataOf(match, 'players');
    if (match.nextMatchID === null || !match.isNextUnlisted) {
      this.tables.local.to(roomOf(match.id)).emit('match', match.id, toPlayers);
      return;
    }
    for (const seat of match.seats.keys()) {
      this.tables.local.to(seatRoomOf(match.id, seat)).emit('match', match.id, toPlayers);
    }
    this.tables.local.to(watchersOf(match.id)).emit('match', match.id, this.dataOf(match, 'everybody'));
  }

  /** Sends one socket everything about a match besides the game. */
  sendMatchTo(socket: TableSocket, match: Match): void {
    socket.emit('matchData', match.id, this.playersOf(match));
    const isPlayer = typeof socket.data.place?.seat === 'number';
    socket.emit('match', match.id, this.dataOf(match, isPlayer ? 'players' : 'everybody'));
  }

  /** Sends one socket everything about a match that a seat may see. Throws a Refusal if there is no such match. */
  async sendAll(socket: TableSocket, id: string, viewer: Viewer): Promise<Match> {
    const found = await this.storage.everything(id);
    if (found?.match.game !== this.engine.game.meta.id) throw new Refusal('no-match', 'There is no such match.');
    const { match, state, initialState, log } = found;
    const isOver = match.standing.gameover !== null;
    // It grows with the game, so unlike a move it is worth compressing.
    socket.compress(true).emit('sync', id, {
      state: this.engine.stateFor(state, viewer),
      initialState: this.engine.stateFor(initialState, viewer),
      log: this.engine.logFor(log, viewer, isOver),
      filteredMetadata: this.playersOf(match),
    });
    return match;
  }

  private playersOf(match: Match): Player[] {
    return playersOf(match, (seat) => this.isHere(match.id, seat));
  }

  private dataOf(match: Match, to: Audience): MatchData {
    const { hasSecrets } = this;
    return matchData(match, Date.now(), (seat) => this.isHere(match.id, seat), { to, hasSecrets });
  }
}
