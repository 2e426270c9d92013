/**
 * The sockets at the tables of one game: boardgame.io's messages in the game's namespace, and what docs/online.md adds to them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Server as SocketServer } from 'socket.io';
import {
  type MoveLimits,
  type UpdateMessage,
  chatMessage,
  isUpdate,
  lookMessage,
  moveLimits,
  syncMessage,
  undoMessage,
  updateMessage,
} from '../../src/kit/online/wire-schemas.ts';
import type { Engine } from '../matches/engine.ts';
import type { Match } from '../match.ts';
import type { Matches } from '../matches/matches.ts';
import type { MessageRate } from '../message-rate.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimit } from '../rate-limit.ts';
import { read } from '../read.ts';
import { Refusal, refusedFor } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';
import type { Channels } from './channels.ts';
import { ChatSender } from './chat-sender.ts';
import { MessageQueue, WorkUnderWay } from './message-queue.ts';
import { Places } from './places.ts';
import type { Presence } from './presence.ts';
import { roomOf, seatRoomOf, watchersOf } from './rooms.ts';
import { type Place, TableSender, isTheirs, type TableSocket, type Tables } from './table-sender.ts';
import { TableUpdates } from './table-updates.ts';

export interface TablesOptions {
  readonly io: SocketServer;
  readonly engine: Engine;
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Limits on messages per socket, and per address. */
  readonly messages: MessageRate;
  readonly messagesOfAddress: MessageRate;
  /** Limits per address: on loading a whole match, and on chat messages and undo requests. */
  readonly syncs: RateLimit;
  readonly chats: RateLimit;
  /** The maximum number of spectators of a match through this process, and per address. */
  readonly maxSpectators: number;
  readonly maxSpectatorsPerAddress: number;
  /** The channels to other processes; undefined if this one is alone. */
  readonly channels: Channels | undefined;
  /** Called when nobody looks at a table from a seat any more. */
  readonly onUnseen: (match: string, seat: number) => Promise<void>;
  /** The account and device behind a socket; null for a guest. */
  readonly whoIs: (socket: TableSocket) => Promise<{ readonly account: string; readonly device: string } | null>;
  /** The address of the client behind a socket. */
  readonly addressOf: (socket: TableSocket) => string;
}

/** How often tables of several processes are checked, in ms. */
const CATCH_UP = 10_000;
/** Messages beyond the limit after which a socket is disconnected: refusing costs as much as reading. */
const MAX_EXCESS = 20;

/** Reads a game's moves. The schema, which is slower, is only used to say what is wrong. */
function moveReader(limits: MoveLimits): (sent: unknown[]) => UpdateMessage {
  const schema = updateMessage(limits);
  return (sent) => (isUpdate(sent, limits) ? sent : read(schema, sent));
}

/** The namespace of one game. */
export class GameTables {
  private readonly tables: Tables;
  private readonly readMove: (sent: unknown[]) => UpdateMessage;
  private readonly sender: TableSender;
  private readonly places: Places;
  private readonly chat: ChatSender;
  private readonly updates: TableUpdates;
  private readonly work = new WorkUnderWay();
  private readonly catchingUp: NodeJS.Timeout | undefined;
  /** Connections that have a socket: a client could otherwise open the namespace many times. */
  private readonly connected = new WeakSet<object>();

