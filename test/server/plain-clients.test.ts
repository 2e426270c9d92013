/** boardgame.io's own `Client` and `LobbyClient` work against this server as they would against the stock one. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/waiting.ts';
import type { RunningServer } from '../../server/server.ts';
import { gameIds } from '../../src/games/index.ts';
import { GAME_NAME } from '../support/game.ts';
import { rng } from '../../src/kit/rng.ts';
import {
  lobbyOf,
  open,
  plainClient,
  reached,
  scratchFolder,
  seatedTable,
  stateOf,
  synced,
  testServer,
} from './support/running.ts';

describe('boardgame.io’s clients', () => {
  const { folder, remove } = scratchFolder();
  let server: RunningServer;
  let address: string;

  beforeAll(async () => {
    server = await testServer({ DATA_FILE: `${folder}/data.sqlite` });
    ({ address } = server);
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it('list the game and its public matches, not those by link only', async () => {
    const lobby = lobbyOf(address);
    expect(await lobby.listGames()).toEqual(gameIds);
    const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 3, setupData: { animals: 'chosen' } });
    const hidden = await lobby.createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const { matches } = await lobby.listMatches(GAME_NAME, { isGameover: false });
    expect(matches.map((match) => match.matchID)).toContain(matchID);
    expect(matches.map((match) => match.matchID)).not.toContain(hidden.matchID);
    expect(await lobby.getMatch(GAME_NAME, hidden.matchID)).toMatchObject({ matchID: hidden.matchID, unlisted: true });
    expect(await lobby.getMatch(GAME_NAME, matchID)).toMatchObject({
      gameName: GAME_NAME,
      setupData: { animals: 'chosen' },
      players: [{ id: 0 }, { id: 1 }, { id: 2 }],
      unlisted: false,
    });
  });

  it('refuse what the stock lobby refuses, with the same status', async () => {
    const lobby = lobbyOf(address);
    const refused = (asked: Promise<unknown>, status: string) => expect(asked).rejects.toThrow(`HTTP status ${status}`);
    await refused(lobby.getMatch(GAME_NAME, 'nowhere'), '404');
    await refused(lobby.listMatches('chess'), '404');
    await refused(lobby.createMatch(GAME_NAME, { numPlayers: 7 }), '400');
    await expect(lobby.createMatch(GAME_NAME, { numPlayers: 4, setupData: { animalsEach: 2 } })).rejects.toMatchObject({
      details: expect.stringContaining('animalsEach'),
    });
    const { matchID, seats } = await seatedTable(address, 2);
    await refused(lobby.joinMatch(GAME_NAME, matchID, { playerName: 'Late' }), '409');
    await refused(lobby.joinMatch(GAME_NAME, matchID, { playerName: 'Late', playerID: '1' }), '409');
    await refused(lobby.joinMatch(GAME_NAME, matchID, { playerName: 'Late', playerID: '9' }), '404');
    await refused(lobby.leaveMatch(GAME_NAME, matchID, { playerID: '0', credentials: seats[1]!.credentials }), '403');
  });

  it('join, change names, leave; the last to leave removes the match', async () => {
    const lobby = lobbyOf(address);
    const { matchID, seats } = await seatedTable(address, 2);
    const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
    await lobby.updatePlayer(GAME_NAME, matchID, { ...first, newName: 'Ada', data: { flag: 'x' } });
    expect((await lobby.getMatch(GAME_NAME, matchID)).players[0]).toMatchObject({ name: 'Ada', data: { flag: 'x' } });
    await lobby.leaveMatch(GAME_NAME, matchID, first);
    expect((await lobby.getMatch(GAME_NAME, matchID)).players[0]).toEqual({ id: 0 });
    const again = await lobby.joinMatch(GAME_NAME, matchID, { playerName: 'Bea' });
    expect(again.playerID).toBe('0');
    expect(again.playerCredentials).not.toBe(first.credentials);
    await lobby.leaveMatch(GAME_NAME, matchID, { playerID: '0', credentials: again.playerCredentials });
    await lobby.leaveMatch(GAME_NAME, matchID, second);
    await expect(lobby.getMatch(GAME_NAME, matchID)).rejects.toThrow('404');
  });

  it('go on to one next match, whoever asks', async () => {
    const lobby = lobbyOf(address);
    const { matchID, seats } = await seatedTable(address, 3, {
      bots: { 2: 'random' },
      setupData: { randomEarth: true },
    });
    const next = await Promise.all(seats.map((seated) => lobby.playAgain(GAME_NAME, matchID, seated)));
    expect(next[0]!.nextMatchID).toBe(next[1]!.nextMatchID);
    const match = await lobby.getMatch(GAME_NAME, next[0]!.nextMatchID);
    expect(match).toMatchObject({
      setupData: { randomEarth: true },
      players: [{ id: 0 }, { id: 1 }, { bot: 'random' }],
    });
    expect((await lobby.getMatch(GAME_NAME, matchID)) as object).toMatchObject({
      nextMatchID: next[0]!.nextMatchID,
    });
  });

  it('play a whole game, a bot among them, while another watches; all see the same', async () => {
    const { matchID, seats } = await seatedTable(address, 3, { bots: { 1: 'random' } });
    const players = seats.map((seated) => plainClient(address, matchID, seated));
    const watcher = plainClient(address, matchID);
    await synced(...players, watcher);
    const randomInt = rng(7);
    for (let moves = 0; moves < 3000; moves++) {
      const now = stateOf(watcher)!;
      const asked = open(now);
      if (!asked) break;
      const mine = players[seats.findIndex(({ playerID }) => playerID === asked.playerID)];
      if (mine) {
        await reached(mine, now._stateID);
        const { move, args } = asked.moves[randomInt(asked.moves.length)]!;
        mine.moves[move]!(...args);
      }
      await reached(watcher, now._stateID + 1);
    }
    const end = stateOf(watcher)!;
    for (const client of [...players, watcher]) {
      // The player of the last move predicts it at once, but only the server says that the game is over.
      await eventually(() => {
        expect(stateOf(client)!.ctx.gameover).toBeDefined();
      });
      expect(stateOf(client)!.G).toEqual(end.G);
      expect(client.log!.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(end._stateID);
    }
    const match = await lobbyOf(address).getMatch(GAME_NAME, matchID);
    expect(match.gameover as unknown).toEqual(stateOf(watcher)!.ctx.gameover);
    for (const client of [...players, watcher]) client.stop();
    // Several hundred moves, each of which has to reach every client.
  }, 600_000);

  it('chat, players among themselves, watched by all', async () => {
    const { matchID, seats } = await seatedTable(address, 2);
    const [one, two] = seats.map((seated) => plainClient(address, matchID, seated));
    const watcher = plainClient(address, matchID);
    await synced(one!, two!, watcher);
    one!.sendChatMessage('<b>Hello</b>');
    await eventually(
      () => {
        for (const client of [one!, two!, watcher]) {
          expect(client.chatMessages).toEqual([expect.objectContaining({ sender: '0', payload: '<b>Hello</b>' })]);
        }
      },
      { timeout: 60_000, interval: 2 },
    );
    for (const client of [one!, two!, watcher]) client.stop();
  });
});
