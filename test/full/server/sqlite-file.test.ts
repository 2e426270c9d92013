/** The SQLite file: for one process, of this version, undamaged, in a writable folder; otherwise a sentence says what is wrong. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from '@jest/globals';
import { serveOperating } from '../../../server/http/operating.ts';
import { hashOf } from '../../../server/matches/credentials.ts';
import { openEngine } from '../../../server/matches/engine.ts';
import { type Match, vacantSeat } from '../../../server/match.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import { hasOwnDriver, openDatabase } from '../../../server/storage/sqlite/driver.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { loadGame } from '../../../src/games/index.ts';
import { GAME_NAME } from '../../support/game.ts';
import { poll } from '../../support/waiting.ts';
import { SQLITE_2 } from '../../server/support/earlier-tables.ts';
import { endAll, serverProcess } from '../../server/support/process.ts';
import {
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  scratchFolder,
  testServer,
} from '../../server/support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(() => {
  endAll();
  remove();
});
const engine = await openEngine(await loadGame(GAME_NAME));
const state = engine.firstState(2, undefined);
const match = (id: string, more: Partial<Match> = {}): Match => ({
  id,
  game: GAME_NAME,
  createdAt: 1000,
  unlisted: false,
  setupData: undefined,
  options: { hints: false, awayAfter: null },
  seats: [vacantSeat(), vacantSeat()],
  host: { credentials: null, seat: null },
  nextMatchID: null,
  isNextUnlisted: true,
  seating: 0,
  standing: engine.standingOf(state, 1000),
  ...more,
});

describe('a server does not start, and says why', () => {
  it('on a file that another server uses; it does as soon as that one is gone, however it ended', async () => {
    const env = { DATA_FILE: `${folder}/used.sqlite`, BOT_THREADS: '0' };
    const first = await serverProcess(env);
    await expect(serverProcess(env)).rejects.toThrow(/ended with 1: DATA_FILE: another server uses .*used\.sqlite/);
    // A process that only reads, to make a backup, may open it.
    const reader = openDatabase(env.DATA_FILE, { readonly: true });
    expect(reader.prepare('SELECT COUNT(*) AS n FROM matches').get()).toEqual({ n: 0 });
    reader.close();
    await first.end('SIGKILL');
    const second = await serverProcess(env);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('where the folder cannot be made, or is a file', () => {
    expect(() => openSqlite('/proc/nowhere/data.sqlite')).toThrow(
      /DATA_FILE: the folder \/proc\/nowhere cannot be made/,
    );
    writeFileSync(`${folder}/file`, '');
    expect(() => openSqlite(`${folder}/file/data.sqlite`)).toThrow(/DATA_FILE: the folder .*file cannot be made/);
  });

  it('where the folder is not writable, not even for root', () => {
    expect(() => openSqlite('/proc/data.sqlite')).toThrow(
      /^DATA_FILE: \/proc\/data\.sqlite and its folder must be writable by the user of the server/,
    );
  });

  it('where the file is a folder, no database, or damaged', async () => {
    mkdirSync(`${folder}/folder.sqlite`);
    expect(() => openSqlite(`${folder}/folder.sqlite`)).toThrow(
      /DATA_FILE: .*folder.sqlite is a folder\. Name a file in it/,
    );
    writeFileSync(`${folder}/text.sqlite`, 'no database\n'.repeat(1000));
    expect(() => openSqlite(`${folder}/text.sqlite`)).toThrow(/DATA_FILE: .*text.sqlite is not a database/);
    const file = `${folder}/damaged.sqlite`;
    const storage = openSqlite(file);
    for (let i = 0; i < 40; i++) await storage.create(match(String(i)), state);
    await storage.close();
    const bytes = openSync(file, 'r+');
    for (let page = 8; page < 30; page++) writeSync(bytes, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
    expect(() => openSqlite(file)).toThrow(/DATA_FILE: .*damaged.sqlite is damaged .*Restore a backup/);
  });
});

/** A server that cannot find modules for which a condition on their `name` holds. */
const serverWithout = (condition: string, file: string) => {
  const missing = `import Module from 'node:module';
    const resolve = Module._resolveFilename;
    Module._resolveFilename = function (name, ...rest) {
      if (${condition}) throw Object.assign(new Error('Cannot find module ' + name), { code: 'MODULE_NOT_FOUND' });
      return resolve.call(this, name, ...rest);
    };`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(missing)}` };
  return serverProcess({ ...env, DATA_FILE: `${folder}/${file}`, BOT_THREADS: '0' });
};

it.each([
  // As after `npm ci --ignore-scripts`: no compiled binary is found.
  {
    what: 'a binary of SQLite',
    condition: `name.endsWith('.node')`,
    said: 'SQLite has no binary for this machine and Node: run `npm rebuild better-sqlite3`, or use Postgres (DATABASE_URL).',
  },
  {
    what: 'the package for SQLite',
    condition: `name === 'better-sqlite3'`,
    said: 'Before Node 24 SQLite needs a package: run `npm install better-sqlite3`, or use Postgres (DATABASE_URL).',
  },
])(
  'without $what a server starts where Node has a driver of its own, and says in a sentence what helps elsewhere',
  async ({ condition, said }) => {
    const started = serverWithout(condition, 'never.sqlite');
    if (hasOwnDriver) {
      expect(await (await started).end('SIGTERM')).toBe(0);
      return;
    }
    await expect(started).rejects.toThrow(new Error(`the server ended with 1: ${said}\n`));
  },
);

it('a server that does not reach its database says which variable names it, and no password', async () => {
  await expect(serverProcess({ DATABASE_URL: 'postgres://ds:hunter2@127.0.0.1:1/ds' })).rejects.toThrow(
    new Error('the server ended with 1: DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1\n'),
  );
});

/** A disk of two megabytes; undefined where none can be mounted. */
function smallDisk(): { path: string; unmount: () => void } | undefined {
  const path = `${folder}/disk`;
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path]).status !== 0) return undefined;
  return { path, unmount: () => void spawnSync('umount', ['-l', path]) };
}

it('a server says that it is not well while its disk is full, refuses what it cannot keep, and goes on when there is room', async () => {
  const disk = smallDisk();
  if (!disk) {
    process.stderr.write('no disk can be mounted: a full one is not tested.\n');
    return;
  }
  try {
    const server = await serverProcess({ DATA_FILE: `${disk.path}/data.sqlite`, BOT_THREADS: '0' });
    const health = async () => (await fetch(`${server.address}/health`)).status;
    const create = () => lobbyOf(server.address).createMatch(GAME_NAME, { numPlayers: 2 });
    const { matchID } = await create();
    expect(await health()).toBe(200);
    // Something else fills it to the last byte.
    const filler = openSync(`${disk.path}/filler`, 'w');
    for (const size of [65_536, 4096, 512, 1]) {
      try {
        for (;;) if (writeSync(filler, Buffer.alloc(size, 1)) < size) break;
      } catch {
        // Full.
      }
    }
    closeSync(filler);
    // The file's own free space may still take some more.
    await poll(async () => {
      await create().catch(() => undefined);
      return health();
    }).toBe(500);
    await expect(create()).rejects.toBeDefined();
    expect((await lobbyOf(server.address).getMatch(GAME_NAME, matchID)).matchID).toBe(matchID);
    rmSync(`${disk.path}/filler`);
    await poll(health).toBe(200);
    await create();
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    disk.unmount();
  }
});

/** A state of Dominant Species as stored before what an action had settled had fields of its own. At the start of a game nothing is settled. */
function withRegisters(s: object): object {
  const now: Record<string, unknown> = { ...s };
  const names =
    'players tile from to epicentre corner element lost stack moving protectionsLeft protected speciesLeft movable tiles struck replaced';
  for (const name of names.split(' ')) {
    expect(now).toHaveProperty(name);
    Reflect.deleteProperty(now, name);
  }
  const registers = { tile: -1, target: -1, corner: -1, element: -1, whose: -1, left: 0, mask: 0 };
  return { ...now, ...registers, pending: Array.from({ length: 37 }, () => 0) };
}

it('a file of before there were several games is brought up to date, and its matches go on', async () => {
  const file = `${folder}/before.sqlite`;
  const storage = openSqlite(file);
  const seats = [
    { ...vacantSeat(), name: 'Ada', credentials: hashOf('x') },
    { ...vacantSeat(), bot: 'greedy' },
  ];
  await storage.create(match('a', { seats }), state);
  await storage.close();
  const db = openDatabase(file);
  db.exec(SQLITE_2);
  const earlier = JSON.stringify({ ...state, G: { ...state.G, state: withRegisters(state.G.state as object) } });
  db.prepare('UPDATE tables SET state = ?, initial_state = ?').run(earlier, earlier);
  db.close();
  const server = await testServer({ DATA_FILE: file, BOT_THREADS: '0' });
  const { players, ...shown } = await lobbyOf(server.address).getMatch(GAME_NAME, 'a');
  expect(shown).toMatchObject({ gameName: GAME_NAME, host: '0' });
  expect(players.map(({ name }) => name)).toEqual(['Ada', 'greedy']);
  const socket = bareSocket(server.address);
  socket.emit('sync', 'a', '0', 'x');
  const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
  const { playerID, moves } = open(info.state)!;
  if (playerID === '0') {
    const action = moveAction({ playerID, credentials: 'x' }, moves[0]!.move, moves[0]!.args);
    expect(await socket.emitWithAck('update', action, 0, 'a', '0')).toEqual({ stateID: 1 });
  }
  socket.close();
  await server.close();
});

it('removes many matches without keeping others waiting', async () => {
  const storage = openSqlite(`${folder}/many.sqlite`);
  const over = { ...match('').standing, gameover: {} };
  for (let i = 0; i < 95; i++) await storage.create(match(String(i), { standing: over }), state);
  await storage.create(match('kept', { createdAt: 9000 }), state);
  let isDone = false;
  const pruned = storage.prune(5000).then((count) => {
    isDone = true;
    return count;
  });
  expect(await storage.match('kept')).toBeDefined();
  expect((await storage.count()).kept).toBeGreaterThan(1);
  expect(isDone).toBe(false);
  expect(await pruned).toBe(95);
  expect(await storage.count()).toEqual({ running: 1, asleep: 0, kept: 1 });
  await storage.close();
});

describe('/health', () => {
  it('writes and reads, at most once a second, and says when either fails', async () => {
    let checks = 0;
    let isFull = false;
    const storage = {
      check: async () => {
        checks++;
        if (isFull) throw new Error('disk is full');
        await Promise.resolve();
      },
    } as unknown as Storage;
    const http = fastify();
    serveOperating(http, { storage, metrics: {} as never, metricsToken: null, isClosing: () => false });
    const status = async () => (await http.inject('/health')).statusCode;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
    expect(checks).toBe(1);
    isFull = true;
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect([await status(), await status()]).toEqual([500, 500]);
    expect(checks).toBe(2);
    await http.close();
  });

  it('finds damage to the file that is not seen in what is still in memory, within a minute, and for good', async () => {
    const corrupt = { word: 'damaged', cause: { code: 'SQLITE_CORRUPT' } };
    const file = `${folder}/hurt.sqlite`;
    const before = openSqlite(file);
    for (let i = 0; i < 40; i++) await before.create(match(String(i)), state);
    // All of these are then in the file itself, and the next in the log beside it.
    await before.close();
    const whole = readFileSync(file);
    const storage = openSqlite(file);
    await storage.create(match('newest'), state);
    await storage.check(0);
    const bytes = openSync(file, 'r+');
    writeSync(bytes, Buffer.alloc(whole.length - 8 * 4096, 0x5a), 0, whole.length - 8 * 4096, 8 * 4096);
    await storage.check(59_999);
    await expect(storage.check(60_000)).rejects.toMatchObject(corrupt);
    // Repairing the file requires a restart: the server may have old pages in memory.
    writeSync(bytes, whole, 0, whole.length, 0);
    closeSync(bytes);
    await expect(storage.check(60_001)).rejects.toMatchObject(corrupt);
    await expect(storage.check(200_000)).rejects.toMatchObject(corrupt);
    await storage.close();
  });

  it('says again and again that the file is gone', async () => {
    const file = `${folder}/gone.sqlite`;
    const storage = openSqlite(file);
    await storage.create(match('a'), state);
    await storage.check(0);
    renameSync(file, `${file}.away`);
    await expect(storage.check(60_000)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    await expect(storage.check(60_001)).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    // The file that the server has open is fine: once it is back in its place, the server is healthy again.
    renameSync(`${file}.away`, file);
    await storage.check(60_002);
    await storage.close();
  });

  it('leaves its mark in the file', async () => {
    const file = `${folder}/marked.sqlite`;
    const storage = openSqlite(file);
    await storage.create(match('a'), state);
    await storage.check(4711);
    const reader = openDatabase(file, { readonly: true });
    expect(reader.prepare('SELECT at FROM health').get()).toEqual({ at: 4711 });
    reader.close();
    await storage.close();
    await expect(storage.check(1)).rejects.toBeDefined();
    expect(readFileSync(file).length).toBeGreaterThan(0);
  });
});

/** Overwrites a file except for its first pages, while somebody has it open. */
function damage(file: string): void {
  const size = readFileSync(file).length - 8 * 4096;
  const bytes = openSync(file, 'r+');
  writeSync(bytes, Buffer.alloc(size, 0x5a), 0, size, 8 * 4096);
  closeSync(bytes);
}

describe('a file that is damaged while the server runs', () => {
  it('takes nothing more from the first error on, and says so once to whoever opened it', async () => {
    const file = `${folder}/read.sqlite`;
    const before = openSqlite(file);
    // More than SQLite holds in memory.
    const many = 600;
    const table = (id: string) => match(id, { setupData: { padding: 'x'.repeat(8000) } });
    for (let i = 0; i < many; i++) await before.create(table(String(i)), state);
    await before.close();
    const reported: unknown[] = [];
    const storage = openSqlite(file, 'normal', (error) => reported.push(error));
    await storage.create(match('newest'), state);
    const stored = { match: 'newest', madeOn: 0, state, entries: [], standing: engine.standingOf(state, 1000) };
    damage(file);
    expect(await storage.say('newest', { id: 'a', sender: '0', payload: 'a', at: 1 }, 10)).toBe(1);
    expect(await storage.commit(stored)).toBe(true);

    const read = await Promise.allSettled(Array.from({ length: many }, (_, i) => storage.table(String(i))));
    expect(read.some(({ status }) => status === 'rejected')).toBe(true);
    const damaged = { word: 'damaged', status: 503 };
    await expect(storage.commit(stored)).rejects.toMatchObject(damaged);
    await expect(storage.create(match('later'), state)).rejects.toMatchObject(damaged);
    await expect(storage.change('newest', 1, () => ({}))).rejects.toMatchObject(damaged);
    await expect(storage.say('newest', { id: 'b', sender: '0', payload: 'b', at: 1 }, 10)).rejects.toMatchObject(
      damaged,
    );
    await expect(storage.remove('newest')).rejects.toMatchObject(damaged);
    await expect(storage.check(1)).rejects.toMatchObject(damaged);
    expect(await storage.claim('newest', 1, 2)).toBe(false);
    expect(reported.map((error) => String((error as { code: unknown }).code))).toEqual([
      expect.stringMatching(/^SQLITE_(CORRUPT|NOTADB)/),
    ]);
    await storage.close();
  });

  it('is why moves are refused and health is bad', async () => {
    const file = `${folder}/running.sqlite`;
    const before = openSqlite(file);
    for (let i = 0; i < 40; i++) await before.create(match(String(i)), state);
    await before.close();
    const server = await testServer({ DATA_FILE: file, BOT_THREADS: '0' });
    const lobby = lobbyOf(server.address);
    const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 2 });
    const people: { playerCredentials: string }[] = [];
    for (const playerName of ['Ada', 'Bea']) people.push(await lobby.joinMatch(GAME_NAME, matchID, { playerName }));
    const socket = bareSocket(server.address);
    socket.emit('sync', matchID, null);
    let [, { state: now }] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    const move = (): Promise<object> => {
      const { playerID, moves } = open(now)!;
      const credentials = people[Number(playerID)]!.playerCredentials;
      const action = moveAction({ playerID, credentials }, moves[0]!.move, moves[0]!.args);
      return socket.emitWithAck('update', action, now._stateID, matchID, playerID) as Promise<object>;
    };
    const moved = next(socket, 'update');
    expect(await move()).toEqual({ stateID: 1 });
    [, now] = (await moved) as [string, typeof now];

    damage(file);
    const health = await fetch(`${server.address}/health`);
    expect([health.status, health.headers.get('refusal')]).toEqual([500, 'damaged']);
    expect(await health.text()).toMatch(/damaged.*backup/);
    expect(await move()).toMatchObject({ refusal: 'damaged' });
    const created = await fetch(`${server.address}/games/${GAME_NAME}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    expect([created.status, created.headers.get('refusal')]).toEqual([503, 'damaged']);
    socket.close();
    await server.close();
  });
});
