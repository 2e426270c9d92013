/** Several processes serve the same matches through Postgres and Redis. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { poll } from '../../support/waiting.ts';
import { openEngine } from '../../../server/matches/engine.ts';
import { openPostgres } from '../../../server/storage/postgres.ts';
import { GAME_NAME } from '../../support/game.ts';
import { loadGame } from '../../../src/games/index.ts';
import { rng } from '../../../src/kit/rng.ts';
import { type ServerProcess, endAll, serverProcess } from '../../server/support/process.ts';
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
} from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';
import { describeIf } from '../../support/describe-if.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();

describeIf(postgres !== undefined && redis !== undefined)('two processes', () => {
  let one: ServerProcess;
  let two: ServerProcess;
  const clients: PlainClient[] = [];
  const client = (server: ServerProcess, matchID: string, seated?: Seated): PlainClient => {
    const made = plainClient(server.address, matchID, seated);
    clients.push(made);
    return made;
  };

  beforeAll(async () => {
    const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url, BOT_BUDGET_MS: '20' };
    [one, two] = await Promise.all([serverProcess(env), serverProcess(env)]);
  }, 60_000);
  afterAll(async () => {
    for (const each of clients) each.stop();
    endAll();
    await postgres?.drop();
  });

  it('play one match together; one is killed in the middle, and the match goes on', async () => {
    const { matchID, seats } = await seatedTable(one.address, 4, { bots: { 3: 'greedy' } });
    const atOne = client(one, matchID, seats[0]);
    const atTwo = client(two, matchID, seats[1]);
    const last = client(two, matchID, seats[2]);
    const watcher = client(one, matchID);
    await synced(atOne, atTwo, last, watcher);
    await poll(() => atOne.matchData?.map(({ isConnected }) => isConnected)).toEqual([true, true, true, true]);
    atTwo.sendChatMessage('over here');
    await poll(() => watcher.chatMessages).toMatchObject([{ sender: '1', payload: 'over here' }]);

    const randomInt = rng(4);
    const playMoves = async (howMany: number, players: (PlainClient | undefined)[], everyone: PlainClient[]) => {
      for (let made = 0; made < howMany;) {
        const now = stateOf(everyone[0]!)!;
        const asked = open(now)!;
        const mover = players[Number(asked.playerID)];
        if (mover) {
          await reached(mover, now._stateID);
          const { move, args } = asked.moves[randomInt(asked.moves.length)]!;
          mover.moves[move]!(...args);
          made++;
        }
        await Promise.all(everyone.map((each) => reached(each, now._stateID + 1)));
      }
    };
    await playMoves(15, [atOne, atTwo, last], [watcher, atOne, atTwo, last]);

    await one.end('SIGKILL');
    const again = client(two, matchID, seats[0]);
    await synced(again);
    expect(stateOf(again)!._stateID).toBeGreaterThanOrEqual(stateOf(atTwo)!._stateID);
    await playMoves(15, [again, atTwo, last], [again, atTwo, last]);
    await poll(() => stateOf(again)!._stateID === stateOf(atTwo)!._stateID).toBe(true);
    expect(again.log!.map(({ _stateID }) => _stateID)).toEqual(
      [...again.log!.map(({ _stateID }) => _stateID)].sort((a, b) => a - b),
    );
    const moves = again.log!.filter(({ action }) => action.type === 'MAKE_MOVE');
    expect(moves).toHaveLength(stateOf(again)!._stateID);
    one = await serverProcess({ DATABASE_URL: postgres!.url, REDIS_URL: redis!.url, BOT_BUDGET_MS: '20' });
  }, 120_000);

  it('never let two moves be made on one state', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const sockets = [one, two, one, two].map(({ address }) => bareSocket(address));
    sockets[0]!.emit('sync', matchID, null);
    let [, { state }] = (await next(sockets[0]!, 'sync')) as [string, { state: Parameters<typeof open>[0] }];
    // Whoever was too late is sent everything instead of the move.
    let received = state;
    sockets[0]!.on('update', (_id: string, sent: typeof state) => (received = sent));
    sockets[0]!.on('sync', (_id: string, sent: { state: typeof state }) => (received = sent.state));
    for (let i = 0; i < 10; i++) {
      const asked = open(state)!;
      const seated = seats[Number(asked.playerID)]!;
      if (i === 0) await lobbyOf(two.address).getMatch(GAME_NAME, matchID);
      const answers = await Promise.all(
        sockets.map((socket, at) => {
          const { move, args } = asked.moves[at % asked.moves.length]!;
          const action = moveAction(seated, move, args);
          return socket
            .timeout(5000)
            .emitWithAck('update', action, state._stateID, matchID, seated.playerID) as Promise<object>;
        }),
      );
      expect(answers.filter((answer) => 'stateID' in answer)).toHaveLength(1);
      expect(answers.filter((answer) => 'refusal' in answer && answer.refusal === 'stale')).toHaveLength(3);
      await poll(() => received._stateID).toBe(state._stateID + 1);
      state = received;
    }
    for (const socket of sockets) socket.close();
  }, 60_000);

  it('catch up with what another kept and did not live to tell', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const atOne = client(one, matchID, seats[0]);
    await synced(atOne);
    const storage = await openPostgres(postgres!.url);
    const { state } = (await storage.table(matchID))!;
    const { playerID, moves } = open(state)!;
    const { afterMove, standingOf } = await openEngine(await loadGame(GAME_NAME));
    const after = afterMove(state, Number(playerID), moves[0]!.move, moves[0]!.args);
    const standing = standingOf(after.state, Date.now());
    expect(await storage.commit({ match: matchID, madeOn: 0, ...after, standing })).toBe(true);
    await storage.close();
    await poll(() => stateOf(atOne)!._stateID, { timeout: 25_000 }).toBe(1);
  }, 60_000);

  it('forget who was connected to a process that is gone', async () => {
    const { matchID, seats } = await seatedTable(one.address, 2);
    const atOne = client(one, matchID, seats[0]);
    const atTwo = client(two, matchID, seats[1]);
    await synced(atOne, atTwo);
    const here = async (at: ServerProcess) =>
      (await lobbyOf(at.address).getMatch(GAME_NAME, matchID)).players.map(
        (player) => (player as { isConnected?: boolean }).isConnected,
      );
    await poll(() => here(one)).toEqual([true, true]);
    await poll(() => here(two)).toEqual([true, true]);
    await one.end('SIGKILL');
    await poll(() => here(two), { timeout: 20_000, interval: 200 }).toEqual([false, true]);
    // A process that starts later learns who is connected.
    one = await serverProcess({ DATABASE_URL: postgres!.url, REDIS_URL: redis!.url, BOT_THREADS: '0' });
    await poll(() => here(one), { timeout: 20_000, interval: 200 }).toEqual([false, true]);
  }, 60_000);
});
