/**
 * Passkeys: keys of a person that their devices keep and sign with. The server has only the public halves. Every challenge works
 * once, for a few minutes; where players reach the server is a setting, never what a request says.
 */
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { hashOf, newCredentials } from '../matches/credentials.ts';
import { Refusal } from '../refusal.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type SignedIn, accountById, noAccount, signIn } from './accounts.ts';

/** The most passkeys of an account. */
export const MOST_PASSKEYS = 10;
/** How long a challenge works, in ms. */
export const CHALLENGE_MS = 5 * 60_000;
const LABEL_LENGTH = 80;

/** A passkey as its person sees it. */
export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  /** When it last signed a device in; null if it never has. */
  readonly usedAt: number | null;
}

/** Where passkeys are made and used: the name that they belong to, and the page. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

/** The site of passkeys; null where browsers make none: without https, except on the machine itself, and for bare addresses. */
export function siteOf(siteUrl: string | null): Site | null {
  if (siteUrl === null) return null;
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null;
}

type Kind = 'passkey-new' | 'passkey-use';

interface PasskeyRow {
  readonly id: string;
  readonly account: string;
  readonly public_key: string;
  readonly transports: string;
}

/** The same words whatever is wrong with it. */
const wrong = (): Refusal => new Refusal('not-authorized', 'This passkey does not work here.');
const late = (): Refusal => new Refusal('expired', 'This took too long, or was used before. Try again.');

/** Nobody's: who signs in is not known before. */
const NOBODY = '';

export interface PasskeyOptions {
  readonly storage: Worker;
  readonly site: Site | null;
  readonly now?: () => number;
}

export class Passkeys {
  private readonly storage: Worker;
  private readonly now: () => number;
  private readonly place: Site | null;

  constructor({ storage, site, now = Date.now }: PasskeyOptions) {
    this.storage = storage;
    this.place = site;
    this.now = now;
  }

  /** Whether there are passkeys on this server. */
  get isOn(): boolean {
    return this.place !== null;
  }

  private get site(): Site {
    if (this.place) return this.place;
    throw new Refusal(
      'bad-request',
      'This server has no passkeys: they need https and a name, in the setting SITE_URL.',
    );
  }

