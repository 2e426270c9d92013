/**
 * A push service for tests: it checks who sends, as the standards say (RFC 8292), and reads what only the browser could (RFC 8291),
 * with nothing but Node's own cryptography.
 */
import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a receiver answers. */
export type Answer = number | 'hang' | 'cut' | 'endless' | { status: number; headers: Record<string, string> };

/** A request that came. */
export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  /** The host and port. */
  readonly host: string;
  readonly arrived: Arrived[];
  /** How the next requests are answered, in order; then 201. */
  readonly answers: Answer[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'hang') return;
  if (answer === 'cut') response.destroy();
  else if (answer === 'endless') {
    response.writeHead(200);
    const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 1);
    response.on('close', () => {
      clearInterval(timer);
    });
  } else if (typeof answer === 'number') response.writeHead(answer).end('secret of the receiver');
  else response.writeHead(answer.status, answer.headers).end();
}

/** Starts a receiver of anything. */
export async function startReceiver(): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body });
      give(response, answers.shift() ?? 201);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrived,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed();
        });
        server.closeAllConnections();
      }),
  };
}

/** What a browser shows of a message. */
export interface Shown {
  readonly web_push: number;
  readonly notification: Readonly<Record<string, string>>;
}

/** A browser that subscribes at a receiver. */
export interface FakeBrowser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Reads a message. Throws if it was not made for this browser. */
  readonly read: (arrived: Arrived) => Shown;
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser with keys of its own. */
export function fakeBrowser({ host }: Pick<Receiver, 'host'>): FakeBrowser {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `http://${host}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body, headers }) {
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as RFC 8188 says');
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const encrypted = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derived(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(encrypted.subarray(-16));
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Shown;
    },
  };
}

/** The claims by which a sender shows who it is. Throws unless they are signed with the key that the server serves. */
export function claimsOf({ headers }: Arrived, pushKey: string): { aud: string; exp: number; sub: string } {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || key !== pushKey) throw new Error('signed with another key');
  const raw = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

/** Whether a webhook's message is signed with a secret, as docs/online.md says. */
export function isSigned({ headers, body }: Arrived, secret: string): boolean {
  const [, at, mac] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers.signature)) ?? [];
  return mac === createHmac('sha256', secret).update(`${at!}.${body.toString()}`).digest('hex');
}
