/** The SQLite file of a server that knew only one game: today's server migrates it, and its match goes on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from '@jest/globals';
import { openDatabase } from '../../server/storage/sqlite/driver.ts';
import { loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { GAME_NAME } from '../support/game.ts';
import { bareSocket, lobbyOf, moveAction, next, open, scratchFolder, testServer } from './support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const FIXTURES = 'test/fixtures/earlier-version';
const { matchID, credentials, stateID, position } = JSON.parse(readFileSync(`${FIXTURES}/server.json`, 'utf8')) as {
  matchID: string;
  credentials: string[];
  stateID: number;
  position: unknown;
};

it('is opened, and its match goes on with a legal move', async () => {
  const file = `${folder}/earlier.sqlite`;
  writeFileSync(file, gunzipSync(readFileSync(`${FIXTURES}/server.sqlite.gz`)));
  const before = openDatabase(file, { readonly: true });
  expect(before.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  before.close();

  const server = await testServer({ DATA_FILE: file, BOT_THREADS: '0' });
  const { players } = await lobbyOf(server.address).getMatch(GAME_NAME, matchID);
  expect(players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  const socket = bareSocket(server.address);
  socket.emit('sync', matchID, '1', credentials[1]);
  const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0]; log: unknown[] }];
  expect(info.state._stateID).toBe(stateID);
  const { notation }: GameModule = await loadGame(GAME_NAME);
  expect(notation.position.write(info.state.G.state)).toEqual(position);
  expect(info.log.length).toBeGreaterThanOrEqual(130);
  const { playerID, moves } = open(info.state)!;
  expect(playerID).toBe('1');
  const action = moveAction({ playerID, credentials: credentials[1]! }, moves[0]!.move, moves[0]!.args);
  expect(await socket.emitWithAck('update', action, stateID, matchID, '1')).toEqual({ stateID: stateID + 1 });
  socket.close();
  await server.close();
});
