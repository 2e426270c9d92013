/** A server for a test, and clients of it: boardgame.io's own, or a bare socket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LobbyAPI, State as BoardgameState } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { type Socket, io } from 'socket.io-client';
import { vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { DominantSpecies, GAME_NAME, type G, toBoardgameMove } from '../../src/dominant-species/game/game.ts';
import { decision, legalMoves } from '../../src/dominant-species/rules/play.ts';

/** A folder for a test's files, and what removes it. */
export function scratchFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'dominant-species-'));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Limits that no test reaches unless it is about them. */
const ROOMY = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '100000',
  CREATES_PER_HOUR: '100000',
  MESSAGES_PER_SECOND: '100000',
  CHAT_PER_MINUTE: '100000',
  BOT_THREADS: '1',
  BOT_BUDGET_MS: '20',
};

/** Starts a server with an environment, on a free port of this machine unless it says one; `page` is the folder of the built page. */
export const testServer = (env: Record<string, string>, page?: string): Promise<RunningServer> =>
  startServer(readConfig({ ...ROOMY, ...env }), { botPauseMs: 0, page });

/** boardgame.io's client of a match. */
export type PlainClient = ReturnType<typeof plainClient>;

/** A seat and its credentials. */
export interface Seated {
  playerID: string;
  credentials: string;
}

/** Starts boardgame.io's own client; without a seat it watches. */
export function plainClient(server: string, matchID: string, seated?: Seated) {
  const client = Client({
    game: DominantSpecies,
    multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } }),
    matchID,
    debug: false,
    ...seated,
  });
  client.start();
  return client;
}

/** Where a client stands; undefined before it was told. */
export const stateOf = (client: PlainClient): BoardgameState<G> | undefined =>
  (client.getState() as BoardgameState<G> | null) ?? undefined;

/** Waits until clients know where they stand. */
export const synced = (...clients: PlainClient[]): Promise<void> =>
  vi.waitFor(() => {
    if (clients.some((client) => stateOf(client) === undefined)) throw new Error('not synced');
  }, 10_000);

/** boardgame.io's client of the lobby. */
export const lobbyOf = (server: string): LobbyClient => new LobbyClient({ server });

/** Sets a table up and seats people at all seats that have no bot. */
export async function seatedTable(
  server: string,
  numPlayers: number,
  options: Partial<LobbyAPI.Match> & Record<string, unknown> = {},
): Promise<{ matchID: string; seats: Seated[] }> {
  const lobby = lobbyOf(server);
  const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers, ...options });
  const { players } = await lobby.getMatch(GAME_NAME, matchID);
  const seats: Seated[] = [];
  for (const { id, name } of players) {
    if (name !== undefined) continue;
    const joined = await lobby.joinMatch(GAME_NAME, matchID, {
      playerID: String(id),
      playerName: `Player ${String(id)}`,
    });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID, seats };
}

/** The seat that is to decide, and its legal moves as boardgame.io sends them; undefined when the game is over. */
export function open(state: BoardgameState<G>) {
  const asked = decision(state.G.state);
  return asked && { playerID: String(asked.player), moves: legalMoves(state.G.state).map(toBoardgameMove) };
}

/** A bare socket to the game's tables. */
export function bareSocket(server: string, options: Parameters<typeof io>[1] = {}): Socket {
  return io(`${server}/${GAME_NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
}

/** The arguments of the next message of a name. Rejects if none comes in time. */
export function next(socket: Socket, name: string, withinMs = 10_000): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.off(name, heard);
      reject(new Error(`no ${name} within ${String(withinMs)} ms`));
    }, withinMs);
    const heard = (...told: unknown[]): void => {
      clearTimeout(timer);
      resolve(told);
    };
    socket.once(name, heard);
  });
}

/** A move as it goes over the wire. */
export const moveAction = (seated: Seated, type: string, args: readonly unknown[] = []) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, ...seated },
});
