/** What clients saw accepted survives the server's process, however it ends; whatever was under way continues. */
import { copyFileSync } from 'node:fs';
import type { LogEntry } from 'boardgame.io';
import type { Socket } from 'socket.io-client';
import { afterAll, describe, expect, it } from '@jest/globals';
import { poll } from '../../support/waiting.ts';
import { GAME_NAME } from '../../support/game.ts';
import { rng } from '../../../src/kit/rng.ts';
import { endAll, serverProcess } from '../../server/support/process.ts';
import {
  type Seated,
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  scratchFolder,
  seatedTable,
} from '../../server/support/running.ts';

type SyncedState = Parameters<typeof open>[0];

/** Plays random moves for all seats over one socket until the server is gone; notes which were accepted. */
async function playOn(
  socket: Socket,
  matchID: string,
  from: SyncedState,
  seats: readonly Seated[],
  seed: number,
  accepted: string[],
): Promise<void> {
  const randomInt = rng(seed);
  let state = from;
  socket.on('update', (_match, received: SyncedState) => {
    if (received._stateID > state._stateID) state = received;
  });
  while (socket.connected) {
    const asked = open(state);
    if (!asked) return;
    const { move, args } = asked.moves[randomInt(asked.moves.length)]!;
    const seated = seats.find(({ playerID }) => playerID === asked.playerID)!;
    const madeOn = state._stateID;
    const action = moveAction(seated, move, args);
    const answer = (await socket
      .timeout(5000)
      .emitWithAck('update', action, madeOn, matchID, seated.playerID)
      .catch(() => undefined)) as { stateID: number } | undefined;
    if (answer?.stateID !== madeOn + 1) return;
    accepted.push(`${move} ${args.join()}`);
    await poll(() => !socket.connected || state._stateID > madeOn, { interval: 1 }).toBe(true);
  }
}

async function sync(socket: Socket, matchID: string): Promise<SyncedState> {
  socket.emit('sync', matchID, null);
  return ((await next(socket, 'sync')) as [string, { state: SyncedState }])[1].state;
}

async function everythingOf(address: string, matchID: string): Promise<{ state: SyncedState; log: LogEntry[] }> {
  const socket = bareSocket(address);
  socket.emit('sync', matchID, null);
  const [, info] = (await next(socket, 'sync')) as [string, { state: SyncedState; log: LogEntry[] }];
  socket.close();
  return info;
}

const movesOf = (log: readonly LogEntry[]): string[] =>
  log
    .filter(({ action }) => action.type === 'MAKE_MOVE')
    .map(({ action }) => {
      const { type, args } = action.payload as { type: string; args: number[] };
      return `${type} ${args.join()}`;
    });

describe('a server that ends', () => {
  const { folder, remove } = scratchFolder();
  afterAll(() => {
    endAll();
    remove();
  });
  const env = { DATA_FILE: `${folder}/data.sqlite`, BOT_BUDGET_MS: '20', LOG_LEVEL: 'info' };

  it('by kill -9 at any moment keeps every move that was accepted, in order', async () => {
    let server = await serverProcess(env);
    const tables = await Promise.all(
      [2, 3, 4].map(async (players) => ({ ...(await seatedTable(server.address, players)), accepted: [] as string[] })),
    );
    for (let round = 0; round < 3; round++) {
      const sockets = tables.map(() => bareSocket(server.address));
      const from = await Promise.all(tables.map(({ matchID }, i) => sync(sockets[i]!, matchID)));
      const playing = tables.map(({ matchID, seats, accepted }, i) =>
        playOn(sockets[i]!, matchID, from[i]!, seats, 10 * round + i, accepted),
      );
      await new Promise((resolve) => setTimeout(resolve, 400 + 170 * round));
      await server.end('SIGKILL');
      await Promise.all(playing);
      server = await serverProcess(env);
      for (const { matchID, accepted } of tables) {
        const { state, log } = await everythingOf(server.address, matchID);
        const moves = movesOf(log);
        // The last move may have been stored without its sender learning of it.
        expect(moves.slice(0, accepted.length)).toEqual(accepted);
        expect(moves.length - accepted.length).toBeLessThanOrEqual(1);
        expect(state._stateID).toBe(moves.length);
        accepted.splice(0, accepted.length, ...moves);
      }
      for (const socket of sockets) socket.close();
    }
    for (const { accepted } of tables) expect(accepted.length).toBeGreaterThan(10);
    await server.end('SIGTERM');
  }, 120_000);

  it('lets bots go on by themselves when it is started again, and closes in good order', async () => {
    let server = await serverProcess(env);
    const lobby = lobbyOf(server.address);
    const { matchID } = await lobby.createMatch(GAME_NAME, {
      numPlayers: 4,
      bots: { 0: 'greedy', 1: 'random', 2: 'random' },
      // Bots choose before the person does, whoever plans first.
      setupData: { animals: 'chosen' },
    });
    await server.end('SIGKILL');
    server = await serverProcess(env);
    // Until it is the person's turn.
    await poll(async () => await lobbyOf(server.address).getMatch(GAME_NAME, matchID), {
      timeout: 20_000,
      interval: 100,
    }).toMatchObject({ standing: { deciding: '3' } });
    expect((await everythingOf(server.address, matchID)).state._stateID).toBeGreaterThan(0);

    const socket = bareSocket(server.address);
    await sync(socket, matchID);
    const left = next(socket, 'disconnect', 10_000);
    expect(await server.end('SIGTERM')).toBe(0);
    await left;
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  }, 120_000);

  it('says what is wrong with its settings, and does not start', async () => {
    await expect(serverProcess({ PORT: 'http', ORIGINS: 'example.org' })).rejects.toThrow(/PORT[\s\S]*ORIGINS/);
    copyFileSync('package.json', `${folder}/package.json`);
    await expect(serverProcess({ DATA_FILE: `${folder}/package.json` })).rejects.toThrow(/ended with 1/);
  }, 60_000);
});

describe('at the same time', () => {
  const { folder, remove } = scratchFolder();
  afterAll(() => {
    endAll();
    remove();
  });

  it('several who want one seat: one gets it; several seats: none is lost', async () => {
    const server = await serverProcess({ DATA_FILE: `${folder}/data.sqlite` });
    const lobby = lobbyOf(server.address);
    for (let round = 0; round < 5; round++) {
      const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 4 });
      const asked = await Promise.allSettled(
        Array.from({ length: 12 }, (_, i) =>
          lobby.joinMatch(GAME_NAME, matchID, { playerID: String(i % 4), playerName: `Guest ${String(i)}` }),
        ),
      );
      const seated = asked.flatMap((each, i) =>
        each.status === 'fulfilled' ? [{ ...each.value, name: `Guest ${String(i)}` }] : [],
      );
      expect(seated.map(({ playerID }) => playerID).sort()).toEqual(['0', '1', '2', '3']);
      const { players } = await lobby.getMatch(GAME_NAME, matchID);
      for (const { playerID, name, playerCredentials } of seated) {
        expect(players[Number(playerID)]!.name).toBe(name);
        await lobby.updatePlayer(GAME_NAME, matchID, { playerID, credentials: playerCredentials, newName: `${name}!` });
      }
      const free = await lobby.createMatch(GAME_NAME, { numPlayers: 4 });
      const anywhere = await Promise.allSettled(
        Array.from({ length: 6 }, (_, i) =>
          lobby.joinMatch(GAME_NAME, free.matchID, { playerName: `Anyone ${String(i)}` }),
        ),
      );
      expect(anywhere.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    }
    await server.end('SIGTERM');
  }, 60_000);
});
