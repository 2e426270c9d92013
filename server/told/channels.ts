/** Where accounts and tables are told things: browsers and webhooks. Their addresses are stored sealed. */
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { hashOf, newCredentials, newMatchID } from '../matches/credentials.ts';
import type { Sealing } from '../people/sealing.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type ChannelKind, type MailTarget, type Subscription, type Webhook, kindOfWebhook } from './post.ts';

/** Whose channel it is. */
export type Owner = `a:${string}` | `t:${string}`;

export const ofAccount = (account: string): Owner => `a:${account}`;
export const ofTable = (match: string): Owner => `t:${match}`;

/** A channel as its owner sees it: never its whole address. */
export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The host it leads to. */
  readonly label: string;
  readonly isOn: boolean;
  /** Why it is off, such as `404`. */
  readonly why?: string;
}

export interface ChannelRow {
  id: string;
  owner: Owner;
  kind: ChannelKind;
  target: string;
  label: string;
  state: 'on' | 'off';
  why: string | null;
  failing_since: number | null;
}

const MOST = { push: 10, mail: 2, webhook: 5, table: 3 } as const;
/** How long an address can be confirmed, in ms. */
const CONFIRM_MS = 86_400_000;
const MAC_LENGTH = 22;

const groupOf = (kind: ChannelKind): 'push' | 'mail' | 'webhook' =>
  kind === 'push' || kind === 'mail' ? kind : 'webhook';

/** An address as its owner recognises it. */
const shortened = (address: string): string => address.replace(/^(.).*(?=@)/, '$1…');

const channelOf = ({ id, kind, label, state, why }: ChannelRow): Channel => ({
  id,
  kind,
  label,
  isOn: state === 'on',
  ...(why === null ? {} : { why }),
});

/** The channels of an owner that are on. */
export const channelsOf = (owner: Owner): Work<ChannelRow[]> =>
  rows<ChannelRow>(`SELECT * FROM channels WHERE owner = @owner AND state = 'on' ORDER BY created_at`, { owner });

/** Removes a channel and what was to be sent there. */
export function* removeChannel(id: string): Work<void> {
  yield* run('DELETE FROM deliveries WHERE channel = @id', { id });
  yield* run('DELETE FROM channels WHERE id = @id', { id });
}

