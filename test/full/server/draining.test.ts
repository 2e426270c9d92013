/** Two processes behind a proxy are restarted in turn while people play. */
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import { describeIf } from '../../support/describe-if.ts';
import { poll } from '../../support/waiting.ts';
import { type ServerProcess, endAll, serverProcess } from '../../server/support/process.ts';
import {
  bareSocket,
  moveAction,
  next,
  open,
  plainClient,
  seatedTable,
  stateOf,
  synced,
} from '../../server/support/running.ts';
import { postgresForTests, redisForTests } from '../../server/support/databases.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();

/** How long a player may be without a connection, in ms; a second is what clients wait before they connect again. */
const WITHOUT = 8000;

describeIf(postgres !== undefined && redis !== undefined)('a rolling restart', () => {
  const env = () => ({
    DATABASE_URL: postgres!.url,
    REDIS_URL: redis!.url,
    BOT_THREADS: '0',
    DRAIN_SECONDS: '2',
    MAX_SOCKETS_PER_ADDRESS: '1000',
  });
  const processes: ServerProcess[] = [];
  let proxy: Server;
  let address: string;
  let turn = 0;

  const isHealthy = (each: ServerProcess): Promise<boolean> =>
    fetch(`${each.address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  let healthy: ServerProcess[] = [];
  const look = async (): Promise<void> => {
    const found = await Promise.all([...processes].map(async (each) => ((await isHealthy(each)) ? [each] : [])));
    healthy = found.flat();
  };
  let looking: NodeJS.Timeout;

  beforeAll(async () => {
    processes.push(...(await Promise.all([serverProcess(env()), serverProcess(env())])));
    await look();
    looking = setInterval(() => void look(), 200);
    // Like a proxy that asks for the health of what is behind it, and does not know tables.
    proxy = createServer((client) => {
      const chosen = healthy[turn++ % Math.max(1, healthy.length)];
      if (!chosen) {
        client.destroy();
        return;
      }
      const { hostname, port } = new URL(chosen.address);
      const server = connect(Number(port), hostname);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  }, 60_000);
  afterAll(async () => {
    clearInterval(looking);
    proxy.close();
    endAll();
    await postgres?.drop();
  });

  it('loses no move that was acknowledged, and nobody has to reload', async () => {
    const { matchID, seats } = await seatedTable(address, 2);
    let state: Parameters<typeof open>[0] | undefined;
    const hear = (sent: Parameters<typeof open>[0]): void => {
      if (state === undefined || sent._stateID > state._stateID) state = sent;
    };
    const without: number[] = [];
    /** A player's page: it connects again by itself and asks for the table, as ours does. */
    const page = (seat: number): Socket => {
      const socket = bareSocket(address, { reconnection: true });
      let lostAt: number | undefined;
      socket.on('connect', () => socket.emit('sync', matchID, String(seat), seats[seat]!.credentials));
      socket.on('disconnect', (reason) => {
        lostAt = Date.now();
        // Otherwise boardgame.io's clients would not connect again.
        expect(reason).not.toBe('io server disconnect');
      });
      socket.on('sync', (_id: string, info: { state: Parameters<typeof open>[0] }) => {
        if (lostAt !== undefined) without.push(Date.now() - lostAt);
        lostAt = undefined;
        hear(info.state);
      });
      socket.on('update', (_id: string, sent: Parameters<typeof open>[0]) => {
        hear(sent);
      });
      return socket;
    };
    const pages = [page(0), page(1)];
    const watcher = plainClient(address, matchID);
    await synced(watcher);
    await poll(() => state !== undefined).toBe(true);

    const acknowledged: number[] = [];
    const play = { goesOn: true };
    const playing = (async () => {
      while (play.goesOn) {
        const now = state!;
        const { playerID, moves } = open(now)!;
        const socket = pages[Number(playerID)]!;
        const action = moveAction(seats[Number(playerID)]!, moves[0]!.move, moves[0]!.args);
        const answer = (await socket
          .timeout(1500)
          .emitWithAck('update', action, now._stateID, matchID, playerID)
          .catch(() => ({}))) as { stateID?: number };
        if (answer.stateID !== undefined) acknowledged.push(answer.stateID);
        await poll(() => state!._stateID > now._stateID, { timeout: 300 })
          .toBe(true)
          .catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const after = (count: number) => poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(count);
    await after(10);
    for (let n = 0; n < 2; n++) {
      const old = processes.shift()!;
      const ended = old.end('SIGTERM');
      await poll(() => isHealthy(old)).toBe(false);
      // It says so, and goes on serving until the proxy has noticed.
      expect((await fetch(`${old.address}/games`)).status).toBe(200);
      expect(await ended).toBe(0);
      processes.push(await serverProcess(env()));
      await after(acknowledged.length + 10);
    }
    play.goesOn = false;
    await playing;

    const socket = bareSocket(processes[0]!.address);
    socket.emit('sync', matchID, null);
    const [, all] = (await next(socket, 'sync')) as [
      string,
      { state: { _stateID: number }; log: { _stateID: number; automatic?: boolean }[] },
    ];
    socket.close();
    const made = all.log.filter(({ automatic }) => automatic !== true).map(({ _stateID }) => _stateID + 1);
    expect(made).toEqual(Array.from({ length: all.state._stateID }, (_, n) => n + 1));
    expect(made).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    // boardgame.io's own client came along, too.
    await poll(() => stateOf(watcher)?._stateID, { timeout: 15_000 }).toBe(all.state._stateID);
    expect(without.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...without)).toBeLessThan(WITHOUT);
    watcher.stop();
    for (const each of pages) each.close();
  }, 150_000);
});
