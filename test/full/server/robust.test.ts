/** Failures around the server, and events at awkward moments: Redis that fails, requests during shutdown, people who come while others go. */
import { once } from 'node:events';
import { type Server as NetServer, type Socket as NetSocket, connect, createServer } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { poll } from '../../support/waiting.ts';
import { openEngine, openEngines } from '../../../server/matches/engine.ts';
import { countedAs, isLocal } from '../../../server/addresses.ts';
import { Matches } from '../../../server/matches/matches.ts';
import { MessageQueue, WorkUnderWay } from '../../../server/sockets/message-queue.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import { openDatabase } from '../../../server/storage/sqlite/driver.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { canUndo } from '../../../src/kit/boardgame/g.ts';
import { GAME_NAME } from '../../support/game.ts';
import { loadGame } from '../../../src/games/index.ts';
import { rng } from '../../../src/kit/rng.ts';
import { presences } from '../../server/support/presences.ts';
import { endAll, serverProcess } from '../../server/support/process.ts';
import { SQLITE_2 } from '../../server/support/earlier-tables.ts';
import {
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  scratchFolder,
  seatedTable,
  testServer,
} from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';
import { describeIf } from '../../support/describe-if.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();

/** A connection to Redis that can be cut, stalled and restored. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url);
  const under = new Set<NetSocket>();
  const server: NetServer = createServer((near) => {
    const far = connect(Number(port || 6379), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      under.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        under.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const at = await listen(0);
  const end = (): void => {
    server.close();
    for (const each of under) each.destroy();
  };
  return {
    url: `redis://127.0.0.1:${String(at)}`,
    cut: end,
    mend: () => listen(at),
    hold: () => {
      for (const each of under) each.unpipe().pause();
    },
    end,
  };
}

describeIf(postgres !== undefined && redis !== undefined)('with Postgres and Redis', () => {
  afterAll(async () => {
    endAll();
    await postgres?.drop();
  });

  it('serves on while Redis is gone or hangs, and when it is back', async () => {
    const way = await wayTo(redis!.url);
    const server = await serverProcess({ DATABASE_URL: postgres!.url, REDIS_URL: way.url, BOT_THREADS: '0' });
    const { matchID, seats } = await seatedTable(server.address, 2);
    const [player, watcher] = [bareSocket(server.address), bareSocket(server.address)];
    let [, { state }] = (player.emit('sync', matchID, null), await next(player, 'sync')) as [
      string,
      { state: Parameters<typeof open>[0] },
    ];
    watcher.emit('sync', matchID, null);
    await next(watcher, 'sync');
    const moveAndAsk = async (): Promise<void> => {
      const { playerID, moves } = open(state)!;
      const seated = seats.find((each) => each.playerID === playerID)!;
      const { move, args } = moves[0]!;
      const seen = next(watcher, 'update');
      const answer: unknown = await player
        .timeout(3000)
        .emitWithAck('update', moveAction(seated, move, args), state._stateID, matchID, playerID);
      expect(answer).toEqual({ stateID: state._stateID + 1 });
      [, state] = (await seen) as [string, typeof state];
      const games = await fetch(`${server.address}/games`, { signal: AbortSignal.timeout(2000) });
      expect(games.status).toBe(200);
    };
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    await moveAndAsk();
    way.cut();
    await moveAndAsk();
    // Longer than commands wait to be sent.
    await wait(6000);
    await moveAndAsk();
    await way.mend();
    await wait(2500);
    await moveAndAsk();
    way.hold();
    await moveAndAsk();
    expect(player.connected && watcher.connected).toBe(true);
    player.close();
    watcher.close();
    expect(await server.end('SIGTERM')).toBe(0);
    way.end();
  }, 60_000);

  it('does not start if the Redis it is configured with is down', async () => {
    const way = await wayTo(redis!.url);
    way.end();
    await expect(serverProcess({ DATABASE_URL: postgres!.url, REDIS_URL: way.url })).rejects.toThrow(
      /ended with 1[^]*REDIS_URL: /,
    );
  }, 30_000);

  it('counts watchers who come at once, and refuses times that are no whole numbers', async () => {
    const server = await testServer({ DATABASE_URL: postgres!.url, MAX_SPECTATORS: '2', BOT_THREADS: '0' });
    const { matchID } = await seatedTable(server.address, 2);
    const sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = bareSocket(server.address);
        await next(socket, 'connect');
        return socket;
      }),
    );
    const answers = await Promise.all(
      sockets.map((socket) => {
        const answer = Promise.race([
          next(socket, 'sync').then(() => 'sync'),
          next(socket, 'refused').then(([, why]) => (why as { refusal: string }).refusal),
        ]);
        socket.emit('sync', matchID, null);
        return answer;
      }),
    );
    expect(answers.filter((answer) => answer === 'sync')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'watching-full')).toHaveLength(6);
    for (const socket of sockets) socket.close();
    for (const time of ['1.5', '1e300', '-1', 'x']) {
      const listed = await fetch(`${server.address}/games/${GAME_NAME}?updatedAfter=${time}&updatedBefore=${time}`);
      expect(listed.status).toBe(400);
    }
    await server.close();
  }, 30_000);
});

it('a message whose handler throws holds up none of those behind it', async () => {
  const work = new WorkUnderWay();
  const errors: unknown[] = [];
  const queue = new MessageQueue(work, (error) => errors.push(error));
  const done: number[] = [];
  queue.add(() => Promise.reject(new Error('rejected')));
  queue.add(() => {
    throw new Error('thrown');
  });
  for (let i = 0; i < 48; i++) {
    queue.add(async () => {
      await Promise.resolve();
      done.push(i);
    });
  }
  expect(queue.isFull).toBe(true);
  await work.settled();
  expect(errors).toEqual([new Error('rejected'), new Error('thrown')]);
  expect(done).toEqual(Array.from({ length: 48 }, (_, i) => i));
  expect(queue.isFull).toBe(false);
});

describe('while others go', () => {
  /** Matches in memory, with some functions of the storage replaced. */
  const matchesWith = async (change: (storage: Storage) => Partial<Storage>, most = 10) => {
    const storage = openSqlite(':memory:');
    const matches = new Matches({
      storage: { ...storage, ...change(storage) },
      engines: await openEngines(),
      limits: { matches: most, chatKept: 10 },
      isHere: () => false,
    });
    const create = async () => {
      const { id } = await matches.create({
        game: GAME_NAME,
        numPlayers: 2,
        setupData: undefined,
        unlisted: false,
        bots: new Map(),
        options: { hints: false, awayAfter: null },
      });
      return id;
    };
    return { storage, matches, create };
  };
  const asker = ({ playerID, playerCredentials }: { playerID: string; playerCredentials: string }) => ({
    playerID,
    credentials: playerCredentials,
  });

  it('a match that could not be stored takes no place, one that was does at once, and counting is rare', async () => {
    let counts = 0;
    let isFull = true;
    const { create, matches, storage } = await matchesWith(
      (inner) => ({
        create: (...asked) => (isFull ? Promise.reject(new Error('disk is full')) : inner.create(...asked)),
        count: () => {
          counts++;
          return inner.count();
        },
      }),
      2,
    );
    for (let i = 0; i < 3; i++) await expect(create()).rejects.toThrow('disk is full');
    isFull = false;
    const played = [await create(), await create()];
    for (const id of played) {
      await matches.join(id, '0', { name: 'Ada' });
      await matches.join(id, '1', { name: 'Bea' });
      const { state } = (await storage.table(id))!;
      const after = { ...state, _stateID: 1 };
      const standing = { ...(await matches.known(id)).standing, stateID: 1 };
      await storage.commit({ match: id, madeOn: 0, state: after, entries: [], standing });
    }
    await expect(create()).rejects.toMatchObject({ word: 'too-many-matches' });
    expect(counts).toBe(1);
  });

  it('a match that one joins as the last leaves stays', async () => {
    let late: Awaited<ReturnType<Matches['join']>> | undefined;
    const { matches, create } = await matchesWith((storage) => ({
      remove: async (id, when) => {
        late = await matches.join(id, undefined, { name: 'Bea' });
        await storage.remove(id, when);
      },
    }));
    const gone: string[] = [];
    matches.events.on('removed', (id) => {
      gone.push(id);
    });
    const id = await create();
    await matches.leave(id, asker(await matches.join(id, undefined, { name: 'Ada' })));
    expect(await matches.seatOf(id, asker(late!))).toBe(0);
    expect(gone).toEqual([]);
  });

  it('a next table that all have left is followed by another', async () => {
    const { matches, create, storage } = await matchesWith(() => ({}));
    const id = await create();
    const ada = asker(await matches.join(id, undefined, { name: 'Ada' }));
    const { id: first } = await matches.playAgain(id, ada, undefined);
    expect((await matches.playAgain(id, ada, undefined)).id).toBe(first);
    await matches.leave(first, asker(await matches.join(first, undefined, { name: 'Bea' })));
    const again = await Promise.all([matches.playAgain(id, ada, undefined), matches.playAgain(id, ada, undefined)]);
    expect(again[0].id).not.toBe(first);
    expect(again[1].id).toBe(again[0].id);
    expect(await storage.match(again[0].id)).toBeDefined();
    expect(await storage.count()).toEqual({ running: 2, asleep: 0, kept: 2 });
  });

  it('a table that is gone has no next one, and none is left over', async () => {
    const gone: string[] = [];
    const { matches, create, storage } = await matchesWith((inner) => ({
      create: async (match, state) => {
        const isStored = await inner.create(match, state);
        for (const each of gone) await inner.remove(each);
        return isStored;
      },
    }));
    const id = await create();
    const ada = asker(await matches.join(id, undefined, { name: 'Ada' }));
    gone.push(id);
    await expect(matches.playAgain(id, ada, undefined)).rejects.toMatchObject({ word: 'no-match' });
    expect(await storage.count()).toEqual({ running: 0, asleep: 0, kept: 0 });
  });

  it('does not mistake a player who gave up a seat for the next one there', async () => {
    const { folder, remove } = scratchFolder();
    const server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0' });
    const lobby = lobbyOf(server.address);
    const { matchID, seats } = await seatedTable(server.address, 2);
    const socket = bareSocket(server.address);
    socket.emit('sync', matchID, '0', seats[0]!.credentials);
    await next(socket, 'chats');
    const isHere = async () =>
      ((await lobby.getMatch(GAME_NAME, matchID)).players[0] as { isConnected?: boolean }).isConnected;
    expect(await isHere()).toBe(true);
    await lobby.leaveMatch(GAME_NAME, matchID, seats[0]!);
    await lobby.joinMatch(GAME_NAME, matchID, { playerID: '0', playerName: 'Bea' });
    expect(await isHere()).toBe(false);
    // It still watches, and its disconnecting does not affect the new player.
    const received = next(socket, 'matchData');
    await lobby.updatePlayer(GAME_NAME, matchID, { ...seats[1]!, newName: 'Cy' });
    await received;
    socket.close();
    await poll(isHere).toBe(false);
    await server.close();
    remove();
  });
});

