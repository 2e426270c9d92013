/**
 * `npm run bench:server`: how many tables a server carries, how soon a move is on the other players' screens, and what it costs. Server and
 * clients share this machine and speak over loopback; every part is bounded in time.
 */
import './production.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { LobbyAPI } from 'boardgame.io';
import pg from 'pg';
import { loadGame } from '../src/games/index.ts';
import type * as kit from '../src/kit/boardgame.ts';
import { rng } from '../src/kit/rng.ts';
import { command, runIfStarted, wholeOption, withUsage } from '../tools/command-line.ts';
import { print } from './print.ts';
import { TableSocket } from './table-socket.ts';

const USAGE = `npm run bench:server -- [options]

  --tables N    tables at a calm pace (1000)
  --seconds N   seconds of it (20)
  --saturate N  seconds at full speed (8)
  --only NAME   measures this server alone, named as it is printed, or those with this in their names if it is short

It plays Dominant Species.`;

/** What is measured, and for how long; set by the options. */
const plan = { tables: 1000, calmSeconds: 20, fullSeconds: 8, only: undefined as string | undefined };
const PLAYERS = 4;
/** Tables at full speed. */
const BUSY_TABLES = 50;
/** Seconds between the moves of a calm table. */
const PACE = 5;
/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

const randomInt = rng(1);

const { meta, rules, actions } = await loadGame('dominant-species');
type G = kit.G<ReturnType<typeof rules.newGame>>;

interface Running {
  name: string;
  addresses: string[];
  processes: ChildProcess[];
}

