/** Sends mail by the operator's SMTP server: plain text, one recipient, nothing but what is handed in. */
import type { RateLimit } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Sent } from './sender.ts';

/** A mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names it for receivers, so that they know a repetition. */
  readonly id: string;
  /** Where one click ends such mail; none for what somebody has just asked for. */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Hands a mail over. The status is that of SMTP: 250 if it was taken. Never rejects. */
  send(mail: Mail): Promise<Sent>;
}

/** How long the SMTP server may take, in ms: to be reached, to greet, and between two answers. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
/** What SMTP says where mail is to be tried later. */
const TRY_LATER = 450;
const TAKEN = 250;

/** Opens no connection until there is something to send. `limit`: how many mails may be sent in all. */
export function openMailer(url: string, from: string, limit: RateLimit): Mailer {
  const opened = (async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS });
  })();
  // It rejects when something is sent.
  opened.catch(() => undefined);
  return {
    async send({ to, subject, text, id, unsubscribe }) {
      try {
        await limit.use('all');
        const transport = await opened;
        await transport.sendMail({
          from,
          // As an object it is one recipient, whatever it contains.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${hostOf(from)}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : {
                  'list-unsubscribe': `<${unsubscribe}>`,
                  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
                }),
          },
        });
        return { status: TAKEN, retryAfter: null };
      } catch (error) {
        if (error instanceof Refusal) return { status: TRY_LATER, retryAfter: error.retryAfter ?? null };
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        if (responseCode !== undefined) return { status: responseCode, retryAfter: null };
        return { status: null, why: code === 'ETIMEDOUT' ? 'timeout' : 'unreachable' };
      }
    },
  };
}

/** The part of an address behind its `@`, which may be in brackets after a name. */
const hostOf = (address: string): string => /@([^\s>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
