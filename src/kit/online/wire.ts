/**
 * The protocol between page and server: messages, limits and refusals. docs/online.md describes it; `wire-schemas.ts` validates
 * client messages. Nothing here is specific to a game.
 */
import type { LogEntry } from 'boardgame.io';
import type { Clock, ClockSettings, Pause } from './clock.ts';
import type { Change } from './own-data.ts';

/** The longest name of a player, in characters. */
export const NAME_LENGTH = 24;
/** The longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** The largest `data` of a player, in characters of JSON. */
export const DATA_LENGTH = 1000;
/** How many days a year somebody may be away while their clocks in days stand. */
export const VACATION_DAYS = 30;
/** The largest request body, in bytes: enough for a start position. */
export const BODY_BYTES = 64 * 1024;
/** The largest socket message, in bytes: a move or a line of chat. */
export const MESSAGE_BYTES = 8 * 1024;
/** The most matches in one status request. */
export const STATUS_LENGTH = 50;
/** The most hours after which a player who is away may be replaced. */
export const MAX_AWAY_HOURS = 720;

/** Replaces the name of a logged move that the receiver may not see. */
export const HIDDEN_MOVE = 'hidden';

/** The codes by which programs distinguish refusals, with the HTTP status of each. */
export const REFUSALS = {
  'bad-request': 400,
  'bad-setup': 400,
  'bad-target': 400,
  'no-account': 401,
  'not-authorized': 403,
  'not-yours': 403,
  'not-host': 403,
  'not-watchable': 403,
  'no-game': 404,
  'no-match': 404,
  'no-seat': 404,
  'seat-taken': 409,
  'table-full': 409,
  'name-taken': 409,
  'one-seat': 409,
  'not-vacant': 409,
  'not-away': 409,
  'has-moved': 409,
  'not-legal': 409,
  'no-vacation': 409,
  'asked-already': 409,
  stale: 409,
  over: 409,
  expired: 410,
  'too-many': 429,
  'too-many-waiting': 429,
  'watching-full': 503,
  'too-many-matches': 503,
  damaged: 503,
  closing: 503,
} as const;

export type RefusalWord = keyof typeof REFUSALS;

/** Why something was not done, as sent over sockets. `refusal` is `failed` for a fault of the server. */
export interface Refused {
  readonly refusal: string;
  readonly message: string;
}

/** What a seat of a running game, or a spectator, has seen. */
export interface Seen {
  /** The states from the requested point up to now, as the seat may see them. */
  readonly states: readonly unknown[];
}

/** A request to the others at a table to undo moves: the player's own last move and all after it. */
export interface UndoRequest {
  /** The number of the state it was made on. At any other state it has expired. */
  readonly stateID: number;
  /** Whether it is about a chosen number of the last moves, whoever made them. */
  readonly isChosen?: true;
  /** How many moves it would undo. */
  readonly moves: number;
  /** The seats whose players have granted it. */
  readonly granted: readonly number[];
  /** The seat whose player refused it; the asking seat if it was withdrawn. */
  readonly refused?: number;
  /** When it was made, in ms since 1970. */
  readonly since: number;
}

/** A player's request or answer about undoing moves. */
export type UndoAnswer = 'ask' | 'grant' | 'refuse';

/** How a game may end before its rules end it: as it stands, or without a result. */
export type EndAs = 'standing' | 'void';

/** A request to the others at a table to end the game. It stays open while they play on. */
export interface EndRequest {
  readonly as: EndAs;
  /** The number of the state it was made on. */
  readonly stateID: number;
  /** The seats whose players agree; the asking seat is not among them. */
  readonly granted: readonly number[];
  /** The seat whose player refused it; the asking seat if it was withdrawn. */
  readonly refused?: number;
  /** When it was made, in ms since 1970. */
  readonly since: number;
}

/** How long a request to end the game stays open, in ms. */
export const END_REQUEST_MS = 3 * 86_400_000;
/** After how many moves it may be made again once it was refused. */
export const MOVES_BEFORE_ASKING_AGAIN = 20;

/** How a game ended: by its rules, by agreement, because the others resigned, or without a result. */
export type Ending = 'played' | 'agreed' | 'resigned' | 'void';

/** What happens when somebody's time is up: a bot plays until they return, the seat is freed, or the others are asked. */
export type TimeOut = 'bot' | 'free' | 'ask';
export const TIME_OUTS: readonly TimeOut[] = ['bot', 'free', 'ask'];

/** A seat of a match, and who sits there. */
export interface Player<Level extends string = string> {
  readonly id: number;
  /** Missing if vacant. A bot's name is its level. */
  readonly name?: string;
  /** Data that the player's client stores; lists leave it out. */
  readonly data?: unknown;
  readonly isConnected?: boolean;
  /** The level of the bot that plays here. */
  readonly bot?: Level;
  /** The bot stands in for a person, who may take the seat back. */
  readonly isHandedOver?: boolean;
  /** When the person last left, in ms since 1970. */
  readonly lastSeen?: number;
  /** The seats whose players agree to hand this one over to a bot. */
  readonly agreed?: readonly number[];
  /** This player's undo request: open, or from before the last move. */
  readonly asks?: UndoRequest;
  /** When this player is away, now or next, in ms since 1970: their clock in days stands still meanwhile. */
  readonly away?: Pause;
  /** When this player resigned, in ms since 1970. */
  readonly resigned?: number;
}

