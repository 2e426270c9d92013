import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { Match, Seat } from '../../../server/match.ts';
import { openPostgres } from '../../../server/storage/postgres.ts';
import { Accounts } from '../../../server/people/accounts.ts';
import { sealingWith } from '../../../server/people/sealing.ts';
import { openDatabase } from '../../../server/storage/sqlite/driver.ts';
import { Channels, ofAccount } from '../../../server/told/channels.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import type { Storage, TableState } from '../../../server/storage/storage.ts';
import { type TestPostgres, postgresForTests } from '../../server/support/databases.ts';
import { describeIf } from '../../support/describe-if.ts';

const postgres = await postgresForTests();
const dir = mkdtempSync(join(tmpdir(), 'dominant-species-'));
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await postgres?.drop();
});

const TSX = join(import.meta.dirname, '../../../node_modules/tsx/dist/cli.mjs');
const TOOL = join(import.meta.dirname, '../../../tools/move-to-postgres.ts');

/** Runs the command like `npm run -s`. */
function run(args: string[], env: Record<string, string | undefined>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, TOOL, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const SEAT: Seat = { name: 'Zoë 🦎', credentials: 'hash', data: { n: 1 }, bot: null, lastSeen: 7, agreed: [1] };
const BOT: Seat = { name: null, credentials: null, bot: 'strong', lastSeen: null, agreed: [] };

const state = (id: string, stateID: number) =>
  ({ G: { note: `${id} \0 "${String(stateID)}"` }, ctx: {}, plugins: {}, _stateID: stateID }) as unknown as TableState;

const standing = (stateID: number, isOver: boolean): Match['standing'] => ({
  stateID,
  turn: 1,
  phase: 'planning',
  deciding: isOver ? null : stateID % 2,
  gameover: isOver ? { winner: '0', vps: { bird: 3 }, placings: [] } : null,
  since: 5000 + stateID,
});

const CLOCK: NonNullable<Match['clock']> = {
  settings: { kind: 'days', days: 3, reserve: 7 },
  left: [5, 6],
  hasStarted: true,
  timeOuts: [0, 1],
  running: { seat: 1, since: 7000, due: 8000 },
};
const RESULT = { game: 'dominant-species', endedAt: 7000, how: 'agreed', place: 1, score: 1.5 } as const;
const RESULTS = [
  { ...RESULT, match: '', seat: 0, unrated: true, name: 'Zoë 🦎', bot: null },
  { ...RESULT, match: '', seat: 1, unrated: false, name: null, bot: 'strong' },
];

/** The tables that a server has, besides those that each database needs for itself. */
const tablesOf = (sqlite: string): string[] => {
  const db = openDatabase(sqlite, { readonly: true });
  const rows = db.prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`).all();
  db.close();
  return rows.map(({ name }) => name).sort();
};

it('knows every table: a new one is copied too, or named here with a reason', async () => {
  const file = join(dir, 'tables.sqlite');
  await openSqlite(file).close();
  const copied = [
    ...['matches', 'tables', 'log', 'chat', 'results', 'downtimes', 'server'],
    ...['accounts', 'devices', 'secrets', 'sittings', 'channels', 'deliveries', 'muted', 'vacations'],
    ...['plans', 'passkeys'],
  ];
  // What the check of the file writes.
  const not = ['health'];
  expect(tablesOf(file)).toEqual([...copied, ...not].sort());
});

/** Fills a storage with matches of every kind, with more moves and messages than fit in one batch. */
async function fill(storage: Storage): Promise<void> {
  for (const [index, moves] of [0, 1, 3, 450].entries()) {
    const id = `match '${String(index)}'`;
    await storage.create(
      {
        id,
        game: index === 3 ? 'another-game' : 'dominant-species',
        createdAt: 1000 + index,
        unlisted: index === 1,
        setupData: index === 0 ? undefined : { animals: { '0': ['bird'] } },
        options: { hints: index === 2, awayAfter: index === 2 ? null : 72 },
        seats: [SEAT, BOT],
        host: { credentials: 'hash', seat: index === 1 ? 0 : null },
        isNextUnlisted: index === 2,
        seating: index,
        nextMatchID: index === 2 ? "match '3'" : null,
        standing: standing(0, false),
      },
      state(id, 0),
    );
    for (let made = 0; made < moves; made++) {
      const entries = [{ action: { type: 'MAKE_MOVE', payload: made }, _stateID: made }] as unknown as LogEntry[];
      const isOver = index === 2 && made === 2;
      await storage.commit({
        match: id,
        madeOn: made,
        state: state(id, made + 1),
        entries,
        standing: standing(made + 1, isOver),
        ...(index === 1 ? { clock: CLOCK } : {}),
        ...(isOver ? { results: RESULTS.map((result) => ({ ...result, match: id })) } : {}),
      });
      await storage.say(id, { id: String(made), sender: '0', payload: `said \0 ${String(made)}`, at: made }, 1000);
    }
  }
  await storage.claim("match '1'", 6000, 99_000);
  await storage.alive(1000, 30_000, 0);
  await storage.alive(90_000, 30_000, 0);
}

/** Everything that can be read from a storage. */
async function all(storage: Storage) {
  const ids = [0, 1, 2, 3].map((index) => `match '${String(index)}'`);
  return {
    matches: await Promise.all(ids.map(async (id) => [await storage.match(id), await storage.everything(id)])),
    chats: await Promise.all(ids.map((id) => storage.chat(id))),
    results: await Promise.all(ids.map((id) => storage.results(id))),
    downtimes: await storage.alive(95_000, 30_000, 0),
    due: await storage.due(99_000, 10),
    list: await storage.list({ limit: 10 }),
    count: await storage.count(),
    finished: await storage.list({ limit: 10, isGameover: true }),
    waiting: (await storage.waitingForBots(99_001, 10)).sort(),
  };
}

describeIf(postgres !== undefined)('move-to-postgres', () => {
  // Skipped tests are still declared, so there may be no database here.
  const { url, empty } = postgres ?? ({} as TestPostgres);
  beforeEach(() => empty());

  it('leaves no table of SQLite behind, nor a column of people', async () => {
    const file = join(dir, 'people.sqlite');
    const before = openSqlite(file);
    await fill(before);
    const { id } = await new Accounts(before).create({ name: 'Ann', language: 'de', zone: 'Europe/Berlin' }, 'Firefox');
    await before.change("match '1'", 9000, ({ seats }) => ({
      seats: seats.map((seat, i) => (i === 0 ? { ...seat, account: id } : seat)),
    }));
    await new Channels(before, sealingWith('a secret of this test')).addWebhook(
      ofAccount(id),
      'https://example.org/hook',
    );
    await before.close();
    expect(run(['--from', file], { DATABASE_URL: url })).toMatchObject({ status: 0 });
    const sqlite = openDatabase(file, { readonly: true });
    const names = sqlite.prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
    for (const { name } of names) {
      // Of the state of a match, Postgres keeps it in its row; health and downtimes begin anew.
      if (['tables', 'health', 'sqlite_sequence'].includes(name)) continue;
      const there = sqlite.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${name}`).get()!.n;
      expect([name, await postgres!.query(`select count(*)::int as n from ${name}`)]).toEqual([name, [{ n: there }]]);
    }
    expect(await postgres!.query('select * from accounts')).toMatchObject([{ id, name: 'Ann', zone: 'Europe/Berlin' }]);
    expect(await postgres!.query('select account from sittings')).toEqual([{ account: id }]);
    sqlite.close();
  });

  it('copies every match with its log and its chat, once', async () => {
    const file = join(dir, 'full.sqlite');
    const before = openSqlite(file);
    await fill(before);
    const expected = await all(before);
    const secret = await before.secret();
    await before.close();

    expect(run(['--from', file], { DATABASE_URL: url })).toEqual({
      status: 0,
      stdout: 'Copied. Matches: 4, moves: 454, chat messages: 454.\n',
      stderr: '',
    });
    const after = await openPostgres(url);
    expect(await all(after)).toEqual(expected);
    expect(await after.secret()).toBe(secret);
    // The process that had claimed a bot's decision has ended.
    expect(await after.waitingForBots(6001, 10)).toEqual(["match '1'"]);

    const again = run([], { DATABASE_URL: url, DATA_FILE: file });
    expect(again.status).toBe(1);
    expect(again.stderr).toBe('Nothing was copied: there are matches in the Postgres database already.\n');
    expect(await all(after)).toEqual(expected);

    // The copy goes on where the original left off.
    expect(
      await after.commit({
        match: "match '1'",
        madeOn: 1,
        state: state('', 2),
        entries: [],
        standing: standing(2, false),
      }),
    ).toBe(true);
    expect(await after.say("match '3'", { id: 'new', sender: '0', payload: 'new', at: 1 }, 1000)).toBe(451);
    expect((await after.chat("match '3'")).at(-1)!.id).toBe('new');
    await after.close();
  });

  it('does not copy what a server still uses', async () => {
    const file = join(dir, 'used.sqlite');
    const used = openSqlite(file);
    await fill(used);
    const { status, stderr } = run(['--from', file], { DATABASE_URL: url });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `Nothing was copied: ${file} is in use; stop the server first.\n`,
    });
    await used.check(1);
    await used.close();
    const target = await openPostgres(url);
    expect(await target.count()).toEqual({ running: 0, asleep: 0, kept: 0 });
    await target.close();
  });
});

it('says what is missing', async () => {
  expect(run([], {})).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^DATABASE_URL is not set/),
  });
  expect(run(['--from', join(dir, 'none')], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toMatchObject({
    status: 2,
    stderr: `There is no file ${join(dir, 'none')}.\n`,
  });
  expect(run(['--to', 'x'], {})).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run -s move'),
  });
  const file = join(dir, 'empty.sqlite');
  await openSqlite(file).close();
  expect(run(['--from', file], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nothing was copied: .*ECONNREFUSED/),
  });
});
