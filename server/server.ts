/** The server put together: one port for the page, the lobby and the sockets of tables. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import proxyAddr from '@fastify/proxy-addr';
import serveStatic from '@fastify/static';
import { createAdapter } from '@socket.io/redis-adapter';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createClient } from 'redis';
import { Server as SocketServer } from 'socket.io';
import { toBoardgameMove } from '../src/dominant-species/game/game.ts';
import { type BotDriver, PAUSE_MS, startBotDriver } from './bots/driver.ts';
import { startBotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { areCredentials, hashOf } from './credentials.ts';
import { textParser } from './encoder.ts';
import { allowance, countedAs } from './limits.ts';
import { answerError, serveLobby } from './lobby.ts';
import { Matches } from './matches.ts';
import { startMetrics } from './metrics.ts';
import { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { serveSockets } from './sockets.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8000`. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** Ends it in good order: nothing new is taken, what is under way is finished, storage is closed. */
  close(): Promise<void>;
}

export interface ServerParts {
  /** The folder of the built page; without it only lobby and sockets are served. */
  readonly page?: string | undefined;
  /** Milliseconds between moves of bots where people look on. */
  readonly botPauseMs?: number | undefined;
}

/** The largest request, in bytes: a position to start from fits well. */
const BODY_LIMIT = 64 * 1024;
/** The largest message over a socket, in bytes: a move or a line of chat. */
const MESSAGE_LIMIT = 8 * 1024;
/** Messages kept of a match's chat. */
const CHAT_KEPT = 500;
/** Between moves of bots where no person plays any more, in ms. */
const UNATTENDED_PAUSE = 2000;
const DAY = 86_400_000;
/** How often old matches are looked for. */
const PRUNE_EVERY = 3_600_000;

