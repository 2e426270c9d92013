/** What clients may send about their own account. The page imports only the types. */
import { LANGUAGE_CODES } from '../languages.ts';
import { z } from 'zod';
import { playerName } from './wire-schemas.ts';

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const id = z.string().regex(/^[\w-]{1,40}$/, 'is not an ID');
const zone = z.string().max(60).refine(isZone, 'is not a time zone, such as Europe/Berlin');
/** Two hours of the day, which differ. */
const quiet = z
  .string()
  .regex(/^(\d|1\d|2[0-3])-(\d|1\d|2[0-3])$/, 'is not two hours, such as 22-8')
  .refine((text) => text.split('-')[0] !== text.split('-')[1], 'has the same hour twice')
  .nullable();

/** Changes an account, or makes one. */
export const accountBody = z.object({
  name: playerName.optional(),
  language: z.enum(LANGUAGE_CODES).optional(),
  zone: zone.optional(),
  quiet: quiet.optional(),
  unwanted: z
    .array(z.enum(['turn', 'soon', 'over']))
    .max(10)
    .optional(),
  as: z.enum(['cookie', 'token']).default('cookie'),
});

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'is not a day, such as 2026-12-03')
  .refine((text) => isDay(text), 'is not a day of the calendar');
/** From when until when somebody is away, both days included, in the account's time zone. */
export const awayBody = z.object({ since: day, until: day });

/** A code that works once, from a link or typed. */
const code = z.string().min(1).max(100);
export const codeBody = z.object({ code, as: z.enum(['cookie', 'token']).default('cookie') });
/** Asks for a mail that confirms an address. */
export const mailBody = z.object({ address: z.email('is not an address of mail').max(254) });
/** Uses a code that signs nobody in. */
export const onceBody = z.object({ code });
export const unsubscribeParams = z.object({
  token: z.string().regex(/^[\w-]{1,40}\.[\w-]{22}$/, 'is not one of ours'),
});
/** Looks whose a link is. */
export const lookBody = z.object({ code });
/** Seats of a browser from before it had an account. */
export const claimBody = z.object({
  seats: z
    .array(z.object({ matchID: id, playerID: z.string().max(20), credentials: z.string().min(1).max(100) }))
    .max(50),
});
/** Removes everything about oneself; the name shows that it is meant. */
export const deleteBody = z.object({ name: z.string().max(100) });

/** A key of a subscription: as many characters of URL-safe base64 as its bytes need. */
const keyOf = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${String(Math.ceil((bytes * 4) / 3))}}={0,2}$`), 'is not a key of a subscription');

/** Adds a browser that is told things. */
export const channelBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('webhook'), target: z.string().max(500) }),
  z.object({
    kind: z.literal('push'),
    target: z.object({ endpoint: z.string().max(500), keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }) }),
  }),
]);
/** Adds a channel of a table. */
export const tableChannelBody = z.object({
  playerID: z.string().max(20),
  credentials: z.string().min(1).max(100).nullish(),
  target: z.string().max(500),
});
/** Lists or removes channels of a table. */
export const tableOwnBody = tableChannelBody.omit({ target: true });
export const channelParams = z.object({ id });
export const muteBody = z.object({ matchID: id, muted: z.boolean() });

/** Bytes in URL-safe base64. */
const base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*={0,2}$/, 'is not URL-safe base64');
const passkeyId = base64(1400);
export const passkeyParams = z.object({ id: passkeyId });
/** A credential as the browser gives it; `answer`: what its authenticator has answered. */
const credential = <Answer extends z.ZodType>(answer: Answer) =>
  z.object({
    id: passkeyId,
    rawId: passkeyId,
    type: z.literal('public-key'),
    clientExtensionResults: z.looseObject({}).default({}),
    authenticatorAttachment: z.string().max(40).optional(),
    response: answer,
  });
/** A new passkey, as the browser gives it. */
export const newPasskeyBody = z.object({
  response: credential(
    z.object({
      clientDataJSON: base64(4000),
      attestationObject: base64(16_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  ),
});
/** What a passkey has signed. */
export const passkeyBody = z.object({
  response: credential(
    z.object({
      clientDataJSON: base64(4000),
      authenticatorData: base64(4000),
      signature: base64(4000),
      userHandle: base64(200)
        .nullish()
        .transform((handle) => handle ?? undefined),
    }),
  ),
  as: z.enum(['cookie', 'token']).default('cookie'),
});
