/** The settings of the server, from environment variables. All that is wrong with them is reported at once, in plain words. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the server is run with. */
export interface Config {
  /** The port to listen on; 0 for any that is free. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The file of SQLite, unless there is a `databaseUrl`. */
  readonly dataFile: string;
  /** What a move in SQLite is safe from as soon as it is stored: the end of the process, or a power failure too. */
  readonly dataSync: 'normal' | 'full';
  /** Files of games' own data, by the game's name. */
  readonly gameData: ReadonlyMap<string, string>;
  /** The Postgres database; null for SQLite. A secret: it may hold a password. */
  readonly databaseUrl: string | null;
  /** The Redis by which several processes tell each other what happens; null for a single process. A secret: it may hold a password. */
  readonly redisUrl: string | null;
  /** Origins besides its own whose pages may use the API and the sockets. */
  readonly origins: readonly string[];
  /** Whose word about the address of a client is taken, as Fastify's `trustProxy`. */
  readonly trustProxy: false | string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** What `GET /metrics` must be asked with; null for no metrics. A secret. */
  readonly metricsToken: string | null;
  /** Matches that may be running. */
  readonly maxMatches: number;
  /** Those who may watch a match, besides its players. */
  readonly maxSpectators: number;
  /** Those of them who may come from one address. */
  readonly maxSpectatorsPerAddress: number;
  readonly maxSocketsPerAddress: number;
  /** Open connections of any kind, but for those of trusted proxies. */
  readonly maxConnectionsPerAddress: number;
  /** Requests of an address in a minute. */
  readonly requestsPerMinute: number;
  /** Matches that an address may create in an hour. */
  readonly createsPerHour: number;
  /** Matches of an address in an hour in which a bot thinks ahead. */
  readonly strongTablesPerHour: number;
  /** Messages of a socket in a second. */
  readonly messagesPerSecond: number;
  /** Messages of all the sockets of an address in a second. */
  readonly messagesPerSecondPerAddress: number;
  /** Chat messages of an address in a minute. */
  readonly chatPerMinute: number;
  /** Days after which finished matches are removed; 0 for never. */
  readonly keepFinishedDays: number;
  /** Threads in which bots think; 0 for no bots. */
  readonly botThreads: number;
  /** How long a bot may think about a move, in ms. */
  readonly botBudgetMs: number;
  /** How long the server waits for what is under way when it is asked to stop. */
  readonly shutdownSeconds: number;
}

/** What is shown of a value that is wrong: enough to find it. */
const shown = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** A variable's reader: what is returned, or what is wrong with it and what is expected. */
const read = <T>(reader: (value: string, refuse: (message: string) => typeof z.NEVER) => T) =>
  z.string().transform((value, context) =>
    reader(value, (message) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
  );

const whole = (least: number, most: number) =>
  read((value, refuse) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    return refuse(`${shown(value)} is not a whole number from ${String(least)} to ${String(most)}`);
  });

const oneOf = <const T extends string>(words: readonly T[]) =>
  read((value, refuse): T => {
    const word = words.find((one) => one === value);
    return word ?? refuse(`${shown(value)} is none of ${words.join(', ')}`);
  });

/** The address of a database. What is wrong with it is said without showing it. */
const secretUrl = (what: string, ...schemes: readonly string[]) =>
  read((value, refuse) => {
    const expected = `the address of a ${what} database is expected, such as ${schemes[0]!}://user:password@host/…`;
    // A user without a host is how a socket is written: postgres://user@/name?host=/run/postgresql.
    const readable = value.replace('@/', '@localhost/');
    if (!URL.canParse(readable)) {
      return refuse(`is not an address; ${expected} (in a password, / ? # @ : % are written %2F %3F %23 %40 %3A %25)`);
    }
    if (!schemes.includes(new URL(readable).protocol.slice(0, -1))) {
      return refuse(`does not begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}; ${expected}`);
    }
    return value;
  });

const list = (value: string): string[] => value.split(',').map((one) => one.trim());

const gameFiles = read((value, refuse): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const one of list(value)) {
    const sign = one.indexOf('=');
    const [game, file] = [one.slice(0, sign), one.slice(sign + 1)];
    if (sign < 0 || game === '' || file === '') {
      return refuse(`${shown(one)}: a game and a file are expected, such as card-game=/etc/cards.json`);
    }
    files.set(game, file);
  }
  return files;
});

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

const origins = read((value, refuse) => {
  const wrong = list(value).filter((origin) => !isOrigin(origin));
  if (wrong.length === 0) return list(value);
  return refuse(
    `${wrong.map(shown).join(', ')}: each is expected as a browser writes it, such as https://example.org or http://localhost:5173, in small letters, without a path or a slash at the end`,
  );
});

/** The words for addresses that never leave a machine or a network, as Fastify has them. */
const NEAR = ['loopback', 'linklocal', 'uniquelocal'];

function isAddresses(text: string): boolean {
  if (NEAR.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128) && Number(bits) > 0)
  );
}

