/** A notification in the form that each kind of channel takes. */
import { createHmac } from 'node:crypto';
import { isolatedName } from '../../src/kit/online/names.ts';
import type { ToSend } from './sender.ts';
import type { Mail } from './mailer.ts';
import { type Text, unsubscribeText } from './texts.ts';

/** Where a channel leads. */
export type ChannelKind = 'push' | 'mail' | 'discord' | 'slack' | 'json';
type WebhookKind = Exclude<ChannelKind, 'push' | 'mail'>;

/** A browser's subscription. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The address of a webhook; `secret` signs what is sent to a program. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What is sent, whatever the channel. */
export interface Message {
  /** Names it for receivers, so that they know a repetition. */
  readonly id: string;
  readonly text: Text;
  readonly language: string;
  /** Where it leads. */
  readonly link: string;
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string;
  /** How many seconds it is of use. */
  readonly ttl: number;
  readonly isUrgent: boolean;
  /** What programs are told. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A confirmed address of mail. */
export interface MailTarget {
  readonly address: string;
}

/** A request to send, and where to. */
export interface Post {
  readonly url: string;
  readonly what: ToSend;
}

const TOPIC_LENGTH = 32;
const topicOf = (tag: string): string =>
  createHmac('sha256', 'topic').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

/** A push message: encrypted for the browser, and signed. */
export async function pushPost(
  { endpoint, keys }: Subscription,
  { text, language, link, tag, ttl, isUrgent }: Message,
  { publicKey, privateKey, subject }: PushKeys & { readonly subject: string },
): Promise<Post> {
  const { default: webPush } = await import('web-push');
  // The form that newer browsers show without our service worker, which reads it elsewhere.
  const payload = { web_push: 8030, notification: { ...text, lang: language, navigate: link, tag } };
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, JSON.stringify(payload), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: ttl,
    topic: topicOf(tag),
    urgency: isUrgent ? 'high' : 'normal',
  });
  return { url: endpoint, what: { headers, body } };
}

/** Discord's Markdown and mentions, and Slack's own signs. */
const forDiscord = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()@:<-]/g, String.raw`\$&`);
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const json = (id: string, body: object, headers: Record<string, string> = {}): ToSend => ({
  headers: { 'content-type': 'application/json', 'notification-id': id, ...headers },
  body: JSON.stringify(body),
});

/** The header by which a program knows that this server has sent something, and when. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${String(at)},v1=${createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex')}`;

/** A message to a webhook. */
export function webhookPost(kind: WebhookKind, { url, secret }: Webhook, message: Message, now: number): Post {
  const { id, text, link, facts } = message;
  const line = `${text.title}: ${text.body}`;
  if (kind === 'discord') {
    // Nobody is mentioned, whatever the names say.
    return { url, what: json(id, { content: `${forDiscord(line)}\n${link}`, allowed_mentions: { parse: [] } }) };
  }
  if (kind === 'slack') return { url, what: json(id, { text: `${forSlack(line)}\n${link}` }) };
  const what = json(id, { id, ...facts, link });
  const at = Math.floor(now / 1000);
  return {
    url,
    what: { ...what, headers: { ...what.headers, signature: signatureOf(secret, at, String(what.body)) } },
  };
}

/** A message as mail. `unsubscribe` is the end of the addresses that end it: for a click by the mail program, and by hand. */
export function mailOf(
  { address }: MailTarget,
  { id, text, language, link }: Message,
  { siteUrl, unsubscribe }: { readonly siteUrl: string; readonly unsubscribe: string },
): Mail {
  const end = `${unsubscribeText(language)}\n${siteUrl}/#unsubscribe/${unsubscribe}`;
  return {
    to: address,
    subject: `${text.title}: ${text.body}`,
    text: `${text.title}: ${text.body}\n\n${link}\n\n-- \n${end}\n`,
    id,
    unsubscribe: `${siteUrl}/unsubscribe/${unsubscribe}`,
  };
}

/** The kind of a webhook, by its host. */
export function kindOfWebhook(url: string): WebhookKind {
  const { hostname, pathname } = new URL(url);
  if (/^(\w+\.)?discord(app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')) return 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  return 'json';
}

/** A name within a sentence. */
export const named = (name: string): string => isolatedName(name);
