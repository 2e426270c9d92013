/** The checks that a started server must pass. */
import { expect } from '@jest/globals';
import { type State as BoardgameState } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { type Socket, io } from 'socket.io-client';
import { DominantSpecies, type G } from '../../support/game.ts';

/** The next message with a name. Rejects if none comes in time. */
const message = async (socket: Socket, name: string): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no ${name} within 20 s`));
    }, 20_000);
    socket.once(name, (...args: unknown[]) => {
      clearTimeout(timer);
      resolve(args);
    });
  });

/** Gets the page, creates a table through the lobby, connects to it and makes a move. */
export async function expectPlayable(address: string): Promise<void> {
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const script = /<script[^>]* src="([^"]+)"/.exec(await page.text());
  expect((await fetch(new URL(script![1]!, address))).status).toBe(200);

  const lobby = new LobbyClient({ server: address });
  expect(await lobby.listGames()).toContain(DominantSpecies.name);
  const { matchID } = await lobby.createMatch(DominantSpecies.name!, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch(DominantSpecies.name!, matchID, {
      playerID,
      playerName: `Player ${playerID}`,
    });
    seats.push({ playerID, credentials: playerCredentials });
  }

  const socket = io(`${address}/${DominantSpecies.name!}`, { transports: ['websocket'], forceNew: true });
  try {
    const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
    socket.emit('sync', matchID, first.playerID, first.credentials, 2);
    const [, { state }] = (await message(socket, 'sync')) as [string, { state: BoardgameState<G> }];
    const mover = state.ctx.currentPlayer === first.playerID ? first : second;
    const legal = DominantSpecies.ai.enumerate(state.G, state.ctx, mover.playerID) as {
      move: string;
      args: unknown[];
    }[];
    const { move: type, args } = legal[0]!;
    socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type, args, ...mover } },
      state._stateID,
      matchID,
      mover.playerID,
    );
    const [, after] = (await message(socket, 'update')) as [string, BoardgameState<G>];
    expect(after._stateID).toBe(state._stateID + 1);
  } finally {
    socket.disconnect();
  }
}
