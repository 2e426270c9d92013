/** The server's settings, from environment variables. All errors are reported at once, in plain words. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of a server. */
export interface Config {
  /** The port to listen on; 0 for any free one. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The SQLite file, unless there is a `databaseUrl`. */
  readonly dataFile: string;
  /** What a stored move in SQLite survives: the end of the process, or also a power failure. */
  readonly dataSync: 'normal' | 'full';
  /** Data files for games, by the game's name. */
  readonly gameData: ReadonlyMap<string, string>;
  /** The Postgres database; null for SQLite. Secret: it may contain a password. */
  readonly databaseUrl: string | null;
  /** The Redis through which several processes communicate; null for a single process. Secret: it may contain a password. */
  readonly redisUrl: string | null;
  /** Where players reach the server, without a slash at the end; null: nothing is sent that would lead there. */
  readonly siteUrl: string | null;
  /** The key under which targets of notifications are stored; null for the file beside the SQLite file. Secret. */
  readonly secretKey: string | null;
  /** The SMTP server, and whom mail comes from; null for no mail. Secret: it may contain a password. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** How many mails are sent in an hour. */
  readonly mailsPerHour: number;
  /** Whether the server knows people again. */
  readonly hasAccounts: boolean;
  /** Hosts with their ports that notifications may go to though they are private. */
  readonly notifyHosts: readonly string[];
  /** Further origins whose pages may use the API and the sockets. */
  readonly origins: readonly string[];
  /** Whose pages may embed this one in a frame: `self` for those of the same origin, and other origins; nobody's if there are none. */
  readonly frameAncestors: readonly string[];
  /** Proxies trusted to name a client's address, as Fastify's `trustProxy`. */
  readonly trustProxy: false | string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The token for `GET /metrics`; null for no metrics. Secret. */
  readonly metricsToken: string | null;
  /** The maximum number of running matches. */
  readonly maxMatches: number;
  /** Spectators per match. */
  readonly maxSpectators: number;
  /** Spectators per match from one address. */
  readonly maxSpectatorsPerAddress: number;
  readonly maxSocketsPerAddress: number;
  /** Open connections of any kind, except those of trusted proxies. */
  readonly maxConnectionsPerAddress: number;
  /** Requests per address and minute. */
  readonly requestsPerMinute: number;
  /** Matches created per address and hour. */
  readonly createsPerHour: number;
  /** Matches with bots that think ahead, per address and hour. */
  readonly strongTablesPerHour: number;
  /** Messages per socket and second. */
  readonly messagesPerSecond: number;
  /** Messages over all sockets of an address per second. */
  readonly messagesPerSecondPerAddress: number;
  /** Chat messages per address and minute. */
  readonly chatPerMinute: number;
  /** Days after which finished matches are removed; 0 for never. */
  readonly keepFinishedDays: number;
  /** Days without a visit after which a table in play is put to sleep; 0 for never. */
  readonly sleepAfterDays: number;
  /** How many daily backups of the SQLite file are kept; 0 for none. */
  readonly backups: number;
  /** Threads in which bots think; 0 for no bots. */
  readonly botThreads: number;
  /** How long a bot may think about a move, in ms. */
  readonly botBudgetMs: number;
  /** How long the server goes on serving after SIGTERM, while it says that it is about to close, in seconds. */
  readonly drainSeconds: number;
  /** How long the server waits for work in progress when it is asked to stop, in seconds. */
  readonly shutdownSeconds: number;
}

/** An invalid value as shown in an error: enough to find it. */
const shown = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** A reader for a variable: returns its value, or reports what is wrong and what is expected. */
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

/** The address of a database. Errors do not show it. */
const secretUrl = (what: string, ...schemes: readonly string[]) =>
  read((value, refuse) => {
    const expected = `the address of a ${what} database is expected, such as ${schemes[0]!}://user:password@host/…`;
    // A user without a host is how Unix sockets are written: postgres://user@/name?host=/run/postgresql.
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

const siteUrl = read((value, refuse) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.username === '' && url.search === '' && url.hash === '';
  if (url && /^https?:$/.test(url.protocol) && isPlain) return url.href.replace(/\/+$/, '');
  return refuse(`${shown(value)} is not where players reach the server, such as https://play.example.org`);
});

const secretKey = read((value, refuse) =>
  value.length >= 32 ? value : refuse('at least 32 characters are expected, such as from: openssl rand -base64 32'),
);

/** The address of the SMTP server. Errors do not show it. */
const smtpUrl = read((value, refuse) => {
  const isSmtp = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  return isSmtp
    ? value
    : refuse(
        'the address of an SMTP server is expected, such as smtps://user:password@mail.example.org (in a password, / ? # @ : % are written %2F %3F %23 %40 %3A %25)',
      );
});

const mailFrom = read((value, refuse) =>
  /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)
    ? value
    : refuse(`${shown(value)} is not whom mail comes from, such as Games <games@example.org>`),
);

