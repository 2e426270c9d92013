/** Sends what is due, and decides what becomes of it by the answer. */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { GameMeta } from '../../src/kit/game-meta.ts';
import { type Account, accountById, accountOf } from '../people/accounts.ts';
import type { Match } from '../match.ts';
import type { Storage } from '../storage/storage.ts';
import { run, type Work } from '../storage/work.ts';
import { type ChannelRow, type Channels, channelsOf, ofAccount, removeChannel } from './channels.ts';
import {
  type Delivery,
  type OutboxOptions,
  type Outcome,
  dueChannels,
  isCurrent,
  lease,
  settle,
  sweep,
  turnedAway,
} from './outbox.ts';
import type { Mailer } from './mailer.ts';
import {
  type ChannelKind,
  type MailTarget,
  type Message,
  type Post,
  type PushKeys,
  type Subscription,
  type Webhook,
  mailOf,
  named,
  pushPost,
  webhookPost,
} from './post.ts';
import type { Sender, Sent } from './sender.ts';
import { type Text, type Told, deviceText, textOf } from './texts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;
/** How long after a failure it is tried again, in ms; then it is given up. */
const TRY_AGAIN = [0.5 * MINUTE, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 120 * MINUTE] as const;
/** How much these vary, so that not everything is tried at once. */
const SPREAD = 0.2;
const LONGEST_RETRY_AFTER = 60 * MINUTE;
/** A channel on which everything fails for so long is turned off. */
const FAILS_FOR = DAY;
/** The longest that a push service keeps a message, in seconds. */
const LONGEST_TTL = (2 * DAY) / SECOND;
/** How often is looked for something to do, in ms. */
const EVERY = SECOND;

export interface TellerOptions extends OutboxOptions {
  readonly storage: Storage;
  readonly channels: Channels;
  readonly sender: Sender;
  readonly games: ReadonlyMap<string, { readonly game: { readonly meta: Pick<GameMeta, 'title'> } }>;
  /** Where the links of messages lead; null: nothing is sent. */
  readonly siteUrl: string | null;
  readonly pushKeys: PushKeys | null;
  /** Null where no mail is sent. */
  readonly mailer?: Mailer | null;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly random?: () => number;
  /** Called with what became of each try to deliver something; `waiting`: it is tried again. */
  readonly onTried?: (kind: ChannelKind, state: Outcome['state']) => void;
}

/** What became of a try, in few words for its owner. */
const statusOf = (sent: Sent): string => (sent.status === null ? sent.why : String(sent.status));

/** Nobody is mailed again within so long who has not been here since, in ms. */
const MAIL_AGAIN = DAY;

const isSuccess = ({ status }: Sent): boolean => status !== null && status >= 200 && status < 300;
/** Whether it makes sense to try again: SMTP's numbers mean the opposite of those of HTTP. */
function isPassing(kind: ChannelKind, { status }: Sent): boolean {
  if (status === null) return true;
  return kind === 'mail' ? status < 500 : status === 408 || status === 429 || status >= 500;
}
/** Whether there is no such receiver any more. */
const isGone = (kind: ChannelKind, { status }: Sent): boolean =>
  kind === 'mail' ? status === 550 || status === 551 || status === 553 : status === 404 || status === 410;

export class Teller {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  constructor(private readonly options: TellerOptions) {}

  /** Starts telling. Returns a function that stops it, and resolves when nothing is under way. */
  start(): () => Promise<void> {
    const { log } = this.options;
    this.timer = setInterval(() => {
      this.underWay ??= this.once()
        .catch((error: unknown) => {
          log.error({ err: error }, 'notifications could not be looked after');
        })
        .finally(() => {
          this.underWay = undefined;
        });
    }, EVERY).unref();
    return async () => {
      clearInterval(this.timer);
      await this.underWay;
    };
  }

  /** Plans and sends everything that is due now. */
  async once(): Promise<void> {
    const { storage, now, log } = this.options;
    await sweep(this.options);
    const channels = await storage.work(() => dueChannels(now()));
    await Promise.all(
      channels.map(({ channel }) =>
        this.serve(channel).catch((error: unknown) => {
          // The lease ends, and it is tried again.
          log.error({ err: error }, 'a notification could not be sent');
        }),
      ),
    );
  }

  /** Somebody has stopped looking at a table. */
  turnedAway(match: string, seat: number): Promise<void> {
    return this.options.storage.work(() => turnedAway(match, seat, this.options.now()));
  }

