/** What the server needs from a database. SQLite and Postgres give the same guarantees, checked by the same tests. */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import type { G } from '../../src/kit/boardgame.ts';
import type { ChatMessage } from '../../src/kit/wire.ts';
import type { Changes, Match, Standing } from '../match.ts';

/** boardgame.io's stored state of a match: without the last move's log. */
export type TableState = Omit<BoardgameState<G>, 'deltalog'>;

/** A move to store, in one transaction. */
export interface Move {
  readonly match: string;
  /** The number of the state that the move was made on. It is stored only if that is still the match's state. */
  readonly madeOn: number;
  readonly state: TableState;
  /** boardgame.io's log entries for it. */
  readonly entries: readonly LogEntry[];
  readonly standing: Standing;
}

/** Which matches to list, most recently changed first. */
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

/** Everything about a match: who sits where, its state, its initial state, and every move. */
export interface Everything {
  readonly match: Match;
  readonly state: TableState;
  readonly initialState: TableState;
  readonly log: LogEntry[];
}

/** Operations on single matches: create, read, take seats, move. */
export interface MatchStore {
  /** Stores a new match with its first state. Rejects if the ID is taken. */
  create(match: Match, state: TableState): Promise<void>;

  /** A match; undefined if there is none. */
  match(id: string): Promise<Listed | undefined>;

  /** Several matches; those that do not exist are left out. */
  matches(ids: readonly string[]): Promise<Listed[]>;

  /** A match and its state; undefined if there is none. */
  table(id: string): Promise<{ match: Match; state: TableState } | undefined>;

  /** Everything that a new client needs, read in one snapshot. */
  everything(id: string): Promise<Everything | undefined>;

  /**
   * Changes a match by a function of its current value; no other change can come between. The function may be called again.
   * Anything it throws is rethrown and nothing changes. Undefined if there is no such match.
   */
  change(id: string, at: number, change: (match: Match) => Changes): Promise<Match | undefined>;

  /** Stores a move. False, and nothing is stored, if the match is no longer at the state where the move was made, or gone. */
  commit(move: Move): Promise<boolean>;
}

export interface ChatStore {
  /** Adds a message to a match's chat; beyond `limit` the oldest are deleted. False if there is no such match. */
  say(id: string, message: ChatMessage, limit: number): Promise<boolean>;

  /** A match's chat, oldest first. */
  chat(id: string): Promise<ChatMessage[]>;
}

/** Queries over many matches: those to list, and those in which a bot is to decide. */
export interface MatchLists {
  /** Public matches. */
  list(listing: Listing): Promise<Listed[]>;

  /** How many matches are running, and how many are stored in total. It may read them all. */
  count(): Promise<{ running: number; kept: number }>;

  /** Running matches with an unclaimed decision for a bot, longest waiting first. */
  waitingForBots(now: number, limit: number): Promise<string[]>;

  /**
   * Claims a bot's decision for this process until a time. False if another process has claimed it, or no bot is to decide.
   * Storing a move ends the claim.
   */
  claim(id: string, now: number, until: number): Promise<boolean>;
}

export interface Upkeep {
  /** Removes a match and everything that belongs to it, if it satisfies the condition; nothing can change it in between. */
  remove(id: string, when?: (match: Match) => boolean): Promise<void>;

  /**
   * Removes finished matches last changed before a time, and matches created before another at which no person sits; returns how
   * many. Matches in play stay. They are removed in small batches, so that nobody waits.
   */
  prune(finishedBefore: number, emptyBefore: number): Promise<number>;

  /** Writes and reads something. Rejects if the database does neither, or is known to be corrupt. */
  check(now: number): Promise<void>;
}

export interface Storage extends MatchStore, ChatStore, MatchLists, Upkeep {
  /** Whether other processes use the same data, so that nothing read may be cached. */
  readonly isShared: boolean;

  close(): Promise<void>;
}
