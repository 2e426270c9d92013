/** What two processes tell each other about tables, and what their players are sent, whatever is lost between them. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import type { RunningServer } from '../../../server/server.ts';
import { describeIf } from '../../support/describe-if.ts';
import { GAME_NAME } from '../../support/game.ts';
import { poll } from '../../support/waiting.ts';
import {
  type PlainClient,
  type Seated,
  bareSocket,
  lobbyOf,
  moveAction,
  next,
  open,
  plainClient,
  reached,
  seatedTable,
  stateOf,
  synced,
  testServer,
} from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';
import { type TcpProxy, tcpProxy } from '../../server/support/tcp-proxy.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();

describeIf(postgres !== undefined && redis !== undefined)('two processes with a channel for each table', () => {
  let link: TcpProxy;
  let one: RunningServer;
  let two: RunningServer;
  let listener: ReturnType<typeof createClient>;
  const clients: PlainClient[] = [];
  const client = (server: RunningServer, matchID: string, seated?: Seated): PlainClient => {
    const made = plainClient(server.address, matchID, seated);
    clients.push(made);
    return made;
  };

  beforeAll(async () => {
    const { hostname, port } = new URL(redis!.url);
    link = await tcpProxy({ host: hostname, port: Number(port || 6379) });
    const env = { DATABASE_URL: postgres!.url, BOT_THREADS: '0' };
    one = await testServer({ ...env, REDIS_URL: redis!.url });
    // The link of the second one can be cut.
    two = await testServer({ ...env, REDIS_URL: `redis://127.0.0.1:${String(link.port)}` });
    listener = createClient({ url: redis!.url });
    await listener.connect();
  }, 60_000);
  afterAll(async () => {
    for (const each of clients) each.stop();
    link.restore();
    listener.destroy();
    await two.close();
    await one.close();
    await link.close();
    await postgres!.drop();
  });

  /** How many processes listen to the channel of a table. */
  const listening = async (matchID: string): Promise<number> => {
    const channels = await listener.pubSubChannels(`ds:*:t:${matchID}`);
    const counts = await listener.pubSubNumSub(channels);
    return Object.values(counts).reduce((sum, each) => sum + each, 0);
  };

  /** Whoever is to decide makes a move, `howMany` times; `everyone` has received each before the next. */
  const play = async (howMany: number, players: PlainClient[], everyone: PlainClient[] = players): Promise<void> => {
    for (let made = 0; made < howMany; made++) {
      const now = stateOf(everyone[0]!)!;
      const { playerID, moves } = open(now)!;
      const mover = players[Number(playerID)]!;
      await reached(mover, now._stateID);
      mover.moves[moves[0]!.move]!(...moves[0]!.args);
      await Promise.all(everyone.map((each) => reached(each, now._stateID + 1)));
    }
  };
  /** The numbers of the states on which the moves in a client's log were made. */
  const logged = (each: PlainClient): number[] =>
    each.log!.filter(({ automatic }) => automatic !== true).map(({ _stateID }) => _stateID);
  const upTo = (howMany: number): number[] => Array.from({ length: howMany }, (_, n) => n);

  it('only those with somebody at a table hear of it, in less than 200 bytes a move, and nothing of the game', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const other = await seatedTable(one.address, 2);
    expect(await listening(matchID)).toBe(0);
    const players = seats.map((seat) => client(one, matchID, seat));
    await synced(...players);
    await poll(() => listening(matchID)).toBe(1);
    const heard: string[] = [];
    const spy = listener.duplicate();
    await spy.connect();
    await spy.pSubscribe(`ds:*:t:${matchID}`, (message) => {
      heard.push(message);
    });
    await play(5, players);
    await poll(() => heard.length).toBe(5);
    for (const message of heard) {
      expect(Object.keys(JSON.parse(message) as object).sort()).toEqual(['by', 'seating', 'stateID']);
      expect(message.length).toBeLessThan(200);
    }
    spy.destroy();
    client(two, matchID);
    await poll(() => listening(matchID)).toBe(2);
    expect(await listening(other.matchID)).toBe(0);
  }, 60_000);

  it('players of both have the same game with every move once in the log, and the same chat', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const players = [client(one, matchID, seats[0]), client(two, matchID, seats[1])];
    const watchers = [client(one, matchID), client(two, matchID)];
    await synced(...players, ...watchers);
    await play(20, players, [...players, ...watchers]);
    players[0]!.sendChatMessage('here');
    players[1]!.sendChatMessage('there');
    for (const each of [...players, ...watchers]) {
      expect(logged(each)).toEqual(upTo(20));
      expect(stateOf(each)!.G).toEqual(stateOf(players[0]!)!.G);
      await poll(() => each.chatMessages.map(({ payload }) => String(payload)).sort()).toEqual(['here', 'there']);
    }
  }, 60_000);

  it('what was lost while a link was cut is sent once it is back, with every move in the log', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const players = seats.map((seat) => client(one, matchID, seat));
    const cut = client(two, matchID);
    await synced(...players, cut);
    await play(3, players, [...players, cut]);
    link.cut();
    await play(7, players);
    link.restore();
    await reached(cut, 10);
    await play(3, players, [...players, cut]);
    expect(logged(cut)).toEqual(upTo(13));
  }, 60_000);

  it('a move made where nobody has heard of the last ones brings everybody there up to date', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const players = seats.map((seat) => client(one, matchID, seat));
    const watcher = client(two, matchID);
    await synced(...players, watcher);
    link.cut();
    try {
      await play(4, players);
      // Somebody who shows their seat may move without having come to the table.
      const { playerID, moves } = open(stateOf(players[0]!)!)!;
      const socket = bareSocket(two.address);
      const action = moveAction(seats[Number(playerID)]!, moves[0]!.move, moves[0]!.args);
      expect(await socket.emitWithAck('update', action, 4, matchID, playerID)).toEqual({ stateID: 5 });
      socket.close();
      await reached(watcher, 5);
      expect(logged(watcher)).toEqual(upTo(5));
    } finally {
      link.restore();
    }
    await Promise.all(players.map((each) => reached(each, 5)));
  }, 60_000);

  it('nobody moves for a seat that they gave up through the other process, and whoever took it does', async () => {
    for (let round = 0; round < 5; round++) {
      const { matchID, seats } = await seatedTable(one.address, 2, { shared: true });
      const socket = bareSocket(one.address);
      socket.emit('sync', matchID, null);
      let [, { state }] = (await next(socket, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
      const move = async (seated: Seated): Promise<{ stateID?: number; refusal?: string }> => {
        const { moves } = open(state)!;
        const action = moveAction(seated, moves[0]!.move, moves[0]!.args);
        return (await socket.emitWithAck('update', action, state._stateID, matchID, seated.playerID)) as object;
      };
      // This process has the table in its cache.
      for (let n = 0; n < 3; n++) {
        const moved = next(socket, 'update');
        await move(seats[Number(open(state)!.playerID)]!);
        [, state] = (await moved) as [string, typeof state];
      }
      const { playerID } = open(state)!;
      const left = seats[Number(playerID)]!;
      if (round % 2 === 1) link.cut();
      const lobby = lobbyOf(two.address);
      await lobby.leaveMatch(GAME_NAME, matchID, left);
      expect(await move(left)).toMatchObject({ refusal: 'not-authorized' });
      const joined = await lobby.joinMatch(GAME_NAME, matchID, { playerID, playerName: 'Somebody else' });
      expect(await move({ playerID, credentials: joined.playerCredentials })).toEqual({ stateID: state._stateID + 1 });
      link.restore();
      socket.close();
    }
  }, 60_000);
});