  /** Tells a person on all their channels that a device was added, at once: it may not have been they. */
  async announceDevice(account: string, language: string): Promise<void> {
    const { storage, siteUrl, log } = this.options;
    if (siteUrl === null) return;
    const message = testMessage(deviceText(language), language, siteUrl);
    for (const channel of await storage.work(() => channelsOf(ofAccount(account)))) {
      void this.post(channel, { ...message, tag: 'device', facts: { kind: 'device' } }).catch((error: unknown) => {
        log.error({ err: error }, 'a new device could not be told');
      });
    }
  }

  /** Sends everything that is due on a channel, as one message. */
  private async serve(id: string): Promise<void> {
    const { storage, now, isLooking } = this.options;
    const { channel, due, until } = await storage.work(() => lease(id, now()));
    if (due.length === 0) return;
    const found = await storage.matches([...new Set(due.map(({ about }) => about.match))]);
    const matches = new Map(found.map(({ match }) => [match.id, match]));
    const isSendable = (each: Delivery): boolean =>
      channel?.state === 'on' && isCurrent(matches.get(each.about.match), each.about, isLooking);
    const current = due.filter(isSendable);
    const old = due.filter((each) => !isSendable(each));
    if (old.length > 0) await storage.work(() => settle(old, until, ended('void', null, now())));
    if (current.length === 0) return;
    const waits = await this.mailedLately(channel!);
    if (waits !== null) {
      for (const each of current) {
        const later: Outcome = { state: 'waiting', status: null, tries: each.tries, nextAt: waits };
        await storage.work(() => settle([each], until, later));
      }
      return;
    }
    const message = await this.messageOf(current, matches);
    const sent = await this.post(channel!, message);
    const became = await storage.work(() => this.conclude(channel!, current, until, sent));
    for (const state of became) this.options.onTried?.(channel!.kind, state);
  }

  /** Until when nothing is mailed: for a day after a mail, unless its person has been here since. Null for other channels. */
  private async mailedLately({ kind, owner }: ChannelRow): Promise<number | null> {
    if (kind !== 'mail') return null;
    const row = await this.options.storage.work(() => accountById(owner.slice(2)));
    if (!row || row.mailed_at === 0 || row.seen_at > row.mailed_at) return null;
    const next = row.mailed_at + MAIL_AGAIN;
    return next > this.options.now() ? next : null;
  }

  /** One message about all that is due. */
  private async messageOf(due: readonly Delivery[], matches: ReadonlyMap<string, Match>): Promise<Message> {
    const { account: id, ...about } = due[0]!.about;
    const account = id === null ? undefined : await this.account(id);
    const language = account?.language ?? 'en';
    const told = due.map(({ about: { match, seat, kind } }) => this.toldOf(matches.get(match)!, seat, kind, language));
    const match = matches.get(about.match)!;
    const isOne = due.length === 1;
    const tableLink = `#table/${match.game}/${encodeURIComponent(match.id)}`;
    const dueAt = match.clock?.running?.due ?? null;
    const tableText = (): Text => ({ title: named(match.seats[about.seat]!.name ?? ''), body: this.where(told[0]!) });
    return {
      id: due[0]!.id,
      text: id === null ? tableText() : textOf(told, language),
      language,
      link: `${this.options.siteUrl ?? ''}/${isOne ? tableLink : '#lobby'}`,
      tag: isOne ? `table-${match.id}` : 'tables',
      ttl: dueAt === null ? LONGEST_TTL : this.ttlOf(dueAt),
      isUrgent: about.kind !== 'over',
      facts: {
        kind: about.kind,
        match: match.id,
        game: match.game,
        turn: match.standing.turn,
        seat: String(about.seat),
        name: match.seats[about.seat]!.name,
        due: dueAt,
      },
    };
  }

  private where({ game, turn }: Told): string {
    return `${game}, turn ${String(turn)}`;
  }

  private ttlOf(dueAt: number): number {
    const left = Math.ceil((dueAt - this.options.now()) / SECOND);
    return Math.min(LONGEST_TTL, Math.max(60, left));
  }

  private toldOf({ game, seats, standing }: Match, seat: number, kind: Told['kind'], language: string): Told {
    const title = this.options.games.get(game)?.game.meta.title;
    const others = seats.flatMap(({ name, bot }, i) => (i === seat ? [] : [named(name ?? bot ?? '')]));
    const inLanguage = title?.[language as keyof typeof title] ?? title?.en ?? game;
    return { kind, game: inLanguage, turn: standing.turn, others: others.filter((name) => name !== '') };
  }

