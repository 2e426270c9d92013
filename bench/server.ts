/**
 * `npm run bench:server`: how many tables a server can handle, how soon a move reaches the other players, and what it costs.
 * Server and clients share this machine and communicate over loopback; every part is limited in time.
 */
import './production.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LobbyAPI } from 'boardgame.io';
import pg from 'pg';
import { loadGame } from '../src/games/index.ts';
import type * as kit from '../src/kit/boardgame/g.ts';
import { rng } from '../src/kit/rng.ts';
import {
  type Io,
  command,
  wasInterrupted,
  interrupted,
  printMeanwhile,
  progress,
  runIfStarted,
} from '../tools/command-line.ts';
import { TableSocket } from './table-socket.ts';

const USAGE = `npm run bench:server -- [options]

  --tables N    tables at a calm pace (1000)
  --seconds N   seconds of it (20)
  --saturate N  seconds at full speed (8)
  --only NAME   measures this server alone, named as it is printed, or those with this in their names if it is short

It plays Dominant Species. Interrupted, it prints what it has.`;

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
  commands: { file: string; flags?: readonly string[]; args?: string[]; env?: Record<string, string> }[],
): Promise<Running> {
  const processes: ChildProcess[] = [];
  const addresses = await Promise.all(
    commands.map(({ file, flags = [], args = [], env = {} }) => {
      const child = spawn(process.execPath, [...flags, '--import', 'tsx', file, ...args], {
        env: { ...process.env, ...ROOMY, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
        // Only this program handles Ctrl+C: it still has to ask the servers for their measurements.
        detached: true,
      });
      process.once('exit', () => child.kill('SIGKILL'));
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

/** Limits that a benchmark from one address must not hit. */
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

/** The time from sending a move to its arrival at each of the other players' sockets, in ms. */
type Delays = number[];

/** A table of people who make random moves. */
class Table {
  private readonly sockets: TableSocket[] = [];
  private readonly credentials: string[] = [];
  private matchID = '';
  private state: { G: G; _stateID: number } | null = null;
  private sentAt = 0;
  private sentOn = -1;
  /** How many of the sockets have received the last move. */
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

  /** Makes a move, unless the game is over. */
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
    // An update without a log only repeats the current state.
    if (!text.startsWith('["update"') || text.endsWith(',[]]') || this.sentOn < 0) return;
    this.delays.push(performance.now() - this.sentAt);
    this.heard++;
    // Only one of them parses it, to know what is legal next.
    if (seat === 0) this.state = (JSON.parse(text) as [string, string, { G: G; _stateID: number }])[2];
    if (this.heard === PLAYERS) {
      this.moves++;
      this.onMoved();
    }
  }
}

/** Measures for so many seconds, or until Ctrl+C; returns for how many. */
async function seconds(io: Io, most: number): Promise<number> {
  const started = performance.now();
  const passed = (): number => (performance.now() - started) / 1000;
  while (passed() < most && !io.isInterrupted()) await sleep(Math.min(100, 1000 * (most - passed()) + 1));
  return passed();
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
  io: Io,
  what: string,
  { processes }: Running,
  tables: readonly Table[],
  seconds: number,
  before: { cpu: number },
): void {
  // Interrupted before anything was measured.
  if (seconds < 0.5) return;
  const after = usage(processes);
  const delays = tables.flatMap((table) => table.delays).sort((a, b) => a - b);
  const moves = tables.reduce((sum, table) => sum + table.moves, 0);
  const cpu = (after.cpu - before.cpu) / seconds;
  printMeanwhile(
    io,
    `  ${what}: ${(moves / seconds).toFixed(0)} moves/s; to the other screens p50 ${at(delays, 0.5)}, p95 ${at(delays, 0.95)}, p99 ${at(delays, 0.99)} ms; ` +
      `CPU ${cpu.toFixed(2)} cores (${((cpu / tables.length) * 1000).toFixed(2)} thousandths a table), memory ${after.memory.toFixed(0)} MB\n`,
  );
}

/** Every table moves as soon as everybody has seen the last move. */
async function atFullSpeed(io: Io, running: Running): Promise<void> {
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
  const measured = await seconds(io, plan.fullSeconds);
  printFigures(io, `${String(BUSY_TABLES)} tables at full speed`, running, tables, measured, before);
  for (const table of tables) {
    table.onMoved = () => undefined;
    table.close();
  }
  await sleep(200);
}

/** Every table makes a move every few seconds, at independent times. */
async function atACalmPace(io: Io, running: Running, howMany: number): Promise<void> {
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
  await seconds(io, PACE);
  for (const table of tables) {
    table.delays = [];
    table.moves = 0;
  }
  const before = usage(running.processes);
  const measured = await seconds(io, plan.calmSeconds);
  printFigures(
    io,
    `${String(howMany)} tables of ${String(PLAYERS)}, a move every ${String(PACE)} s`,
    running,
    tables,
    measured,
    before,
  );
  printMeanwhile(io, `    memory with no table: ${empty.toFixed(0)} MB\n`);
  for (const stop of timers) stop();
  for (const table of tables) table.close();
  await sleep(500);
}

const schema = `bench_${String(process.pid)}`;
const database = new URL(process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test');
const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
/** This server, with the flags of `npm run serve`. */
const ours = { file: 'server/main.ts', flags: ['--disable-proto=delete', '--max-semi-space-size=32'] };

/** Runs something with a schema of its own; without one, saying so, if there is no Postgres. */
async function withPostgres(io: Io, run: (url: string | null) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: database.href, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch {
    io.out('Postgres does not answer: left out.\n');
    await run(null);
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

/** A server, and how many tables it gets at a calm pace. */
type Subject = readonly [name: string, commands: Parameters<typeof start>[1], calmTables: number];

async function measure(io: Io, [name, commands, calmTables]: Subject): Promise<void> {
  const running = await start(name, commands);
  printMeanwhile(io, `${name} (load ${loadavg()[0]!.toFixed(1)})\n`);
  try {
    await atFullSpeed(io, running);
    if (calmTables > 0 && !(await wasInterrupted(io))) await atACalmPace(io, running, calmTables);
  } finally {
    for (const child of running.processes) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    }
  }
}

const isWanted = ([name]: Subject): boolean =>
  plan.only === undefined || name === plan.only || (plan.only.length < 12 && name.includes(plan.only));

/** Whether boardgame.io's FlatFile can be measured: it needs a package that is otherwise unused. */
function hasFlatFile(): boolean {
  try {
    createRequire(import.meta.url).resolve('node-persist');
    return true;
  } catch {
    return false;
  }
}

/** The subjects, with data in a folder and, if there is one, in a database. */
function subjectsOf(io: Io, folder: string, DATABASE_URL: string | null): Subject[] {
  const { tables } = plan;
  const full = { DATA_FILE: join(folder, 'b.sqlite'), DATA_SYNC: 'full' };
  const subjects: Subject[] = [
    ['this server, SQLite', [{ ...ours, env: { DATA_FILE: join(folder, 'a.sqlite') } }], tables],
    ['this server, SQLite, DATA_SYNC=full', [{ ...ours, env: full }], 0],
  ];
  if (DATABASE_URL !== null) {
    const one = { ...ours, env: { DATABASE_URL, REDIS_URL: redis } };
    subjects.push(
      ['this server, Postgres', [{ ...ours, env: { DATABASE_URL } }], tables],
      ['this server, two processes, Postgres and Redis', [one, one], tables / 2],
    );
  }
  const stock = 'bench/stock-server.ts';
  subjects.push(['boardgame.io’s server, in memory', [{ file: stock, args: ['memory'] }], tables]);
  if (hasFlatFile()) {
    const args = ['flatfile', join(folder, 'stock')];
    subjects.push(['boardgame.io’s server, FlatFile', [{ file: stock, args }], 0]);
  } else {
    io.out('node-persist is not installed (npm install --no-save node-persist@3.1.0): FlatFile is left out.\n');
  }
  return subjects.filter(isWanted);
}

/** Measures all servers in turn; when interrupted, prints what it has on the current one, and no more. */
async function measureAll(io: Io): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dominant-species-bench-'));
  try {
    await withPostgres(io, async (url) => {
      const subjects = subjectsOf(io, folder, url);
      const onDone = progress(io, subjects.length, 'servers');
      for (const [done, subject] of subjects.entries()) {
        await measure(io, subject);
        if (await wasInterrupted(io)) {
          interrupted(io, done, subjects.length, 'servers');
          return;
        }
        onDone(done + 1);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const main = command(USAGE, async (given, io) => {
  plan.tables = given.whole('tables', 0, 1e5, plan.tables);
  plan.calmSeconds = given.whole('seconds', 1, 86_400, plan.calmSeconds);
  plan.fullSeconds = given.whole('saturate', 1, 86_400, plan.fullSeconds);
  plan.only = given.text('only');
  await measureAll(io);
  return 0;
});

runIfStarted(main, import.meta.url);
