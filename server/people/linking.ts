/** Further devices of a person: a link that works once, a recovery code, and what becomes of an account that is joined to another. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { hashOf, newCredentials } from '../matches/credentials.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type AccountRow, type Device, type SignedIn, accountById, forget, noAccount, signIn } from './accounts.ts';

/** How long a link to use another device works, in ms. */
export const LINK_MS = 10 * 60_000;
/** A recovery code works until it is used. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 26;

type Kind = 'link' | 'recovery';

/** 26 letters, more than 128 random bits, so that nobody guesses one. */
const newRecoveryCode = (): string => {
  let code = '';
  while (code.length < RECOVERY_LENGTH) {
    const byte = randomBytes(1)[0]!;
    // Every letter is equally likely.
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length]!;
  }
  return code;
};

/** The code as it was made, however it was typed. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
const stored = (kind: Kind, code: string): string => hashOf(`${kind} ${kind === 'recovery' ? plain(code) : code}`);

const expired = (): Refusal => new Refusal('expired', 'This code has been used, or is too old.');
/** The same words whether or not there is such an account. */
const wrong = (): Refusal => new Refusal('not-authorized', 'This code does not work.');

function* remember(account: string, kind: Kind, code: string, until: number): Work<void> {
  yield* run('DELETE FROM secrets WHERE account = @account AND kind = @kind', { account, kind });
  yield* run('INSERT INTO secrets (hash, account, kind, expires_at) VALUES (@hash, @account, @kind, @until)', {
    hash: stored(kind, code),
    account,
    kind,
    until,
  });
}

/** What a link leads to. */
export interface Linked {
  readonly account: string;
  readonly name: string;
  readonly games: number;
}

export class Linking {
  constructor(
    private readonly storage: Worker,
    private readonly now: () => number = Date.now,
  ) {}

  /** A code for another device; one made before stops working. */
  async newLink(account: string): Promise<{ code: string; expiresAt: number }> {
    const code = newCredentials();
    const expiresAt = this.now() + LINK_MS;
    await this.storage.work(() => remember(account, 'link', code, expiresAt));
    return { code, expiresAt };
  }

  /** A code for when all devices are lost; one made before stops working. */
  async newRecovery(account: string): Promise<string> {
    const code = newRecoveryCode();
    await this.storage.work(() => remember(account, 'recovery', code, FOR_EVER));
    return code;
  }

  /** Whose a link is; it is not used by that. */
  look(code: string): Promise<Linked> {
    const now = this.now();
    return this.storage.work(function* () {
      const found = yield* first<{ account: string }>(
        `SELECT account FROM secrets WHERE hash = @hash AND kind = 'link' AND expires_at > @now`,
        { hash: stored('link', code), now },
      );
      const row = found && (yield* accountById(found.account));
      if (!row) throw expired();
      const seats = yield* rows('SELECT seat FROM sittings WHERE account = @account', { account: row.id });
      return { account: row.id, name: row.name, games: seats.length };
    });
  }

  /** Uses a code, once: signs a device in. */
  use(kind: Kind, code: string, label: string): Promise<SignedIn & { readonly language: string }> {
    const now = this.now();
    return this.storage.work(function* () {
      // Of two who use it at once, one finds it.
      const found = yield* first<{ account: string }>(
        'DELETE FROM secrets WHERE hash = @hash AND kind = @kind AND expires_at > @now RETURNING account',
        { hash: stored(kind, code), kind, now },
      );
      const row = found && (yield* accountById(found.account));
      if (!row) throw kind === 'link' ? expired() : wrong();
      return { ...(yield* signIn(row.id, label, now)), language: row.language };
    });
  }

  /** The devices of an account, the last used first. */
  async devices(account: string): Promise<Device[]> {
    const found = await this.storage.work(() =>
      rows<{ id: string; label: string; created_at: number; seen_at: number }>(
        'SELECT id, label, created_at, seen_at FROM devices WHERE account = @account ORDER BY seen_at DESC, created_at DESC',
        { account },
      ),
    );
    return found.map((row) => ({ id: row.id, label: row.label, createdAt: row.created_at, seenAt: row.seen_at }));
  }

  /** Signs devices of an account out: one, or all; returns which. */
  async revoke(account: string, device: string | null): Promise<string[]> {
    const revoked = await this.storage.work(() =>
      device === null
        ? rows<{ id: string }>('DELETE FROM devices WHERE account = @account RETURNING id', { account })
        : rows<{ id: string }>('DELETE FROM devices WHERE account = @account AND id = @device RETURNING id', {
            account,
            device,
          }),
    );
    return revoked.map(({ id }) => id);
  }

