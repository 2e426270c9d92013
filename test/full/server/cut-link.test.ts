/** Two processes, one of which loses its connection to Redis: nobody may see a hand that is not theirs. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import { type Engine, openEngine } from '../../../server/matches/engine.ts';
import type { RunningServer } from '../../../server/server.ts';
import { openPostgres } from '../../../server/storage/postgres.ts';
import type { Storage, TableState } from '../../../server/storage/storage.ts';
import { loadGame } from '../../../src/games/index.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { describeIf } from '../../support/describe-if.ts';
import { poll } from '../../support/waiting.ts';
import { type Seated, bareSocket, lobbyOf, moveAction, next, testServer } from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';
import { type TcpProxy, tcpProxy } from '../../server/support/tcp-proxy.ts';

const GAME = 'card-game';
const PLAYERS = 3;
/** The seat that is freed and taken by somebody else. */
const FREED = 1;
const ROUNDS = 8;
const TABLES = 5;
const MOVES = 5;

const postgres = await postgresForTests();
const redis = await redisForTests();

/** A state as sent over the wire. */
const sent = (state: TableState): unknown => JSON.parse(JSON.stringify(state)) as unknown;

describeIf(postgres !== undefined && redis !== undefined)('a seat that changes hands while Redis is away', () => {
  let link: TcpProxy;
  let linked: RunningServer;
  let cuttable: RunningServer;
  let storage: Storage;
  let engine: Engine;
  const sockets: Socket[] = [];
  const socketAt = (server: RunningServer): Socket => {
    const socket = bareSocket(server.address, {}, GAME);
    sockets.push(socket);
    return socket;
  };

  beforeAll(async () => {
    const { hostname, port } = new URL(redis!.url);
    link = await tcpProxy({ host: hostname, port: Number(port || 6379) });
    const env = { DATABASE_URL: postgres!.url, BOT_THREADS: '0' };
    linked = await testServer({ ...env, REDIS_URL: redis!.url });
    cuttable = await testServer({ ...env, REDIS_URL: `redis://127.0.0.1:${String(link.port)}` });
    storage = await openPostgres(postgres!.url);
    engine = await openEngine((await loadGame(GAME)) as unknown as GameModule);
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    link.restore();
    await cuttable.close();
    await linked.close();
    await link.close();
    await storage.close();
    await postgres!.drop();
  });

  /** A table where a person at the seat to be freed is connected to the process whose link is cut. */
  async function table(randomInt: (below: number) => number) {
    const server = (): RunningServer => (randomInt(2) === 0 ? linked : cuttable);
    const lobby = lobbyOf(linked.address);
    const created = await lobby.createMatch(GAME, { numPlayers: PLAYERS });
    const { matchID, hostCredentials } = created as typeof created & { hostCredentials: string };
    const seats: (Seated | undefined)[] = [];
    const join = async (seat: number, name: string): Promise<void> => {
      const asked = { playerID: String(seat), playerName: name, ...(seat === 0 ? { hostCredentials } : {}) };
      const { playerID, playerCredentials } = await lobbyOf(server().address).joinMatch(GAME, matchID, asked);
      seats[seat] = { playerID, credentials: playerCredentials };
    };
    for (let seat = 0; seat < PLAYERS; seat++) await join(seat, `Player ${String(seat)}`);
    const movers = new Map([linked, cuttable].map((each) => [each, socketAt(each)]));

    const publicViews = new Map<number, unknown>();
    const current = async (): Promise<TableState> => {
      const { state } = (await storage.table(matchID))!;
      publicViews.set(state._stateID, sent(engine.stateFor(state, null)));
      return state;
    };
    const received: { state: TableState; isAfter: boolean }[] = [];
    let isFreed = false;
    const old = socketAt(cuttable);
    const hear = (state: TableState): void => void received.push({ state, isAfter: isFreed });
    old.on('sync', (_id: string, { state }: { state: TableState }) => {
      hear(state);
    });
    old.on('update', (_id: string, state: TableState) => {
      hear(state);
    });
    old.emit('sync', matchID, String(FREED), seats[FREED]!.credentials);
    await next(old, 'chats');

    const move = async (): Promise<void> => {
      const state = await current();
      const open = engine.game.rules.decision(state.G.state);
      const seated = open && seats[open.player];
      if (!seated) return;
      const moves = engine.game.rules.legalMoves(state.G.state);
      const { move, args } = engine.game.actions.write(moves[randomInt(moves.length)]);
      await movers
        .get(server())!
        .timeout(10_000)
        .emitWithAck('update', moveAction(seated, move, args), state._stateID, matchID, seated.playerID);
      await current();
    };
    const steps: (() => Promise<void>)[] = [
      async () => {
        const response = await fetch(`${server().address}/games/${GAME}/${matchID}/free`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...seats[0]!, seat: String(FREED) }),
        });
        expect(response.status).toBe(200);
        seats[FREED] = undefined;
        isFreed = true;
      },
      () => join(FREED, 'Somebody else'),
      async () => {
        const socket = socketAt(server());
        const { playerID, credentials } = seats[FREED]!;
        socket.emit('sync', matchID, playerID, credentials);
        const [, { state }] = (await next(socket, 'sync')) as [string, { state: TableState }];
        expect(state).toEqual(sent(engine.stateFor(await current(), FREED)));
      },
      ...Array.from({ length: MOVES }, () => move),
    ];
    return { steps, received, publicViews };
  }

  it('gives the person who left nothing but what spectators see, whenever the link is cut', async () => {
    const randomInt = rng(21);
    for (let round = 0; round < ROUNDS; round++) {
      const tables = await Promise.all(Array.from({ length: TABLES }, () => table(randomInt)));
      const steps = tables[0]!.steps.length;
      const cutBefore = randomInt(4);
      const restoredBefore = cutBefore + 1 + randomInt(steps - cutBefore);
      for (let step = 0; step <= steps; step++) {
        if (step === cutBefore) link.cut();
        if (step === restoredBefore) {
          link.restore();
          // Sometimes the link is back before the next step, sometimes only some time after it.
          await new Promise((resolve) => setTimeout(resolve, randomInt(3) * 150));
        }
        await Promise.all(tables.map(async ({ steps }) => steps[step]?.()));
      }
      for (const { received, publicViews } of tables) {
        const last = Math.max(...publicViews.keys());
        // They watch from then on, and miss no more than the others.
        await poll(() => Math.max(...received.map(({ state }) => state._stateID)), { timeout: 15_000 }).toBe(last);
        const theirs = received.filter(({ isAfter }) => isAfter);
        expect(theirs.map(({ state }) => state)).toEqual(theirs.map(({ state }) => publicViews.get(state._stateID)));
      }
    }
  });
});
