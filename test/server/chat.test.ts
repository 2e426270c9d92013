/** What is said at a table: everybody is sent every message once, in order, whatever connection was lost meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import type { RunningServer } from '../../server/server.ts';
import type { ChatMessage } from '../../src/kit/online/wire.ts';
import { describeIf } from '../support/describe-if.ts';
import { poll } from '../support/waiting.ts';
import { type Seated, bareSocket, next, seatedTable, testServer } from './support/running.ts';
import { postgresForTests, redisForTests } from './support/databases.ts';
import { type TcpProxy, tcpProxy } from './support/tcp-proxy.ts';

const postgres = await postgresForTests();
const redis = await redisForTests();

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

/** Somebody at a table, and what they have heard there: `chats` as the list that it replaces, `chat` one by one. */
async function visitor(server: RunningServer, matchID: string, seated?: Seated, last?: number) {
  const socket = bareSocket(server.address);
  sockets.push(socket);
  const heard: { number: number | undefined; payload: string }[] = [];
  const hear = ({ number, payload }: ChatMessage): void => void heard.push({ number, payload });
  socket.on('chats', (_id: string, messages: ChatMessage[]) => {
    messages.forEach(hear);
  });
  socket.on('chat', (_id: string, message: ChatMessage) => {
    hear(message);
  });
  const asked = [matchID, seated?.playerID ?? null, seated?.credentials];
  socket.emit('sync', ...asked, ...(last === undefined ? [] : [null, last]));
  await next(socket, 'chats');
  return {
    socket,
    heard,
    say: (text: string) =>
      socket.emit('chat', matchID, { id: text, sender: seated!.playerID, payload: text }, seated!.credentials),
  };
}

/** What was heard, if it was the messages with these numbers. */
const numbered = (from: number, payloads: readonly string[]) =>
  payloads.map((payload, index) => ({ number: from + index, payload }));

describe('what is said at a table', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({ DATA_FILE: ':memory:', BOT_THREADS: '0' });
  });
  afterAll(() => server.close());

  it('is numbered, and whoever comes back with the number of the last message gets the rest', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2);
    const ann = await visitor(server, matchID, seats[0]);
    const ben = await visitor(server, matchID, seats[1]);
    for (const text of ['one', 'two']) ann.say(text);
    await poll(() => ben.heard).toEqual(numbered(1, ['one', 'two']));
    ben.socket.close();
    for (const text of ['three', 'four']) ann.say(text);
    await poll(() => ann.heard.length).toBe(4);
    const again = await visitor(server, matchID, seats[1], 2);
    expect(again.heard).toEqual(numbered(3, ['three', 'four']));
    ann.say('five');
    await poll(() => again.heard).toEqual(numbered(3, ['three', 'four', 'five']));
    // Nothing was said since.
    expect((await visitor(server, matchID, seats[1], 5)).heard).toEqual([]);
  });

  it('is sent whole to clients that name no number, or one that was never given', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2);
    const ann = await visitor(server, matchID, seats[0]);
    for (const text of ['one', 'two']) ann.say(text);
    await poll(() => ann.heard.length).toBe(2);
    for (const last of [undefined, 0, 3, 1000]) {
      expect((await visitor(server, matchID, undefined, last)).heard).toEqual(numbered(1, ['one', 'two']));
    }
  });

  it('is not sent again because a message was, when its answer was lost', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2);
    const ann = await visitor(server, matchID, seats[0]);
    for (const text of ['one', 'one', 'two']) ann.say(text);
    await poll(() => ann.heard).toEqual(numbered(1, ['one', 'two']));
  });

  it('reaches somebody who comes in the midst of it once', async () => {
    const { matchID, seats } = await seatedTable(server.address, 2);
    const ann = await visitor(server, matchID, seats[0]);
    const texts = Array.from({ length: 20 }, (_, n) => `text ${String(n)}`);
    const coming: Promise<Awaited<ReturnType<typeof visitor>>>[] = [];
    for (const text of texts) {
      ann.say(text);
      coming.push(visitor(server, matchID));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    for (const { heard } of await Promise.all(coming)) {
      await poll(() => heard).toEqual(numbered(1, texts));
    }
  });

  it('is refused to a number that is none', async () => {
    const { matchID } = await seatedTable(server.address, 2);
    const socket = bareSocket(server.address);
    sockets.push(socket);
    for (const last of [-1, 1.5, 'x', {}]) {
      socket.emit('sync', matchID, null, null, null, last);
      expect((await next(socket, 'refused'))[1]).toMatchObject({ refusal: 'bad-request' });
    }
  });
});

