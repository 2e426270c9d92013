/**
 * A match as the lobby knows it: who sits where, how the table was set up, and where the game stands. What people may do with
 * seats is decided here and nowhere else; storage keeps what comes out, the lobby and the sockets ask.
 */
import type { LevelName } from '../src/dominant-species/bots/index.ts';
import type { GameOver } from '../src/dominant-species/game/game.ts';

/** What the host chose for a table, besides the rules' own options. */
export interface TableOptions {
  /** Whether players may ask for a hint. */
  readonly hints: boolean;
  /** Hours after which a player who is to decide and does not come back may be replaced by a bot; null for never. */
  readonly awayAfter: number | null;
}

/** A place at the table. It is vacant without a name. */
export interface Seat {
  readonly name: string | null;
  /** The hash of the credentials of the person whose seat it is. */
  readonly credentials: string | null;
  /** What the client wants kept with the player. */
  readonly data?: unknown;
  /** The bot that plays here: from the start, or for the person whose seat it is. */
  readonly bot: LevelName | null;
  /** When the person was last seen to leave, in ms since 1970; null if never. */
  readonly lastSeen: number | null;
  /** The seats whose players agree to hand this one to a bot. */
  readonly agreed: readonly number[];
}

/** Where the game stands, as far as lists and bots need it. */
export interface Standing {
  /** boardgame.io's number of the state: how many moves were made. */
  readonly stateID: number;
  /** The rules' turn. */
  readonly turn: number;
  readonly phase: string;
  /** The seat that is to decide; null when the game is over. */
  readonly deciding: number | null;
  readonly gameover: GameOver | null;
  /** When it came to stand so, in ms since 1970. */
  readonly since: number;
}

export interface Match {
  readonly id: string;
  readonly createdAt: number;
  readonly unlisted: boolean;
  /** The game's own options, as they were sent. */
  readonly setupData: unknown;
  readonly options: TableOptions;
  readonly seats: readonly Seat[];
  /** The table that the players of this one went on to. */
  readonly nextMatchID: string | null;
  readonly standing: Standing;
}

/** What of a match may be changed without a move. */
export type Changes = Partial<Pick<Match, 'seats' | 'nextMatchID'>>;