it('answers a request that is under way when it ends', async () => {
  const { folder, remove } = scratchFolder();
  const server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0' });
  const { matchID } = await lobbyOf(server.address).createMatch(GAME_NAME, { numPlayers: 2 });
  const { hostname, port } = new URL(server.address);
  const connection = connect(Number(port), hostname);
  let answer = '';
  connection.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  const ended = once(connection, 'close');
  const body = '{"playerName":"Ada"}';
  connection.write(
    `POST /games/${GAME_NAME}/${matchID}/join HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${String(body.length)}\r\n\r\n${body.slice(0, 5)}`,
  );
  // The server says so once it has begun to read.
  await once(connection, 'data');
  expect(answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  const closed = server.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  connection.write(body.slice(5));
  await ended;
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*playerCredentials/);
  await closed;
  remove();
});

it('does not wait for a request that never ends', async () => {
  const { folder, remove } = scratchFolder();
  const server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0', SHUTDOWN_SECONDS: '1' });
  const { hostname, port } = new URL(server.address);
  const connection = connect(Number(port), hostname);
  const ended = once(connection, 'close');
  connection
    .resume()
    .write(
      `POST /games/${GAME_NAME}/create HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n{`,
    );
  await once(connection, 'data');
  await server.close();
  await ended;
  remove();
});

