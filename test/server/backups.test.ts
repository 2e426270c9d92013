/** The daily backups of an SQLite file: one a day, the last few of which stay, and from which a server starts. */
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { backUp } from '../../server/backups.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { GAME_NAME, legalMoves, toBoardgameMove } from '../support/game.ts';
import {
  lobbyOf,
  plainClient,
  reached,
  scratchFolder,
  seatedTable,
  stateOf,
  synced,
  testServer,
} from './support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

const DAY = 86_400_000;
const NOON = Date.UTC(2027, 0, 1, 12);
const log = { info: () => undefined, error: (): void => undefined };

it('a server starts from the backup of a file that was in use, with the last move before it', async () => {
  const file = join(folder, 'games.sqlite');
  const server = await testServer({ DATA_FILE: file });
  const { matchID, seats } = await seatedTable(server.address, 2);
  const clients = seats.map((seat) => plainClient(server.address, matchID, seat));
  await synced(...clients);
  const before = stateOf(clients[0]!)!;
  const { move, args } = toBoardgameMove(legalMoves(before.G.state)[0]!);
  const mover = clients[Number(before.ctx.currentPlayer)]!;
  mover.moves[move]!(...args);
  for (const client of clients) await reached(client, before._stateID + 1);
  for (const client of clients) client.stop();
  await server.close();

  // Opened as the server does, and written to while the backup is made.
  const storage = openSqlite(file);
  const backup = storage.backups!.make(NOON, 7);
  await storage.visited([matchID], NOON);
  const made = await backup;
  await storage.close();
  expect(made).toBe(join(folder, 'backups/games.2027-01-01.sqlite'));

  const restored = join(folder, 'restored.sqlite');
  cpSync(made!, restored);
  const again = await testServer({ DATA_FILE: restored });
  try {
    expect((await lobbyOf(again.address).getMatch(GAME_NAME, matchID)).matchID).toBe(matchID);
    const client = plainClient(again.address, matchID, seats[0]);
    await reached(client, before._stateID + 1);
    client.stop();
  } finally {
    await again.close();
  }
});

it('there is one a day, the last few stay, and other files are left alone', async () => {
  const storage = openSqlite(join(folder, 'daily.sqlite'));
  try {
    expect(storage.backups!.last()).toBeNull();
    for (let day = 0; day < 5; day++) {
      await backUp(storage.backups!, 3, log, NOON + day * DAY);
      expect(await storage.backups!.make(NOON + day * DAY + 1, 3)).toBeNull();
      if (day === 0) writeFileSync(join(folder, 'backups/daily.before-upgrade.sqlite'), 'mine');
    }
    expect(readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('daily'))).toEqual([
      'daily.2027-01-03.sqlite',
      'daily.2027-01-04.sqlite',
      'daily.2027-01-05.sqlite',
      'daily.before-upgrade.sqlite',
    ]);
    expect(Date.now() - storage.backups!.last()!).toBeLessThan(60_000);
  } finally {
    await storage.close();
  }
});

it('what fails is logged, nothing half-made is left, and earlier ones stay', async () => {
  const storage = openSqlite(join(folder, 'failing.sqlite'));
  await backUp(storage.backups!, 1, log, NOON);
  await storage.close();
  const errors: unknown[] = [];
  await backUp(storage.backups!, 1, { ...log, error: (error: unknown) => errors.push(error) }, NOON + DAY);
  expect(errors).toHaveLength(1);
  expect(readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('failing'))).toEqual([
    'failing.2027-01-01.sqlite',
  ]);
});

it('there are none with BACKUPS=0, nor of data in memory', async () => {
  const storage = openSqlite(':memory:');
  expect(storage.backups).toBeUndefined();
  await storage.close();
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
