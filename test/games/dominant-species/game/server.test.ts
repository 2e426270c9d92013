import { LobbyClient, Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import type { State as BoardgameState } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DominantSpecies, GAME_NAME, type G, toBoardgameMove } from '../../../../src/games/dominant-species/bgio.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { decision, legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import { eventually } from '../../../support/waiting.ts';

/** How long and how often to poll, in ms. */
const OFTEN = { timeout: 10_000, interval: 5 };

describe('the game on boardgame.io’s server', () => {
  const server = Server({ games: [DominantSpecies as never], origins: [Origins.LOCALHOST] });
  let address: string;
  let stop: () => void;

  beforeAll(async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    // The typings allow only a number; a host name keeps the server off all other interfaces.
    const running = await server.run({ port: { port: 0, host: '127.0.0.1' } as unknown as number });
    const at = running.appServer.address() as { port: number };
    address = `http://127.0.0.1:${String(at.port)}`;
    stop = () => {
      server.kill(running);
    };
  });

  afterAll(() => {
    stop();
  });

  it('refuses wrong options in the lobby and says why', async () => {
    const lobby = new LobbyClient({ server: address });
    const setupData = { animalsEach: 2 };
    const refused = lobby.createMatch(GAME_NAME, { numPlayers: 4, setupData });
    await expect(refused).rejects.toMatchObject({ details: expect.stringContaining('animalsEach') });
  });

  it('is played by two people who joined through the lobby, each seeing the same table', async () => {
    const lobby = new LobbyClient({ server: address });
    const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 2, setupData: { animals: 'chosen' } });
    const clients = await Promise.all(
      ['0', '1'].map(async (playerID) => {
        const { playerCredentials } = await lobby.joinMatch(GAME_NAME, matchID, { playerID, playerName: playerID });
        const multiplayer = SocketIO({ server: address });
        const credentials = playerCredentials;
        const client = Client({ game: DominantSpecies, multiplayer, matchID, playerID, credentials, debug: false });
        client.start();
        return client;
      }),
    );
    const stateOf = (player: number) => clients[player]!.getState() as BoardgameState<G> | null;
    await eventually(() => {
      expect([stateOf(0), stateOf(1)]).not.toContain(null);
    }, OFTEN);
    const randomInt = rng(12);
    for (let i = 0; i < 60; i++) {
      const before = stateOf(0)!;
      const open = decision(before.G.state)!;
      expect(before.ctx.phase).toBe(open.phase);
      expect(before.ctx.activePlayers).toEqual({ [open.player]: open.question });
      const legal = legalMoves(before.G.state);
      const { move, args } = toBoardgameMove(legal[randomInt(legal.length)]!);
      clients[open.player]!.moves[move]!(...args);
      await eventually(() => {
        expect(stateOf(0)!._stateID).toBe(before._stateID + 1);
        expect(stateOf(1)!._stateID).toBe(before._stateID + 1);
      }, OFTEN);
      expect(stateOf(1)!.G).toEqual(stateOf(0)!.G);
    }
    for (const client of clients) client.stop();
  });
});
