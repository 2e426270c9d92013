import { availableParallelism } from 'node:os';
import proxyAddr from '@fastify/proxy-addr';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/config.ts';

/** What is reported about an environment. */
function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it('needs no variable', () => {
  expect(readConfig({})).toEqual({
    port: 8000,
    host: '127.0.0.1',
    dataFile: 'data/dominant-species.sqlite',
    dataSync: 'normal',
    gameData: new Map(),
    databaseUrl: null,
    siteUrl: null,
    secretKey: null,
    smtp: null,
    mailsPerHour: 200,
    hasAccounts: true,
    notifyHosts: [],
    redisUrl: null,
    origins: [],
    frameAncestors: [],
    trustProxy: false,
    logLevel: 'info',
    metricsToken: null,
    maxMatches: 10_000,
    maxSpectators: 50,
    maxSpectatorsPerAddress: 10,
    maxSocketsPerAddress: 100,
    maxConnectionsPerAddress: 200,
    requestsPerMinute: 300,
    createsPerHour: 60,
    strongTablesPerHour: 20,
    messagesPerSecond: 20,
    messagesPerSecondPerAddress: 100,
    chatPerMinute: 30,
    keepFinishedDays: 90,
    sleepAfterDays: 60,
    backups: 7,
    botThreads: Math.max(1, availableParallelism() - 1),
    botBudgetMs: 250,
    drainSeconds: 0,
    shutdownSeconds: 10,
  });
});

it('takes what is set, and what is empty as not set', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '::',
      DATA_FILE: '/data/matches.sqlite',
      DATA_SYNC: 'full',
      DATABASE_URL: 'postgresql://ds:p%40ss@db:5432/ds?sslmode=verify-full',
      REDIS_URL: 'rediss://:secret@redis:6379/1',
      ORIGINS: 'https://example.org, http://localhost:5173',
      FRAME_ANCESTORS: 'self, https://example.org',
      TRUST_PROXY: 'loopback,10.0.0.0/8, ::1',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: '0123456789abcdef',
      MAX_SPECTATORS: '',
      KEEP_FINISHED_DAYS: ' ',
      BOT_THREADS: '0',
      PATH: '/bin',
    }),
  ).toMatchObject({
    port: 0,
    host: '::',
    dataFile: '/data/matches.sqlite',
    dataSync: 'full',
    databaseUrl: 'postgresql://ds:p%40ss@db:5432/ds?sslmode=verify-full',
    redisUrl: 'rediss://:secret@redis:6379/1',
    origins: ['https://example.org', 'http://localhost:5173'],
    frameAncestors: ['self', 'https://example.org'],
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    logLevel: 'silent',
    metricsToken: '0123456789abcdef',
    maxSpectators: 50,
    keepFinishedDays: 90,
    botThreads: 0,
  });
});

it('takes only proxies that the server can tell', () => {
  const { trustProxy } = readConfig({
    TRUST_PROXY: 'loopback,linklocal,uniquelocal,192.0.2.1,10.0.0.0/8,::1,fd00::/64',
  });
  const trusts = proxyAddr.compile(trustProxy || []);
  expect(['127.0.0.1', '172.18.0.2', '192.0.2.1', 'fd00::7'].every((address) => trusts(address, 0))).toBe(true);
  expect(trusts('192.0.2.2', 0)).toBe(false);
});

it('takes a database by a socket', () => {
  const url = 'postgres://ds@/ds?host=/run/postgresql';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it('says all that is wrong at once', () => {
  expect(complaint({ PORT: '80000', LOG_LEVEL: 'loud', MAX_MATCHES: '1e3', CHAT_PER_MINUTE: '30' })).toBe(
    [
      'The server cannot start with these environment variables:',
      '  PORT: "80000" is not a whole number from 0 to 65535',
      '  LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent',
      '  MAX_MATCHES: "1e3" is not a whole number from 1 to 1000000000',
    ].join('\n'),
  );
});

it('takes mail only with a sender, and an address that its links lead to', () => {
  const smtp = { SMTP_URL: 'smtps://a:b@mail.example.org' };
  expect(complaint(smtp)).toMatch(/SITE_URL and MAIL_FROM are expected too$/);
  expect(complaint({ ...smtp, SITE_URL: 'https://play.example.org' })).toMatch(/expected too$/);
  const set = { ...smtp, SITE_URL: 'https://play.example.org', MAIL_FROM: 'Games <games@example.org>' };
  expect(readConfig(set).smtp).toEqual({ url: smtp.SMTP_URL, from: set.MAIL_FROM });
});

describe('refuses', () => {
  it.each([
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['HOST', 'http://localhost'],
    ['HOST', 'a b'],
    ['DATA_SYNC', 'off'],
    ['DATABASE_URL', 'mysql://db/ds'],
    ['DATABASE_URL', 'db/ds'],
    ['REDIS_URL', 'http://redis'],
    ['ORIGINS', '*'],
    ['ORIGINS', 'example.org'],
    ['ORIGINS', 'https://example.org/'],
    ['ORIGINS', 'https://example.org/play'],
    ['ORIGINS', 'https://example.org,'],
    ['ORIGINS', 'HTTPS://Example.org'],
    ['ORIGINS', 'file:///index.html'],
    ['FRAME_ANCESTORS', '*'],
    ['FRAME_ANCESTORS', "'self'"],
    ['FRAME_ANCESTORS', 'none,self'],
    ['FRAME_ANCESTORS', 'https://example.org/blog'],
    ['FRAME_ANCESTORS', "https://example.org; script-src 'unsafe-inline'"],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'Games'],
    ['MAIL_FROM', 'Games <games@example.org>\nbcc: all@example.org'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'proxy.example.org'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '127.0.0.1,,::1'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'has a space in it, alas'],
    ['MAX_MATCHES', '0'],
    ['BOT_THREADS', 'all'],
    ['BOT_BUDGET_MS', '0'],
    ['SHUTDOWN_SECONDS', 'ten'],
  ])('%s=%s, and names it', (name, value) => {
    // What others need beside them.
    const set = { DATABASE_URL: 'postgres://db/ds', SITE_URL: 'https://play.example.org', MAIL_FROM: 'a@example.org' };
    expect(complaint({ ...set, [name]: value })).toMatch(
      new RegExp(`^The server cannot start .*\n  ${name}: [^\n]{20,}$`),
    );
  });

  it('several processes without one database', () => {
    expect(complaint({ REDIS_URL: 'redis://redis' })).toMatch(/REDIS_URL: .*DATABASE_URL is expected too/);
    expect(complaint({ REDIS_URL: 'redis://redis', PORT: 'x' })).toMatch(/PORT: [^]*REDIS_URL: /);
    expect(readConfig({ DATABASE_URL: 'postgres://db/ds' }).redisUrl).toBeNull();
  });
});

it('shows no secret', () => {
  const text = complaint({
    DATABASE_URL: 'postgres://ds:hunter2/x@db/ds',
    REDIS_URL: 'http://:hunter2@redis',
    METRICS_TOKEN: 'hunter2',
  });
  expect(text).toMatch(/DATABASE_URL: [^]*REDIS_URL: [^]*METRICS_TOKEN: /);
  expect(text).not.toContain('hunter2');
});

it('shows the beginning of what is very long', () => {
  expect(complaint({ LOG_LEVEL: 'x'.repeat(100_000) }).length).toBeLessThan(300);
});
