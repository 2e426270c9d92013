/** Puts together what tells people: the keys, the channels, and what sends to them. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Engines } from '../matches/engine.ts';
import { type Sealing, sealingOf } from '../people/sealing.ts';
import type { Presence } from '../sockets/presence.ts';
import type { Storage } from '../storage/storage.ts';
import { type Worker, first, run } from '../storage/work.ts';
import { Channels } from './channels.ts';
import type { RateLimit } from '../rate-limit.ts';
import { type Mailer, openMailer } from './mailer.ts';
import type { PushKeys } from './post.ts';
import { type Sender, makeSender } from './sender.ts';
import { Teller, type TellerOptions } from './teller.ts';

export interface Telling {
  readonly channels: Channels;
  readonly sender: Sender;
  readonly teller: Teller;
  /** Null where nothing is pushed. */
  readonly pushKeys: PushKeys | null;
  /** Null where no mail is sent. */
  readonly mailer: Mailer | null;
}

export interface TellingOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly engines: Engines;
  readonly presence: Pick<Presence, 'isLooking'>;
  readonly log: FastifyBaseLogger;
  readonly onTried: TellerOptions['onTried'];
  /** How many mails may be sent in all. */
  readonly mails: RateLimit;
}

/** Everything that tells people. Nothing is sent without `SITE_URL`, nor pushed unless that is https. */
export async function openTelling({
  config,
  storage,
  engines,
  presence,
  log,
  onTried,
  mails,
}: TellingOptions): Promise<Telling> {
  const { siteUrl, hasAccounts, notifyHosts, smtp } = config;
  const sealing = hasAccounts && siteUrl !== null ? sealingOf(config) : null;
  if (hasAccounts && siteUrl !== null && !sealing) {
    log.warn('SECRET_KEY is not set: with Postgres it is needed for notifications, which are off.');
  }
  const pushKeys = sealing && siteUrl?.startsWith('https:') === true ? await pushKeysIn(storage, sealing) : null;
  const mailer = sealing && smtp ? openMailer(smtp.url, smtp.from, mails) : null;
  const channels = new Channels(storage, sealing);
  const sender = makeSender({ exempt: notifyHosts });
  const teller = new Teller({
    storage,
    channels,
    sender,
    games: engines,
    siteUrl,
    pushKeys,
    mailer,
    log,
    ...(onTried ? { onTried } : {}),
    isLooking: presence.isLooking.bind(presence),
    now: Date.now,
  });
  return { channels, sender, teller, pushKeys, mailer };
}

const SELECT_KEYS = `SELECT value FROM server WHERE name = 'push-keys'`;

/** The keys of this server for push services, made when they are missing or cannot be read. */
async function pushKeysIn(storage: Worker, sealing: Sealing): Promise<PushKeys> {
  const keysOf = (row: { value: string } | undefined): PushKeys | undefined => {
    const text = row && sealing.open(row.value);
    return text === undefined ? undefined : (JSON.parse(text) as PushKeys);
  };
  const known = keysOf(await storage.work(() => first<{ value: string }>(SELECT_KEYS)));
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const value = sealing.seal(JSON.stringify(webPush.generateVAPIDKeys()));
  return storage.work(function* () {
    // Locks the row, so that of two processes the second one reads what the first has made.
    yield* run(
      `INSERT INTO server (name, value) VALUES ('push-keys', @value) ON CONFLICT (name) DO UPDATE SET value = server.value`,
      {
        value,
      },
    );
    const stored = keysOf(yield* first<{ value: string }>(SELECT_KEYS));
    if (stored) return stored;
    yield* run(`UPDATE server SET value = @value WHERE name = 'push-keys'`, { value });
    return keysOf({ value })!;
  });
}
