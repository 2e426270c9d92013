/** Two deployments, each with a database of its own, that share one Redis. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import type { RunningServer } from '../../../server/server.ts';
import { openPostgres } from '../../../server/storage/postgres.ts';
import { describeIf } from '../../support/describe-if.ts';
import { GAME_NAME } from '../../support/game.ts';
import { poll } from '../../support/waiting.ts';
import { bareSocket, lobbyOf, moveAction, next, open, seatedTable, testServer } from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';

const databases = await Promise.all([postgresForTests(), postgresForTests()]);
const [first, second] = databases;
const redis = await redisForTests();
/** More than either deployment uses in the first test, and less than both together use in the second. */
const REQUESTS = 30;

describeIf(first !== undefined && second !== undefined && redis !== undefined)('deployments that share a Redis', () => {
  const servers: RunningServer[] = [];
  const sockets: Socket[] = [];
  const socketAt = (server: RunningServer): Socket => {
    const socket = bareSocket(server.address);
    sockets.push(socket);
    return socket;
  };

  beforeAll(async () => {
    for (const database of databases) {
      const env = { DATABASE_URL: database!.url, REDIS_URL: redis!.url, REQUESTS_PER_MINUTE: String(REQUESTS) };
      servers.push(await testServer({ ...env, BOT_THREADS: '0' }));
    }
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    for (const server of servers) await server.close();
    for (const database of databases) await database?.drop();
  });

  it('tell each other nothing, even about matches of the same ID', async () => {
    const [one, two] = servers as [RunningServer, RunningServer];
    const { matchID, seats } = await seatedTable(one.address, 2);
    // As when a database was restored from an old backup of another.
    const [from, to] = await Promise.all(databases.map((database) => openPostgres(database!.url)));
    const { match, initialState } = (await from!.everything(matchID))!;
    await to!.create(match, initialState);
    await from!.close();
    await to!.close();

    const watcher = socketAt(two);
    watcher.emit('sync', matchID, null);
    await next(watcher, 'chats');
    const heard: string[] = [];
    watcher.onAny((name: string) => heard.push(name));
    const player = socketAt(one);
    player.emit('sync', matchID, '0', seats[0]!.credentials);
    const [, { state }] = (await next(player, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    await next(player, 'chats');
    player.emit('chat', matchID, { id: 'hello', sender: '0', payload: 'hello' }, seats[0]!.credentials);
    await next(player, 'chat');
    const { playerID, moves } = open(state)!;
    const action = moveAction(seats[Number(playerID)]!, moves[0]!.move, moves[0]!.args);
    expect(await player.emitWithAck('update', action, 0, matchID, playerID)).toEqual({ stateID: 1 });

    const isConnected = async (server: RunningServer) =>
      (await lobbyOf(server.address).getMatch(GAME_NAME, matchID)).players.map(
        (each) => (each as { isConnected?: boolean }).isConnected,
      );
    await poll(() => isConnected(one)).toEqual([true, false]);
    expect(await isConnected(two)).toEqual([false, false]);
    expect(heard).toEqual([]);
  });

  it('count the requests of an address apart', async () => {
    const [one, two] = servers as [RunningServer, RunningServer];
    const ask = async (server: RunningServer): Promise<number> => (await fetch(`${server.address}/games`)).status;
    const asked = await Promise.all(Array.from({ length: REQUESTS }, () => ask(one)));
    expect(asked).toContain(429);
    expect(await ask(two)).toBe(200);
  });
});
