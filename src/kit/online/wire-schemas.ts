/**
 * What clients may send, over REST and sockets: shapes and sizes. Anything else is refused before it is processed. The page
 * imports only the types.
 */
import { z } from 'zod';
import { CLOCK_LIMITS } from './clock.ts';
import type { MoveActions } from '../game-notation.ts';
import { nameError, normalChat, normalName } from './names.ts';
import { PLAN_LENGTH, PLAN_SIZE } from './plan.ts';
import { CHAT_LENGTH, DATA_LENGTH, MAX_AWAY_HOURS, NAME_LENGTH, STATUS_LENGTH, TIME_OUTS } from './wire.ts';

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

/** The name of a player. */
export const playerName = z
  .string()
  .max(4 * NAME_LENGTH, tooLong(NAME_LENGTH))
  .transform(normalName)
  .superRefine((text, context) => {
    const wrong = text === '' ? 'is empty' : text.length > NAME_LENGTH ? tooLong(NAME_LENGTH) : nameError(text);
    if (wrong === null) return;
    const message = `${wrong}; allowed are 1 to ${String(NAME_LENGTH)} characters that can be seen`;
    context.addIssue({ code: 'custom', message });
  });
/** The minimum and maximum lengths of texts, in characters. */
const LENGTHS = { credentials: [1, 100], matchID: [1, 40], seat: [0, 20] } as const;

const textOf = ([least, most]: readonly [number, number]) => z.string().min(least).max(most);
const credentials = textOf(LENGTHS.credentials);
// boardgame.io's players are strings, but some clients send numbers.
const playerID = z
  .union([z.string().max(20), z.number().int()], { error: 'is not a seat; allowed are "0", "1" and so on' })
  .transform(String);
const matchID = textOf(LENGTHS.matchID);
const data = z
  .unknown()
  .refine((value) => value === undefined || isSmall(value), `is larger than ${String(DATA_LENGTH)} characters of JSON`)
  .optional();
const level = ({ levels }: Seating) => z.enum(levels);
// Without credentials it is the seat of the account that asks.
const own = { playerID, credentials: credentials.nullish() };

function isSmall(value: unknown, most = DATA_LENGTH): boolean {
  try {
    return JSON.stringify(value).length <= most;
  } catch {
    // It is nested deeper than can be serialised.
    return false;
  }
}

const lastSeat = (input: unknown): string => String((input as { numPlayers: number }).numPlayers - 1);

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const clock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    minutes: within(CLOCK_LIMITS.minutes),
    increment: within(CLOCK_LIMITS.increment).default(0),
  }),
  z.object({
    kind: z.literal('days'),
    days: within(CLOCK_LIMITS.days),
    reserve: within(CLOCK_LIMITS.reserve).default(0),
  }),
]);
const timeOut = z.enum(TIME_OUTS);

/** Creates a table of a game. */
export const createBody = (game: Seating) =>
  z
    .object({
      numPlayers: z.coerce.number().int().min(game.minPlayers).max(game.maxPlayers).default(game.minPlayers),
      // The game says what is wrong with it.
      setupData: z.unknown().optional(),
      unlisted: z.boolean().nullish(),
      bots: z.record(z.string(), level(game)).default({}),
      hints: z.boolean().default(false),
      awayAfter: z.number().min(1).max(MAX_AWAY_HOURS).nullable().default(72),
      shared: z.boolean().nullish(),
      clock: clock.nullish(),
      timeOut: timeOut.nullish(),
      spectators: z.boolean().default(true),
      unrated: z.boolean().default(false),
    })
    .refine(
      ({ bots, numPlayers }) => Object.keys(bots).every((seat) => /^\d$/.test(seat) && Number(seat) < numPlayers),
      {
        path: ['bots'],
        error: ({ input }) => `names a seat that the table does not have; allowed are 0 to ${lastSeat(input)}`,
      },
    )
    .refine(({ bots, numPlayers }) => Object.keys(bots).length < numPlayers, {
      path: ['bots'],
      error: 'leaves no seat for a person; at least one without a bot is needed',
    });

/** Takes a seat. With the host's credentials, received when the table was created, it is the host's seat. */
export const joinBody = z.object({
  playerName,
  playerID: playerID.nullish(),
  data,
  hostCredentials: credentials.nullish(),
});
export const ownBody = z.object(own);
export const updateBody = z
  .object({ ...own, newName: playerName.nullish(), data })
  .refine((body) => Boolean(body.newName) || body.data !== undefined, 'newName or data is required');
/** Looks back: whose seat (nobody's for a spectator), and the first point wanted. */
export const seenBody = z.object({
  by: z.object(own).nullish(),
  from: z.number().int().min(0).default(0),
});
export const playAgainBody = z.object({ ...own, unlisted: z.boolean().nullish() });
export const handOverBody = (game: Seating) =>
  z.object({ ...own, seat: playerID, bot: level(game).default(game.usualLevel) });
