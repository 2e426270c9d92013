/** A Postgres database made by an earlier version is migrated, and nothing in it is lost. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { GAME_NAME, type State, game } from '../../support/game.ts';
import { POSTGRES_1 } from '../../server/support/earlier-tables.ts';
import { bareSocket, lobbyOf, moveAction, next, open, seatedTable, testServer } from '../../server/support/running.ts';
import { type TestPostgres, postgresForTests } from '../../server/support/databases.ts';

/** Turns today's tables into those from when there was only one game. */
const asBefore = (database: TestPostgres): Promise<unknown> => database.query(POSTGRES_1);

/** A state as the version before stored it: a reptile is asked how many species migrate. What was settled had no names of its own. */
const migrating = readFileSync(
  new URL('../../games/dominant-species/rules/fixtures/earlier-states.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { at: { question: string }; players: number; state: State })
  .find(({ at }) => at.question === 'migration count')!;

it('tables of when there was one game are those of today, with the matches that were there', async () => {
  const database = await postgresForTests();
  if (!database) return;
  try {
    const before = await testServer({ DATABASE_URL: database.url });
    const { matchID } = await seatedTable(before.address, 2);
    await before.close();
    await asBefore(database);
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

it('a match stored by an earlier version in the middle of an action opens and continues', async () => {
  const database = await postgresForTests();
  if (!database) return;
  try {
    const before = await testServer({ DATABASE_URL: database.url });
    const position = game.notation.position.write(game.rules.upToDate!(migrating.state));
    const { matchID, seats } = await seatedTable(before.address, migrating.players, { setupData: { position } });
    await before.close();
    const [{ state }] = (await database.query<{ state: string }>('select state from matches')) as [{ state: string }];
    const stored = JSON.parse(state) as { G: { state: object } };
    expect(stored.G.state).not.toHaveProperty('pending');
    stored.G.state = migrating.state;
    await database.query('update matches set state = $1, initial_state = $1', [JSON.stringify(stored)]);
    await asBefore(database);
    const after = await testServer({ DATABASE_URL: database.url });
    try {
      const asked = seats[3]!;
      const socket = bareSocket(after.address);
      socket.emit('sync', matchID, asked.playerID, asked.credentials);
      const [, info] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
      const { playerID, moves } = open(info.state)!;
      expect(playerID).toBe(asked.playerID);
      const { move, args } = moves.at(-1)!;
      expect(await socket.emitWithAck('update', moveAction(asked, move, args), 0, matchID, playerID)).toEqual({
        stateID: 1,
      });
      socket.close();
      const [kept] = await database.query<{ state: string }>('select state from matches');
      const played = JSON.parse(kept!.state) as { G: { state: State } };
      expect(played.G.state).not.toHaveProperty('pending');
      expect(game.rules.violations(played.G.state)).toEqual([]);
    } finally {
      await after.close();
    }
  } finally {
    await database.drop();
  }
});
