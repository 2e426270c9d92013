/** Tables that nobody plays at: how many there may be, how long they stay, and where they are listed. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { networkOf } from '../../server/addresses.ts';
import { openEngines } from '../../server/matches/engine.ts';
import { Matches, type NewMatch } from '../../server/matches/matches.ts';
import type { RunningServer } from '../../server/server.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import type { Match } from '../../src/kit/online/wire.ts';
import { GAME_NAME } from '../support/game.ts';
import { bareSocket, next, scratchFolder, testServer } from './support/running.ts';

const engines = await openEngines();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Matches in memory, with a clock, and a list of those where somebody is connected. */
function matchesInMemory(most: number) {
  const storage: Storage = openSqlite(':memory:');
  const clock = { now: 1000 * DAY };
  const attended: string[] = [];
  const removed: string[] = [];
  const matches = new Matches({
    storage,
    engines,
    limits: { matches: most, chatKept: 10 },
    isHere: () => false,
    attended: () => attended,
    now: () => clock.now,
  });
  matches.events.on('removed', (id) => removed.push(id));
  const create = async (more: Partial<NewMatch> = {}): Promise<string> => {
    clock.now++;
    const asked = {
      game: GAME_NAME,
      numPlayers: 2,
      setupData: undefined,
      unlisted: false,
      bots: new Map<number, string>(),
      options: { hints: false, awayAfter: null },
      ...more,
    };
    return (await matches.create(asked)).id;
  };
  const sit = async (id: string, ...names: string[]): Promise<void> => {
    for (const name of names) await matches.join(id, undefined, { name });
  };
  /** A table of two that has begun. */
  const begun = async (): Promise<string> => {
    const id = await create();
    await sit(id, 'Ann', 'Ben');
    const { state, match } = (await storage.table(id))!;
    const standing = { ...match.standing, stateID: 1, since: clock.now };
    await storage.commit({ match: id, madeOn: 0, state: { ...state, _stateID: 1 }, entries: [], standing });
    return id;
  };
  const isThere = async (id: string): Promise<boolean> => (await storage.match(id)) !== undefined;
  return { storage, matches, clock, attended, removed, create, sit, begun, isThere };
}

describe('tables that nobody visits', () => {
  it('are removed after a day if nobody sits there, a week with a vacant seat, a month if all sit; begun ones stay', async () => {
    const { matches, clock, removed, create, sit, begun, isThere } = matchesInMemory(100);
    const [empty, vacant, seated, played] = [await create(), await create(), await create(), await begun()];
    await sit(vacant, 'Ann');
    await sit(seated, 'Ann', 'Ben');
    const after = async (ms: number) => {
      clock.now += ms;
      await matches.removeAbandoned();
      return Promise.all([empty, vacant, seated, played].map(isThere));
    };
    expect(await after(DAY - HOUR)).toEqual([true, true, true, true]);
    expect(await after(HOUR + 1)).toEqual([false, true, true, true]);
    expect(await after(6 * DAY - HOUR)).toEqual([false, true, true, true]);
    expect(await after(HOUR)).toEqual([false, false, true, true]);
    expect(await after(23 * DAY)).toEqual([false, false, false, true]);
    expect(await after(1000 * DAY)).toEqual([false, false, false, true]);
    expect(removed).toEqual([empty, vacant, seated]);
  });

  it('stay as long as somebody is connected, and then for the whole time again', async () => {
    const { matches, clock, attended, create, sit, isThere } = matchesInMemory(100);
    const id = await create();
    await sit(id, 'Ann');
    attended.push(id);
    for (let hour = 0; hour < 24 * 20; hour++) {
      clock.now += HOUR;
      await matches.removeAbandoned();
    }
    attended.pop();
    clock.now += 7 * DAY - HOUR;
    await matches.removeAbandoned();
    expect(await isThere(id)).toBe(true);
    clock.now += 2 * HOUR;
    await matches.removeAbandoned();
    expect(await isThere(id)).toBe(false);
  });

  it('make room for new ones when the server is full, the longest unvisited first; those in play never do', async () => {
    const { matches, attended, create, sit, begun, isThere } = matchesInMemory(5);
    const played = [await begun(), await begun()];
    const [old, visited, young] = [await create(), await create(), await create()];
    await sit(young, 'Ann');
    attended.push(visited);
    const first = await create();
    expect(await Promise.all([old, visited, young, first].map(isThere))).toEqual([false, true, true, true]);
    const second = await create();
    expect(await Promise.all([visited, young, first, second].map(isThere))).toEqual([true, false, true, true]);
    attended.push(first, second);
    await expect(create()).rejects.toMatchObject({ word: 'too-many-matches' });
    expect(await Promise.all([visited, first, second, ...played].map(isThere))).toEqual(Array(5).fill(true));
    expect((await matches.known(visited)).id).toBe(visited);
  });

  it('are not pushed out by somebody who may not create more', async () => {
    const { create, isThere } = matchesInMemory(11);
    const old = await create();
    for (let n = 0; n < 10; n++) await create({ address: '192.0.2.1' });
    for (let n = 0; n < 5; n++) {
      await expect(create({ address: '192.0.2.1' })).rejects.toMatchObject({ word: 'too-many-waiting' });
    }
    expect(await isThere(old)).toBe(true);
    await create({ address: '192.0.2.2' });
    expect(await isThere(old)).toBe(false);
  });

  it('are at most ten of an address and forty of an IPv6 network, however many are asked for at once', async () => {
    const { create } = matchesInMemory(1000);
    const asked = async (addresses: readonly string[]): Promise<number> => {
      const results = await Promise.allSettled(addresses.map((address) => create({ address })));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await asked(Array<string>(60).fill('192.0.2.1'))).toBe(10);
    expect(await asked(Array<string>(60).fill('2001:db8:1:0::/64'))).toBe(10);
    expect(await asked(Array.from({ length: 60 }, (_, n) => `2001:db8:1:${String(n + 1)}::/64`))).toBe(30);
    expect(await asked(['2001:db8:2:1::/64'])).toBe(1);
    expect(networkOf('2001:db8:1:7::/64')).toBe('2001:db8:1::/48');
    expect(networkOf('192.0.2.1')).toBe(null);
  });
});

