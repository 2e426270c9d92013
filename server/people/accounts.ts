/** People as the server knows them: accounts, and the devices that are signed in to them. Guests have none. */
import { Refusal } from '../refusal.ts';
import { hashOf, newCredentials, newMatchID } from '../matches/credentials.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';

/** What an account says about its person. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** The time zone, such as `Europe/Berlin`. */
  readonly zone: string;
  /** Hours without notifications, such as `22-8`; null for none. */
  readonly quiet: string | null;
  /** The kinds of notifications that are not wanted. */
  readonly unwanted: readonly string[];
  readonly createdAt: number;
}

/** What a person may change. */
export type AccountChanges = {
  readonly [Key in 'name' | 'language' | 'zone' | 'quiet' | 'unwanted']?: Account[Key] | undefined;
};

/** A browser or program that is signed in. */
export interface Device {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface AccountRow {
  id: string;
  name: string;
  language: string;
  zone: string;
  quiet: string | null;
  kinds: string;
  created_at: number;
  mailed_at: number;
  seen_at: number;
}

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  language: row.language,
  zone: row.zone,
  quiet: row.quiet,
  unwanted: JSON.parse(row.kinds) as string[],
  createdAt: row.created_at,
});

/** What a new device shows from now on, which is never sent again. */
export interface SignedIn {
  readonly id: string;
  readonly secret: string;
}

/** Devices of an account; the longest unused goes when there are more. */
export const MOST_DEVICES = 20;
const LABEL_LENGTH = 80;
/** That somebody was here is noted at most so often, in ms. */
const SEEN_EVERY = 3_600_000;

export const noAccount = (): Refusal => new Refusal('no-account', 'You are not signed in here.');

/** An account; undefined if there is none. */
export const accountById = (id: string): Work<AccountRow | undefined> =>
  first<AccountRow>('SELECT * FROM accounts WHERE id = @id', { id });

/** Signs a device in to an account. */
export function* signIn(account: string, label: string, now: number): Work<SignedIn> {
  const secret = newCredentials();
  yield* run(
    `INSERT INTO devices (hash, id, account, label, created_at, seen_at) VALUES (@hash, @id, @account, @label, @now, @now)`,
    { hash: hashOf(secret), id: newMatchID(), account, label: label.slice(0, LABEL_LENGTH), now },
  );
  yield* run(
    `DELETE FROM devices WHERE hash IN
       (SELECT hash FROM devices WHERE account = @account ORDER BY seen_at DESC, created_at DESC LIMIT 1000 OFFSET @most)`,
    { account, most: MOST_DEVICES },
  );
  return { id: account, secret };
}

/** How many people the server knows. */
export function* countAccounts(): Work<number> {
  return (yield* first<{ n: number }>('SELECT count(*) AS n FROM accounts'))!.n;
}

/** Everything that an account has besides its seats. */
export function* forget(account: string): Work<void> {
  yield* run('DELETE FROM deliveries WHERE channel IN (SELECT id FROM channels WHERE owner = @owner)', {
    owner: `a:${account}`,
  });
  yield* run('DELETE FROM channels WHERE owner = @owner', { owner: `a:${account}` });
  for (const table of ['devices', 'secrets', 'sittings', 'muted', 'vacations', 'passkeys']) {
    yield* run(`DELETE FROM ${table} WHERE account = @account`, { account });
  }
  yield* run('DELETE FROM accounts WHERE id = @account', { account });
}

export class Accounts {
  constructor(
    private readonly storage: Worker,
    private readonly now: () => number = Date.now,
  ) {}

  /** Makes an account and signs its first device in. */
  create(person: Pick<Account, 'name' | 'language' | 'zone'>, label: string): Promise<SignedIn> {
    const { name, language, zone } = person;
    const now = this.now();
    return this.storage.work(function* () {
      const id = newMatchID();
      yield* run(
        `INSERT INTO accounts (id, name, language, zone, created_at, seen_at) VALUES (@id, @name, @language, @zone, @now, @now)`,
        { id, name, language, zone, now },
      );
      return yield* signIn(id, label, now);
    });
  }

  /** Removes an account that was made for nothing: the seat was refused. */
  remove(account: string): Promise<void> {
    return this.storage.work(() => forget(account));
  }

  /** The account and device that a secret belongs to; undefined if it was revoked or never given. */
  bySecret(secret: string): Promise<{ account: string; device: string } | undefined> {
    const now = this.now();
    return this.storage.work(function* () {
      const device = yield* first<{ id: string; account: string; seen_at: number; mailed_at: number }>(
        `SELECT devices.id, account, devices.seen_at, mailed_at FROM devices JOIN accounts ON accounts.id = account
           WHERE hash = @hash`,
        { hash: hashOf(secret) },
      );
      if (!device) return undefined;
      const { id, account, seen_at: seenAt, mailed_at: mailedAt } = device;
      // After a mail the next visit counts at once: from then on there may be another.
      if (now - seenAt > SEEN_EVERY || mailedAt > seenAt) {
        yield* run('UPDATE devices SET seen_at = @now WHERE id = @id', { now, id });
        yield* run('UPDATE accounts SET seen_at = @now WHERE id = @account', { now, account });
      }
      return { account, device: id };
    });
  }

  /** An account. Throws a Refusal if it is gone. */
  async known(id: string): Promise<Account> {
    const row = await this.storage.work(() => accountById(id));
    if (!row) throw noAccount();
    return accountOf(row);
  }

  /** Changes what an account says about its person. */
  change(id: string, changes: AccountChanges): Promise<Account> {
    return this.storage.work(function* () {
      const row = yield* accountById(id);
      if (!row) throw noAccount();
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const after: Account = { ...accountOf(row), ...given };
      const { name, language, zone, quiet } = after;
      yield* run(
        'UPDATE accounts SET name = @name, language = @language, zone = @zone, quiet = @quiet, kinds = @kinds WHERE id = @id',
        { id, name, language, zone, quiet, kinds: JSON.stringify(after.unwanted) },
      );
      return after;
    });
  }

  /** The matches at which an account sits, the last first. */
  matchesOf(account: string, limit: number): Promise<{ id: string; seat: number }[]> {
    return this.storage.work(() =>
      rows<{ id: string; seat: number }>(
        `SELECT match_id AS id, seat FROM sittings JOIN matches ON matches.id = match_id
           WHERE account = @account ORDER BY finished, updated_at DESC LIMIT @limit`,
        { account, limit },
      ),
    );
  }

  /** Mutes a table for an account, or ends that. */
  mute(account: string, match: string, isMuted: boolean): Promise<void> {
    return this.storage.work(() =>
      run(
        isMuted
          ? 'INSERT INTO muted (account, match_id) VALUES (@account, @match) ON CONFLICT DO NOTHING'
          : 'DELETE FROM muted WHERE account = @account AND match_id = @match',
        { account, match },
      ),
    );
  }

  /** The tables that an account has muted. */
  async muted(account: string): Promise<string[]> {
    const found = await this.storage.work(() =>
      rows<{ id: string }>('SELECT match_id AS id FROM muted WHERE account = @account', { account }),
    );
    return found.map(({ id }) => id);
  }
}
