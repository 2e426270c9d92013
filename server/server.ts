/** Assembles the server: one port for the page, the lobby and the sockets of tables. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { GameModule } from '../src/kit/module.ts';
import { addressReader } from './addresses.ts';
import { keepBackups } from './backups.ts';
import { type BotDriver, PAUSE_MS, startBotDriver } from './bots/driver.ts';
import { type BotPool, startBotPool } from './bots/pool.ts';
import { keepClocks } from './clock-keeper.ts';
import type { Config } from './config.ts';
import { limitUnanswered, makeHttp, setUpHttp } from './http/http.ts';
import { serveAccount } from './http/account.ts';
import { serveOpenApi } from './http/openapi.ts';
import { serveLobby } from './http/lobby.ts';
import { serveOperating } from './http/operating.ts';
import { servePage } from './http/page.ts';
import { listenSentence } from './listen-sentence.ts';
import { Downtimes } from './matches/downtimes.ts';
import { openEngines } from './matches/engine.ts';
import { Matches } from './matches/matches.ts';
import { type Metrics, startMetrics } from './metrics.ts';
import { rateLimit } from './rate-limit.ts';
import { openRedis } from './redis.ts';
import { Refusal } from './refusal.ts';
import { Accounts } from './people/accounts.ts';
import { Linking } from './people/linking.ts';
import { Vacations } from './people/vacations.ts';
import { Passkeys, siteOf } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Presence } from './sockets/presence.ts';
import { openSockets } from './sockets/sockets.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { backlog, tidy } from './told/outbox.ts';
import { openTelling } from './told/tell.ts';

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8000`. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /**
   * Prepares for closing while other processes go on: for `drainSeconds` all is served, but `/health` says that it is closing; then
   * nobody may connect any more, and clients are let go, not all at once. Resolves when all are gone.
   */
  drain(): Promise<void>;
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
  /** Called with every route, for tests. */
  readonly onRoute?: ((method: string, path: string) => void) | undefined;
}

/** Files of the page that an address may ask for. */
const FILES_PER_MINUTE = 6000;
/** Accounts that an address may make, and tests that an account may have sent. */
const ACCOUNTS_PER_HOUR = 60;
const TESTS_PER_HOUR = 5;
const LINKS_PER_HOUR = 10;
/** Mails to confirm an address, a day: that an account may ask for, and to one address. */
const MAILS_OF_ACCOUNT = 20;
const MAILS_TO_ADDRESS = 3;
/** Chat messages stored per match. */
const CHAT_HISTORY_LENGTH = 500;
/** Between bot moves at tables without people, in ms. */
const UNATTENDED_PAUSE = 2000;
/** Over how long clients are let go, in ms, so that they do not all come to another process at once. */
const LET_GO_MS = 3000;
const DAY = 86_400_000;
/** Matches that nobody has woken for so long are removed, in ms. */
const KEEP_ASLEEP = 365 * DAY;
/** How often old matches are pruned, in ms. */
const PRUNE_EVERY = 3_600_000;

