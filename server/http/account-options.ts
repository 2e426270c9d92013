/** What the routes about people need. */
import type { Matches } from '../matches/matches.ts';
import type { Linking } from '../people/linking.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { People } from '../people/people.ts';
import type { Vacations } from '../people/vacations.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Presence } from '../sockets/presence.ts';
import type { Storage } from '../storage/storage.ts';
import type { Channels } from '../told/channels.ts';
import type { Mailer } from '../told/mailer.ts';
import type { Sender } from '../told/sender.ts';
import type { Teller } from '../told/teller.ts';

export interface AccountOptions {
  readonly people: People;
  readonly matches: Matches;
  readonly storage: Storage;
  readonly presence: Pick<Presence, 'isHere'>;
  readonly channels: Channels;
  readonly sender: Sender;
  readonly teller: Teller;
  readonly siteUrl: string | null;
  /** The key with which browsers subscribe; null where nothing is pushed. */
  readonly pushKey: string | null;
  /** Null where no mail is sent. */
  readonly mailer: Mailer | null;
  readonly hasBots: boolean;
  /** Limits: requests of an address, and tests of channels of an account. */
  readonly requests: RateLimit;
  readonly tests: RateLimit;
  /** Webhooks that an account or a table may try. */
  readonly webhookTests: RateLimit;
  /** Links and recoveries, of an account and of an address. */
  readonly links: RateLimit;
  /** Mails to confirm an address, of an account and to an address. */
  readonly confirmations: { readonly ofAccount: RateLimit; readonly ofAddress: RateLimit };
  readonly linking: Linking;
  readonly passkeys: Passkeys;
  readonly vacations: Vacations;
}