describeIf(postgres !== undefined && redis !== undefined)('what is said at a table of two processes', () => {
  let link: TcpProxy;
  let linked: RunningServer;
  let cuttable: RunningServer;
  beforeAll(async () => {
    const { hostname, port } = new URL(redis!.url);
    link = await tcpProxy({ host: hostname, port: Number(port || 6379) });
    const env = { DATABASE_URL: postgres!.url, BOT_THREADS: '0' };
    linked = await testServer({ ...env, REDIS_URL: redis!.url });
    cuttable = await testServer({ ...env, REDIS_URL: `redis://127.0.0.1:${String(link.port)}` });
  }, 60_000);
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    link.restore();
    await cuttable.close();
    await linked.close();
    await link.close();
    await postgres!.drop();
  });

  it('is heard by everybody in the same order, from whichever process it comes', async () => {
    const { matchID, seats } = await seatedTable(linked.address, 2);
    const ann = await visitor(linked, matchID, seats[0]);
    const ben = await visitor(cuttable, matchID, seats[1]);
    for (let n = 0; n < 15; n++) {
      ann.say(`a${String(n)}`);
      ben.say(`b${String(n)}`);
    }
    await poll(() => [ann.heard.length, ben.heard.length], { timeout: 15_000 }).toEqual([30, 30]);
    expect(ann.heard).toEqual(ben.heard);
    expect(ann.heard.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });

  it('comes through the text of no message of Redis, and after a cut link without a reload', async () => {
    const { matchID, seats } = await seatedTable(linked.address, 2);
    const ann = await visitor(linked, matchID, seats[0]);
    const ben = await visitor(cuttable, matchID, seats[1]);
    ann.say('before');
    await poll(() => ben.heard).toEqual(numbered(1, ['before']));
    link.cut();
    ann.say('in the meantime');
    await poll(() => ann.heard.length).toBe(2);
    // Stored, as it is: he has heard nothing of it, and is sent both, in order.
    ben.say('from here');
    const all = numbered(1, ['before', 'in the meantime', 'from here']);
    await poll(() => ben.heard, { timeout: 15_000 }).toEqual(all);
    ann.say('and on');
    await poll(() => ann.heard.length, { timeout: 15_000 }).toBeGreaterThan(2);
    link.restore();
    const rest = numbered(1, ['before', 'in the meantime', 'from here', 'and on']);
    await poll(() => ben.heard, { timeout: 20_000 }).toEqual(rest);
    await poll(() => ann.heard, { timeout: 20_000 }).toEqual(rest);
  });

  it('reaches whoever comes back to the other process while the link is cut', async () => {
    const { matchID, seats } = await seatedTable(linked.address, 2);
    const ann = await visitor(linked, matchID, seats[0]);
    const ben = await visitor(linked, matchID, seats[1]);
    ann.say('one');
    await poll(() => ben.heard.length).toBe(1);
    ben.socket.close();
    link.cut();
    ann.say('two');
    await poll(() => ann.heard.length).toBe(2);
    const there = await visitor(cuttable, matchID, seats[1], 1);
    expect(there.heard).toEqual(numbered(2, ['two']));
    link.restore();
    ann.say('three');
    await poll(() => there.heard, { timeout: 20_000 }).toEqual(numbered(2, ['two', 'three']));
  });
});
