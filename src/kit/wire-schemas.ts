/**
 * What clients may send, over REST and sockets: shapes and sizes. Anything else is refused before it is processed. The page
 * imports only the types.
 */
import { z } from 'zod';
import { nameError, normalChat, normalName } from './names.ts';
import { CHAT_LENGTH, DATA_LENGTH, MAX_AWAY_HOURS, NAME_LENGTH, STATUS_LENGTH } from './wire.ts';

/** The facts about a game that limit the requests for a table. */
export interface Seating {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The names of the bots' levels, weakest first. */
  readonly levels: readonly string[];
  /** The level of a bot that takes over a seat if none is named. */
  readonly usualLevel: string;
}

const tooLong = (length: number): string => `is longer than ${String(length)} characters`;

const name = z
  .string()
  .max(4 * NAME_LENGTH, tooLong(NAME_LENGTH))
  .transform(normalName)
  .superRefine((text, context) => {
    const message = text === '' ? 'is empty' : text.length > NAME_LENGTH ? tooLong(NAME_LENGTH) : nameError(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
/** The minimum and maximum lengths of texts, in characters. */
const LENGTHS = { credentials: [1, 100], matchID: [1, 40], seat: [0, 20], move: [0, 30] } as const;
/** The maximum number of arguments of a move: it may name as many things as a player holds. */
const MAX_ARGS = 8;

const textOf = ([least, most]: readonly [number, number]) => z.string().min(least).max(most);
const credentials = textOf(LENGTHS.credentials);
// boardgame.io's players are strings, but some clients send numbers.
const playerID = z.union([z.string().max(20), z.number().int()]).transform(String);
const matchID = textOf(LENGTHS.matchID);
const data = z
  .unknown()
  .refine((value) => value === undefined || isSmall(value), 'is too large')
  .optional();
const level = ({ levels }: Seating) => z.enum(levels);
const own = { playerID, credentials };

function isSmall(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= DATA_LENGTH;
  } catch {
    // It is nested deeper than can be serialised.
    return false;
  }
}

/** Creates a table of a game. */
export const createBody = (game: Seating) =>
  z
    .object({
      numPlayers: z.coerce.number().int().min(game.minPlayers).max(game.maxPlayers).default(game.minPlayers),
      setupData: z.record(z.string(), z.unknown()).nullish(),
      unlisted: z.boolean().nullish(),
      bots: z.record(z.string().regex(/^\d$/, 'is not a seat'), level(game)).default({}),
      hints: z.boolean().default(false),
      awayAfter: z.number().min(1).max(MAX_AWAY_HOURS).nullable().default(72),
      shared: z.boolean().nullish(),
    })
    .refine(({ bots, numPlayers }) => Object.keys(bots).every((seat) => Number(seat) < numPlayers), {
      path: ['bots'],
      error: 'names a seat that the table does not have',
    })
    .refine(({ bots, numPlayers }) => Object.keys(bots).length < numPlayers, {
      path: ['bots'],
      error: 'leaves no seat for a person',
    });

/** Takes a seat. With the host's credentials, received when the table was created, it is the host's seat. */
export const joinBody = z.object({
  playerName: name,
  playerID: playerID.nullish(),
  data,
  hostCredentials: credentials.nullish(),
});
export const ownBody = z.object(own);
export const updateBody = z
  .object({ ...own, newName: name.nullish(), data })
  .refine((body) => Boolean(body.newName) || body.data !== undefined, 'newName or data is required');
/** Looks back: whose seat (nobody's for a spectator), and the first point wanted. */
export const seenBody = z.object({
  by: z.object(own).nullish(),
  from: z.number().int().min(0).default(0),
});
export const playAgainBody = z.object({ ...own, unlisted: z.boolean().nullish() });
export const handOverBody = (game: Seating) =>
  z.object({ ...own, seat: playerID, bot: level(game).default(game.usualLevel) });
export const freeBody = z.object({ ...own, seat: playerID });
export const statusBody = z.object({ matchIDs: z.array(matchID).max(STATUS_LENGTH) });
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

/** `sync`: matchID, playerID or null, credentials. boardgame.io's client also sends the number of players. */
export const syncMessage = z.tuple([matchID, playerID.nullish(), credentials.nullish()], z.unknown());

/** A player as boardgame.io's own clients write it. */
const seat = textOf(LENGTHS.seat);
/** A boardgame.io argument of a move: anything that every game's notation can say in a few words. */
const argument = z.union([
  z.number(),
  z.string().max(100),
  z.boolean(),
  z.null(),
  z.array(z.unknown()).max(20),
  z.record(z.string().max(40), z.unknown()),
]);

/** `update`: the action, the number of the state it was made on, matchID, playerID; then the acknowledgement callback. */
export const updateMessage = z.tuple(
  [
    z.object({
      type: z.literal('MAKE_MOVE', 'is not MAKE_MOVE: only moves are taken'),
      payload: z.object({
        type: textOf(LENGTHS.move),
        args: z.array(argument).max(MAX_ARGS).nullish(),
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

export type UpdateMessage = z.infer<typeof updateMessage>;

/**
 * Whether a message is an `update` as most clients send it, with numbers as arguments: a fast check for what the schema would
 * accept. The schema decides about everything else.
 */
export function isUpdate(sent: readonly unknown[]): sent is UpdateMessage {
  const [action, stateID, match, player] = sent;
  if (typeof action !== 'object' || action === null || !Number.isSafeInteger(stateID) || Number(stateID) < 0)
    return false;
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  if (type !== 'MAKE_MOVE' || typeof payload !== 'object' || payload === null) return false;
  const { type: move, args, playerID: asked, credentials: shown } = payload as Record<string, unknown>;
  return (
    isText(match, LENGTHS.matchID) &&
    isText(player, LENGTHS.seat) &&
    isText(asked, LENGTHS.seat) &&
    isText(move, LENGTHS.move) &&
    isText(shown, LENGTHS.credentials) &&
    (args === undefined || (Array.isArray(args) && args.length <= MAX_ARGS && args.every(Number.isFinite)))
  );
}

const isText = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** `undo`: matchID, the player's request or answer, and at which state; credentials. */
export const undoMessage = z.tuple(
  [
    matchID,
    z.object({ playerID, stateID: z.number().int().min(0), what: z.enum(['ask', 'grant', 'refuse']) }),
    credentials,
  ],
  z.unknown(),
);

/** `chat`: matchID, the message, credentials. */
export const chatMessage = z.tuple(
  [
    matchID,
    z.object({
      id: z.string().min(1).max(40),
      sender: playerID,
      payload: z
        .string()
        .max(4 * CHAT_LENGTH, tooLong(CHAT_LENGTH))
        .transform(normalChat)
        .pipe(z.string().min(1, 'is empty').max(CHAT_LENGTH, tooLong(CHAT_LENGTH))),
    }),
    credentials,
  ],
  z.unknown(),
);
