/** Tables with their owner's own card list, which is sent to everybody once and not with every move. */
import { writeFileSync } from 'node:fs';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import type { RunningServer } from '../../../../server/server.ts';
import { CardGame } from '../../../../src/games/card-game/bgio.ts';
import { game } from '../../../../src/games/card-game/index.ts';
import { writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { poll } from '../../../support/waiting.ts';
import {
  bareSocket,
  moveAction,
  next,
  scratchFolder,
  seatedTable,
  testServer,
} from '../../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../../server/support/databases.ts';

const GAME = 'card-game';
const PLAYERS = 3;
const MOVES = 25;
/** The most that is sent of a move in the game with three players, its log entries included. */
const MAX_MOVE_BYTES = 6000;

const { folder, remove } = scratchFolder();
afterAll(remove);
const cards = `${folder}/own.json`;
writeFileSync(cards, JSON.stringify(writeCards({ ...RECONSTRUCTION, name: 'mine' })));
const ENV = { BOT_THREADS: '0', GAME_DATA: `card-game=${cards}` };

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

interface Sent {
  readonly G: { readonly state: State };
  readonly _stateID: number;
}

/** Plays at a table through some servers, each seat connected to one of them, and a spectator to the last. */
async function playAt(servers: readonly RunningServer[]): Promise<void> {
  const { matchID, seats } = await seatedTable(servers[0]!.address, PLAYERS, {}, GAME);
  const serverOf = (viewer: number): RunningServer => servers[viewer % servers.length]!;
  const bytes: number[] = [];
  const clients = Array.from({ length: PLAYERS + 1 }, (_, viewer) => {
    const client = Client({
      game: CardGame as never,
      multiplayer: SocketIO({
        server: serverOf(viewer).address,
        socketOpts: { transports: ['websocket'], forceNew: true },
      }),
      matchID,
      debug: false,
      ...seats[viewer],
    });
    client.start();
    cleanUps.push(() => {
      client.stop();
    });
    return client;
  });
  const stateOf = (viewer: number): Sent | null => clients[viewer]!.getState() as Sent | null;
  await poll(() => clients.every((_, viewer) => stateOf(viewer) !== null)).toBe(true);
  // A socket that counts what a client of the first seat is sent.
  const counting = bareSocket(serverOf(0).address, {}, GAME);
  cleanUps.push(() => counting.close());
  counting.emit('sync', matchID, '0', seats[0]!.credentials);
  await next(counting, 'chats');
  counting.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string' && /"(update|patch)"/.test(data.slice(0, 40))) bytes.push(data.length);
  });

  const randomInt = rng(7);
  for (let made = 0; made < MOVES; made++) {
    const { active } = stateOf(PLAYERS)!.G.state;
    const { G, _stateID } = stateOf(active)!;
    const legal = game.rules.legalMoves(G.state);
    const { move, args } = game.actions.write(legal[randomInt(legal.length)]!);
    const action = moveAction(seats[active]!, move, args);
    const answer: unknown = await counting.emitWithAck('update', action, _stateID, matchID, String(active));
    expect(answer).toEqual({ stateID: _stateID + 1 });
    await poll(() => clients.map((_, viewer) => stateOf(viewer)!._stateID)).toEqual(clients.map(() => _stateID + 1));
  }

  // Whoever comes now is sent everything; the others have the same.
  for (const [viewer, client] of clients.entries()) {
    const late = bareSocket(serverOf(viewer).address, {}, GAME);
    cleanUps.push(() => late.close());
    const seated = seats[viewer];
    late.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials);
    const [, { state, log }] = (await next(late, 'sync')) as [string, { state: Sent; log: unknown[] }];
    const { G } = stateOf(viewer)!;
    expect(G).toEqual(state.G);
    expect(G.state.cards).toMatchObject({ name: 'mine' });
    expect(client.log).toEqual(log);
  }
  expect(bytes).toHaveLength(MOVES);
  expect(Math.max(...bytes)).toBeLessThan(MAX_MOVE_BYTES);
}

it('boardgame.io’s clients have all of every state, and are sent the cards once', async () => {
  const server = await testServer({ ...ENV, DATA_FILE: `${folder}/data.sqlite` });
  try {
    await playAt([server]);
  } finally {
    await server.close();
  }
});

it('the same holds with several processes', async () => {
  const postgres = await postgresForTests();
  const redis = await redisForTests();
  if (!postgres || !redis) return;
  const env = { ...ENV, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = [await testServer(env), await testServer(env)];
  try {
    await playAt(servers);
  } finally {
    for (const server of servers) await server.close();
    await postgres.drop();
  }
});
