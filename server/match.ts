/** A match as the lobby knows it: who sits where, how the table was set up, and how the game stands. */
import type { Clock, Pause } from '../src/kit/online/clock.ts';
import type { EndRequest, Ending, TableOptions, UndoRequest } from '../src/kit/online/wire.ts';

/** A clock that runs for the seat that is to decide. */
export interface MatchClock extends Clock {
  /** Whether every seat has been taken: nobody's time is used before. */
  readonly hasStarted: boolean;
  /** How often the time of each seat was up. */
  readonly timeOuts: readonly number[];
  /** The number of the state at which somebody's time was up last. */
  readonly outAt?: number;
  /** When the table was asleep since the running time began: then it stood. */
  readonly slept?: readonly Pause[];
  /** Whose time is running, since when, and when it ends by the pauses known then: later if there are more. */
  readonly running: {
    readonly seat: number;
    readonly since: number;
    readonly due: number;
    readonly isOut?: true;
  } | null;
}

/** The result of a seat, which outlives the match. */
export interface Result {
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly endedAt: number;
  readonly how: Ending;
  readonly unrated: boolean;
  /** The account of the person; none for guests and bots. */
  readonly account?: string | undefined;
  /** The person's name; null at a bot's seat. */
  readonly name: string | null;
  /** The level of the bot that played last. */
  readonly bot: string | null;
  /** Null for a game without a result. */
  readonly place: number | null;
  readonly score: number | null;
}

/** A place at the table. It is vacant if it has no name. */
export interface Seat {
  readonly name: string | null;
  /** The hash of its person's credentials. */
  readonly credentials: string | null;
  /** Data that the client stores with the player. */
  readonly data?: unknown;
  /** The level of the bot that plays here, either from the start or in place of the seat's person. */
  readonly bot: string | null;
  /** When the person last left, in ms since 1970; null if never. */
  readonly lastSeen: number | null;
  /** The seats whose players agree to hand this one over to a bot. */
  readonly agreed: readonly number[];
  /** The hash of the address from which the seat was taken, if addresses distinguish people here. */
  readonly from?: string | undefined;
  /** The person's last undo request. */
  readonly asks?: UndoRequest | undefined;
  /** The person's last request to end the game. */
  readonly ends?: EndRequest | undefined;
  /** The account of the person; none for guests. */
  readonly account?: string | undefined;
  /** When the person is away, in order. */
  readonly away?: readonly Pause[] | undefined;
  /** When the person resigned, in ms since 1970; none if they did not. */
  readonly resigned?: number | undefined;
}

/** How the game stands, as far as lists and bots need it. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves have been made. */
  readonly stateID: number;
  /** The game's own turn or round; boardgame.io's turn where the game counts none. */
  readonly turn: number;
  readonly phase: string;
  /** The deciding seat; null when the game is over. */
  readonly deciding: number | null;
  /** The game's own result. */
  readonly gameover: object | null;
  /** Since when, in ms since 1970. */
  readonly since: number;
  /** The seats that have made a move, as bits: seat 0 is the lowest. Missing in old matches. */
  readonly moved?: number;
  /** Since when the seat has been deciding, through however many moves: the state, and the time. Missing in old matches. */
  readonly stint?: { readonly stateID: number; readonly at: number };
}

/**
 * The player who opened the table: only the host fills vacant seats with bots, and frees the seats of people who have not moved.
 */
export interface Host {
  /**
   * The hash of the credentials given out when the table was created. The player who sits down with them is the host; null in old
   * tables.
   */
  readonly credentials: string | null;
  /** The host's seat; null while no person sits. */
  readonly seat: number | null;
}

export interface Match {
  readonly id: string;
  /** The game's name. */
  readonly game: string;
  readonly createdAt: number;
  readonly unlisted: boolean;
  /** The game's options, as sent. */
  readonly setupData: unknown;
  readonly options: TableOptions;
  readonly seats: readonly Seat[];
  readonly host: Host;
  /** The next table of these players, and whether it is unlisted. */
  readonly nextMatchID: string | null;
  readonly isNextUnlisted: boolean;
  readonly standing: Standing;
  /** How often anything but the standing has changed. */
  readonly seating: number;
  /** Missing at a table without one. */
  readonly clock?: MatchClock | undefined;
  /** Since when it is asleep, because nobody visited it, in ms since 1970; missing if it is not. */
  readonly asleepAt?: number | undefined;
}

/** What can be changed about a match without a move. */
export type Changes = Partial<
  Pick<Match, 'seats' | 'host' | 'nextMatchID' | 'isNextUnlisted' | 'options' | 'unlisted' | 'clock' | 'asleepAt'>
>;

export const isPerson = ({ credentials }: Seat): boolean => credentials !== null;
export const isVacant = ({ name, bot }: Seat): boolean => name === null && bot === null;
/** Whether a bot stands in for a person, who may take the seat back. */
export const isHandedOver = (seat: Seat): boolean => seat.bot !== null && isPerson(seat);

/** Whether a person plays here themselves: they are not away behind a bot, and have not resigned. */
export const playsOn = (seat: Seat): boolean => isPerson(seat) && seat.bot === null;

/** A vacant seat. */
export const vacantSeat = (bot: string | null = null): Seat => ({
  name: null,
  credentials: null,
  bot,
  lastSeen: null,
  agreed: [],
});
