/**
 * The protocol between page and server: messages, limits and refusals. docs/online.md describes it; `wire-schemas.ts` validates
 * client messages. Nothing here is specific to a game.
 */
import type { LogEntry } from 'boardgame.io';

/** The longest name of a player, in characters. */
export const NAME_LENGTH = 24;
/** The longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** The largest `data` of a player, in characters of JSON. */
export const DATA_LENGTH = 1000;
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
  'not-authorized': 403,
  'not-yours': 403,
  'not-host': 403,
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
  'asked-already': 409,
  stale: 409,
  over: 409,
  'too-many': 429,
  'watching-full': 503,
  'too-many-matches': 503,
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
}

/** The options of a table, besides the rules' own. */
export interface TableOptions {
  /** Whether players may ask for a hint. */
  readonly hints: boolean;
  /** Hours after which an absent player whose decision it is may be replaced by a bot; null for never. */
  readonly awayAfter: number | null;
  /** Whether several seats may be taken from one internet address. */
  readonly shared?: boolean;
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
}

/** A message of a match's chat. */
export interface ChatMessage {
  readonly id: string;
  /** The seat of its sender, as boardgame.io writes players. */
  readonly sender: string;
  readonly payload: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Set if this is a notice about an undo request of so many moves. `payload` says it in English. */
  readonly undo?: { readonly what: 'asked' | 'granted' | 'refused' | 'withdrawn'; readonly moves: number };
}

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
  matchData(match: string, players: readonly Player[]): void;
  chat(match: string, message: ChatMessage): void;
  match(match: string, now: Match): void;
  chats(match: string, messages: readonly ChatMessage[]): void;
  refused(match: string | null, why: Refused): void;
}

/** The lobby's answer to creating a table. */
export interface Created {
  readonly matchID: string;
  /** Makes the player who takes a seat with it the host. */
  readonly hostCredentials: string;
}
