/** A plan made on one device is known on the player's others at once, and to nobody else. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import type { RunningServer } from '../../server/server.ts';
import { GAME_NAME } from '../support/game.ts';
import { poll } from '../support/waiting.ts';
import { type Seated, bareSocket, lobbyOf, next, seatedTable, testServer } from './support/running.ts';
import { postgresForTests, redisForTests } from './support/databases.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();
const hasBoth = postgres !== undefined && redis !== undefined;

let servers: RunningServer[];
const sockets: Socket[] = [];
beforeAll(async () => {
  const env = hasBoth ? { DATABASE_URL: postgres.url, REDIS_URL: redis.url } : { DATA_FILE: ':memory:' };
  // Two processes where there may be two.
  servers = [await testServer({ ...env, BOT_THREADS: '0' })];
  if (hasBoth) servers.push(await testServer({ ...env, BOT_THREADS: '0' }));
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.close();
  for (const server of servers) await server.close();
  await postgres?.drop();
});

/** Somebody at a table, and every message about plans that they were sent. */
async function device(server: RunningServer, matchID: string, seated?: Seated): Promise<unknown[][]> {
  const socket = bareSocket(server.address);
  sockets.push(socket);
  const heard: unknown[][] = [];
  socket.on('plan', (...told: unknown[]) => heard.push(told));
  socket.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials);
  await next(socket, 'chats');
  return heard;
}

it('the player’s own pages are told that it changed, and nobody else is', async () => {
  const [one, two = one] = servers as [RunningServer, RunningServer?];
  const { matchID, seats } = await seatedTable(one.address, 2);
  const { standing } = (await lobbyOf(one.address).getMatch(GAME_NAME, matchID)) as unknown as {
    standing: { deciding: string; stint: { stateID: number } };
  };
  const planner = seats.find(({ playerID }) => playerID !== standing.deciding)!;
  const other = seats.find(({ playerID }) => playerID === standing.deciding)!;
  const own = [await device(one, matchID, planner), await device(two, matchID, planner)];
  const others = [
    await device(one, matchID, other),
    await device(two, matchID, other),
    await device(one, matchID),
    await device(two, matchID),
  ];
  const plan = async (by: Seated, more: object): Promise<number> =>
    (
      await fetch(`${one.address}/games/${GAME_NAME}/${matchID}/plan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...by, ...more }),
      })
    ).status;
  const answers = [{ question: { phase: 'planning', stage: 'any' }, type: 'any', args: [] }];
  expect(await plan(planner, { stint: standing.stint.stateID, answers })).toBe(200);
  await poll(() => own).toEqual([[[matchID]], [[matchID]]]);
  expect(await plan(planner, { answers: [] })).toBe(200);
  await poll(() => own).toEqual([
    [[matchID], [matchID]],
    [[matchID], [matchID]],
  ]);
  // What was refused, or only read, changed nothing.
  expect(await plan(planner, { stint: 99, answers })).toBe(409);
  expect(await plan({ ...planner, credentials: 'wrong' }, { answers: [] })).toBe(403);
  expect(await plan(planner, {})).toBe(200);
  const last = await device(two, matchID, planner);
  expect([...own, last].map(({ length }) => length)).toEqual([2, 2, 0]);
  expect(others).toEqual([[], [], [], []]);
});