/** Compares in constant time. */
const areSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export class Channels {
  constructor(
    private readonly storage: Worker,
    /** Null where addresses cannot be kept secret: then there are no channels. */
    private readonly sealing: Sealing | null,
    private readonly now: () => number = Date.now,
  ) {}

  /** Adds a browser to an account; the same one again is not added twice. Whoever used the browser before is no longer told there. */
  async addPush(account: string, subscription: Subscription): Promise<string> {
    const { endpoint, keys } = subscription;
    const target: Subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
    return this.add(ofAccount(account), 'push', target, new URL(endpoint).hostname, true);
  }

  /** Adds a webhook to an account or a table; returns its ID, and the secret with which messages to a program are signed. */
  async addWebhook(owner: Owner, url: string): Promise<{ id: string; secret?: string }> {
    const kind = kindOfWebhook(url);
    const webhook: Webhook = { url, secret: newCredentials() };
    const id = await this.add(owner, kind, webhook, new URL(url).hostname, false, url);
    return kind === 'json' ? { id, secret: webhook.secret } : { id };
  }

  /** Remembers that somebody wants to be told at an address, until they show by a code that it is theirs; the last one counts. */
  async expectMail(account: string, address: string, code: string): Promise<void> {
    const about = this.sealed().seal(address);
    const until = this.now() + CONFIRM_MS;
    await this.storage.work(function* () {
      yield* run(`DELETE FROM secrets WHERE account = @account AND kind = 'mail'`, { account });
      yield* run(
        `INSERT INTO secrets (hash, account, kind, about, expires_at) VALUES (@hash, @account, 'mail', @about, @until)`,
        { hash: hashOf(`mail ${code}`), account, about, until },
      );
    });
  }

  /** Adds the address that a code confirms. Throws a Refusal if it was used, or is too old. */
  async confirmMail(code: string): Promise<void> {
    const now = this.now();
    const found = await this.storage.work(() =>
      first<{ account: string; about: string }>(
        `DELETE FROM secrets WHERE hash = @hash AND kind = 'mail' AND expires_at > @now RETURNING account, about`,
        { hash: hashOf(`mail ${code}`), now },
      ),
    );
    const address = found && this.sealed().open(found.about);
    if (address === undefined) throw new Refusal('expired', 'This code has been used, or is too old.');
    const target: MailTarget = { address };
    await this.add(
      ofAccount(found!.account),
      'mail',
      target,
      shortened(address),
      false,
      `mail ${address.toLowerCase()}`,
    );
  }

  /** What ends the mail of a channel. */
  unsubscribeToken(id: string): string {
    return `${id}.${this.sealed().nameOf(`unsubscribe ${id}`).slice(0, MAC_LENGTH)}`;
  }

  /** Ends the mail of a channel; nothing happens if it has ended, or the token is not one of ours. */
  async unsubscribe(token: string): Promise<void> {
    const id = token.split('.')[0]!;
    if (areSame(token, this.unsubscribeToken(id))) await this.storage.work(() => removeChannel(id));
  }

  private sealed(): Sealing {
    if (!this.sealing) throw new Refusal('bad-target', 'This server sends no notifications yet.');
    return this.sealing;
  }

  private async add(
    owner: Owner,
    kind: ChannelKind,
    target: object,
    label: string,
    isOnlyOwners: boolean,
    name = JSON.stringify(target),
  ): Promise<string> {
    const sealing = this.sealed();
    const now = this.now();
    const most = owner.startsWith('t:') ? MOST.table : MOST[groupOf(kind)];
    const key = sealing.nameOf(name);
    return this.storage.work(function* () {
      if (isOnlyOwners) {
        const others = yield* rows<{ id: string }>(
          'SELECT id FROM channels WHERE target_key = @key AND owner <> @owner',
          { key, owner },
        );
        for (const { id } of others) yield* removeChannel(id);
      }
      const again = yield* first<{ id: string }>(
        `UPDATE channels SET state = 'on', why = NULL, failing_since = NULL WHERE owner = @owner AND target_key = @key RETURNING id`,
        { owner, key },
      );
      if (again) return again.id;
      const there = yield* rows<{ id: string; kind: ChannelKind }>(
        'SELECT id, kind FROM channels WHERE owner = @owner',
        {
          owner,
        },
      );
      const alike = there.filter((each) => groupOf(each.kind) === groupOf(kind));
      if (alike.length >= most) throw new Refusal('too-many', `target: at most ${String(most)} are allowed.`);
      const id = newMatchID();
      yield* run(
        `INSERT INTO channels (id, owner, kind, target, target_key, label, state, created_at)
           VALUES (@id, @owner, @kind, @target, @key, @label, 'on', @now)`,
        { id, owner, kind, target: sealing.seal(JSON.stringify(target)), key, label, now },
      );
      return id;
    });
  }

  /** The channels of an owner, the first one first. */
  async of(owner: Owner): Promise<Channel[]> {
    const found = await this.storage.work(() =>
      rows<ChannelRow>('SELECT * FROM channels WHERE owner = @owner ORDER BY created_at', { owner }),
    );
    return found.map(channelOf);
  }

  /** One of an owner's channels. Throws a Refusal if there is none. */
  async one(owner: Owner, id: string): Promise<ChannelRow> {
    const row = await this.storage.work(() =>
      first<ChannelRow>('SELECT * FROM channels WHERE id = @id AND owner = @owner', { id, owner }),
    );
    if (!row) throw new Refusal('bad-request', 'id: there is no such channel.');
    return row;
  }

  /** Removes one of an owner's channels; returns whether there was one. */
  async remove(owner: Owner, id: string): Promise<void> {
    await this.one(owner, id);
    await this.storage.work(() => removeChannel(id));
  }

  /** Turns a channel on again. */
  turnOn(id: string): Promise<void> {
    return this.storage.work(() =>
      run(`UPDATE channels SET state = 'on', why = NULL, failing_since = NULL WHERE id = @id`, { id }),
    );
  }

  /** Where a channel leads; undefined if it cannot be read: the key is another one. */
  targetOf({ target }: ChannelRow): unknown {
    const text = this.sealing?.open(target);
    return text === undefined ? undefined : JSON.parse(text);
  }
}
