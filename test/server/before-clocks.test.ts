/** The SQLite file of the version before clocks: today's server migrates it, its match goes on, and no clock runs there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import { openDatabase } from '../../server/storage/sqlite/driver.ts';
import type { ChatMessage, Match } from '../../src/kit/online/wire.ts';
import { GAME_NAME } from '../support/game.ts';
import { bareSocket, lobbyOf, moveAction, next, open, scratchFolder, testServer } from './support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const FIXTURES = 'test/fixtures/before-clocks';
const before = JSON.parse(readFileSync(`${FIXTURES}/server.json`, 'utf8')) as {
  matchID: string;
  credentials: string[];
  stateID: number;
  deciding: string;
};

it('is opened, and its match goes on, is ended by agreement, and leaves results', async () => {
  const { matchID, credentials, stateID, deciding } = before;
  const file = `${folder}/before.sqlite`;
  writeFileSync(file, gunzipSync(readFileSync(`${FIXTURES}/server.sqlite.gz`)));
  const old = openDatabase(file, { readonly: true });
  expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
  old.close();

  const server = await testServer({ DATA_FILE: file, BOT_THREADS: '0' });
  const match = (await lobbyOf(server.address).getMatch(GAME_NAME, matchID)) as unknown as Match;
  expect(match.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  expect([match.clock, match.table, match.ending, match.spectators]).toEqual([
    undefined,
    { hints: false, awayAfter: 72, shared: true },
    undefined,
    0,
  ]);
  const socket = bareSocket(server.address);
  const chatted = next(socket, 'chats');
  socket.emit('sync', matchID, deciding, credentials[Number(deciding)]);
  const [, info] = (await next(socket, 'sync')) as [
    string,
    { state: Parameters<typeof open>[0]; log: { metadata?: { at?: number } }[] },
  ];
  const [, chats] = (await chatted) as [string, ChatMessage[]];
  expect(chats.map(({ payload }) => payload)).toEqual(['Good morning']);
  expect([info.state._stateID, info.log.some(({ metadata }) => metadata?.at !== undefined)]).toEqual([stateID, false]);
  const { playerID, moves } = open(info.state)!;
  expect(playerID).toBe(deciding);
  const action = moveAction({ playerID, credentials: credentials[Number(playerID)]! }, moves[0]!.move, moves[0]!.args);
  expect(await socket.emitWithAck('update', action, stateID, matchID, playerID)).toEqual({ stateID: stateID + 1 });
  socket.close();
  const say = (seat: number, what: string): Promise<Response> =>
    fetch(`${server.address}/games/${GAME_NAME}/${matchID}/end`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: String(seat), credentials: credentials[seat], what }),
    });
  await say(0, 'ask');
  expect(await (await say(1, 'grant')).json()).toEqual({ done: true });
  await server.close();

  const now = openDatabase(file, { readonly: true });
  expect(now.prepare('SELECT name, how, place IS NULL AS none FROM results ORDER BY seat').all()).toEqual([
    { name: 'Ann', how: 'agreed', none: 0 },
    { name: 'Ben', how: 'agreed', none: 0 },
  ]);
  expect(now.prepare(`SELECT COUNT(*) AS n FROM server WHERE name = 'alive'`).get()).toEqual({ n: 1 });
  expect(now.prepare('SELECT stint, clock, due_at, tell_at FROM matches').all()).toEqual([
    { stint: null, clock: null, due_at: null, tell_at: null },
  ]);
  now.close();
});