describe('on a server', () => {
  const { folder, remove } = scratchFolder();
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, TRUST_PROXY: 'loopback', BOT_THREADS: '0' });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  /** Asks as from an address. */
  const ask = async (path: string, from: string, body?: object) =>
    fetch(`${server.address}/games/${GAME_NAME}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const create = async (from: string): Promise<string> =>
    ((await (await ask('/create', from, { numPlayers: 2 })).json()) as { matchID: string }).matchID;
  const listed = async (from: string): Promise<string[]> =>
    ((await (await ask('', from)).json()) as { matches: Match[] }).matches.map(({ matchID }) => matchID);

  it('240 empty tables of four addresses do not push the others off the list', async () => {
    const waiting = await create('198.51.100.1');
    const joined = (await (await ask(`/${waiting}/join`, '198.51.100.1', { playerName: 'Ann' })).json()) as {
      playerCredentials: string;
    };
    const seated = await create('198.51.100.2');
    await ask(`/${seated}/join`, '198.51.100.2', { playerName: 'Ann' });
    const answers = await Promise.all(
      Array.from({ length: 240 }, async (_, n) => {
        const from = `203.0.113.${String(n % 4)}`;
        return (await ask('/create', from, { numPlayers: 2 })).status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
    const [refused] = await Promise.all([ask('/create', '203.0.113.0', { numPlayers: 2 })]);
    expect([refused.status, refused.headers.get('refusal')]).toEqual([429, 'too-many-waiting']);
    expect(await refused.text()).toMatch(/at most 10 tables/);
    const socket = bareSocket(server.address);
    socket.emit('sync', waiting, '0', joined.playerCredentials);
    await next(socket, 'chats');
    const seen = await listed('198.51.100.9');
    expect(seen.slice(0, 2)).toEqual([waiting, seated]);
    expect(seen).toHaveLength(2 + 12);
    // Who has just created a table finds it.
    const mine = await create('198.51.100.9');
    expect((await listed('198.51.100.9'))[0]).toBe(mine);
    socket.close();
  });

  it('addresses of this machine and of private networks are many people', async () => {
    for (const from of ['127.0.0.1', '192.168.1.7', 'fd00::1']) {
      for (let n = 0; n < 12; n++) expect((await ask('/create', from, { numPlayers: 2 })).status).toBe(200);
    }
    expect((await listed('127.0.0.1')).length).toBeGreaterThanOrEqual(36);
  });
});