/** A boardgame.io argument of a move: anything that every game's notation can say in a few words. */
const argument = z.union([
  z.number(),
  z.string().max(100),
  z.boolean(),
  z.null(),
  z.array(z.unknown()).max(20),
  z.record(z.string().max(40), z.unknown()),
]);

/** The largest sizes of a game's moves: the length of a name, and the number of arguments. */
export interface MoveLimits {
  readonly name: number;
  readonly args: number;
}
/** The limits of a game with these moves, and `undo`. */
export const moveLimits = ({ names, maxArgs }: Pick<MoveActions<never>, 'names' | 'maxArgs'>): MoveLimits => ({
  name: Math.max(...['undo', ...names].map(({ length }) => length)),
  args: maxArgs,
});

const question = z.object({
  phase: z.string().max(60),
  stage: z.string().max(60),
  round: z.number().int().optional(),
  role: z.number().int().optional(),
});
/** Plans answers, or without them asks what is planned. */
export const planBody = (limits: MoveLimits) =>
  z.object({
    ...own,
    stint: z.number().int().min(0).optional(),
    answers: z
      .array(
        z.object({ question, type: z.string().max(limits.name), args: z.array(argument).max(limits.args).default([]) }),
      )
      .max(PLAN_LENGTH)
      .refine((answers) => isSmall(answers, PLAN_SIZE), `is larger than ${String(PLAN_SIZE)} characters of JSON`)
      .optional(),
  });
/** What the host changes about a table. */
export const settingsBody = z.object({
  ...own,
  spectators: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  clock: clock.nullable().optional(),
  timeOut: timeOut.optional(),
});
/** Asks for the end of the game, or answers. */
export const endBody = z.object({
  ...own,
  what: z.enum(['ask', 'grant', 'refuse']),
  as: z.enum(['standing', 'void']).default('standing'),
});
/** Reads the record of a table that only its players may watch. */
export const recordBody = z.object({ by: z.object(own).nullish() });
export const freeBody = z.object({ ...own, seat: playerID });
export const statusBody = z.object({ matchIDs: z.array(matchID).max(STATUS_LENGTH) });
export const matchParams = z.object({ id: matchID });

const time = z.coerce.number('is not a time; allowed are ms since 1970').int().positive().optional();
export const listQuery = z.object({
  isGameover: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  updatedBefore: time,
  updatedAfter: time,
});

/**
 * `sync`: matchID, playerID or null, credentials; what boardgame.io's client sends there, the number of players; and the number of the
 * last chat message that the client has.
 */
export const syncMessage = z.tuple(
  [matchID, playerID.nullish(), credentials.nullish(), z.unknown().optional(), z.number().int().min(0).nullish()],
  z.unknown(),
);

/** A player as boardgame.io's own clients write it. */
const seat = textOf(LENGTHS.seat);
/** `update`: the action, the number of the state it was made on, matchID, playerID; then the acknowledgement callback. */
export const updateMessage = (limits: MoveLimits) =>
  z.tuple(
    [
      z.object({
        type: z.literal('MAKE_MOVE', 'is not MAKE_MOVE: only moves are taken'),
        payload: z.object({
          type: z.string().max(limits.name),
          args: z.array(argument).max(limits.args).nullish(),
          playerID: seat,
          credentials: credentials.nullish(),
        }),
      }),
      z.number().int().min(0),
      matchID,
      seat,
    ],
    z.unknown(),
  );

export type UpdateMessage = z.infer<ReturnType<typeof updateMessage>>;

/**
 * Whether a message is an `update` as most clients send it, with numbers as arguments: a fast check for what the schema would
 * accept. The schema decides about everything else.
 */
export function isUpdate(sent: readonly unknown[], limits: MoveLimits): sent is UpdateMessage {
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
    isText(move, [0, limits.name]) &&
    ((shown ?? null) === null || isText(shown, LENGTHS.credentials)) &&
    (args === undefined || (Array.isArray(args) && args.length <= limits.args && args.every(Number.isFinite)))
  );
}

const isText = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/**
 * `undo`: matchID, the player's request or answer, and at which state, possibly for a chosen number of the last moves; credentials.
 */
export const undoMessage = z.tuple(
  [
    matchID,
    z.object({
      playerID,
      stateID: z.number().int().min(0),
      what: z.enum(['ask', 'grant', 'refuse']),
      moves: z.number().int().min(1).optional(),
    }),
    credentials.nullish(),
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
    credentials.nullish(),
  ],
  z.unknown(),
);

/** `look`: matchID, and whether the page is shown. */
export const lookMessage = z.tuple([matchID, z.boolean()], z.unknown());
