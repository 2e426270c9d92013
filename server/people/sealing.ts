/**
 * Hides what must be readable again, such as the addresses of browsers, under a key that is not in the database: whoever has a
 * backup alone cannot read it.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealing {
  /** Hides a text. */
  seal(text: string): string;
  /** Returns a hidden text; undefined if it was hidden under another key, or changed. */
  open(sealed: string): string | undefined;
  /** A name for a text by which it can be found again without being readable. */
  nameOf(text: string): string;
}

/** Seals under a secret of any length. */
export function sealingWith(secret: string): Sealing {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'dominant-species', use, 32));
  const key = keyFor('seal');
  const naming = keyFor('name');
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
    nameOf: (text) => createHmac('sha256', naming).update(text).digest('base64url'),
  };
}

export interface KeyPlace {
  readonly secretKey: string | null;
  readonly databaseUrl: string | null;
  readonly dataFile: string;
}

/**
 * The sealing of a server: under `SECRET_KEY`, or with SQLite under a key in a file beside the database, made when it is missing.
 * Null with Postgres and no key: nothing that would need one is stored then.
 */
export function sealingOf({ secretKey, databaseUrl, dataFile }: KeyPlace): Sealing | null {
  if (secretKey !== null) return sealingWith(secretKey);
  if (databaseUrl !== null) return null;
  if (dataFile === ':memory:') return sealingWith(randomBytes(32).toString('base64url'));
  const file = join(dirname(dataFile), 'dominant-species.key');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 16)
    throw new Error(`${file} holds no key. Restore it from a backup, or delete it to lose all channels.`);
  return sealingWith(key);
}
