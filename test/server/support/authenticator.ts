/** A device that makes passkeys and signs with them, as a browser hands on what it answers (WebAuthn, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (what: string | Buffer): Buffer => createHash('sha256').update(what).digest();
const base64 = (what: Buffer | string): string => Buffer.from(what).toString('base64url');

/** CBOR, as far as authenticators need it. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    if (n < 256) return Buffer.from([(major << 5) | 24, n]);
    return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as ReadonlyMap<number, number>)].flatMap(([key, of]) => [cbor(key), cbor(of)]);
  return Buffer.concat([head(5, pairs.length / 2), ...pairs]);
}

/** What a page asks of it, and where that page is. */
interface Asked {
  readonly challenge: unknown;
  readonly origin: string;
  readonly site: string;
}

export interface Key {
  readonly id: string;
  /** The answer to `navigator.credentials.create`. */
  readonly made: object;
  /** The answer to `navigator.credentials.get`; the counter says how often it was used. */
  use(asked: Asked, counter?: number): object;
}

const clientData = (type: string, { challenge, origin }: Asked): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The site's hash, the flags (present, verified, and with a key), and the counter. */
function authenticatorData(site: string, counter: number, key: Buffer = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(site), Buffer.from([key.length > 0 ? 0x45 : 0x05]), count, key]);
}

/** Makes a passkey; `id` by default a random one. */
export function makeKey(asked: Asked, id: Buffer = randomBytes(16)): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ]);
  const length = Buffer.from([id.length >> 8, id.length & 255]);
  const authData = authenticatorData(asked.site, 0, Buffer.concat([Buffer.alloc(16), length, id, cbor(cose)]));
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  const named = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: named.id,
    made: {
      ...named,
      response: {
        clientDataJSON: base64(clientData('webauthn.create', asked)),
        attestationObject: base64(cbor(attestation)),
        transports: ['internal'],
      },
    },
    use(now, counter = 0) {
      const client = clientData('webauthn.get', now);
      const data = authenticatorData(now.site, counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      };
    },
  };
}
