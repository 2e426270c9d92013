/** The server's sockets: who may connect, a namespace for every game, and how processes share who is connected. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server as SocketServer } from 'socket.io';
import { MESSAGE_BYTES } from '../../src/kit/online/wire.ts';
import type { AddressOf } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { Matches } from '../matches/matches.ts';
import { MessageRate } from '../message-rate.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people/people.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Redis } from '../redis.ts';
import type { Storage } from '../storage/storage.ts';
import { textParser } from './parser.ts';
import { Channels } from './channels.ts';
import { HEARTBEAT, type Presence } from './presence.ts';
import { GameTables } from './tables.ts';

export interface SocketsOptions {
  readonly config: Config;
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly redis: Redis | undefined;
  readonly addressOf: AddressOf;
  /** Creates a limit that all processes count together. */
  readonly limit: (name: string, points: number, seconds: number) => RateLimit;
  /** Chat messages, and what is noted in the chat, per address. */
  readonly chats: RateLimit;
  readonly people: Pick<People, 'ofSocket' | 'revoked'>;
  /** Called when nobody looks at a table from a seat any more. */
  readonly onUnseen: (match: string, seat: number) => Promise<void>;
  readonly isClosing: () => boolean;
}

/** A connection of engine.io. */
interface Connection {
  readonly request: IncomingMessage;
  on(name: 'close', then: () => void): void;
  on(name: 'packet', then: (packet: { readonly type: string; readonly data?: unknown }) => void): void;
  close(discard: boolean): void;
}

/** How often a connection may ask for a namespace: a page needs one, and a refusal costs as much as a message. */
const MAX_CONNECTS = 8;

/** The sockets of a server. */
export interface OpenSockets {
  /** Closes all connections, spread over so many ms, once what they asked for is done. */
  letGo(withinMs: number): Promise<void>;
  /** Closes what is left, and resolves when all work in progress is done. */
  stop(): Promise<void>;
}

/** Opens the sockets on an HTTP server. */
export function openSockets(http: HttpServer, options: SocketsOptions): OpenSockets {
  const { config, matches, presence, log, redis, addressOf, limit, chats } = options;
  const door = doorOf(options);
  const io = new SocketServer(http, {
    serveClient: false,
    parser: textParser,
    maxHttpBufferSize: MESSAGE_BYTES,
    cors: { origin: [...config.origins] },
    pingInterval: 10_000,
    pingTimeout: 20_000,
    perMessageDeflate: { threshold: 16 * 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
    httpCompression: false,
    allowRequest: (request, answer) => {
      void door.mayEnter(request).then((may) => {
        answer(undefined, may);
      });
    },
  });
  const channels = redis && new Channels(redis, log);
  io.engine.on('connection', (connection: Connection) => {
    door.count(connection);
    limitConnects(connection, () => {
      limits.messagesOfAddress.use(addressOf(connection.request));
    });
  });
  // There are no namespaces besides the games': clients of others are disconnected.
  io.on('connection', (socket) => socket.disconnect(true));

  const limits = {
    messages: new MessageRate(config.messagesPerSecond),
    messagesOfAddress: new MessageRate(config.messagesPerSecondPerAddress),
    syncs: limit('sync', config.requestsPerMinute, 60),
    chats,
  };
  const games = [...matches.engines.values()].map(
    (engine) =>
      new GameTables({
        ...options,
        ...limits,
        io,
        engine,
        maxSpectators: config.maxSpectators,
        maxSpectatorsPerAddress: config.maxSpectatorsPerAddress,
        channels,
        addressOf: (socket) => addressOf(socket.request),
        whoIs: (socket) => options.people.ofSocket(socket),
      }),
  );

  // Of these the games cannot tell whose they are.
  matches.events.on('removed', (id) => channels?.tell(id, {}));
  matches.events.on('said', (id, { number }) => channels?.tell(id, { said: number }));
  matches.events.on('planned', (id, planned) => channels?.tell(id, { planned }));
  // What the others said while the connection was lost is lost.
  redis?.subscribe.on('ready', () => {
    for (const game of games) game.lookAfterAll();
  });
  presence.share(
    (message) => {
      channels?.announce({ presence: message });
    },
    (changed) => {
      for (const match of changed) for (const game of games) game.sendPresence(match);
    },
  );
  const dismiss = (devices: readonly string[]): void => {
    for (const game of games) game.dismiss(devices);
  };
  void channels?.hearAll((announcement) => {
    if (announcement.presence) presence.receive(announcement.presence);
    if (announcement.revoked) dismiss(announcement.revoked);
  });
  options.people.revoked.on('revoked', (devices) => {
    dismiss(devices);
    channels?.announce({ revoked: devices });
  });
  const heart = setInterval(() => {
    presence.beat();
  }, HEARTBEAT).unref();

  return {
    async letGo(withinMs) {
      await Promise.all(games.map((game) => game.letGo(withinMs)));
    },
    async stop() {
      clearInterval(heart);
      // The connections, not the sockets: clients whose socket the server has closed do not come back by themselves.
      io.engine.close();
      await Promise.all(games.map((game) => game.stop()));
    },
  };
}

/** Closes a connection that asks for namespaces too often. `count` throws if its address sends too much. */
function limitConnects(connection: Connection, count: () => void): void {
  let connects = 0;
  connection.on('packet', ({ type, data }) => {
    // Such a packet of socket.io begins with its type, 0.
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith('0')) return;
    try {
      count();
      if (++connects <= MAX_CONNECTS) return;
    } catch {
      // The client connects again later.
    }
    connection.close(true);
  });
}

/** Decides who may connect, and counts the open connections of every address. */
function doorOf({ config, addressOf, limit, isClosing }: SocketsOptions) {
  const open = new Map<string, number>();
  const connects = limit('connect', config.requestsPerMinute, 60);

  const isAllowed = ({ headers: { origin, host }, url }: IncomingMessage): boolean => {
    // JSONP is a script, which pages of any origin may load, and no client here needs it.
    if (new URLSearchParams(url?.split('?')[1]).has('j')) return false;
    const site = config.siteUrl === null ? undefined : new URL(config.siteUrl).origin;
    return origin === undefined || [...config.origins, site].includes(origin) || hostOf(origin) === host;
  };

  return {
    async mayEnter(request: IncomingMessage): Promise<boolean> {
      const address = addressOf(request);
      if (isClosing() || !isAllowed(request)) return false;
      if ((open.get(address) ?? 0) >= config.maxSocketsPerAddress) return false;
      return connects.use(address).then(
        () => true,
        () => false,
      );
    },
    count(connection: Connection): void {
      const address = addressOf(connection.request);
      open.set(address, (open.get(address) ?? 0) + 1);
      connection.on('close', () => {
        const left = open.get(address)! - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
    },
  };
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
