/** A database of Postgres that an earlier version has made is brought up to date, and nothing in it is lost. */
import { expect, it } from '@jest/globals';
import { GAME_NAME } from '../support/game.ts';
import { lobbyOf, seatedTable, testServer } from './running.ts';
import { postgresForTests } from './support.ts';

it('tables of when there was one game are those of today, with the matches that were there', async () => {
  const database = await postgresForTests();
  if (!database) return;
  try {
    const before = await testServer({ DATABASE_URL: database.url });
    const { matchID } = await seatedTable(before.address, 2);
    await before.close();
    await database.query(`
      drop index matches_public_of_game;
      drop table health;
      alter table matches drop column game, drop column host, drop column next_unlisted;
      update schema_version set version = 1`);
    const after = await testServer({ DATABASE_URL: database.url });
    try {
      const match = await lobbyOf(after.address).getMatch(GAME_NAME, matchID);
      expect(match).toMatchObject({ gameName: GAME_NAME, matchID });
      expect(match.players.map(({ name }) => typeof name)).toEqual(['string', 'string']);
      expect((await fetch(`${after.address}/health`)).status).toBe(200);
      await lobbyOf(after.address).createMatch('card-game', { numPlayers: 2 });
    } finally {
      await after.close();
    }
  } finally {
    await database.drop();
  }
});