  /** What a browser needs to make a passkey for an account. */
  async beginNew(account: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { id } = this.site;
    const known = await this.rowsOf(account);
    if (known.length >= MOST_PASSKEYS) {
      throw new Refusal(
        'bad-request',
        `There are ${String(MOST_PASSKEYS)} passkeys already, the most allowed. Remove one.`,
      );
    }
    const row = await this.storage.work(() => accountById(account));
    if (!row) throw noAccount();
    const challenge = await this.challenge('passkey-new', account);
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: id,
      rpID: id,
      userName: row.name,
      userID: bytes(account),
      challenge,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map((key) => ({ id: key.id, transports: transportsOf(key) })),
    });
  }

  /** Keeps a new passkey of an account. */
  async add(account: string, response: RegistrationResponseJSON, label: string): Promise<Passkey> {
    const { id: rpID, origin } = this.site;
    const expectedChallenge = await this.spend('passkey-new', account, response.response.clientDataJSON);
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw wrong();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const now = this.now();
    const values = {
      ...{ id, account, counter, now, label: label.slice(0, LABEL_LENGTH) },
      key: Buffer.from(publicKey).toString('base64url'),
      transports: JSON.stringify(transports),
    };
    await this.storage.work(function* () {
      // Whoever shows a passkey of somebody else does not get it.
      const taken = yield* first('SELECT id FROM passkeys WHERE id = @id', { id });
      const own = yield* rows('SELECT id FROM passkeys WHERE account = @account', { account });
      if (taken || own.length >= MOST_PASSKEYS) throw wrong();
      yield* run(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, label, created_at)
           VALUES (@id, @account, @key, @counter, @transports, @label, @now)`,
        values,
      );
    });
    return { id, label: values.label, createdAt: now, usedAt: null };
  }

  /** What a browser needs to sign in with a passkey, whosever it is. */
  async beginUse(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id: rpID } = this.site;
    const challenge = await this.challenge('passkey-use', NOBODY);
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({ rpID, challenge, userVerification: 'preferred' });
  }

  /** Signs a device in with a passkey. */
  async use(response: AuthenticationResponseJSON, label: string): Promise<SignedIn & { readonly language: string }> {
    const { id: expectedRPID, origin } = this.site;
    const expectedChallenge = await this.spend('passkey-use', NOBODY, response.response.clientDataJSON);
    const key = await this.storage.work(() =>
      first<PasskeyRow>('SELECT id, account, public_key, transports FROM passkeys WHERE id = @id', { id: response.id }),
    );
    if (!key) throw wrong();
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID,
      requireUserVerification: false,
      // Counters are kept, but nothing follows from them: passkeys that several devices share have none.
      credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: 0 },
    }).catch(() => undefined);
    if (verified?.verified !== true) throw wrong();
    const { newCounter: counter } = verified.authenticationInfo;
    const now = this.now();
    return this.storage.work(function* () {
      const row = yield* accountById(key.account);
      if (!row) throw wrong();
      yield* run('UPDATE passkeys SET counter = @counter, used_at = @now WHERE id = @id', { id: key.id, counter, now });
      return { ...(yield* signIn(row.id, label, now)), language: row.language };
    });
  }

  /** The passkeys of an account, the newest first. */
  async of(account: string): Promise<Passkey[]> {
    const found = await this.storage.work(() =>
      rows<{ id: string; label: string; created_at: number; used_at: number | null }>(
        'SELECT id, label, created_at, used_at FROM passkeys WHERE account = @account ORDER BY created_at DESC',
        { account },
      ),
    );
    return found.map((row) => ({ id: row.id, label: row.label, createdAt: row.created_at, usedAt: row.used_at }));
  }

  /** Removes a passkey of an account. Throws a Refusal if it has none of this name. */
  async remove(account: string, id: string): Promise<void> {
    const found = await this.storage.work(() =>
      rows('DELETE FROM passkeys WHERE account = @account AND id = @id RETURNING id', { account, id }),
    );
    if (found.length === 0) throw new Refusal('bad-request', 'id: there is no such passkey.');
  }

  private rowsOf(account: string): Promise<PasskeyRow[]> {
    return this.storage.work(() =>
      rows<PasskeyRow>('SELECT id, account, public_key, transports FROM passkeys WHERE account = @account', {
        account,
      }),
    );
  }

  /** Makes a challenge for an account. */
  private async challenge(kind: Kind, account: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = newCredentials();
    const until = this.now() + CHALLENGE_MS;
    await this.storage.work(() =>
      run('INSERT INTO secrets (hash, account, kind, expires_at) VALUES (@hash, @account, @kind, @until)', {
        ...{ hash: stored(kind, challenge), account, kind, until },
      }),
    );
    return new Uint8Array(Buffer.from(challenge, 'base64url'));
  }

  /** Uses up the challenge that a response says it answers, and returns it. Throws a Refusal if it does not work any more. */
  private async spend(kind: Kind, account: string, clientData: string): Promise<string> {
    const challenge = challengeIn(clientData);
    const now = this.now();
    const found = await this.storage.work(function* (): Work<boolean> {
      // Of two at once, one finds it.
      const row = yield* first(
        'DELETE FROM secrets WHERE hash = @hash AND kind = @kind AND account = @account AND expires_at > @now RETURNING hash',
        { hash: stored(kind, challenge), kind, account, now },
      );
      return row !== undefined;
    });
    if (!found) throw late();
    return challenge;
  }
}

/** Loaded when it is first used: few sign in this way, and it is large. */
const library = () => import('@simplewebauthn/server');

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const stored = (kind: Kind, challenge: string): string => hashOf(`${kind} ${challenge}`);

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const transportsOf = ({ transports }: PasskeyRow): Transports => JSON.parse(transports) as Transports;

/** The challenge that a browser says it was given; anything else is none of ours. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