const trustProxy = read((value, refuse): false | string[] => {
  if (value === 'off') return false;
  // Fastify no longer counts proxies: whoever reaches the server past them could name any address.
  const wrong = list(value).filter((text) => !isAddresses(text));
  if (wrong.length === 0) return list(value);
  return refuse(
    `${wrong.map(shown).join(', ')}: off is expected, or the addresses of the proxies with commas between, such as 127.0.0.1, 10.0.0.0/8, loopback, uniquelocal (not how many there are)`,
  );
});

const host = read((value, refuse) => {
  if (isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  return refuse(`${shown(value)} is not an address to listen on, such as 127.0.0.1, 0.0.0.0 or ::`);
});

const metricsToken = read((value, refuse) => {
  if (/^[\x21-\x7e]{16,}$/.test(value)) return value;
  return refuse('at least 16 letters, digits and signs are expected, without spaces');
});

const file = read((value, refuse) => (value.includes('\0') ? refuse('is not the name of a file') : value));

const COUNT = 1_000_000_000;

/** Every variable that the server reads, with what it is when it is not set. */
export const VARIABLES = z.object({
  PORT: whole(0, 65_535).prefault('8000'),
  HOST: host.prefault('127.0.0.1'),
  DATA_FILE: file.prefault('data/dominant-species.sqlite'),
  DATA_SYNC: oneOf(['normal', 'full']).prefault('normal'),
  GAME_DATA: gameFiles.optional(),
  DATABASE_URL: secretUrl('Postgres', 'postgres', 'postgresql').optional(),
  REDIS_URL: secretUrl('Redis', 'redis', 'rediss').optional(),
  ORIGINS: origins.optional(),
  TRUST_PROXY: trustProxy.prefault('off'),
  LOG_LEVEL: oneOf(LOG_LEVELS).prefault('info'),
  METRICS_TOKEN: metricsToken.optional(),
  MAX_MATCHES: whole(1, COUNT).prefault('10000'),
  MAX_SPECTATORS: whole(0, COUNT).prefault('50'),
  MAX_SPECTATORS_PER_ADDRESS: whole(0, COUNT).prefault('10'),
  MAX_SOCKETS_PER_ADDRESS: whole(1, COUNT).prefault('100'),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, COUNT).prefault('200'),
  REQUESTS_PER_MINUTE: whole(1, COUNT).prefault('300'),
  CREATES_PER_HOUR: whole(1, COUNT).prefault('60'),
  STRONG_TABLES_PER_HOUR: whole(0, COUNT).prefault('20'),
  MESSAGES_PER_SECOND: whole(1, COUNT).prefault('20'),
  MESSAGES_PER_SECOND_PER_ADDRESS: whole(1, COUNT).prefault('100'),
  CHAT_PER_MINUTE: whole(1, COUNT).prefault('30'),
  KEEP_FINISHED_DAYS: whole(0, 36_500).prefault('90'),
  BOT_THREADS: whole(0, 256).optional(),
  BOT_BUDGET_MS: whole(1, 60_000).prefault('250'),
  SHUTDOWN_SECONDS: whole(0, 3600).prefault('10'),
});

/** Reads the server's variables. One that is empty counts as not set. Throws one Error that lists all that is wrong, without secrets. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(VARIABLES.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const { data, error } = VARIABLES.safeParse(given);
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
  if ('REDIS_URL' in given && !('DATABASE_URL' in given)) {
    wrong.push('REDIS_URL: it joins several processes, which need one database; DATABASE_URL is expected too');
  }
  if (!data || wrong.length > 0) {
    throw new Error(['The server cannot start with these environment variables:', ...wrong].join('\n  '));
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataFile: data.DATA_FILE,
    dataSync: data.DATA_SYNC,
    gameData: data.GAME_DATA ?? new Map(),
    databaseUrl: data.DATABASE_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    origins: data.ORIGINS ?? [],
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    maxMatches: data.MAX_MATCHES,
    maxSpectators: data.MAX_SPECTATORS,
    maxSpectatorsPerAddress: data.MAX_SPECTATORS_PER_ADDRESS,
    maxSocketsPerAddress: data.MAX_SOCKETS_PER_ADDRESS,
    maxConnectionsPerAddress: data.MAX_CONNECTIONS_PER_ADDRESS,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    createsPerHour: data.CREATES_PER_HOUR,
    strongTablesPerHour: data.STRONG_TABLES_PER_HOUR,
    messagesPerSecond: data.MESSAGES_PER_SECOND,
    messagesPerSecondPerAddress: data.MESSAGES_PER_SECOND_PER_ADDRESS,
    chatPerMinute: data.CHAT_PER_MINUTE,
    keepFinishedDays: data.KEEP_FINISHED_DAYS,
    // One core is left to the server itself.
    botThreads: data.BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    botBudgetMs: data.BOT_BUDGET_MS,
    shutdownSeconds: data.SHUTDOWN_SECONDS,
  };
}