  constructor(private readonly options: TablesOptions) {
    const { io, engine, storage, presence, channels } = options;
    this.readMove = moveReader(moveLimits(engine.game.actions));
    this.tables = io.of(`/${engine.game.meta.id}`) as Tables;
    this.sender = new TableSender({
      tables: this.tables,
      engine,
      storage,
      isHere: presence.isHere.bind(presence),
      watching: presence.watching.bind(presence),
    });
    const shared = {
      tables: this.tables,
      sender: this.sender,
      work: this.work,
      logError: this.logError.bind(this),
    };
    this.places = new Places({
      ...options,
      ...shared,
      onLeft: this.forget.bind(this),
      refuse: this.refuse.bind(this),
    });
    this.chat = new ChatSender({ ...shared, storage });
    this.updates = new TableUpdates({
      ...shared,
      chat: this.chat,
      matches: options.matches,
      storage,
      hasOthers: channels !== undefined,
      unseat: this.places.unseat.bind(this.places),
    });
    this.hearMatches();
    this.tables.use((socket, next) => {
      if (this.connected.has(socket.conn)) {
        next(new Error('This connection has a socket already.'));
        return;
      }
      this.connected.add(socket.conn);
      void this.options.whoIs(socket).then(
        (who) => {
          if (who) Object.assign(socket.data, { account: who.account, device: who.device });
          next();
        },
        () => {
          next(new Error('The account could not be looked up.'));
        },
      );
    });
    this.tables.on('connection', (socket) => {
      this.serve(socket);
    });
    this.catchingUp = channels
      ? setInterval(() => {
          this.lookAfterAll();
        }, CATCH_UP).unref()
      : undefined;
  }

  /** Sends this process's sockets whatever they missed, because messages from other processes may have been lost. */
  lookAfterAll(): void {
    this.work.add(this.updates.catchUp().catch(this.logError('tables could not be looked after')));
  }

  /** Closes the sockets of devices that were signed out. */
  dismiss(devices: readonly string[]): void {
    for (const socket of this.tables.sockets.values()) {
      if (socket.data.device !== undefined && devices.includes(socket.data.device)) socket.disconnect(true);
    }
  }

  /**
   * Closes all connections at random times within so many ms, each once its messages have been handled and answered: clients connect
   * again, to another process.
   */
  async letGo(withinMs: number): Promise<void> {
    const letGo = async ({ data }: TableSocket): Promise<void> => {
      await wait(Math.random() * withinMs);
      data.letGo?.();
    };
    await Promise.all([...this.tables.sockets.values()].map(letGo));
    await this.work.settled();
  }

  /** Stops: resolves when all work in progress is done. */
  async stop(): Promise<void> {
    clearInterval(this.catchingUp);
    await this.work.settled();
  }

  /** Sends the presence at a table to this process's sockets there, if any. */
  sendPresence(id: string): void {
    this.lookUp(id, (match) => {
      this.updates.sendMatch(match);
      this.places.dismissWatchers(match);
    });
  }

  /** The same after somebody has left a place. */
  private tellLeft(place: Place | undefined): void {
    if (place?.seat !== null) return;
    this.lookUp(place.match, (match) => {
      this.places.tellWatching(match);
    });
  }

  private isMine(match: Match): boolean {
    return match.game === this.options.engine.game.meta.id;
  }

  private hearMatches(): void {
    const { matches, channels } = this.options;
    const tell = ({ id, standing, seating }: Match): void => channels?.tell(id, { stateID: standing.stateID, seating });
    matches.events.on('moved', (match, state, entries) => {
      if (!this.isMine(match)) return;
      this.updates.sendMoved(match, state, entries);
      tell(match);
    });
    matches.events.on('changed', (_id, match) => {
      if (!this.isMine(match)) return;
      if (this.isHere(match.id)) this.updates.sendMatch(match);
      this.places.dismissWatchers(match);
      tell(match);
    });
    matches.events.on('removed', (id) => {
      this.updates.sendRemoved(id);
    });
    matches.events.on('said', (id, message) => {
      this.chat.said(id, message);
    });
    matches.events.on('planned', (id, seat) => {
      this.sendPlanned(id, seat);
    });
    matches.events.on('left', (match) => {
      if (this.isMine(match)) this.places.unseat(match);
    });
  }

  /** Tells a player's own sockets, and nobody else's, that their plan was changed on one of their devices. */
  private sendPlanned(id: string, seat: number): void {
    this.lookUp(id, ({ seats }) => {
      const sitting = seats[seat]?.credentials ?? null;
      if (sitting !== null) this.tables.to(seatRoomOf(id, seat, sitting)).emit('plan', id);
    });
  }

