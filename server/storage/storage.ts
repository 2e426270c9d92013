/** What the server asks of a database. SQLite and Postgres keep the same promises; the same tests hold them to it. */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import type { G } from '../../src/kit/boardgame.ts';
import type { ChatMessage } from '../../src/kit/wire.ts';
import type { Changes, Match, Standing } from '../matches/match.ts';

/** boardgame.io's state of a match as it is stored: without the log of the last move. */
export type TableState = Omit<BoardgameState<G>, 'deltalog'>;

/** A move to be stored: one transaction, all of it or nothing. */
export interface Move {
  readonly match: string;
  /** The number of the state that the move was made on. It is stored only if the match still stands there. */
  readonly madeOn: number;
  readonly state: TableState;
  /** What boardgame.io logged for it. */
  readonly entries: readonly LogEntry[];
  readonly standing: Standing;
}

/** Which matches to list. Those that were changed last come first. */
export interface Listing {
  /** Only matches of one game. */
  readonly game?: string | undefined;
  /** Only finished ones, or only running ones. */
  readonly isGameover?: boolean | undefined;
  /** Only matches last changed before or after a time, in ms since 1970. */
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  readonly limit: number;
}

export interface Listed {
  readonly match: Match;
  readonly updatedAt: number;
}

/** All of a match: who sits where, where it stands, where it began, and every move. */
export interface Everything {
  readonly match: Match;
  readonly state: TableState;
  readonly initialState: TableState;
  readonly log: LogEntry[];
}

/** Matches one by one: making them, reading them, sitting down and moving. */
export interface MatchStore {
  /** Keeps a new match with its first state. Rejects if the ID is taken. */
  create(match: Match, state: TableState): Promise<void>;

  /** A match; undefined if there is none. */
  match(id: string): Promise<Listed | undefined>;

  /** Several matches; those that do not exist are left out. */
  matches(ids: readonly string[]): Promise<Listed[]>;

  /** Where a match stands; undefined if there is none. */
  table(id: string): Promise<{ match: Match; state: TableState } | undefined>;

  /** All that a client needs that knows nothing yet, read at one moment. */
  everything(id: string): Promise<Everything | undefined>;

  /**
   * Changes a match by a function of what it is now; no other change can come between. The function may be called again. What it throws is
   * passed on and nothing is changed. Undefined if there is no such match.
   */
  change(id: string, at: number, change: (match: Match) => Changes): Promise<Match | undefined>;

  /** Stores a move. False, and nothing is stored, if the match does not stand where the move was made (or is no more). */
  commit(move: Move): Promise<boolean>;
}

export interface ChatStore {
  /** Adds a message to a match's chat; of more than `limit` the oldest go. False if there is no such match. */
  say(id: string, message: ChatMessage, limit: number): Promise<boolean>;

  /** A match's chat, oldest first. */
  chat(id: string): Promise<ChatMessage[]>;
}

/** What many matches are looked through for: those to show, and those in which a bot is to decide. */
export interface MatchLists {
  /** Public matches. */
  list(listing: Listing): Promise<Listed[]>;

  /** How many matches are running, and how many are stored in all. It may read them all. */
  count(): Promise<{ running: number; kept: number }>;

  /** Running matches in which a bot is to decide that nobody has claimed, those that waited longest first. */
  waitingForBots(now: number, limit: number): Promise<string[]>;

  /**
   * Claims a bot's decision for this process until a time. False if another has claimed it, or no bot is to decide. A move that is
   * stored ends the claim.
   */
  claim(id: string, now: number, until: number): Promise<boolean>;
}

export interface Upkeep {
  /** Removes a match and all that belongs to it, if it is then as asked for; nothing can change it in between. */
  remove(id: string, when?: (match: Match) => boolean): Promise<void>;

  /**
   * Removes finished matches last changed before a time, and those created before another at which no person sits; returns how many.
   * Matches that people play stay. They go a few at a time, so that nobody waits.
   */
  prune(finishedBefore: number, emptyBefore: number): Promise<number>;

  /** Writes something and reads something. Rejects if the database does not do either, or has shown before that it is damaged. */
  check(now: number): Promise<void>;
}

export interface Storage extends MatchStore, ChatStore, MatchLists, Upkeep {
  /** Whether other processes use the same data, so that nothing read may be remembered. */
  readonly isShared: boolean;

  close(): Promise<void>;
}
