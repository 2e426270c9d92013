/** A server started by a command, as a reader of the documents would start it, and the checks it must pass. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from '@jest/globals';
import { type State as BoardgameState } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { type Socket, io } from 'socket.io-client';
import { DominantSpecies, type G } from '../support/game.ts';

export interface Started {
  /** Its address: "http://127.0.0.1:12345". */
  readonly address: string;
  /** Stops it as a supervisor would, with everything it has started; returns its exit code. */
  stop(): Promise<number | null>;
  /** Signals the command alone, as `kill` does; returns its exit code. */
  terminate(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills everything that was started and is still running, with its children. */
export function killAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** Starts a command and waits until it logs that it listens. Rejects with its output if it ends before. */
export async function start(
  [command, ...args]: readonly [string, ...string[]],
  options: { cwd: string; env: Record<string, string> },
): Promise<Started> {
  // A process group of its own, so that `npm run` and what it runs end together.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed += `${line}\n`;
      const entry = line.startsWith('{') ? (JSON.parse(line) as Record<string, unknown>) : {};
      if (entry.msg === 'listening') resolve(entry.address as string);
    });
    void ended.then((code) => {
      reject(new Error(`it ended with ${String(code)}:\n${printed}`));
    });
  });
  return {
    address,
    async stop() {
      if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, 'SIGTERM');
      return ended;
    },
    async terminate() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

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
    const legal = DominantSpecies.ai!.enumerate(state.G, state.ctx, mover.playerID) as {
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