  private isHere(id: string): boolean {
    return this.tables.adapter.rooms.has(roomOf(id));
  }

  /** Looks up a match, if anybody here is at it. */
  private lookUp(id: string, then: (match: Match) => void): void {
    if (!this.isHere(id)) return;
    this.work.add(
      this.options.storage
        .match(id)
        .then((found) => {
          if (found) then(found.match);
        })
        .catch(this.logError('who is at a table could not be looked up')),
    );
  }

  /** Serves a socket from connection to disconnection. */
  private serve(socket: TableSocket): void {
    const { metrics, messages, messagesOfAddress, addressOf } = this.options;
    metrics.sockets.inc();
    const address = addressOf(socket);
    socket.data.address = address;
    // An unreadable message closes the connection. Without a listener socket.io would print it.
    socket.on('error', () => undefined);
    const queue = new MessageQueue(this.work, this.logError('a message failed'));
    socket.data.letGo = () => {
      queue.add(() => {
        // Not the socket: clients that the server has disconnected do not come back by themselves.
        socket.conn.close();
        return Promise.resolve();
      });
    };
    let excess = 0;
    const limited = (): void => {
      try {
        messages.use(socket.id);
        messagesOfAddress.use(address);
        excess = 0;
      } catch (error) {
        if (++excess > MAX_EXCESS) socket.disconnect(true);
        throw error;
      }
    };
    const handled = { sync: this.sync, update: this.move, chat: this.say, undo: this.undo, look: this.look };
    for (const [name, handle] of Object.entries(handled)) {
      socket.on(name, (...sent: unknown[]) => {
        if (queue.isFull) {
          socket.disconnect(true);
          return;
        }
        queue.add(async () => {
          try {
            limited();
            await handle(socket, sent);
          } catch (error) {
            this.refuse(socket, name, name === 'update' ? sent[2] : sent[0], error);
          }
        });
      });
    }
    // Messages nobody listens to cost reading time too. They are not answered.
    socket.onAny((name: string) => {
      if (Object.hasOwn(handled, name)) return;
      try {
        limited();
      } catch (error) {
        metrics.refusals.inc({ refusal: refusedFor(error).refusal });
      }
    });
    socket.on('disconnect', () => {
      metrics.sockets.dec();
      this.connected.delete(socket.conn);
      queue.add(async () => {
        const { place } = socket.data;
        await this.places.depart(socket);
        this.tellLeft(place);
      });
    });
  }

  /** Sends a socket the reason why its message was refused. Nothing of the message is echoed except a possible match ID. */
  private refuse(socket: TableSocket, name: string, id: unknown, error: unknown): void {
    const why = refusedFor(error);
    this.options.metrics.refusals.inc({ refusal: why.refusal });
    if (why.refusal === 'failed') this.options.log.error({ err: error, message: name }, 'a message failed');
    socket.emit('refused', typeof id === 'string' && id.length <= 40 ? id : null, why);
  }

  /** The last socket has left a table. */
  private forget(id: string): void {
    this.updates.forget(id);
    this.chat.forget(id);
    this.options.channels?.leave(id);
  }