const hosts = read((value, refuse): readonly string[] => {
  const wrong = list(value).filter((each) => !/^(\[[\da-f:]+\]|[a-z\d.-]+):\d{1,5}$/.test(each));
  if (wrong.length === 0) return list(value);
  return refuse(`${wrong.map(shown).join(', ')}: hosts with their ports are expected, such as chat.example.org:8443`);
});

const frameAncestors = read((value, refuse): readonly string[] => {
  if (value === 'none') return [];
  const wrong = list(value).filter((each) => each !== 'self' && !isOrigin(each));
  if (wrong.length === 0) return list(value);
  return refuse(
    `${wrong.map(shown).join(', ')}: none is expected, or self and the origins of the pages with commas between, such as self,https://example.org, in small letters, without a path or a slash at the end`,
  );
});

/** Fastify's names for loopback and private addresses. */
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
  // Fastify no longer counts hops: anyone who reaches the server past the proxies could claim any address.
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

/** Every variable that the server reads, with its default. */
export const VARIABLES = z.object({
  PORT: whole(0, 65_535).prefault('8000'),
  HOST: host.prefault('127.0.0.1'),
  DATA_FILE: file.prefault('data/dominant-species.sqlite'),
  DATA_SYNC: oneOf(['normal', 'full']).prefault('normal'),
  GAME_DATA: gameFiles.optional(),
  DATABASE_URL: secretUrl('Postgres', 'postgres', 'postgresql').optional(),
  REDIS_URL: secretUrl('Redis', 'redis', 'rediss').optional(),
  SITE_URL: siteUrl.optional(),
  SECRET_KEY: secretKey.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  MAILS_PER_HOUR: whole(1, COUNT).prefault('200'),
  ACCOUNTS: oneOf(['on', 'off']).prefault('on'),
  NOTIFY_HOSTS: hosts.optional(),
  ORIGINS: origins.optional(),
  FRAME_ANCESTORS: frameAncestors.prefault('none'),
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
  SLEEP_AFTER_DAYS: whole(0, 36_500).prefault('60'),
  BACKUPS: whole(0, 1000).prefault('7'),
  BOT_THREADS: whole(0, 256).optional(),
  BOT_BUDGET_MS: whole(1, 60_000).prefault('250'),
  DRAIN_SECONDS: whole(0, 3600).optional(),
  SHUTDOWN_SECONDS: whole(0, 3600).prefault('10'),
});

/** Reads the server's variables. Empty means not set. Throws one Error that lists everything wrong, without secrets. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(VARIABLES.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const { data, error } = VARIABLES.safeParse(given);
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
  if ('REDIS_URL' in given && !('DATABASE_URL' in given)) {
    wrong.push('REDIS_URL: it joins several processes, which need one database; DATABASE_URL is expected too');
  }
  if ('SMTP_URL' in given && !('MAIL_FROM' in given && 'SITE_URL' in given)) {
    wrong.push('SMTP_URL: mail has links and a sender; SITE_URL and MAIL_FROM are expected too');
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
    siteUrl: data.SITE_URL ?? null,
    secretKey: data.SECRET_KEY ?? null,
    smtp:
      data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    mailsPerHour: data.MAILS_PER_HOUR,
    hasAccounts: data.ACCOUNTS === 'on',
    notifyHosts: data.NOTIFY_HOSTS ?? [],
    origins: data.ORIGINS ?? [],
    frameAncestors: data.FRAME_ANCESTORS,
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
    sleepAfterDays: data.SLEEP_AFTER_DAYS,
    backups: data.BACKUPS,
    // One core is left for the server itself.
    botThreads: data.BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    botBudgetMs: data.BOT_BUDGET_MS,
    // Without another process nobody could go elsewhere.
    drainSeconds: data.DRAIN_SECONDS ?? (data.REDIS_URL === undefined ? 0 : 5),
    shutdownSeconds: data.SHUTDOWN_SECONDS,
  };
}
