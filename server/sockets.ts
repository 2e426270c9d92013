/** The sockets of tables: boardgame.io's messages, and what docs/online.md adds to them. */
import type { Namespace, Server as SocketServer, Socket } from 'socket.io';
import type { FastifyBaseLogger } from 'fastify';
import { hashOf } from './credentials.ts';
import { GAME_NAME, viewOf } from './engine.ts';
import type { Allowance } from './limits.ts';
import { type LobbyMatch, type LobbyPlayer, lobbyMatch, lobbyPlayers } from './lobby-match.ts';
import type { Match } from './match.ts';
import type { Matches } from './matches.ts';
import { chatMessage, read, syncMessage, updateMessage } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { HEARTBEAT, type Presence, type PresenceMessage } from './presence.ts';
import { Refusal } from './refusal.ts';
import type { Said, Storage } from './storage/storage.ts';

/** What a socket has shown to be: a table, and a seat of it; null for one who watches. */
interface Place {
  readonly match: string;
  readonly seat: number | null;
  /** The hash of the credentials that it showed. */
  readonly credentials: string;
}

interface Messages {
  sync(match: string, info: object): void;
  update(match: string, state: object, log: readonly object[]): void;
  matchData(match: string, players: readonly LobbyPlayer[]): void;
  chat(match: string, said: Said): void;
  match(match: string, now: LobbyMatch): void;
  chats(match: string, said: readonly Said[]): void;
  refused(match: unknown, why: { refusal: string; message: string }): void;
}
interface Between {
  presence(message: PresenceMessage): void;
  changed(match: string): void;
  stands(match: string, stateID: number): void;
  left(match: string): void;
}
type TableSocket = Socket<Record<string, (...sent: unknown[]) => void>, Messages, Between, { place?: Place }>;
type Tables = Namespace<Record<string, (...sent: unknown[]) => void>, Messages, Between, { place?: Place }>;

export interface SocketsOptions {
  readonly io: SocketServer;
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Messages of one socket, and chat messages of one address. */
  readonly messages: Allowance;
  readonly chats: Allowance;
  /** Times that one address is sent all of a match. */
  readonly syncs: Allowance;
  /** Those who may watch one match through this process. */
  readonly maxSpectators: number;
  /** Whether other processes can be told what happens here. */
  readonly hasOthers: boolean;
  /** The address of the client behind a socket. */
  readonly addressOf: (socket: Socket) => string;
}

const ROOM = 'match:';
const roomOf = (match: string): string => ROOM + match;
/** How often tables of several processes are looked after, in ms, and how many at once. */
const CATCH_UP = 10_000;
const CAUGHT_UP_AT_ONCE = 50;
/** Those who watch, to be counted. */
const watchersOf = (match: string): string => `watching:${match}`;

