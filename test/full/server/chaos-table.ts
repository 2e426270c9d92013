/** A table of two people at which moves are made without end, whatever happens to the servers, and all of it is remembered. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LogEntry } from 'boardgame.io';
import { type Socket, io } from 'socket.io-client';
import { loadGame } from '../../../src/games/index.ts';

export interface ChaosTable {
  /** Plays as long as `goesOn` says. */
  play(goesOn: () => boolean): Promise<void>;
  /** How many moves were acknowledged. */
  acknowledged(): number;
  /** Acknowledged moves that the server no longer has. */
  lost(): Promise<string[]>;
  /** Views that had more in them than their receiver may see. */
  shown(): readonly string[];
  checked(): number;
  /** Whether no move could be made at the end. */
  stuck(): readonly string[];
  /** The longest time between two acknowledged moves, in ms. */
  longest(): number;
  close(): void;
}

interface Received {
  readonly G: { readonly state: unknown };
  readonly _stateID: number;
}
interface Acknowledged {
  readonly playerID: string;
  readonly stateID: number;
  readonly move: string;
}

/** How long an answer is waited for, in ms. */
const PATIENCE = 5000;
/** By then a table must go on after the last fault, in ms. */
const RECOVERY = 30_000;

/** A request that a server in trouble may refuse. */
async function insist(address: string, path: string, body: object): Promise<Record<string, string>> {
  for (;;) {
    try {
      const answer = await fetch(`${address}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.ok) return (await answer.json()) as Record<string, string>;
    } catch {
      // It is being restarted.
    }
    await wait(200);
  }
}

/** Opens a table; each person is connected to another of the servers. */
export async function newChaosTable(addresses: readonly string[], gameId: string): Promise<ChaosTable> {
  const { rules, actions } = await loadGame(gameId);
  const sockets: Socket[] = [];
  const acked: Acknowledged[][] = [];
  const shown: string[] = [];
  let [checked, longest, isStuck] = [0, 0, false];
  let matchID = '';
  let seats: { playerID: string; credentials: string }[] = [];

  /** A view must already be without what its receiver may not see. */
  const check = (state: unknown, viewer: number | null): void => {
    checked++;
    if (JSON.stringify(rules.view(state, viewer)) === JSON.stringify(state)) return;
    shown.push(`${gameId} ${matchID}, to ${viewer === null ? 'a spectator' : `seat ${String(viewer)}`}`);
  };
  const connect = (viewer: number | null): Socket => {
    const address = addresses[(viewer ?? 1) % addresses.length]!;
    const socket = io(`${address}/${gameId}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 1000,
    });
    socket.on('update', (_id: string, { G }: Received) => {
      check(G.state, viewer);
    });
    socket.on('sync', (_id: string, { state }: { state: Received }) => {
      check(state.G.state, viewer);
    });
    sockets.push(socket);
    return socket;
  };
  const people = [connect(0), connect(1)];
  const watcher = connect(null);
  // Whoever comes back is brought up to date.
  watcher.on('connect', () => {
    watcher.emit('sync', matchID, null);
  });

  const open = async (): Promise<void> => {
    const path = `games/${gameId}`;
    ({ matchID = '' } = await insist(addresses[0]!, `${path}/create`, { numPlayers: 2, unlisted: true }));
    seats = [];
    for (const playerName of ['Ann', 'Ben']) {
      const { playerID = '', playerCredentials = '' } = await insist(addresses[0]!, `${path}/${matchID}/join`, {
        playerName,
      });
      seats.push({ playerID, credentials: playerCredentials });
    }
    acked.push([]);
    watcher.emit('sync', matchID, null);
  };
  const synced = async (seat: number, match = matchID): Promise<{ state: Received; log: LogEntry[] } | null> => {
    const socket = people[seat]!;
    const received = new Promise<{ state: Received; log: LogEntry[] }>((resolve) => {
      const hear = (id: string, what: { state: Received; log: LogEntry[] }): void => {
        if (id !== match) return;
        socket.off('sync', hear);
        resolve(what);
      };
      socket.on('sync', hear);
    });
    const { playerID, credentials } = seats[seat]!;
    if (socket.connected) socket.emit('sync', match, playerID, credentials);
    return Promise.race([received, wait(PATIENCE, null)]);
  };
  /** Makes a move if that is possible now; returns whether it was acknowledged. */
  const attempt = async (seat: number): Promise<{ next: number; isMade: boolean }> => {
    const table = await synced(seat);
    if (!table) return { next: 1 - seat, isMade: false };
    const { G, _stateID } = table.state;
    const asked = rules.decision(G.state);
    if (asked === null) {
      await verify();
      await open();
      return { next: 0, isMade: false };
    }
    if (asked.player !== seat) return { next: asked.player, isMade: false };
    const legal = rules.legalMoves(G.state);
    const { move: type, args } = actions.write(legal[Math.floor(Math.random() * legal.length)]);
    const payload = { type, args, ...seats[seat]! };
    const answer = (await people[seat]!.timeout(PATIENCE)
      .emitWithAck('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, String(seat))
      .catch(() => ({}))) as { stateID?: number };
    if (answer.stateID === undefined) return { next: seat, isMade: false };
    acked.at(-1)!.push({ playerID: String(seat), stateID: _stateID, move: JSON.stringify([type, args]) });
    return { next: seat, isMade: true };
  };
  const lost: string[] = [];
  /** Compares what was acknowledged at this table with what each person is sent now. */
  const verify = async (): Promise<void> => {
    for (const seat of [0, 1]) {
      let table = await synced(seat);
      while (!table) table = await synced(seat);
      const stored = new Map(
        table.log.flatMap(({ action, _stateID }) =>
          action.type === 'MAKE_MOVE' ? [[_stateID, JSON.stringify([action.payload.type, action.payload.args])]] : [],
        ),
      );
      for (const { playerID, stateID, move } of acked.at(-1)!) {
        if (playerID === String(seat) && stored.get(stateID) !== move) {
          lost.push(
            `${gameId} ${matchID}: ${move} on state ${String(stateID)}, stored: ${stored.get(stateID) ?? 'nothing'}`,
          );
        }
      }
    }
  };

  await open();
  return {
    async play(goesOn) {
      let seat = 0;
      let last = Date.now();
      const step = async (): Promise<boolean> => {
        const { next, isMade } = await attempt(seat);
        seat = next;
        if (isMade) {
          longest = Math.max(longest, Date.now() - last);
          last = Date.now();
        }
        await wait(isMade ? 20 : 50);
        return isMade;
      };
      while (goesOn()) await step();
      const until = Date.now() + RECOVERY;
      isStuck = true;
      while (isStuck && Date.now() < until) isStuck = !(await step());
    },
    acknowledged: () => acked.reduce((sum, { length }) => sum + length, 0),
    async lost() {
      await verify();
      return lost;
    },
    shown: () => shown,
    checked: () => checked,
    stuck: () => (isStuck ? [`${gameId} ${matchID}`] : []),
    longest: () => longest,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
