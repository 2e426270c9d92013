/** boardgame.io's own server with persistent matches. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { LogEntry, State } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { type BoardgameStorage, postgresStorage, sqliteStorage } from '../../server/storage/boardgame.ts';
import { DominantSpecies, type G } from '../support/game.ts';
import { describeIf } from '../support/describe-if.ts';
import { eventually } from '../support/waiting.ts';
import { postgresForTests } from './support/databases.ts';

const NAME = 'dominant-species';
const folder = mkdtempSync(join(tmpdir(), 'dominant-species-'));
const postgres = await postgresForTests();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** What to close after a test, newest first. */
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs boardgame.io's server on a storage; returns its address and a function that stops it. */
async function stockServer(db: BoardgameStorage) {
  // Its typings know only its own storages, and only a number for a port.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- plain Node cannot import the class to extend
  const server = Server({ games: [DominantSpecies as never], origins: [Origins.LOCALHOST], db: db });
  const running = await server.run({ port: { port: 0, host: '127.0.0.1' } as unknown as number });
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (!isRunning) return;
    isRunning = false;
    server.kill(running);
    await db.close();
  };
  ends.push(stop);
  return { address: `http://127.0.0.1:${String((running.appServer.address() as AddressInfo).port)}`, stop };
}

function clientOf(server: string, matchID: string, playerID: string, credentials: string) {
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
  const client = Client<G>({
    game: DominantSpecies as never,
    multiplayer,
    matchID,
    playerID,
    credentials,
    debug: false,
  });
  client.start();
  let isRunning = true;
  const stop = (): void => {
    // boardgame.io's client cannot be stopped twice.
    if (isRunning) client.stop();
    isRunning = false;
  };
  ends.push(stop);
  return { client, stop };
}

const kinds = [
  { name: 'SQLite', open: () => sqliteStorage(join(folder, 'games.sqlite')), isThere: true },
  { name: 'Postgres', open: () => postgresStorage(postgres!.url), isThere: postgres !== undefined },
];

describe.each(kinds)("boardgame.io's server on $name", ({ open, isThere }) => {
  describeIf(isThere)('where it answers', () => {
    it('goes on after it was started again: seats, state and log', async () => {
      const before = await stockServer(open());
      const lobby = new LobbyClient({ server: before.address });
      const { matchID } = await lobby.createMatch(NAME, { numPlayers: 2, setupData: { animals: 'dealt' } });
      const credentials: string[] = [];
      for (const playerID of ['0', '1']) {
        const joined = await lobby.joinMatch(NAME, matchID, { playerID, playerName: `Player ${playerID}` });
        credentials.push(joined.playerCredentials);
      }
      const move = async (server: string, stateID: number): Promise<void> => {
        const seated = credentials.map((each, seat) => clientOf(server, matchID, String(seat), each));
        const clients = seated.map(({ client }) => client);
        await eventually(() => {
          expect(clients.map((client) => client.getState()?._stateID)).toEqual([stateID, stateID]);
        });
        const { G, ctx } = clients[0]!.getState()!;
        const legal = DominantSpecies.ai.enumerate(G, ctx, ctx.currentPlayer) as { move: string; args: unknown[] }[];
        const { move: name, args } = legal[0]!;
        clients[Number(ctx.currentPlayer)]!.moves[name]!(...args);
        await eventually(() => {
          expect(clients.map((client) => client.getState()?._stateID)).toEqual([stateID + 1, stateID + 1]);
        });
        expect(clients[0]!.log!.filter(({ automatic }) => automatic !== true)).toHaveLength(stateID + 1);
        for (const { stop } of seated) stop();
      };
      await move(before.address, 0);
      await before.stop();

      const after = await stockServer(open());
      await move(after.address, 1);
      const match = await new LobbyClient({ server: after.address }).getMatch(NAME, matchID);
      expect(match.players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1']);
      expect(match.setupData).toEqual({ animals: 'dealt' });
      // A seat that was given up is vacant.
      await new LobbyClient({ server: after.address }).leaveMatch(NAME, matchID, {
        playerID: '1',
        credentials: credentials[1]!,
      });
      const left = await new LobbyClient({ server: after.address }).getMatch(NAME, matchID);
      expect(left.players.map(({ name }) => name)).toEqual(['Player 0', undefined]);
    });

    it('keeps what boardgame.io hands it, and refuses a state that does not follow', async () => {
      const storage = open();
      await storage.connect();
      ends.push(() => storage.close());
      const initialState = Client<G>({ game: DominantSpecies as never, numPlayers: 2 }).getInitialState() as State;
      const metadata = {
        gameName: NAME,
        unlisted: false,
        players: { 0: { id: 0 }, 1: { id: 1 } },
        createdAt: Date.now(),
        updatedAt: Date.now(),
      };
      const id = `match-${String(Date.now())}`;
      await storage.createMatch(id, { initialState, metadata });
      expect((await storage.fetch(id, { initialState: true })).initialState.G).toEqual(initialState.G);
      expect((await storage.fetch(id, { metadata: true })).metadata).toMatchObject({ gameName: NAME, unlisted: false });
      expect(await storage.listMatches({ gameName: NAME })).toContain(id);
      expect(await storage.listMatches({ gameName: 'chess' })).toEqual([]);

      const next = { ...initialState, _stateID: 1 };
      const entry: LogEntry = {
        action: { type: 'MAKE_MOVE', payload: { type: 'done', args: [], playerID: '0' } },
        _stateID: 0,
        turn: 1,
        phase: 'planning',
      };
      await storage.setState(id, next, [entry]);
      const { state, log } = await storage.fetch(id, { state: true, log: true });
      expect(state._stateID).toBe(1);
      expect(log).toEqual([entry]);
      await expect(storage.setState(id, next, [entry])).rejects.toThrow('state 1 does not follow what is stored');
      // After a refused move boardgame.io stores the same state again.
      await storage.setState(id, next, []);

      await storage.wipe(id);
      expect(await storage.fetch(id, { state: true, metadata: true })).toEqual({});
    });
  });
});