describe('who is here', () => {
  it('is put right when messages between processes were lost', () => {
    const world = presences();
    const [a, b] = [world.start('a'), world.start('b')];
    a.arrive('m', 0);
    a.arrive('n', 1);
    world.isCut = true;
    a.depart('m', 0);
    a.arrive('m', 1);
    a.depart('n', 1);
    world.isCut = false;
    expect([b.isHere('m', 0), b.isHere('m', 1), b.isHere('n', 1)]).toEqual([true, false, true]);
    world.time = 5000;
    a.beat();
    expect([b.isHere('m', 0), b.isHere('m', 1), b.isHere('n', 1)]).toEqual([false, true, false]);
  });
});

describe('an address', () => {
  it('of IPv6 counts with those that begin alike; one of IPv4 is the same however it is written', () => {
    for (const [address, counted] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['::FFFF:cb00:7107', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
      ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['::', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['unknown', 'unknown'],
    ]) {
      expect(countedAs(address!)).toBe(counted);
    }
  });

  it('is local where people may share it without being near each other', () => {
    for (const [address, expected] of [
      ['127.0.0.1', true],
      ['::1', true],
      ['192.168.3.4', true],
      ['::ffff:10.1.2.3', true],
      ['fe80::1%eth0', true],
      ['fd12:3456::1', true],
      ['203.0.113.7', false],
      ['172.32.0.1', false],
      ['2001:db8::1', false],
    ] as const) {
      expect([address, isLocal(countedAs(address))]).toEqual([address, expected]);
    }
  });
});

it('takes nothing back at a table whose log is long', async () => {
  const { afterMove, firstState } = await openEngine(await loadGame(GAME_NAME));
  const randomInt = rng(3);
  let state = firstState(2, undefined);
  for (;;) {
    const { playerID, moves } = open(state)!;
    const { move, args } = moves[randomInt(moves.length)]!;
    ({ state } = afterMove(state, Number(playerID), move, args));
    const seat = Number(playerID);
    // Until a player who is still to move could take something back.
    if (open(state)!.playerID !== playerID || !canUndo(state.G, playerID)) continue;
    expect(afterMove(state, seat, 'undo', []).state._stateID).toBe(state._stateID + 1);
    const long = { ...state, _stateID: 5000 };
    expect(() => afterMove(long, seat, 'undo', [])).toThrow(expect.objectContaining({ word: 'not-legal' }));
    const [next] = open(state)!.moves;
    expect(afterMove(long, seat, next!.move, next!.args).state._stateID).toBe(5001);
    return;
  }
});

it('lists matches without reading them all, in a file of before too', async () => {
  const { folder, remove } = scratchFolder();
  const file = `${folder}/data.sqlite`;
  await openSqlite(file).close();
  let db = openDatabase(file);
  // As the first version left it.
  db.exec(`${SQLITE_2} DROP INDEX matches_public; PRAGMA user_version = 1`);
  db.close();
  await openSqlite(file).close();
  db = openDatabase(file);
  const plan = db
    .prepare('EXPLAIN QUERY PLAN SELECT seats FROM matches WHERE unlisted = 0 ORDER BY updated_at DESC LIMIT 200')
    .all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING INDEX matches_public')]);
  const planOfGame = db
    .prepare(
      "EXPLAIN QUERY PLAN SELECT seats FROM matches WHERE unlisted = 0 AND game = 'x' ORDER BY updated_at DESC LIMIT 9",
    )
    .all() as { detail: string }[];
  expect(planOfGame.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('USING INDEX matches_public_of_game'),
  ]);
  db.close();
  remove();
});
