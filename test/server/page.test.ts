/** The built page's files, as the server sends them, and clients that ask for more than they take. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request as httpRequest } from 'node:http';
import { type Socket, connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import { scratchFolder, testServer } from './support/running.ts';

const HTML = '<!doctype html><title>The page</title>';
const SCRIPT = 'console.log("What is there to see?");'.repeat(2000);
/** Not compressed, and large, as a font is. */
const FONT = Buffer.alloc(200_000, 7);

const { folder, remove } = scratchFolder();
const page = `${folder}/page`;
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(`${page}/assets`, { recursive: true });
  writeFileSync(`${folder}/secret.txt`, 'nothing for others');
  writeFileSync(`${page}/index.html`, HTML);
  writeFileSync(`${page}/assets/a-1.js`, SCRIPT);
  writeFileSync(`${page}/assets/a-1.js.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${page}/assets/a-1.js.gz`, gzipSync(SCRIPT));
  writeFileSync(`${page}/assets/b-1.woff2`, FONT);
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0' }, page);
});
afterAll(async () => {
  await server.close();
  remove();
});

/** Sends a request as it is written: `fetch` would normalise the path and decompress the answer. */
function ask(path: string, headers: Record<string, string> = {}, options: RequestOptions = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    httpRequest(server.address, { path, headers, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the page’s files', () => {
  it('have their types, and say how long they may be kept', async () => {
    const lasting = 'public, max-age=31536000, immutable';
    for (const [path, type, cacheControl, content] of [
      ['/', 'text/html; charset=utf-8', 'no-cache', HTML],
      ['/index.html?x=1', 'text/html; charset=utf-8', 'no-cache', HTML],
      ['/assets/a-1.js', 'application/javascript; charset=utf-8', lasting, SCRIPT],
      ['/%61ssets/b-1.woff2', 'font/woff2', lasting, FONT.toString()],
    ] as const) {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(body.toString()).toBe(content);
    }
  });

  it('come compressed to those who accept that, and say that they do not always', async () => {
    for (const [accepted, encoding, plain] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['BR;q=0.1, gzip', 'br', brotliDecompressSync],
      ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
      ['deflate, br;q=0.0', undefined, String],
      ['', undefined, String],
    ] as const) {
      const { headers, body } = await ask('/assets/a-1.js', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      expect(String(plain(body))).toBe(SCRIPT);
    }
    expect((await ask('/', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });

  it('are not sent again to those who have them, in the same encoding', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const { etag } = (await ask('/assets/a-1.js', headers)).headers as { etag: string };
      tags.add(etag);
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask('/assets/a-1.js', { ...headers, 'if-none-match': tag });
        expect(again.status).toBe(304);
        expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
        expect(again.body).toHaveLength(0);
      }
      expect((await ask('/assets/a-1.js', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('answer HEAD without a body', async () => {
    const { status, headers, body } = await ask('/assets/b-1.woff2', {}, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, String(FONT.length), 0]);
  });

  it('are only those of the folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '//secret.txt',
      `/${encodeURIComponent(`${folder}/secret.txt`)}`,
      '/assets',
      '/assets/',
      '/assets/a-1.js/',
      '/__proto__',
      '/constructor',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    // A part of a character, and NUL.
    expect((await ask('/%ff')).status).toBe(400);
    expect((await ask('/index.html%00')).status).toBe(404);
  });

  it('are given to an address six thousand times a minute at most', async () => {
    const own = await testServer({ DATA_FILE: ':memory:', BOT_THREADS: '0' }, page);
    try {
      const asked = 6000;
      const socket = await pipelining(own.address);
      // One after another: each is answered before the next is sent.
      let answers = '';
      let sent = 0;
      const last = await new Promise<string>((resolve) => {
        const send = (): void => {
          sent++;
          answers = '';
          socket.write(requests(1, '/'));
        };
        socket.on('data', (part: Buffer) => {
          answers += part.toString();
          if (!/\r\n\r\n.+/s.test(answers)) return;
          if (sent > asked) resolve(answers);
          else send();
        });
        send();
      });
      socket.destroy();
      expect(last).toMatch(/^HTTP\/1\.1 429 [\s\S]*refusal: too-many/);
      expect((await fetch(`${own.address}/health`)).status).toBe(200);
    } finally {
      await own.close();
    }
  });
});

/** A bare connection to a server. */
async function pipelining(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const requests = (count: number, path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(count);

describe('pipelined requests', () => {
  it('are answered in order, as many as anybody sends', async () => {
    const socket = await pipelining(server.address);
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    const end = new Promise((resolve) => socket.once('close', resolve));
    socket.write(requests(15, '/'));
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await end;
    const answers = Buffer.concat(parts).toString();
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(16);
    expect(answers.match(/<title>The page/g)).toHaveLength(15);
    expect(answers).toMatch(/"status":"ok"\}$/);
  });

  it('take neither memory nor files from the server, and end the connection', async () => {
    const openFiles = (): number => readdirSync('/proc/self/fd').length;
    const connections = 10;
    const before = { files: openFiles(), memory: process.memoryUsage().rss };
    const most = { files: 0, memory: 0 };
    let closed = 0;
    /** Floods one connection after another, each until the server ends it. */
    const attack = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) {
        const socket = await pipelining(server.address);
        const end = new Promise((resolve) => socket.once('close', resolve));
        // Nothing is read of the answers.
        socket.pause();
        for (let j = 0; j < 20 && !socket.destroyed; j++) socket.write(requests(200, '/assets/b-1.woff2'));
        await end;
        closed++;
      }
    };
    const watching = setInterval(() => {
      most.files = Math.max(most.files, openFiles() - before.files);
      most.memory = Math.max(most.memory, process.memoryUsage().rss - before.memory);
    }, 20);
    await Promise.all(Array.from({ length: connections }, attack));
    clearInterval(watching);
    // Both ends of each connection are in this process.
    expect(most.files).toBeLessThan(4 * connections);
    expect(most.memory).toBeLessThan(150 * 2 ** 20);
    expect(closed).toBe(2 * connections);
  });
});
