/**
 * The contract between page and server: what each sends the other, how much of it, and why something is refused. docs/online.md is its
 * description; `wire-schemas.ts` checks what clients send. Nothing here is about one game.
 */
import type { LogEntry } from 'boardgame.io';

/** The longest name of a player, in characters. */
export const NAME_LENGTH = 24;
/** The longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** The largest `data` of a player, in characters of JSON. */
export const DATA_LENGTH = 1000;
/** The largest body of a request, in bytes: a position to start from fits well. */
export const BODY_BYTES = 64 * 1024;
/** The largest message over a socket, in bytes: a move or a line of chat. */
export const MESSAGE_BYTES = 8 * 1024;
/** The most matches that one request for their status may name. */
export const STATUS_LENGTH = 50;
/** The most hours after which a player who is away may be replaced. */
export const MAX_AWAY_HOURS = 720;

/** What a log has in place of the name of a move that the receiver may not know. */
export const HIDDEN_MOVE = 'hidden';

/** The words by which programs tell refusals apart, with the HTTP status of each. */
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

/** Why something was not done, as sockets bring it. `refusal` is `failed` for a fault of the server. */
export interface Refused {
  readonly refusal: string;
  readonly message: string;
}

/** What a seat of a running game has seen, or somebody who watches it. */
export interface Seen {
  /** The states from the point asked for up to now, as the seat may see them. */
  readonly states: readonly unknown[];
}

/** A request to the others at a table to take moves back: those of the player's own last move and all after it. */
export interface UndoRequest {
  /** The number of the state it was made on. At any other it is over. */
  readonly stateID: number;
  /** How many moves it would take back. */
  readonly moves: number;
  /** The seats whose players have granted it. */
  readonly granted: readonly number[];
  /** The seat whose player refused it; the one that asks, where it was withdrawn. */
  readonly refused?: number;
  /** When it was made, in ms since 1970. */
  readonly since: number;
}

/** What a player says about taking moves back. */
export type UndoAnswer = 'ask' | 'grant' | 'refuse';

/** A seat of a match, and who sits there. */
export interface Player<Level extends string = string> {
  readonly id: number;
  /** Vacant without. A bot's is its level. */
  readonly name?: string;
  /** What the player's client wants stored; lists leave it out. */
  readonly data?: unknown;
  readonly isConnected?: boolean;
  /** The level of the bot that plays here. */
  readonly bot?: Level;
  /** The bot plays for a person, who may take the seat back. */
  readonly isHandedOver?: boolean;
  /** When the person was last seen to leave, in ms since 1970. */
  readonly lastSeen?: number;
  /** The seats whose players agree to hand this one to a bot. */
  readonly agreed?: readonly number[];
  /** What this player asks to take back, now or before the last move. */
  readonly asks?: UndoRequest;
}

/** What whoever opens a table chooses for it, besides the rules' own options. */
export interface TableOptions {
  /** Whether players may ask for a hint. */
  readonly hints: boolean;
  /** Hours after which a player who is to decide and does not come back may be replaced by a bot; null for never. */
  readonly awayAfter: number | null;
  /** Whether several seats may be taken from one address of the internet. */
  readonly shared?: boolean;
}

/** Where the game of a match stands. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves were made. */
  readonly stateID: number;
  /** The game's own turn or round; boardgame.io's turn where the game counts none. */
  readonly turn: number;
  readonly phase: string;
  /** The seat that is to decide; null when the game is over. */
  readonly deciding: string | null;
  /** Since when, in ms since 1970. */
  readonly since: number;
  /** The seats that have made a move, as bits: seat 0 is the lowest. */
  readonly moved?: number;
}

/** A match as the lobby and the sockets tell it: boardgame.io's match data, and more. */
export interface Match<Setup = unknown, End = unknown, Level extends string = string> {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly Player<Level>[];
  readonly setupData?: Setup;
  readonly unlisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How it ended, as the game says it. */
  readonly gameover?: End;
  /** The table that follows; one that is not listed is shown to its players only. */
  readonly nextMatchID?: string;
  readonly table: TableOptions;
  /** The seat of the host, who fills seats and frees them; null while nobody sits. */
  readonly host?: string | null;
  readonly standing: Standing;
}

/** A message of a match's chat. */
export interface ChatMessage {
  readonly id: string;
  /** The seat of who wrote it, as boardgame.io writes players. */
  readonly sender: string;
  readonly payload: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Where it is no message but tells what became of a request to take so many moves back. `payload` says it in English. */
  readonly undo?: { readonly what: 'asked' | 'granted' | 'refused' | 'withdrawn'; readonly moves: number };
}

/** What a `sync` is answered by. `State` is boardgame.io's state as the receiver may see it. */
export interface Synced<State = unknown> {
  readonly state: State;
  readonly initialState: State;
  readonly log: readonly LogEntry[];
  readonly filteredMetadata: readonly Player[];
}

/** The messages that the server sends, by name. `Synced` and `update` hold the view of the receiver's seat. */
export interface ServerMessages<State = unknown> {
  sync(match: string, info: Synced<State>): void;
  update(match: string, state: State, log: readonly LogEntry[]): void;
  matchData(match: string, players: readonly Player[]): void;
  chat(match: string, message: ChatMessage): void;
  match(match: string, now: Match): void;
  chats(match: string, messages: readonly ChatMessage[]): void;
  refused(match: string | null, why: Refused): void;
}

/** What the lobby answers to the making of a table. */
export interface Created {
  readonly matchID: string;
  /** Shows whoever takes a seat with it to be the host. */
  readonly hostCredentials: string;
}