/** Starts the server. Rejects if storage or Redis cannot be reached, or the port is taken. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const http = makeHttp(config);
  http.addHook('onRoute', ({ method, path }) => {
    for (const each of [method].flat()) parts.onRoute?.(each, path);
  });
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
    return { ...(await build(http, config, storage, undo, parts)), log, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const openStorage = async (config: Config, log: FastifyBaseLogger): Promise<Storage> =>
  config.databaseUrl === null
    ? openSqlite(config.dataFile, config.dataSync, (error) => {
        log.fatal(
          { err: error },
          'DATA_FILE is damaged: nothing more is stored. Stop the server and restore a backup.',
        );
      })
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

const backlogOf = (storage: Storage) => () => storage.work(() => backlog(Date.now()));

/** Assembles the parts; `undo` receives what closes each. */
async function build(
  http: FastifyInstance,
  config: Config,
  storage: Storage,
  undo: (() => unknown)[],
  { page, botPauseMs, botFile, games }: ServerParts,
): Promise<Pick<RunningServer, 'address' | 'drain'>> {
  const log = http.log;
  let draining = false;
  let closing = false;
  const isDraining = (): boolean => draining || closing;
  const isClosing = (): boolean => closing;
  const redis =
    config.redisUrl === null
      ? undefined
      : await openRedis(config.redisUrl, `ds:${await storage.deployment()}`, log, undo).catch(blame('REDIS_URL'));
  const limit = (name: string, points: number, seconds: number) => rateLimit(name, points, seconds, redis);

  const engines = await openEngines(games, config.gameData);
  const { botThreads, botBudgetMs } = config;
  const hasBots = botThreads > 0;
  const downtimes = new Downtimes(storage);
  // Known before anything is served: no clock ran while no process did.
  await downtimes.beat();
  const presence = new Presence(randomUUID());
  const isHere = presence.isHere.bind(presence);
  const vacations = new Vacations(storage);
  const matches = new Matches({
    awayOf: (account) => vacations.of(account),
    storage,
    engines,
    limits: { matches: config.maxMatches, chatKept: CHAT_HISTORY_LENGTH },
    isHere,
    attended: () => presence.matchesWithSomebody(),
    clocks: downtimes,
    hasBots,
    onError: (error) => {
      log.error({ err: error }, 'a stored change could not be sent on');
    },
  });
  const pool = hasBots
    ? startBotPool({ engines, threads: botThreads, budgetMs: botBudgetMs, log, file: botFile })
    : undefined;
  const bots = (): { busy: number; waiting: number } => pool?.stats() ?? { busy: 0, waiting: 0 };
  const metrics = startMetrics({ storage, events: matches.events, backlog: backlogOf(storage), bots });

  const { siteUrl } = config;
  const people = new People({
    accounts: new Accounts(storage),
    isOn: config.hasAccounts,
    siteUrl,
    newAccounts: limit('accounts', ACCOUNTS_PER_HOUR, 3600),
  });
  const mails = limit('mails', config.mailsPerHour, 3600);
  const { onTried } = metrics;
  const telling = await openTelling({ config, storage, engines, presence, log, mails, onTried });
  const { teller } = telling;

  await setUpHttp(http, { config, metrics, page, isClosing: isDraining });
  serveOperating(http, { storage, metrics, metricsToken: config.metricsToken, isClosing: isDraining });
  const chats = limit('chat', config.chatPerMinute, 60);
  const requests = limit('rest', config.requestsPerMinute, 60);
  people.recognise(http);
  const tests = limit('tests', TESTS_PER_HOUR, 3600);
  const pushKey = telling.pushKeys?.publicKey ?? null;
  serveAccount(http, {
    ...{ ...telling, people, matches, storage, presence, siteUrl, pushKey, hasBots, requests, tests },
    webhookTests: limit('webhooks', TESTS_PER_HOUR * 2, 3600),
    links: limit('links', LINKS_PER_HOUR, 3600),
    confirmations: {
      ofAccount: limit('mail-account', MAILS_OF_ACCOUNT, DAY / 1000),
      ofAddress: limit('mail-address', MAILS_TO_ADDRESS, DAY / 1000),
    },
    linking: new Linking(storage),
    passkeys: new Passkeys({ storage, site: siteOf(siteUrl) }),
    vacations,
  });
  serveOpenApi(http, engines);
  serveLobby(http, {
    ...{ matches, storage, presence, hasBots, chats, people, requests },
    creates: limit('create', config.createsPerHour, 3600),
    thinkers: limit('thinkers', config.strongTablesPerHour, 3600),
  });
  // Each process counts for itself: a page has many files, and none is worth asking Redis.
  servePage(http, page, rateLimit('files', FILES_PER_MINUTE, 60));
  const addressOf = addressReader(config.trustProxy);
  const onUnseen = (match: string, seat: number): Promise<void> => teller.turnedAway(match, seat);
  const parts = {
    ...{ config, matches, storage, presence, metrics, log, redis, addressOf, limit, chats, people },
    onUnseen,
    isClosing,
  };
  const sockets = openSockets(http.server, parts);
  // After the sockets, so that their requests count too.
  limitUnanswered(http.server);
  const driver = pool && driveBots(pool, { matches, storage, presence, metrics, log, botPauseMs });
  const stopClocks = keepClocks(matches, downtimes, log, metrics.onPlayed);
  const stopTelling = siteUrl === null ? undefined : teller.start();
  const stopBackups = keepBackups(storage.backups, config.backups, log);
  const stopPruning = startPruning(matches, storage, config, log);

  undo.push(() => closeHttp(http, config.shutdownSeconds));
  undo.push(() => pool?.close());
  undo.push(async () => {
    closing = true;
    stopPruning();
    driver?.stop();
    await sockets.stop();
    await stopClocks();
    await stopTelling?.();
    await stopBackups();
  });
  return {
    address: await listen(http, config),
    async drain() {
      if (config.drainSeconds === 0) return;
      draining = true;
      await wait(config.drainSeconds * 1000);
      closing = true;
      await sockets.letGo(LET_GO_MS);
    },
  };
}

/** Listens; returns the address. */
async function listen(http: FastifyInstance, config: Config): Promise<string> {
  await http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw new Error(listenSentence(error, config), { cause: error });
  });
  const { port } = http.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${String(port)}`;
}

/** Closes the HTTP server. A client that never finishes its request is not waited for. */
async function closeHttp(http: FastifyInstance, shutdownSeconds: number): Promise<void> {
  const late = setTimeout(
    () => {
      http.server.closeAllConnections();
    },
    (shutdownSeconds * 1000) / 2,
  );
  await http.close();
  clearTimeout(late);
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

/** Prunes old matches and puts unvisited ones to sleep, now and every hour. Returns a function that stops it. */
function startPruning(
  matches: Matches,
  storage: Storage,
  { keepFinishedDays, sleepAfterDays }: Pick<Config, 'keepFinishedDays' | 'sleepAfterDays'>,
  log: FastifyBaseLogger,
): () => void {
  const prune = async (): Promise<void> => {
    try {
      const finishedBefore = keepFinishedDays > 0 ? Date.now() - keepFinishedDays * DAY : 0;
      const pruned =
        (await storage.prune(finishedBefore, Date.now() - KEEP_ASLEEP)) + (await matches.removeAbandoned());
      const asleep = sleepAfterDays > 0 ? await matches.sleep(sleepAfterDays) : 0;
      await storage.work(() => tidy(Date.now()));
      if (pruned > 0) log.info({ pruned }, 'old matches were removed');
      if (asleep > 0) log.info({ asleep }, 'matches that nobody visits were put to sleep');
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