  /** Gives everything of an account to another, except its seats, and removes it. */
  join(from: string, into: string): Promise<void> {
    return this.storage.work(function* () {
      const owners = { from: `a:${from}`, into: `a:${into}` };
      yield* run(
        `UPDATE channels SET owner = @into WHERE owner = @from
           AND target_key NOT IN (SELECT target_key FROM channels WHERE owner = @into)`,
        owners,
      );
      yield* run('UPDATE results SET account = @into WHERE account = @from', { from, into });
      yield* run('UPDATE chat SET account = @into WHERE account = @from', { from, into });
      yield* run('UPDATE vacations SET account = @into WHERE account = @from', { from, into });
      yield* run('UPDATE passkeys SET account = @into WHERE account = @from', { from, into });
      yield* forget(from);
    });
  }

  /** Everything that is stored about a person, readable; not the addresses of their channels, which are secrets of others. */
  export(account: string): Promise<object> {
    return this.storage.work(function* () {
      const row = yield* accountById(account);
      if (!row) throw noAccount();
      const of = { account, owner: `a:${account}` };
      return {
        account: row satisfies AccountRow,
        devices: yield* rows('SELECT id, label, created_at, seen_at FROM devices WHERE account = @account', of),
        seats: yield* rows('SELECT match_id, seat FROM sittings WHERE account = @account', of),
        results: yield* rows('SELECT * FROM results WHERE account = @account', of),
        channels: yield* rows('SELECT id, kind, label, state, why, created_at FROM channels WHERE owner = @owner', of),
        notifications: yield* rows(
          `SELECT content, next_at, state, status FROM deliveries
             WHERE channel IN (SELECT id FROM channels WHERE owner = @owner) ORDER BY next_at`,
          of,
        ),
        muted: yield* rows('SELECT match_id FROM muted WHERE account = @account', of),
        vacations: yield* rows('SELECT since, until, days FROM vacations WHERE account = @account', of),
        passkeys: yield* rows('SELECT id, label, created_at, used_at FROM passkeys WHERE account = @account', of),
        planned: yield* rows(`SELECT match_id, seat, answers FROM plans WHERE ${OWN_SEATS}`, of),
        chat: (yield* chatOf(account)).map(({ match, message: { at, payload } }) => ({ match, at, payload })),
      };
    });
  }

  /** Removes a person: what they said becomes empty, their results nameless. Their seats are given up before. */
  remove(account: string): Promise<void> {
    return this.storage.work(function* () {
      yield* run('UPDATE results SET account = NULL, name = NULL WHERE account = @account', { account });
      yield* forget(account);
    });
  }

  /**
   * Empties what a person has said, and what was noted about them by name, also at seats that they gave up; what they have planned
   * goes too.
   */
  silence(account: string): Promise<void> {
    return this.storage.work(function* () {
      yield* run(`DELETE FROM plans WHERE ${OWN_SEATS}`, { account });
      for (const { n, match, message } of yield* chatOf(account)) {
        const emptied = JSON.stringify({ ...message, notice: undefined, payload: '', deleted: true });
        yield* run('UPDATE chat SET message = @emptied, account = NULL WHERE match_id = @match AND n = @n', {
          ...{ match, n, emptied },
        });
      }
    });
  }
}

const OWN_SEATS = '(match_id, seat) IN (SELECT match_id, seat FROM sittings WHERE account = @account)';

interface Spoken {
  readonly n: number;
  readonly match: string;
  readonly message: { readonly sender: string; readonly payload: string; readonly at: number };
}

/**
 * The messages of an account, wherever it sat. Messages of guests, and those from before it was noted whose they are, are those of
 * whoever has the seat.
 */
function* chatOf(account: string): Work<Spoken[]> {
  const found = yield* rows<{ n: number; match: string; message: string; account: string | null; seat: number | null }>(
    `SELECT n, chat.match_id AS match, message, chat.account AS account, seat FROM chat
       LEFT JOIN sittings ON sittings.match_id = chat.match_id AND sittings.account = @account
       WHERE chat.account = @account OR (chat.account IS NULL AND seat IS NOT NULL) ORDER BY n`,
    { account },
  );
  const spoken = new Map<number, Spoken>();
  for (const { n, match, message: text, account: whose, seat } of found) {
    const message = JSON.parse(text) as Spoken['message'];
    if (whose !== null || message.sender === String(seat)) spoken.set(n, { n, match, message });
  }
  return [...spoken.values()];
}
