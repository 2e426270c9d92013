/** What clients may send, over REST and sockets: shapes and sizes. What is not of these shapes is refused before anything looks at it. */
import { z } from 'zod';
import { LEVELS } from '../src/dominant-species/bots/index.ts';
import { Refusal } from './refusal.ts';

/** The longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** The longest name, in characters. */
export const NAME_LENGTH = 24;
/** The largest `data` of a player, in characters of JSON. */
const DATA_LENGTH = 2000;
/** The most players a table can have: seats are numbered below it. */
const SEATS = 6;

/** Control characters and those that turn the direction of text, which could make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const name = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(NAME_LENGTH, `is longer than ${String(NAME_LENGTH)} characters`)
  .refine((text) => !UNSEEN.test(text), 'has characters that cannot be seen');
const credentials = z.string().min(1).max(100);
// boardgame.io's players are strings, but some send numbers.
const playerID = z.union([z.string().max(20), z.number().int()]).transform(String);
/** A player as boardgame.io's own clients write it. */
const seat = z.string().max(20);
const data = z
  .unknown()
  .refine((value) => value === undefined || isSmall(value), 'is too large')
  .optional();
const level = z.enum(LEVELS.map((each) => each.name) as [(typeof LEVELS)[number]['name']]);
const matchID = z.string().min(1).max(40);
const asker = { playerID, credentials };

function isSmall(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= DATA_LENGTH;
  } catch {
    // It is nested deeper than can be written.
    return false;
  }
}

export const createBody = z
  .object({
    numPlayers: z.coerce.number().int().min(2).max(SEATS).default(2),
    setupData: z.record(z.string(), z.unknown()).nullish(),
    unlisted: z.boolean().nullish(),
    bots: z.record(z.string().regex(/^[0-5]$/, 'is not a seat'), level).default({}),
    hints: z.boolean().default(false),
    awayAfter: z.number().min(1).max(720).nullable().default(72),
  })
  .refine(({ bots, numPlayers }) => Object.keys(bots).every((seat) => Number(seat) < numPlayers), {
    path: ['bots'],
    error: 'names a seat that the table does not have',
  })
  .refine(({ bots, numPlayers }) => Object.keys(bots).length < numPlayers, {
    path: ['bots'],
    error: 'leaves no seat for a person',
  });

export const joinBody = z.object({ playerName: name, playerID: playerID.nullish(), data });
export const askerBody = z.object(asker);
export const updateBody = z
  .object({ ...asker, newName: name.nullish(), data })
  .refine((body) => Boolean(body.newName) || body.data !== undefined, 'newName or data is required');
export const playAgainBody = z.object({ ...asker, unlisted: z.boolean().nullish() });
export const handOverBody = z.object({ ...asker, seat: playerID, bot: level.default('greedy') });
export const statusBody = z.object({ matchIDs: z.array(matchID).max(50) });
export const matchParams = z.object({ id: matchID });

const time = z.coerce.number().int().positive().optional().catch(undefined);
export const listQuery = z.object({
  isGameover: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .catch(undefined),
  updatedBefore: time,
  updatedAfter: time,
});

export const syncMessage = z.tuple([matchID, playerID.nullish(), credentials.nullish()], z.unknown());
export const updateMessage = z.tuple(
  [
    z.object({
      type: z.literal('MAKE_MOVE', 'is not MAKE_MOVE: only moves are taken'),
      payload: z.object({
        type: z.string().max(30),
        args: z.array(z.number().int()).max(4).nullish(),
        playerID: seat,
        credentials,
      }),
    }),
    z.number().int().min(0),
    matchID,
    seat,
  ],
  z.unknown(),
);
export const chatMessage = z.tuple(
  [
    matchID,
    z.object({
      id: z.string().min(1).max(40),
      sender: playerID,
      payload: z
        .string()
        .trim()
        .min(1, 'is empty')
        .max(CHAT_LENGTH, `is longer than ${String(CHAT_LENGTH)} characters`),
    }),
    credentials,
  ],
  z.unknown(),
);

/** Reads what a client sent. Throws a Refusal that says what is wrong and where. */
export function read<T>(schema: z.ZodType<T>, sent: unknown): T {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const said = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new Refusal('bad-request', said.slice(0, 5).join('; ').slice(0, 500));
}