/** The options of a table, besides the rules' own. */
export interface TableOptions {
  /** Whether players may ask for a hint. */
  readonly hints: boolean;
  /** Hours after which an absent player whose decision it is may be replaced by a bot; null for never. */
  readonly awayAfter: number | null;
  /** Whether several seats may be taken from one internet address. */
  readonly shared?: boolean;
  /** How time is measured; missing if it is not. */
  readonly clock?: ClockSettings;
  /** What happens when somebody's time is up; missing: the others are asked. */
  readonly timeOut?: TimeOut;
  /** Whether anybody may watch; missing: yes. */
  readonly spectators?: boolean;
  /** Whether the result does not count. */
  readonly unrated?: boolean;
  /** Whether the table has channels of its own, where each turn is told. */
  readonly told?: boolean;
}

/** How the game of a match stands. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves have been made. */
  readonly stateID: number;
  /** The game's own turn or round; boardgame.io's turn where the game counts none. */
  readonly turn: number;
  readonly phase: string;
  /** The deciding seat; null when the game is over. */
  readonly deciding: string | null;
  /** Since when, in ms since 1970. */
  readonly since: number;
  /** The seats that have made a move, as bits: seat 0 is the lowest. */
  readonly moved?: number;
  /** Since when the seat has been deciding, through however many moves: the state, and the time. */
  readonly stint?: { readonly stateID: number; readonly at: number };
}

/** The clock of a match, as of the server's time `now`. */
export interface MatchTime extends Clock {
  readonly now: number;
  /** Whose time is running, since when, and when it ends; null while nobody's does. */
  readonly running: { readonly seat: number; readonly since: number; readonly due: number } | null;
}

/** A match as sent by the lobby and the sockets: boardgame.io's match data, and more. */
export interface Match<Setup = unknown, End = unknown, Level extends string = string> {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly Player<Level>[];
  readonly setupData?: Setup;
  readonly unlisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The game's own result. */
  readonly gameover?: End;
  /** The next table; an unlisted one is shown only to its players. */
  readonly nextMatchID?: string;
  readonly table: TableOptions;
  /** The seat of the host, who fills and frees seats; null while nobody sits. */
  readonly host?: string | null;
  readonly standing: Standing;
  /** Missing at a table without a clock. */
  readonly clock?: MatchTime;
  /** Since when it is asleep because nobody visited it, in ms since 1970: a player who comes wakes it. Missing if it is not. */
  readonly asleep?: number;
  /** The last request to end the game, and whose: open, refused, or too old. */
  readonly ending?: EndRequest & { readonly seat: number };
  /** How many watch without a seat; missing in lists. */
  readonly spectators?: number;
}

/** A message of a match's chat. */
export interface ChatMessage {
  readonly id: string;
  /** The how many-th of its match it is, from 1 on; servers of earlier versions leave it out. */
  readonly number?: number;
  /** The seat of its sender, as boardgame.io writes players. */
  readonly sender: string;
  readonly payload: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Set if its sender has removed everything about themselves: `payload` is empty. */
  readonly deleted?: true;
  /** Set if this is a notice about an undo request of so many moves. `payload` says it in English. */
  readonly undo?: { readonly what: 'asked' | 'granted' | 'refused' | 'withdrawn'; readonly moves: number };
  /** Set if this notes what happened to the sender's seat, or was asked there, and by what name. `payload` says it in English. */
  readonly notice?: { readonly what: SeatNotice; readonly name: string };
}

/** What the chat notes about a seat: its time is up, it resigned, or it asks for or answers about the end of the game. */
export type SeatNotice =
  | 'out-bot'
  | 'out-free'
  | 'out-ask'
  | 'resigned'
  | 'end-standing'
  | 'end-void'
  | 'end-granted'
  | 'end-refused'
  | 'end-withdrawn';

/** The answer to a `sync`. `State` is boardgame.io's state as the receiver may see it. */
export interface Synced<State = unknown> {
  readonly state: State;
  readonly initialState: State;
  readonly log: readonly LogEntry[];
  readonly filteredMetadata: readonly Player[];
}

/** The server's messages, by name. `Synced` and `update` contain the view of the receiver's seat. */
export interface ServerMessages<State = unknown> {
  sync(match: string, info: Synced<State>): void;
  update(match: string, state: State, log: readonly LogEntry[]): void;
  /** Instead of `update`, to a client that was last sent the state `from`: at tables with their own data (own-data.ts). */
  patch(match: string, from: number, stateID: number, changes: readonly Change[], log: readonly LogEntry[]): void;
  matchData(match: string, players: readonly Player[]): void;
  chat(match: string, message: ChatMessage): void;
  match(match: string, now: Match): void;
  chats(match: string, messages: readonly ChatMessage[]): void;
  /** What the receiver has planned was changed, perhaps on another device: it can be read. */
  plan(match: string): void;
  refused(match: string | null, why: Refused): void;
}

/** The lobby's answer to creating a table. */
export interface Created {
  readonly matchID: string;
  /** Makes the player who takes a seat with it the host. */
  readonly hostCredentials: string;
}