/** Serves the namespace of the game. Returns what ends it: it resolves when all that was begun is done. */
export function serveSockets(options: SocketsOptions): () => Promise<void> {
  const { io, matches, storage, presence, metrics, log } = options;
  const tables = io.of(`/${GAME_NAME}`) as unknown as Tables;

  const hereAt = (match: string) => (seat: number) => presence.isHere(match, seat);
  /** Tells the sockets of this process: each process tells its own, as it knows best what it knows of who is here. */
  const tellMatch = (match: Match, to: { emit: Tables['emit'] } = tables.local.to(roomOf(match.id))): void => {
    to.emit('matchData', match.id, lobbyPlayers(match, hereAt(match.id)));
    to.emit('match', match.id, lobbyMatch(match, Date.now(), hereAt(match.id)));
  };

  /** The number of the state that this process last told its sockets of a table. */
  const told = new Map<string, number>();
  matches.events.on('moved', (match, state, entries) => {
    if (options.hasOthers) {
      told.set(match, state._stateID);
      tables.serverSideEmit('stands', match, state._stateID);
    }
    tables.to(roomOf(match)).emit('update', match, viewOf(state), entries);
  });
  // What another process told, the sockets of this one heard too.
  tables.on('stands', (match, stateID) => {
    if (tables.adapter.rooms.has(roomOf(match))) told.set(match, stateID);
  });
  matches.events.on('changed', (id, match) => {
    if (match) {
      tellMatch(match);
      if (options.hasOthers) tables.serverSideEmit('changed', id);
    } else tables.to(roomOf(id)).emit('refused', id, { refusal: 'no-match', message: 'This match is no more.' });
  });
  matches.events.on('said', (match, said) => {
    tables.to(roomOf(match)).emit('chat', match, said);
  });

  /** Does something about a match of which another process said something, if anybody here is at it. */
  const lookUp = (id: string, then: (match: Match) => void): void => {
    if (!tables.adapter.rooms.has(roomOf(id))) return;
    watch(
      storage.match(id).then(
        (found) => {
          if (found) then(found.match);
        },
        (error: unknown) => {
          log.error({ err: error }, 'what another process said could not be looked up');
        },
      ),
    );
  };
  const tellAnew = (id: string): void => {
    lookUp(id, tellMatch);
  };
  tables.on('changed', tellAnew);
  presence.share(
    (message) => {
      if (options.hasOthers) tables.serverSideEmit('presence', message);
    },
    (changed) => {
      changed.forEach(tellAnew);
    },
  );
  tables.on('presence', (message) => {
    presence.hear(message);
  });
  /** Takes the seats of those who gave them up away from their sockets: they watch from then on. */
  const unseat = ({ id, seats }: Match): void => {
    for (const socketID of tables.adapter.rooms.get(roomOf(id)) ?? []) {
      const socket = tables.sockets.get(socketID);
      const place = socket?.data.place;
      if (typeof place?.seat !== 'number' || !socket) continue;
      if (seats[place.seat]!.credentials === place.credentials) continue;
      socket.data.place = { ...place, seat: null };
      void socket.join(watchersOf(id));
      presence.depart(id, place.seat);
    }
  };
  matches.events.on('left', (match) => {
    unseat(match);
    if (options.hasOthers) tables.serverSideEmit('left', match.id);
  });
  tables.on('left', (id) => {
    lookUp(id, unseat);
  });
  const heart = setInterval(() => {
    presence.beat();
  }, HEARTBEAT).unref();

  /**
   * Tells sockets of this process where their tables stand, as far as that changed. What another process kept is told by that process; should it have ended
   * before, or Redis been away, nobody would know. Whoever knows it already takes no notice.
   */
  const catchUp = async (): Promise<void> => {
    const here = [...tables.adapter.rooms.keys()].flatMap((room) =>
      room.startsWith(ROOM) ? [room.slice(ROOM.length)] : [],
    );
    for (const id of told.keys()) if (!tables.adapter.rooms.has(roomOf(id))) told.delete(id);
    for (let i = 0; i < here.length; i += CAUGHT_UP_AT_ONCE) {
      for (const { match } of await storage.matches(here.slice(i, i + CAUGHT_UP_AT_ONCE))) {
        const { id, standing } = match;
        if (told.get(id) === standing.stateID) continue;
        const table = await storage.table(id);
        if (!table) continue;
        told.set(id, table.state._stateID);
        tables.local.to(roomOf(id)).emit('update', id, viewOf(table.state), []);
      }
    }
  };
  const catchingUp = options.hasOthers
    ? setInterval(() => {
        watch(
          catchUp().catch((error: unknown) => {
            log.error({ err: error }, 'tables could not be looked after');
          }),
        );
      }, CATCH_UP).unref()
    : undefined;

  /** Frees the place a socket has. */
  const depart = async (socket: TableSocket): Promise<void> => {
    const { place } = socket.data;
    if (!place) return;
    delete socket.data.place;
    await socket.leave(roomOf(place.match));
    await socket.leave(watchersOf(place.match));
    if (place.seat !== null && presence.depart(place.match, place.seat)) {
      await matches.seen(place.match, place.seat, 'gone');
    }
  };

  /** Sends a socket all there is to know of a match. Throws a Refusal if there is none. */
  const sendAll = async (socket: TableSocket, id: string): Promise<Match> => {
    const found = await storage.everything(id);
    if (!found) throw new Refusal('no-match', 'There is no such match.');
    const { match, state, initialState, log } = found;
    const filteredMetadata = lobbyPlayers(match, hereAt(id));
    // It grows with the game: worth compressing, unlike moves.
    socket
      .compress(true)
      .emit('sync', id, { state: viewOf(state), initialState: viewOf(initialState), log, filteredMetadata });
    return match;
  };

  const sync = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const [id, playerID, credentials] = read(syncMessage, sent);
    await options.syncs.use(options.addressOf(socket));
    await depart(socket);
    const seat =
      playerID === null || playerID === undefined
        ? null
        : await matches.seatOf(id, { playerID, credentials: credentials ?? '' });
    if (seat === null && (tables.adapter.rooms.get(watchersOf(id))?.size ?? 0) >= options.maxSpectators) {
      throw new Refusal('watching-full', 'As many people watch this table as may.');
    }
    // Counted before anything is waited for: others may come meanwhile.
    if (seat === null && socket.connected) await socket.join(watchersOf(id));
    let match: Match;
    try {
      match = await sendAll(socket, id);
    } catch (error) {
      await socket.leave(watchersOf(id));
      throw error;
    }
    if (!socket.connected) return;
    // Together, before anything is waited for: whoever has a place is counted there, and only they.
    socket.data.place = { match: id, seat, credentials: hashOf(credentials ?? '') };
    const isNew = seat !== null && presence.arrive(id, seat);
    await socket.join(roomOf(id));
    // A move made between reading and joining would be missed.
    const now = await storage.match(id);
    if (now && now.match.standing.stateID !== match.standing.stateID) match = await sendAll(socket, id);
    if (isNew) {
      await matches.seen(id, seat, 'here');
      tellMatch(await matches.known(id));
    } else {
      tellMatch(now?.match ?? match, socket);
    }
    socket.compress(true).emit('chats', id, await storage.chat(id));
  };

  const move = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const arrived = performance.now();
    const answer = sent[4];
    try {
      const [{ payload }, stateID, id, playerID] = read(updateMessage, sent);
      if (payload.playerID !== playerID) throw new Refusal('not-authorized', 'The seat of the move is another.');
      const { type, args, credentials } = payload;
      const made = await matches.move(id, { playerID, credentials }, { type, args: args ?? [], stateID });
      metrics.moves.inc({ by: 'person' });
      metrics.moveSeconds.observe((performance.now() - arrived) / 1000);
      if (typeof answer === 'function') (answer as (told: object) => void)({ stateID: made });
    } catch (error) {
      const { refusal, message } = refused(error);
      if (typeof answer === 'function') (answer as (told: object) => void)({ refusal, message });
      // A client that is behind is brought up to date.
      const { place } = socket.data;
      if (refusal === 'stale' && place) {
        await options.syncs.use(options.addressOf(socket));
        await sendAll(socket, place.match);
      }
      throw error;
    }
  };

  const say = async (socket: TableSocket, sent: unknown[]): Promise<void> => {
    const [id, { id: messageID, sender, payload }, credentials] = read(chatMessage, sent);
    await options.chats.use(options.addressOf(socket));
    await matches.say(id, { playerID: sender, credentials }, { id: messageID, payload });
  };

  /** The word and sentence of what was thrown; what is no refusal is logged and said to be a fault. */
  const refused = (error: unknown): { refusal: string; message: string } => {
    if (error instanceof Refusal) return { refusal: error.word, message: error.message };
    return { refusal: 'failed', message: 'Something went wrong on the server.' };
  };

  const handled = { sync, update: move, chat: say };

  /** What is still being done. */
  const underWay = new Set<Promise<void>>();
  const watch = (work: Promise<void>): void => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  // One connection can ask for the namespace many times at once, and would have as many sockets.
  const connected = new WeakSet<object>();
  tables.use((socket, next) => {
    if (connected.has(socket.conn)) {
      next(new Error('This connection has a socket already.'));
      return;
    }
    connected.add(socket.conn);
    next();
  });

  tables.on('connection', (socket) => {
    metrics.sockets.inc();
    // One after the other, so that what a client does in order is done in order.
    let last: Promise<void> = Promise.resolve();
    let waiting = 0;
    for (const [name, handle] of Object.entries(handled)) {
      socket.on(name, (...sent: unknown[]) => {
        if (waiting >= MAX_WAITING) {
          socket.disconnect(true);
          return;
        }
        waiting++;
        last = last
          .then(async () => {
            await options.messages.use(socket.id);
            await handle(socket, sent);
          })
          .catch((error: unknown) => {
            const why = refused(error);
            metrics.refusals.inc({ refusal: why.refusal });
            if (why.refusal === 'failed') log.error({ err: error, message: name }, 'a message failed');
            socket.emit('refused', name === 'update' ? sent[2] : sent[0], why);
          })
          .finally(() => {
            waiting--;
          });
        watch(last);
      });
    }
    socket.on('disconnect', () => {
      metrics.sockets.dec();
      connected.delete(socket.conn);
      last = last
        .then(() => depart(socket))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a departure could not be noted');
        });
      watch(last);
    });
  });

  return async () => {
    clearInterval(heart);
    clearInterval(catchingUp);
    await Promise.all(underWay);
  };
}

/** Messages of one socket that may wait to be handled. */
const MAX_WAITING = 50;
