/**
 * `npm run chaos`: servers are killed, paused, stopped, cut off and confused while people play; nothing that was acknowledged may be
 * missing afterwards, nobody may be shown a hidden hand, and every table must go on by itself. One process with SQLite, and two with
 * Postgres and Redis where they answer.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ChaosTable, newChaosTable } from './chaos-table.ts';
import { type ServerProcess, endAll, serverProcess } from '../../server/support/process.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';
import { tcpProxy } from '../../server/support/tcp-proxy.ts';

/** The options; wrong ones end the command. */
function options(): [minutes: number, tables: number] {
  try {
    const { values } = parseArgs({
      options: { minutes: { type: 'string', default: '10' }, tables: { type: 'string', default: '4' } },
    });
    const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
    if (minutes > 0 && minutes <= 600 && Number.isInteger(tables) && tables > 0 && tables <= 100)
      return [minutes, tables];
  } catch {
    // An unknown option, or one without its value.
  }
  process.stderr.write('--minutes: more than 0, at most 600; --tables: a whole number from 1 to 100\n');
  return process.exit(2);
}
const [MINUTES, TABLES] = options();

/** How long a fault lasts at most, and the pause until the next one, in ms. */
const FAULT = 3000;
const CALM = 3000;
const HOUR = 3_600_000;

/** Loaded into the servers: a signal puts their clock an hour forward, or back again. */
const SHIFTING = `const now=Date.now;let by=0;Date.now=()=>now()+by;process.on('SIGUSR2',()=>{by=by?0:${String(HOUR)}})`;

/** A server that can be restarted on its port. */
interface Restarting {
  current: ServerProcess;
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function restarting(env: Record<string, string>): Promise<Restarting> {
  const all = {
    BOT_BUDGET_MS: '20',
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHIFTING)}`,
  };
  const current = await serverProcess(all);
  const { port } = new URL(current.address);
  const server: Restarting = {
    current,
    async restart(signal) {
      await server.current.end(signal);
      server.current = await serverProcess({ ...all, PORT: port });
    },
  };
  return server;
}

type Fault = (server: Restarting, ms: number) => Promise<void>;

const FAULTS: Readonly<Record<string, Fault>> = {
  kill: (server) => server.restart('SIGKILL'),
  stop: (server) => server.restart('SIGTERM'),
  async pause({ current }, ms) {
    current.signal('SIGSTOP');
    await wait(ms);
    current.signal('SIGCONT');
  },
  async clock({ current }, ms) {
    current.signal('SIGUSR2');
    await wait(ms);
    current.signal('SIGUSR2');
  },
};

/** No file may grow: what a full disk does. */
const fullDisk: Fault = async ({ current }, ms) => {
  const limit = (size: string): void => {
    execFileSync('prlimit', ['--pid', String(current.pid), `--fsize=${size}:unlimited`]);
  };
  limit('4096');
  await wait(ms);
  limit('unlimited');
};

interface Setup {
  readonly name: string;
  readonly servers: readonly Restarting[];
  readonly faults: Readonly<Record<string, Fault>>;
  close(): Promise<void>;
}

async function onSqlite(): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'dominant-species-chaos-'));
  return {
    name: 'one process, SQLite',
    servers: [await restarting({ DATA_FILE: join(folder, 'chaos.sqlite') })],
    faults: process.platform === 'linux' ? { ...FAULTS, 'full disk': fullDisk } : FAULTS,
    close() {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

async function onPostgres(): Promise<Setup | null> {
  const [postgres, redis] = [await postgresForTests(), await redisForTests()];
  if (!postgres || !redis) {
    await postgres?.drop();
    return null;
  }
  const { hostname, port } = new URL(redis.url);
  const proxy = await tcpProxy({ host: hostname, port: Number(port || 6379) });
  const env = { DATABASE_URL: postgres.url };
  return {
    name: 'two processes, Postgres and Redis',
    // The first one's link to Redis can be cut.
    servers: [
      await restarting({ ...env, REDIS_URL: `redis://127.0.0.1:${String(proxy.port)}` }),
      await restarting({ ...env, REDIS_URL: redis.url }),
    ],
    faults: {
      ...FAULTS,
      async 'cut Redis'(_server, ms) {
        proxy.cut();
        await wait(ms);
        proxy.restore();
      },
      'cut Postgres': () => postgres.disconnect(),
    },
    async close() {
      await proxy.close();
      await postgres.drop();
    },
  };
}

interface Outcome {
  readonly moves: number;
  readonly lost: readonly string[];
  readonly shown: readonly string[];
  readonly stuck: readonly string[];
}

/** One setup until the time is up. */
async function run(setup: Setup): Promise<Outcome> {
  const { name, servers, faults } = setup;
  const until = Date.now() + MINUTES * 60_000;
  const games = ['dominant-species', 'card-game', 'evolution-game'];
  const tables: ChaosTable[] = [];
  const addresses = servers.map(({ current }) => current.address);
  for (let i = 0; i < TABLES; i++) tables.push(await newChaosTable(addresses, games[i % games.length]!));
  const playing = Promise.all(tables.map((table) => table.play(() => Date.now() < until)));
  const made: Record<string, number> = {};
  while (Date.now() + FAULT + CALM < until) {
    const [fault, act] = Object.entries(faults)[Math.floor(Math.random() * Object.keys(faults).length)]!;
    made[fault] = (made[fault] ?? 0) + 1;
    await act(servers[Math.floor(Math.random() * servers.length)]!, Math.random() * FAULT);
    await wait(Math.random() * CALM);
  }
  await playing;
  const outcome = {
    moves: tables.reduce((sum, table) => sum + table.acknowledged(), 0),
    lost: (await Promise.all(tables.map((table) => table.lost()))).flat(),
    shown: tables.flatMap((table) => table.shown()),
    stuck: tables.flatMap((table) => table.stuck()),
  };
  process.stdout.write(
    `${name}: ${String(outcome.moves)} moves acknowledged, faults: ${Object.entries(made)
      .map(([fault, times]) => `${fault} ${String(times)}`)
      .join(
        ', ',
      )}; the longest that a table waited: ${(Math.max(...tables.map((table) => table.longest())) / 1000).toFixed(1)} s; ` +
      `views checked: ${String(tables.reduce((sum, table) => sum + table.checked(), 0))}\n`,
  );
  for (const each of tables) each.close();
  for (const { current } of servers) await current.end('SIGTERM');
  await setup.close();
  return outcome;
}

try {
  const setups = [await onSqlite(), await onPostgres()];
  const outcomes = await Promise.all(setups.flatMap((setup) => (setup ? [run(setup)] : [])));
  for (const [what, wrong] of [
    ['lost', outcomes.flatMap(({ lost }) => lost)],
    ['shown to the wrong person', outcomes.flatMap(({ shown }) => shown)],
    ['stuck', outcomes.flatMap(({ stuck }) => stuck)],
  ] as const) {
    process.stdout.write(`${what}: ${String(wrong.length)}\n${wrong.map((each) => `  ${each}\n`).join('')}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
} finally {
  endAll();
}
