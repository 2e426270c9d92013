/**
 * What is said at the tables of one game: this process's sockets are sent every message once, in order, whichever process it came
 * through. The others only say how many messages there are; what a socket has not been sent is read.
 */
import type { Said, Storage } from '../storage/storage.ts';
import { OnceAtATime, type WorkUnderWay } from './message-queue.ts';
import { roomOf } from './rooms.ts';
import type { TableSocket, Tables } from './table-sender.ts';

export interface ChatSenderOptions {
  readonly tables: Tables;
  readonly storage: Pick<Storage, 'chat'>;
  readonly work: WorkUnderWay;
  /** What is done with an error of which nobody is told. */
  readonly logError: (message: string) => (error: unknown) => void;
}

/** A socket that has been sent the chat of a table up to a number. */
interface Listener {
  readonly socket: TableSocket;
  readonly number: number;
}

export class ChatSender {
  /** Reads and sends what sockets at a table miss. */
  private readonly missed: OnceAtATime;
  /** The highest number of a message known to have been said, at tables with sockets here. */
  private readonly known = new Map<string, number>();

  constructor(private readonly options: ChatSenderOptions) {
    this.missed = new OnceAtATime(options.work, options.logError('what was said at a table could not be sent'));
  }

  /**
   * Sends a socket that has come to a table what was said there: `chats` with the messages after the last that its client has, up to
   * those known when it was sent the game; then each later one.
   */
  async begin(socket: TableSocket, id: string, { last, upTo }: { last: number; upTo: number }): Promise<void> {
    delete socket.data.said;
    const messages = await this.after(id, last);
    // Sent away meanwhile.
    if (socket.data.place?.match !== id) return;
    const isEarlier = ({ number }: Said): boolean => number <= upTo;
    socket.compress(true).emit('chats', id, messages.filter(isEarlier));
    socket.data.said = { match: id, number: upTo };
    send({ socket, number: upTo }, id, messages);
    this.heard(id, messages.at(-1)?.number ?? 0);
  }

  /** The messages after the last one that a client has; all if it is not there, as when the data was restored from a backup. */
  private async after(id: string, last: number): Promise<Said[]> {
    const { storage } = this.options;
    if (last === 0) return storage.chat(id);
    const [first, ...rest] = await storage.chat(id, last - 1);
    return first?.number === last ? rest : storage.chat(id);
  }

  /** Sends a message that was stored through this process. */
  said(id: string, message: Said): void {
    for (const listener of this.listenersAt(id)) {
      if (listener.number === message.number - 1) send(listener, id, [message]);
    }
    this.heard(id, message.number);
  }

  /** Handles that so many messages were said at a table: whoever has fewer is sent the rest. */
  heard(id: string, number: number): void {
    if (!this.options.tables.adapter.rooms.has(roomOf(id))) return;
    this.known.set(id, Math.max(number, this.known.get(id) ?? 0));
    if (this.behind(id).length > 0) this.missed.do(id, () => this.sendMissed(id));
  }

  /** The last socket has left a table. */
  forget(id: string): void {
    this.known.delete(id);
  }

  private async sendMissed(id: string): Promise<void> {
    const behind = this.behind(id);
    if (behind.length === 0) return;
    const messages = await this.options.storage.chat(id, Math.min(...behind.map(({ number }) => number)));
    for (const listener of this.listenersAt(id)) send(listener, id, messages);
  }

  private behind(id: string): Listener[] {
    const known = this.known.get(id) ?? 0;
    return this.listenersAt(id).filter(({ number }) => number < known);
  }

  private listenersAt(id: string): Listener[] {
    const { adapter, sockets } = this.options.tables;
    return [...(adapter.rooms.get(roomOf(id)) ?? [])].flatMap((socketID) => {
      const socket = sockets.get(socketID);
      const said = socket?.data.said;
      return socket && said?.match === id ? [{ socket, number: said.number }] : [];
    });
  }
}

/** Sends those of some messages that a socket has not been sent. */
function send({ socket, number }: Listener, id: string, messages: readonly Said[]): void {
  for (const message of messages) {
    if (message.number <= number) continue;
    socket.emit('chat', id, message);
    socket.data.said = { match: id, number: message.number };
  }
}