/** Starts server processes and waits until they listen. */
async function start(
  name: string,
  commands: { file: string; args?: string[]; env?: Record<string, string> }[],
): Promise<Running> {
  const processes: ChildProcess[] = [];
  const addresses = await Promise.all(
    commands.map(({ file, args = [], env = {} }) => {
      const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
        env: { ...process.env, ...ROOMY, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      processes.push(child);
      return new Promise<string>((resolve, reject) => {
        child.once('exit', (code) => {
          reject(new Error(`${name} ended with ${String(code)}`));
        });
        createInterface(child.stdout).on('line', (line) => {
          const said = line.startsWith('{') ? (JSON.parse(line) as { msg?: string; address?: string }) : {};
          if (said.msg === 'listening') resolve(said.address!);
        });
      });
    }),
  );
  return { name, addresses, processes };
}

/** Limits that a bench from one address must not meet. */
const ROOMY = {
  PORT: '0',
  LOG_LEVEL: 'info',
  MAX_SOCKETS_PER_ADDRESS: '1000000',
  REQUESTS_PER_MINUTE: '100000000',
  CREATES_PER_HOUR: '100000000',
  MESSAGES_PER_SECOND: '100000',
  MESSAGES_PER_SECOND_PER_ADDRESS: '100000000',
  MAX_CONNECTIONS_PER_ADDRESS: '1000000',
  MAX_SPECTATORS_PER_ADDRESS: '1000000',
  MAX_MATCHES: '1000000',
  BOT_THREADS: '0',
};

/** CPU seconds used and resident MB, of processes together. */
function usage(processes: readonly ChildProcess[]): { cpu: number; memory: number } {
  let cpu = 0;
  let memory = 0;
  for (const { pid } of processes) {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]!
      .split(' ');
    cpu += (Number(stat[11]) + Number(stat[12])) / TICKS;
    memory += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))![1]) / 1024;
  }
  return { cpu, memory };
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)} ${await response.text()}`);
  return (await response.json()) as T;
}

/** What a move took from being sent to each of the other players' sockets, in ms. */
type Delays = number[];

/** A table of people who make random moves. */
class Table {
  private readonly sockets: TableSocket[] = [];
  private readonly credentials: string[] = [];
  private matchID = '';
  private state: { G: G; _stateID: number } | null = null;
  private sentAt = 0;
  private sentOn = -1;
  /** How many of the sockets have heard of the last move. */
  private heard = 0;
  moves = 0;
  delays: Delays = [];
  /** Called when everybody at the table has seen a move. */
  onMoved: () => void = () => undefined;

  static async open(addresses: readonly string[]): Promise<Table> {
    const table = new Table();
    const lobby = `${addresses[0]!}/games/${meta.id}`;
    const { matchID } = await post<LobbyAPI.CreatedMatch>(`${lobby}/create`, { numPlayers: PLAYERS });
    table.matchID = matchID;
    for (let seat = 0; seat < PLAYERS; seat++) {
      const body = { playerID: String(seat), playerName: `P${String(seat)}` };
      const joined = await post<LobbyAPI.JoinedMatch>(`${lobby}/${matchID}/join`, body);
      table.credentials.push(joined.playerCredentials);
      const address = addresses[seat % addresses.length]!;
      table.sockets.push(
        await TableSocket.connect(address, (text) => {
          table.hear(seat, text);
        }),
      );
      table.sockets[seat]!.emit('sync', matchID, String(seat), joined.playerCredentials, PLAYERS);
    }
    return table;
  }

  get isReady(): boolean {
    return this.state !== null;
  }

  /** Makes a move, if the game is not over. */
  move(): void {
    const asked = rules.decision(this.state!.G.state);
    if (!asked) return;
    const legal = rules.legalMoves(this.state!.G.state);
    const { move, args } = actions.write(legal[randomInt(legal.length)]!);
    const playerID = String(asked.player);
    const payload = { type: move, args, playerID, credentials: this.credentials[asked.player] };
    this.sentOn = this.state!._stateID;
    this.heard = 0;
    this.sentAt = performance.now();
    this.sockets[asked.player]!.emit('update', { type: 'MAKE_MOVE', payload }, this.sentOn, this.matchID, playerID);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private hear(seat: number, text: string): void {
    if (text.startsWith('["sync"')) {
      if (seat === 0)
        this.state = (JSON.parse(text) as [string, string, { state: G & { G: G; _stateID: number } }])[2].state;
      return;
    }
    // An update without a log only says again where the table stands.
    if (!text.startsWith('["update"') || text.endsWith(',[]]') || this.sentOn < 0) return;
    this.delays.push(performance.now() - this.sentAt);
    this.heard++;
    // One of them reads it, to know what can be done next.
    if (seat === 0) this.state = (JSON.parse(text) as [string, string, { G: G; _stateID: number }])[2];
    if (this.heard === PLAYERS) {
      this.moves++;
      this.onMoved();
    }
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function openTables(howMany: number, addresses: readonly string[]): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < howMany; i += 25) {
    const some = Array.from({ length: Math.min(25, howMany - i) }, () => Table.open(addresses));
    tables.push(...(await Promise.all(some)));
  }
  while (!tables.every(({ isReady }) => isReady)) await sleep(20);
  return tables;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);

function printFigures(
  what: string,
  { processes }: Running,
  tables: readonly Table[],
  seconds: number,
  before: { cpu: number },
): void {
  const after = usage(processes);
  const delays = tables.flatMap((table) => table.delays).sort((a, b) => a - b);
  const moves = tables.reduce((sum, table) => sum + table.moves, 0);
  const cpu = (after.cpu - before.cpu) / seconds;
  print(
    `  ${what}: ${(moves / seconds).toFixed(0)} moves/s; to the other screens p50 ${at(delays, 0.5)}, p95 ${at(delays, 0.95)}, p99 ${at(delays, 0.99)} ms; ` +
      `CPU ${cpu.toFixed(2)} cores (${((cpu / tables.length) * 1000).toFixed(2)} thousandths a table), memory ${after.memory.toFixed(0)} MB`,
  );
}

/** Every table moves as soon as everybody has seen the last move. */
async function atFullSpeed(running: Running): Promise<void> {
  const tables = await openTables(BUSY_TABLES, running.addresses);
  for (const table of tables) {
    table.onMoved = () => {
      table.move();
    };
    table.move();
  }
  await sleep(1000);
  for (const table of tables) {
    table.delays = [];
    table.moves = 0;
  }
  const before = usage(running.processes);
  await sleep(plan.fullSeconds * 1000);
  printFigures(`${String(BUSY_TABLES)} tables at full speed`, running, tables, plan.fullSeconds, before);
  for (const table of tables) {
    table.onMoved = () => undefined;
    table.close();
  }
  await sleep(200);
}

/** Every table makes a move every few seconds, all at times of their own. */
async function atACalmPace(running: Running, howMany: number): Promise<void> {
  const empty = usage(running.processes).memory;
  const tables = await openTables(howMany, running.addresses);
  const timers = tables.map((table, i) => {
    let timer: NodeJS.Timeout;
    const delay = setTimeout(
      () => {
        table.move();
        timer = setInterval(() => {
          table.move();
        }, PACE * 1000);
      },
      (PACE * 1000 * i) / howMany,
    );
    return () => {
      clearTimeout(delay);
      clearInterval(timer);
    };
  });
  await sleep(PACE * 1000);
  for (const table of tables) {
    table.delays = [];
    table.moves = 0;
  }
  const before = usage(running.processes);
  await sleep(plan.calmSeconds * 1000);
  printFigures(
    `${String(howMany)} tables of ${String(PLAYERS)}, a move every ${String(PACE)} s`,
    running,
    tables,
    plan.calmSeconds,
    before,
  );
  print(`    memory with no table: ${empty.toFixed(0)} MB`);
  for (const stop of timers) stop();
  for (const table of tables) table.close();
  await sleep(500);
}

const schema = `bench_${String(process.pid)}`;
const database = new URL(process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test');
const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
const ours = 'server/main.ts';

/** Runs something in a schema of its own; says so if there is no Postgres. */
async function withPostgres(run: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: database.href, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch {
    print('Postgres does not answer: left out.');
    return;
  }
  await client.query(`create schema ${schema}`);
  try {
    await run(`${database.href}?options=-c%20search_path%3D${schema}`);
  } finally {
    await client.query(`drop schema ${schema} cascade`);
    await client.end();
  }
}

async function measure(name: string, commands: Parameters<typeof start>[1], calmTables: number): Promise<void> {
  if (plan.only !== undefined && !(name === plan.only || (plan.only.length < 12 && name.includes(plan.only)))) return;
  const running = await start(name, commands);
  print(`${name} (load ${loadavg()[0]!.toFixed(1)})`);
  try {
    await atFullSpeed(running);
    if (calmTables > 0) await atACalmPace(running, calmTables);
  } finally {
    for (const child of running.processes) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    }
  }
}

/** Measures all servers, one after the other. */
async function measureAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dominant-species-bench-'));
  try {
    await measure('this server, SQLite', [{ file: ours, env: { DATA_FILE: join(folder, 'a.sqlite') } }], plan.tables);
    await measure(
      'this server, SQLite, DATA_SYNC=full',
      [{ file: ours, env: { DATA_FILE: join(folder, 'b.sqlite'), DATA_SYNC: 'full' } }],
      0,
    );
    await withPostgres(async (DATABASE_URL) => {
      await measure('this server, Postgres', [{ file: ours, env: { DATABASE_URL } }], plan.tables);
      const env = { DATABASE_URL, REDIS_URL: redis };
      await measure(
        'this server, two processes, Postgres and Redis',
        [
          { file: ours, env },
          { file: ours, env },
        ],
        plan.tables / 2,
      );
    });
    await measure(
      'boardgame.io’s server, in memory',
      [{ file: 'bench/stock-server.ts', args: ['memory'] }],
      plan.tables,
    );
    await measure(
      'boardgame.io’s server, FlatFile',
      [{ file: 'bench/stock-server.ts', args: ['flatfile', join(folder, 'stock')] }],
      0,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const main = command(USAGE, async (argv) => {
  const { values } = withUsage(USAGE, () =>
    parseArgs({
      args: [...argv],
      options: {
        tables: { type: 'string' },
        seconds: { type: 'string' },
        saturate: { type: 'string' },
        only: { type: 'string' },
      },
    }),
  );
  plan.tables = wholeOption('tables', values.tables, 0, 1e5, plan.tables);
  plan.calmSeconds = wholeOption('seconds', values.seconds, 1, 86_400, plan.calmSeconds);
  plan.fullSeconds = wholeOption('saturate', values.saturate, 1, 86_400, plan.fullSeconds);
  plan.only = values.only;
  await measureAll();
  return 0;
});

runIfStarted(main, import.meta.url);
