/** A server for a test, and clients of it: boardgame.io's own, or a bare socket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LobbyAPI, State as BoardgameState } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { type Socket, io } from 'socket.io-client';
import { readConfig } from '../../../server/config.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { type RunningServer, startServer } from '../../../server/server.ts';
import {
  DominantSpecies,
  GAME_NAME,
  type G,
  type State,
  decision,
  legalMoves,
  toBoardgameMove,
} from '../../support/game.ts';

/** A folder for a test's files, and a function that removes it. */
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
  MESSAGES_PER_SECOND_PER_ADDRESS: '100000',
  STRONG_TABLES_PER_HOUR: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
  MAX_SPECTATORS_PER_ADDRESS: '100000',
  CHAT_PER_MINUTE: '100000',
  BOT_THREADS: '1',
  BOT_BUDGET_MS: '20',
};

/** The code of the bots' threads: built, since that loads three times as fast. */
const THINK = pathToFileURL('server/dist/server/bots/think.js');

/** Starts a server with an environment, on a free local port unless it names one; `page` is the folder of the built page. */
export const testServer = (
  env: Record<string, string>,
  page?: string,
  games?: readonly GameModule[],
): Promise<RunningServer> =>
  startServer(readConfig({ ...ROOMY, ...env }), { botPauseMs: 0, botFile: THINK, page, games });

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

/** The state a client has; undefined before it has received one. */
export const stateOf = (client: PlainClient): BoardgameState<G> | undefined =>
  (client.getState() as BoardgameState<G> | null) ?? undefined;

/**
 * Waits until a client has a state at least this recent, however long that takes on a busy machine: the only limit is
 * the test's own.
 */
export const reached = (client: PlainClient, stateID: number): Promise<void> =>
  new Promise((resolve) => {
    let isReached = false;
    const unsubscribe = client.subscribe(() => {
      // Clients number subscriptions by how many there are: ended twice, another one with the same number would end.
      if (isReached || (stateOf(client)?._stateID ?? -1) < stateID) return;
      isReached = true;
      // It is also called immediately, before there is anything to unsubscribe.
      queueMicrotask(() => {
        unsubscribe();
      });
      resolve();
    });
  });

/** Waits until clients are in sync. */
export const synced = async (...clients: PlainClient[]): Promise<void> => {
  for (const client of clients) await reached(client, 0);
};

/** boardgame.io's lobby client. */
export const lobbyOf = (server: string): LobbyClient => new LobbyClient({ server });

/** Creates a table and seats people at all seats without a bot. */
export async function seatedTable(
  server: string,
  numPlayers: number,
  options: Partial<LobbyAPI.Match> & Record<string, unknown> = {},
  game = GAME_NAME,
): Promise<{ matchID: string; seats: Seated[] }> {
  const lobby = lobbyOf(server);
  const { matchID } = await lobby.createMatch(game, { numPlayers, ...options });
  const { players } = await lobby.getMatch(game, matchID);
  const seats: Seated[] = [];
  for (const { id, name } of players) {
    if (name !== undefined) continue;
    const joined = await lobby.joinMatch(game, matchID, {
      playerID: String(id),
      playerName: `Player ${String(id)}`,
    });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID, seats };
}

/** The seat to move, and its legal moves as boardgame.io sends them; undefined when the game is over. */
export function open({ G }: { readonly G: { readonly state: unknown }; readonly _stateID: number }) {
  const state = G.state as State;
  const asked = decision(state);
  return asked && { playerID: String(asked.player), moves: legalMoves(state).map(toBoardgameMove) };
}

/** A bare socket to the game's tables. */
export function bareSocket(server: string, options: Parameters<typeof io>[1] = {}, game = GAME_NAME): Socket {
  return io(`${server}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
}

/** The arguments of the next message with a name. Rejects if none comes in time. */
export function next(socket: Socket, name: string, withinMs = 10_000): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.off(name, heard);
      reject(new Error(`no ${name} within ${String(withinMs)} ms`));
    }, withinMs);
    const heard = (...received: unknown[]): void => {
      clearTimeout(timer);
      resolve(received);
    };
    socket.once(name, heard);
  });
}

/** A move as it is sent over the wire. */
export const moveAction = (seated: Seated, type: string, args: readonly unknown[] = []) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, ...seated },
});