/** Starts the server. Rejects if storage or Redis cannot be reached, or the port is taken. */
export async function startServer(config: Config, { page, botPauseMs }: ServerParts = {}): Promise<RunningServer> {
  const http = fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy && [...config.trustProxy],
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    // A connection that stays open and asks nothing must not hold up the end of the process. Requests are answered first: who takes a
    // seat must hear of its credentials.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 60 },
  });
  const log = http.log;
  const undo: (() => unknown)[] = [];
  /** Undoes what was done, the last first. */
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) {
      await Promise.resolve(step()).catch((error: unknown) => {
        log.error({ err: error }, 'a part of the server did not close in good order');
      });
    }
  };
  try {
    const storage = await openStorage(config, log);
    undo.push(() => storage.close());
    const address = await build(http, config, storage, undo, { page, botPauseMs });
    return { address, log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const openStorage = async (config: Config, log: FastifyBaseLogger): Promise<Storage> =>
  config.databaseUrl === null
    ? openSqlite(config.dataFile, config.dataSync)
    : openPostgres(config.databaseUrl, {
        onLost: (error) => {
          log.warn({ err: error }, 'a connection to the database was lost');
        },
      });

async function build(
  http: FastifyInstance,
  config: Config,
  storage: Storage,
  undo: (() => unknown)[],
  { page, botPauseMs }: ServerParts,
): Promise<string> {
  const log = http.log;
  const redis = await openRedis(config, log, undo);
  const presence = new Presence(randomUUID());
  const isHere = presence.isHere.bind(presence);
  const matches = new Matches({ storage, limits: { matches: config.maxMatches, chatKept: CHAT_KEPT }, isHere });

  const pool =
    config.botThreads === 0
      ? undefined
      : startBotPool({ threads: config.botThreads, budgetMs: config.botBudgetMs, log });
  const metrics = startMetrics(storage, () => pool?.stats() ?? { busy: 0, waiting: 0 });

  let isClosing = false;
  const limit = (name: string, points: number, seconds: number) => allowance(name, points, seconds, redis?.store);
  http.setErrorHandler(answerError);
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever is served while the server closes comes back on a connection of another process.
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.httpSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const said = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](said, 'request');
    done();
  });
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // The proxy that ends TLS says this if it is meant.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await http.register(cors, {
    origin: config.origins.length > 0 ? [...config.origins] : false,
    exposedHeaders: ['refusal', 'retry-after'],
  });

  http.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isClosing) throw new Refusal('closing', 'The server is closing.');
    await storage.ping();
    return { status: 'ok' };
  });
  if (config.metricsToken !== null) {
    const expected = `Bearer ${config.metricsToken}`;
    http.get('/metrics', async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', expected)) {
        throw new Refusal('not-authorized', 'The figures need the token they were set up with.');
      }
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }
  serveLobby(http, {
    matches,
    storage,
    isHere,
    requests: limit('rest', config.requestsPerMinute, 60),
    creates: limit('create', config.createsPerHour, 3600),
  });
  if (page !== undefined && existsSync(page)) {
    await http.register(serveStatic, {
      root: page,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        // Built files have a hash of what is in them in their names; the others may change.
        const lasting = path.includes('/assets/');
        response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.'),
  );

  const trusts = config.trustProxy ? proxyAddr.compile(config.trustProxy) : () => false;
  const addressOf = (request: IncomingMessage): string => countedAs(proxyAddr(request, trusts));
  const perAddress = new Map<string, number>();
  const io = new SocketServer(http.server, {
    serveClient: false,
    parser: textParser,
    maxHttpBufferSize: MESSAGE_LIMIT,
    cors: { origin: [...config.origins] },
    pingInterval: 10_000,
    pingTimeout: 20_000,
    perMessageDeflate: { threshold: 16 * 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
    httpCompression: false,
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers;
      const isAllowed = origin === undefined || config.origins.includes(origin) || hostOf(origin) === host;
      const isRoom = (perAddress.get(addressOf(request)) ?? 0) < config.maxSocketsPerAddress;
      answer(undefined, isAllowed && isRoom && !isClosing);
    },
  });
  if (redis) io.adapter(createAdapter(redis.publish, redis.subscribe, { key: 'dominant-species' }));
  io.engine.on('connection', (connection: { request: IncomingMessage; on(name: string, then: () => void): void }) => {
    const address = addressOf(connection.request);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    connection.on('close', () => {
      const left = perAddress.get(address)! - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  });
  // No namespace but the game's: what connects to another is sent away.
  io.on('connection', (socket) => socket.disconnect(true));
  const stopSockets = serveSockets({
    io,
    matches,
    storage,
    presence,
    metrics,
    log,
    messages: allowance('message', config.messagesPerSecond, 1),
    syncs: limit('sync', config.requestsPerMinute, 60),
    chats: limit('chat', config.chatPerMinute, 60),
    maxSpectators: config.maxSpectators,
    hasOthers: redis !== undefined,
    addressOf: (socket) => addressOf(socket.request),
  });

  const driver: BotDriver | undefined =
    pool &&
    startBotDriver({
      storage,
      pool,
      log,
      pauseMs: ({ id, seats }) => {
        // Bots among themselves are in no hurry, and some would never come to an end.
        if (seats.every(({ bot }) => bot !== null)) return UNATTENDED_PAUSE;
        return presence.isAnyoneHere(id) ? (botPauseMs ?? PAUSE_MS) : 0;
      },
      matches: {
        read: (id) => matches.table(id),
        async play(id, seat, madeOn, move) {
          const { move: type, args } = toBoardgameMove(move);
          try {
            await matches.moveOfBot(id, seat, { type, args, stateID: madeOn });
            metrics.moves.inc({ by: 'bot' });
            return 'kept';
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            return error.word === 'stale' ? 'stale' : 'refused';
          }
        },
      },
    });
  if (driver) {
    const wake = (id: string): void => {
      driver.wake(id);
    };
    matches.events.on('moved', wake);
    matches.events.on('changed', wake);
  }

  const prune = async (): Promise<void> => {
    try {
      const now = Date.now();
      const finishedBefore = config.keepFinishedDays > 0 ? now - config.keepFinishedDays * DAY : 0;
      const pruned = await storage.prune(finishedBefore, now - DAY);
      if (pruned > 0) log.info({ pruned }, 'old matches were removed');
    } catch (error) {
      log.error({ err: error }, 'old matches could not be removed');
    }
  };
  const pruning = setInterval(() => void prune(), PRUNE_EVERY).unref();
  void prune();

  undo.push(async () => {
    // One who sends a request without end is not waited for.
    const late = setTimeout(
      () => {
        http.server.closeAllConnections();
      },
      (config.shutdownSeconds * 1000) / 2,
    );
    await http.close();
    clearTimeout(late);
  });
  undo.push(() => pool?.close());
  undo.push(async () => {
    isClosing = true;
    clearInterval(pruning);
    driver?.stop();
    io.local.disconnectSockets(true);
    io.engine.close();
    await stopSockets();
  });
  await http.listen({ port: config.port, host: config.host });
  const { port } = http.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${String(port)}`;
}

/** Redis for what several processes share: messages between sockets, and counts of what an address used. */
async function openRedis(config: Config, log: FastifyBaseLogger, undo: (() => unknown)[]) {
  if (config.redisUrl === null) return undefined;
  let wasThere = false;
  const store = createClient({
    url: config.redisUrl,
    commandsQueueMaxLength: 10_000,
    socket: {
      connectTimeout: 5000,
      // Without it the server does not start; later it comes back by itself.
      reconnectStrategy: (tries, cause) => (wasThere ? Math.min(100 * 2 ** tries, 2000) : cause),
    },
  });
  const clients = { store, publish: store.duplicate(), subscribe: store.duplicate() };
  for (const client of Object.values(clients)) {
    client.on('error', (error: unknown) => {
      log.error({ err: error }, 'Redis');
    });
    await client.connect();
    undo.push(() => {
      client.destroy();
    });
  }
  wasThere = true;
  // The adapter does not look at what becomes of a message, and a rejection that nobody handles would end the process. What Redis does not
  // take is lost, and is not kept for later either.
  const { publish } = clients;
  const send = publish.publish.bind(publish);
  const tell = async (...message: Parameters<typeof send>): Promise<number> =>
    publish.isReady ? send(...message).catch(() => 0) : 0;
  Object.defineProperty(publish, 'publish', { value: tell });
  return clients;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, expected: string): boolean {
  return areCredentials(given, hashOf(expected));
}
