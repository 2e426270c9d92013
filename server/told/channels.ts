/** Where accounts and tables are told things: browsers and webhooks. Their addresses are stored sealed. */
import { Refusal } from '../refusal.ts';
import { newCredentials, newMatchID } from '../matches/credentials.ts';
import type { Sealing } from '../people/sealing.ts';
import { type Work, type Worker, first, rows, run } from '../storage/work.ts';
import { type ChannelKind, type Subscription, type Webhook, kindOfWebhook } from './post.ts';

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

const MOST = { push: 10, webhook: 5, table: 3 } as const;

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

  private async add(
    owner: Owner,
    kind: ChannelKind,
    target: object,
    label: string,
    isOnlyOwners: boolean,
    name = JSON.stringify(target),
  ): Promise<string> {
    const { sealing } = this;
    if (!sealing) throw new Refusal('bad-target', 'This server sends no notifications yet.');
    const now = this.now();
    const most = owner.startsWith('t:') ? MOST.table : kind === 'push' ? MOST.push : MOST.webhook;
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
      const there = yield* rows<{ id: string; kind: string }>('SELECT id, kind FROM channels WHERE owner = @owner', {
        owner,
      });
      const alike = there.filter((each) => (each.kind === 'push') === (kind === 'push'));
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