  private readonly sync = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const { matches, storage, syncs, presence } = this.options;
    const [id, playerID, credentials, , last] = read(syncMessage, sent);
    const address = socket.data.address!;
    await syncs.use(address);
    const { place: before } = socket.data;
    await this.places.depart(socket);
    if (before?.match !== id) this.tellLeft(before);
    const seated =
      playerID === null || playerID === undefined
        ? { seat: null, credentials: '', seating: 0 }
        : await matches.placeOf(id, { playerID, credentials, account: socket.data.account });
    const { seat } = seated;
    const place: Place = { match: id, ...seated };
    const room = seat === null ? watchersOf(id) : seatRoomOf(id, seat, place.credentials);
    if (seat === null) this.places.refuseWatching(id, address);
    // Counted before awaiting: others may join meanwhile.
    if (socket.connected) await socket.join(room);
    await this.options.channels?.listen(id, (news) => {
      if (news.planned === undefined) this.updates.hear(id, news);
      else this.sendPlanned(id, news.planned);
    });
    let match: Match;
    let said: number;
    try {
      ({ match, said } = await this.sender.sendAll(socket, place));
    } catch (error) {
      await socket.leave(room);
      if (!this.isHere(id)) this.forget(id);
      throw error;
    }
    if (!socket.connected) {
      if (!this.isHere(id)) this.forget(id);
      return;
    }
    this.updates.noteSent(match);
    // Set together, before awaiting: exactly the sockets with a place are counted there.
    socket.data.place = place;
    const isNew = seat !== null && presence.arrive(id, seat);
    if (seat === null) presence.watch(id, 1);
    await socket.join(roomOf(id));
    // A move made between reading and joining would be missed.
    const now = await storage.match(id);
    if (now && now.match.standing.stateID !== match.standing.stateID) {
      ({ match } = await this.sender.sendAll(socket, place));
    }
    this.updates.noteSent(match);
    // The seat may have been given up meanwhile, before this socket was known to sit there.
    if (now && seat !== null && !isTheirs(now.match, place)) this.places.unseat(now.match);
    if (now) this.places.dismissWatchers(now.match);
    if (isNew) {
      await matches.seen(id, seat, 'here');
      this.sender.sendMatch(await matches.known(id));
    } else {
      this.sender.sendMatchTo(socket, now?.match ?? match);
    }
    this.places.tellWatching(now?.match ?? match);
    await this.chat.begin(socket, id, { last: last ?? 0, upTo: said });
  };

  private readonly move = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const { matches, metrics, syncs } = this.options;
    const arrived = performance.now();
    const answer = (result: object): void => {
      if (typeof sent[4] === 'function') (sent[4] as (result: object) => void)(result);
    };
    try {
      const [{ payload }, stateID, id, playerID] = this.readMove(sent);
      if (payload.playerID !== playerID) throw new Refusal('not-authorized', 'The move names another seat.');
      const { type, args, credentials } = payload;
      const made = await matches.move(
        id,
        { playerID, credentials, account: socket.data.account },
        { type, args: args ?? [], stateID },
      );
      metrics.moves.inc({ by: 'person' });
      metrics.moveSeconds.observe((performance.now() - arrived) / 1000);
      answer({ stateID: made });
    } catch (error) {
      const why = refusedFor(error);
      answer(why);
      // A client that is behind is brought up to date.
      const { place } = socket.data;
      if (why.refusal === 'stale' && place) {
        await syncs.use(socket.data.address!);
        await this.sender.sendAll(socket, place);
      }
      throw error;
    }
  };

  private readonly say = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const [id, { id: messageID, sender, payload }, credentials] = read(chatMessage, sent);
    await this.options.chats.use(socket.data.address!);
    await this.options.matches.say(
      id,
      { playerID: sender, credentials, account: socket.data.account },
      { id: messageID, payload },
    );
  };

  private readonly undo = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const [id, { playerID, ...asked }, credentials] = read(undoMessage, sent);
    // Each step appears in the chat, and counts as a chat message.
    await this.options.chats.use(socket.data.address!);
    await this.options.matches.undo(id, { playerID, credentials, account: socket.data.account }, asked);
  };

  /** The page was hidden, or is shown again: whoever does not look is told elsewhere. */
  private readonly look = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const [id, isLooking] = read(lookMessage, sent);
    const { place } = socket.data;
    if (place?.match !== id || place.seat === null || (place.isHidden !== true) === isLooking) return;
    socket.data.place = { ...place, isHidden: !isLooking };
    const isUnseen = this.options.presence.hide(id, place.seat, isLooking ? -1 : 1);
    if (isUnseen) await this.options.onUnseen(id, place.seat);
  };

  private logError(message: string): (error: unknown) => void {
    return (error) => {
      this.options.log.error({ err: error }, message);
    };
  }
}
