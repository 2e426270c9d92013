/** Packets that the page's client never sends, sent to a server in a process of its own, which must keep running. */
import { once } from 'node:events';
import WebSocket from 'ws';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/waiting.ts';
import { isNestedDeeper } from '../../../server/sockets/parser.ts';
import { GAME_NAME } from '../../support/game.ts';
import { type ServerProcess, endAll, serverProcess } from '../../server/support/process.ts';
import { scratchFolder, seatedTable } from '../../server/support/running.ts';

const { folder, remove } = scratchFolder();
let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0' });
});
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  endAll();
  remove();
});

/** A bare connection that has joined the game's namespace, and everything it receives from then on. */
async function connection(): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(socket, 'message');
  socket.send(`40/${GAME_NAME},`);
  await once(socket, 'message');
  heard.length = 0;
  return { socket, heard };
}

/** Expects the connection to be closed without an answer, and the server to go on serving with nothing in its log. */
async function ended({ socket, heard }: { socket: WebSocket; heard: string[] }): Promise<void> {
  await once(socket, 'close');
  expect(heard).toEqual([]);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  await seatedTable(server.address, 2);
  expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
}

describe('a connection is ended, and the server goes on', () => {
  it('when a binary packet comes, however many placeholders it has', async () => {
    const one = await connection();
    const placeholders = Array.from({ length: 200 }, () => '{"_placeholder":true,"num":0}').join(',');
    one.socket.send(`451-/${GAME_NAME},["sync",[${placeholders}]]`);
    one.socket.send(Buffer.from('x'));
    await ended(one);
  });

  it('when binary data comes without a packet', async () => {
    const one = await connection();
    one.socket.send(Buffer.from('x'));
    await ended(one);
  });

  it('when a message is nested deep', async () => {
    for (const [opening, closing] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const one = await connection();
      const levels = 1000;
      one.socket.send(`42/${GAME_NAME},["sync",${opening.repeat(levels)}1${closing.repeat(levels)}]`);
      await ended(one);
    }
  });

  it('when a message is no message', async () => {
    for (const sent of ['4', '49', '42', `42/${GAME_NAME},{`, `42/${GAME_NAME},["connect"]`, `42/${GAME_NAME},{}`]) {
      await ended(await connection().then((one) => (one.socket.send(sent), one)));
    }
  });
});

describe('requests for namespaces', () => {
  const opened = async (to: string): Promise<{ socket: WebSocket; heard: string[]; closed: Promise<unknown> }> => {
    const socket = new WebSocket(`${to.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const heard: string[] = [];
    const closed = once(socket, 'close');
    await once(socket, 'message');
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    return { socket, heard, closed };
  };

  it('are answered eight times on a connection, wherever they lead, and end it then', async () => {
    for (const name of ['/nowhere', `/${GAME_NAME}`]) {
      const { socket, heard, closed } = await opened(server.address);
      for (let i = 0; i < 1000; i++) socket.send(`40${name},`);
      await closed;
      expect(heard.filter((each) => each.startsWith('4')).length).toBeLessThanOrEqual(8);
    }
    const polling = `${server.address}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1)) as { sid: string };
    const body = Array.from({ length: 20 }, () => '40/nowhere,').join('\x1e');
    await fetch(`${polling}&sid=${sid}`, { method: 'POST', body });
    expect((await fetch(`${polling}&sid=${sid}`)).status).toBe(400);
  });

  it('count as messages of their address', async () => {
    const strict = await serverProcess({
      DATA_FILE: `${folder}/strict.sqlite`,
      BOT_THREADS: '0',
      MESSAGES_PER_SECOND_PER_ADDRESS: '10',
    });
    const connections = await Promise.all(Array.from({ length: 10 }, () => opened(strict.address)));
    for (const { socket } of connections) for (let i = 0; i < 5; i++) socket.send('40/nowhere,');
    await Promise.race(connections.map(({ closed }) => closed));
    await eventually(() => {
      // Ten in a second, and the second may change once meanwhile.
      const answers = connections.flatMap(({ heard }) => heard.filter((each) => each.startsWith('44')));
      expect(answers.length).toBeGreaterThanOrEqual(10);
      expect(answers.length).toBeLessThanOrEqual(20);
      expect(connections.filter(({ socket }) => socket.readyState === WebSocket.CLOSED).length).toBeGreaterThan(4);
    });
    for (const { socket } of connections) socket.close();
    await strict.end('SIGTERM');
  });
});

it('sends nothing back of what it was sent but what could be an ID', async () => {
  const { socket, heard } = await connection();
  for (const sent of [['x'.repeat(5000)], [{ a: 'yyyy' }], [['yyyy']], [null], []]) {
    socket.send(`42/${GAME_NAME},${JSON.stringify(['sync', ...sent])}`);
    await once(socket, 'message');
  }
  socket.send(`42/${GAME_NAME},["sync","short",null]`);
  await once(socket, 'message');
  expect(heard.map((text) => (JSON.parse(text.slice(text.indexOf('['))) as unknown[])[1])).toEqual([
    null,
    null,
    null,
    null,
    null,
    'short',
  ]);
  expect(heard.join('')).not.toMatch(/xxxx|yyyy/);
  socket.close();
});

it('refuses JSONP, by which pages of any origin could connect', async () => {
  const open = (query: string) => fetch(`${server.address}/socket.io/?EIO=4&transport=polling${query}`);
  for (const query of ['&j=0', '&j=', '&j=0&j=1', '&j[]=0']) {
    const answer = await open(query);
    expect(await answer.text()).not.toMatch(/___eio/);
    if (query !== '&j[]=0') expect(answer.status).toBe(403);
  }
  expect((await open('')).status).toBe(200);
});

it('knows how deep JSON is nested', () => {
  for (const [json, depth] of [
    ['1', 0],
    ['[]', 1],
    ['{"a":[1,{"b":2}],"c":[]}', 3],
    [String.raw`["[[[\"[[["]`, 1],
    [String.raw`["\\",[]]`, 2],
  ] as const) {
    expect(isNestedDeeper(json, depth)).toBe(false);
    if (depth > 0) expect(isNestedDeeper(json, depth - 1)).toBe(true);
  }
});

it('logs a rejection that nobody handled, and goes on', async () => {
  const rejecting =
    'const t=setInterval(()=>{if(process.listenerCount("unhandledRejection")>0){clearInterval(t);Promise.reject(new Error("nobody"))}},50)';
  const other = await serverProcess({
    DATA_FILE: `${folder}/other.sqlite`,
    BOT_THREADS: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(rejecting)}`,
  });
  await eventually(() => {
    expect(other.logged).toContainEqual(expect.objectContaining({ msg: 'a rejection that nobody handled' }));
  });
  expect((await fetch(`${other.address}/health`)).status).toBe(200);
  expect(await other.end('SIGTERM')).toBe(0);
});