  private async account(id: string): Promise<Account | undefined> {
    const row = await this.options.storage.work(() => accountById(id));
    return row && accountOf(row);
  }

  /** Sends a message to a channel. Never rejects for what the receiver does. */
  async post(channel: ChannelRow, message: Message): Promise<Sent> {
    const { channels, sender, pushKeys, siteUrl, now } = this.options;
    const target = channels.targetOf(channel);
    if (target === undefined || siteUrl === null) return { status: null, why: 'bad-target' };
    if (channel.kind === 'mail') {
      const { mailer } = this.options;
      if (!mailer) return { status: null, why: 'bad-target' };
      return mailer.send(
        mailOf(target as MailTarget, message, { siteUrl, unsubscribe: channels.unsubscribeToken(channel.id) }),
      );
    }
    let post: Post;
    if (channel.kind === 'push') {
      if (!pushKeys) return { status: null, why: 'bad-target' };
      post = await pushPost(target as Subscription, message, { ...pushKeys, subject: siteUrl });
    } else {
      post = webhookPost(channel.kind, target as Webhook, message, now());
    }
    return sender.post(post.url, post.what);
  }

  /** Notes what became of deliveries, and of the channel; returns it for each. */
  private *conclude(
    channel: ChannelRow,
    due: readonly Delivery[],
    until: number,
    sent: Sent,
  ): Work<Outcome['state'][]> {
    const all = (state: Outcome['state']): Outcome['state'][] => due.map(() => state);
    const now = this.options.now();
    const status = statusOf(sent);
    const { id, kind, failing_since: failingSince } = channel;
    if (isSuccess(sent)) {
      yield* settle(due, until, ended('sent', status, now));
      if (kind === 'mail') {
        const account = channel.owner.slice(2);
        yield* run('UPDATE accounts SET mailed_at = @now WHERE id = @account', { account, now });
      }
      if (failingSince !== null) yield* run('UPDATE channels SET failing_since = NULL WHERE id = @id', { id });
      return all('sent');
    }
    const hasGone = isGone(kind, sent);
    if (hasGone && kind === 'push') {
      yield* removeChannel(id);
      return all('dead');
    }
    const isOff = hasGone || sent.status === 401 || sent.status === 403;
    const hasFailedLong = failingSince !== null && now - failingSince >= FAILS_FOR;
    if (isOff || hasFailedLong) {
      yield* run(`UPDATE channels SET state = 'off', why = @status WHERE id = @id`, { id, status });
      yield* settle(due, until, ended('dead', status, now));
      return all('dead');
    }
    if (failingSince === null) yield* run('UPDATE channels SET failing_since = @now WHERE id = @id', { id, now });
    const became: Outcome['state'][] = [];
    for (const each of due) {
      const wait = isPassing(kind, sent) ? this.waitAfter(each.tries, sent) : undefined;
      const outcome: Outcome =
        wait === undefined
          ? ended('dead', status, now)
          : { state: 'waiting', status, tries: each.tries + 1, nextAt: now + wait };
      yield* settle([each], until, outcome);
      became.push(outcome.state);
    }
    return became;
  }

  /** How long to wait before the next try; undefined if there is none. */
  private waitAfter(tries: number, sent: Sent): number | undefined {
    const wait = TRY_AGAIN[tries];
    if (wait === undefined) return undefined;
    const { random = Math.random } = this.options;
    const asked = sent.status === null ? 0 : Math.max(0, (sent.retryAfter ?? 0) * SECOND);
    return Math.max(wait * (1 + SPREAD * (2 * random() - 1)), Math.min(asked, LONGEST_RETRY_AFTER));
  }
}

const ended = (state: 'sent' | 'void' | 'dead', status: string | null, now: number): Outcome => ({
  state,
  status,
  tries: 0,
  nextAt: now,
});

/** What a message to try a channel says. */
export const testMessage = (text: Text, language: string, siteUrl: string): Message => ({
  id: createHash('sha256').update(String(Math.random())).digest('base64url').slice(0, 16),
  text,
  language,
  link: `${siteUrl}/#account`,
  tag: 'test',
  ttl: 60,
  isUrgent: true,
  facts: { kind: 'test' },
});
