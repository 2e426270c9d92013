/** Assembles the server: one port for the page, the lobby and the sockets of tables. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GameModule } from '../src/kit/module.ts';
import { addressReader } from './addresses.ts';
import { type BotDriver, PAUSE_MS, startBotDriver } from './bots/driver.ts';
import { type BotPool, startBotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { makeHttp, servePage, setUpHttp } from './http/http.ts';
import { serveLobby } from './http/lobby.ts';
import { serveOperating } from './http/operating.ts';
import { openEngines } from './matches/engine.ts';
import { Matches } from './matches/matches.ts';
import { type Metrics, startMetrics } from './metrics.ts';
import { rateLimit } from './rate-limit.ts';
import { openRedis } from './redis.ts';
import { Refusal } from './refusal.ts';
import { Presence } from './sockets/presence.ts';
import { openSockets } from './sockets/sockets.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8000`. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** Shuts down gracefully: nothing new is accepted, work in progress is finished, the storage is closed. */
  close(): Promise<void>;
}

export interface ServerParts {
  /** The folder of the built page; without it only the lobby and sockets are served. */
  readonly page?: string | undefined;
  /** Milliseconds between bot moves when people are watching. */
  readonly botPauseMs?: number | undefined;
  /** The file that bots' threads run, for tests; the server's own if left out. */
  readonly botFile?: URL | undefined;
  /** The games to serve, for tests; all registered ones if left out. */
  readonly games?: readonly GameModule[] | undefined;
}

/** Chat messages stored per match. */
const CHAT_HISTORY_LENGTH = 500;
/** Between bot moves at tables without people, in ms. */
const UNATTENDED_PAUSE = 2000;
const DAY = 86_400_000;
/** How often old matches are pruned, in ms. */
const PRUNE_EVERY = 3_600_000;

/** Starts the server. Rejects if storage or Redis cannot be reached, or the port is taken. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const http = makeHttp(config);
  const log = http.log;
  const undo: (() => unknown)[] = [];
  /** Undoes every step, the last first. */
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
    return { address: await build(http, config, storage, undo, parts), log, close };
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
      }).catch(blame('DATABASE_URL'));

/** Names the variable that a startup error is about: "connect ECONNREFUSED" alone could be Postgres or Redis. */
const blame = (variable: string) => (error: unknown) => {
  const { message, code = 'no answer' } = error as { message: string; code?: string };
  // When several addresses failed, the error has no message.
  throw new Error(`${variable}: ${message === '' ? code : message}`, { cause: error });
};

/** Assembles the parts; `undo` receives what closes each. Returns the address it listens on. */
async function build(
  http: FastifyInstance,
  config: Config,
  storage: Storage,
  undo: (() => unknown)[],
  { page, botPauseMs, botFile, games }: ServerParts,
): Promise<string> {
  const log = http.log;
  let closing = false;
  const isClosing = (): boolean => closing;
  const redis =
    config.redisUrl === null ? undefined : await openRedis(config.redisUrl, log, undo).catch(blame('REDIS_URL'));
  const limit = (name: string, points: number, seconds: number) => rateLimit(name, points, seconds, redis?.store);

  const engines = await openEngines(games, config.gameData);
  const presence = new Presence(randomUUID());
  const isHere = presence.isHere.bind(presence);
  const matches = new Matches({
    storage,
    engines,
    limits: { matches: config.maxMatches, chatKept: CHAT_HISTORY_LENGTH },
    isHere,
    onError: (error) => {
      log.error({ err: error }, 'a stored change could not be sent on');
    },
  });
  const { botThreads, botBudgetMs } = config;
  const pool =
    botThreads === 0
      ? undefined
      : startBotPool({ engines, threads: botThreads, budgetMs: botBudgetMs, log, file: botFile });
  const metrics = startMetrics(storage, () => pool?.stats() ?? { busy: 0, waiting: 0 });

  await setUpHttp(http, { config, metrics, page, isClosing });
  serveOperating(http, { storage, metrics, metricsToken: config.metricsToken, isClosing });
  serveLobby(http, {
    matches,
    storage,
    isHere,
    requests: limit('rest', config.requestsPerMinute, 60),
    creates: limit('create', config.createsPerHour, 3600),
    thinkers: limit('thinkers', config.strongTablesPerHour, 3600),
  });
  await servePage(http, page);
  const addressOf = addressReader(config.trustProxy);
  const parts = { config, matches, storage, presence, metrics, log, redis, addressOf, limit, isClosing };
  const stopSockets = openSockets(http.server, parts);
  const driver = pool && driveBots(pool, { matches, storage, presence, metrics, log, botPauseMs });
  const stopPruning = startPruning(storage, config.keepFinishedDays, log);

  undo.push(async () => {
    // A client that never finishes its request is not waited for.
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
    closing = true;
    stopPruning();
    driver?.stop();
    await stopSockets();
  });
  await http.listen({ port: config.port, host: config.host });
  const { port } = http.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${String(port)}`;
}

interface BotParts {
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly botPauseMs: number | undefined;
}

/** Starts making the bots' moves at all tables. */
function driveBots(pool: BotPool, { matches, storage, presence, metrics, log, botPauseMs }: BotParts): BotDriver {
  const driver = startBotDriver({
    engines: matches.engines,
    storage,
    pool,
    log,
    pauseMs: ({ id, seats }) => {
      // Games between bots alone are slowed down: nobody waits for them, and some would never end.
      if (seats.every(({ bot }) => bot !== null)) return UNATTENDED_PAUSE;
      return presence.isAnyoneHere(id) ? (botPauseMs ?? PAUSE_MS) : 0;
    },
    matches: {
      read: (id) => matches.table(id),
      async play(match, seat, madeOn, move) {
        const { move: type, args } = matches.engineOf(match.game).game.actions.write(move);
        try {
          await matches.moveOfBot(match.id, seat, { type, args, stateID: madeOn });
          metrics.moves.inc({ by: 'bot' });
          return 'stored';
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return error.word === 'stale' ? 'stale' : 'refused';
        }
      },
    },
  });
  matches.events.on('moved', ({ id }) => {
    driver.wake(id);
  });
  matches.events.on('changed', (id) => {
    driver.wake(id);
  });
  return driver;
}

/** Prunes old matches now and every hour. Returns a function that stops it. */
function startPruning(storage: Storage, keepFinishedDays: number, log: FastifyBaseLogger): () => void {
  const prune = async (): Promise<void> => {
    try {
      const now = Date.now();
      const finishedBefore = keepFinishedDays > 0 ? now - keepFinishedDays * DAY : 0;
      const pruned = await storage.prune(finishedBefore, now - DAY);
      if (pruned > 0) log.info({ pruned }, 'old matches were removed');
    } catch (error) {
      log.error({ err: error }, 'old matches could not be removed');
    }
  };
  const timer = setInterval(() => void prune(), PRUNE_EVERY).unref();
  void prune();
  return () => {
    clearInterval(timer);
  };
}
