/** What the server needs from a database. SQLite and Postgres give the same guarantees, checked by the same tests. */
import type { LogEntry } from 'boardgame.io';
import type { TableState } from '../../src/kit/boardgame/wire.ts';
import type { ChatMessage } from '../../src/kit/online/wire.ts';
import type { Pause } from '../../src/kit/online/clock.ts';
import type { Changes, Match, Standing } from '../match.ts';
import type { MatchClock, Result } from '../match.ts';
import type { Worker } from './work.ts';

export type { TableState };

/** A move to store, in one transaction. */
export interface Move {
  readonly match: string;
  /** The number of the state that the move was made on. It is stored only if that is still the match's state. */
  readonly madeOn: number;
  /** The match's `seating` when the move was allowed. If given, the move is stored only if that has not changed either. */
  readonly seating?: number;
  readonly state: TableState;
  /** boardgame.io's log entries for it. */
  readonly entries: readonly LogEntry[];
  readonly standing: Standing;
  /** The clock after the move; none at a table without one. */
  readonly clock?: MatchClock | undefined;
  /** When whoever is to decide now is told, unless they were deciding before; nobody is if left out. */
  readonly tellAt?: number | null | undefined;
  /** The results of the seats, if the game has ended. */
  readonly results?: readonly Result[] | undefined;
}

/**
 * Which matches to list: first those with somebody connected, then those with somebody seated, then empty ones; within each most
 * recently changed first. Of a maker's matches that have not begun only the last few are listed.
 */
export interface Listing {
  /** Only matches of one game. */
  readonly game?: string | undefined;
  /** Only finished ones, or only running ones. */
  readonly isGameover?: boolean | undefined;
  /** Only matches last changed before or after a time, in ms since 1970. */
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  /** Matches where somebody is connected, which come first. */
  readonly here?: readonly string[] | undefined;
  /** Who asks (`Maker.by`): what they have made themselves comes before everything else. */
  readonly by?: string | undefined;
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
  /** How many messages were said there. */
  readonly said: number;
}

/** A move as it is logged. */
export interface Logged {
  /** The number of the state that it was made on. */
  readonly madeOn: number;
  readonly entries: readonly LogEntry[];
}

/** The numbers of what is stored of a match: each changes with whatever it numbers. */
export interface Numbers {
  readonly id: string;
  readonly stateID: number;
  readonly seating: number;
  /** How many messages were said. */
  readonly said: number;
}

/** A chat message as it is stored: numbered, within its match without a gap. */
export type Said = ChatMessage & { readonly number: number };

/** Who makes a match, and how many of theirs may wait to begin. */
export interface Maker {
  /** The hash of their address. */
  readonly by: string;
  /** The hash of the network that their address belongs to, if one person may have many addresses in it. */
  readonly near: string | null;
  /** The most unstarted matches made by this address, and from this network. */
  readonly most: number;
  readonly mostNear: number;
}

/** Times in ms since 1970: unstarted matches last visited before are given up. */
export interface Visits {
  /** Where nobody sits. */
  readonly empty: number;
  /** Where somebody sits, and a seat is vacant. */
  readonly vacant: number;
  /** Where every seat is taken, and no move was made. */
  readonly seated: number;
}

/** What became of a chat message: its number; `again`: it is there already; `other`: the seat has said something else under this ID. */
export type Message = number | 'again' | 'other' | 'no-match';

/** Operations on single matches: create, read, take seats, move. */
export interface MatchStore {
  /**
   * Stores a new match with its first state. Rejects if the ID is taken. False, and nothing is stored, if too many matches of
   * this maker have not begun.
   */
  create(match: Match, state: TableState, maker?: Maker): Promise<boolean>;

  /** A match; undefined if there is none. */
  match(id: string): Promise<Listed | undefined>;

  /** Several matches; those that do not exist are left out. */
  matches(ids: readonly string[]): Promise<Listed[]>;

  /** A match and its state; undefined if there is none. */
  table(id: string): Promise<{ match: Match; state: TableState } | undefined>;

  /** The same, with the moves made on a state with this number or later ones, read in one snapshot. */
  since(id: string, stateID: number): Promise<{ match: Match; state: TableState; moves: Logged[] } | undefined>;

  /** The numbers of several matches; those that do not exist are left out. */
  numbers(ids: readonly string[]): Promise<Numbers[]>;

  /** Everything that a new client needs, read in one snapshot. */
  everything(id: string): Promise<Everything | undefined>;

  /**
   * Changes a match by a function of its current value; no other change can come between. The function may be called again.
   * Anything it throws is rethrown and nothing changes. Undefined if there is no such match.
   */
  change(id: string, at: number, change: (match: Match) => Changes): Promise<Match | undefined>;

  /** Stores a move, and with the last one the results. False, and nothing is stored, if the match is no longer at the state or seating of the move, or gone. */
  commit(move: Move): Promise<boolean>;
}

/** What outlives matches, and when nobody could play them. */
export interface Downtimes {
  /**
   * Notes that a process is alive. If none has been for so many ms, the time since is a downtime, noted once. Returns all downtimes
   * that ended after a time.
   */
  alive(now: number, silent: number, endedAfter: number): Promise<Pause[]>;
}

export interface ResultStore {
  /** The results of a match whose game has ended, by seat. */
  results(match: string): Promise<Result[]>;
}

export interface ChatStore {
  /**
   * Adds a message to a match's chat, unless its seat has used the ID before; beyond `limit` the oldest are deleted. `account` is
   * whose words it has, null for a guest's.
   */
  say(id: string, message: ChatMessage, limit: number, account?: string | null): Promise<Message>;

  /** A match's chat, oldest first: the messages after one with a number, by default all. */
  chat(id: string, after?: number): Promise<Said[]>;
}

/** How many matches run, how many are asleep, and how many are stored in total. */
export interface Counted {
  readonly running: number;
  readonly asleep: number;
  readonly kept: number;
}

/** Queries over many matches: those to list, and those in which a bot is to decide. */
export interface MatchLists {
  /** Public matches, except those asleep. */
  list(listing: Listing): Promise<Listed[]>;

  /** How many matches there are. It may read them all. */
  count(): Promise<Counted>;

  /** Running matches with an unclaimed decision for a bot, longest waiting first. */
  waitingForBots(now: number, limit: number): Promise<string[]>;

  /** Running matches in which somebody's time may be up, longest first. */
  due(now: number, limit: number): Promise<string[]>;

  /**
   * Claims a bot's decision for this process until a time. False if another process has claimed it, or no bot is to decide.
   * Storing a move ends the claim.
   */
  claim(id: string, now: number, until: number): Promise<boolean>;
}

export interface Upkeep {
  /** The random name of the data, made when first asked for: servers with different data that share a Redis do not mix. */
  deployment(): Promise<string>;

  /** Removes a match and everything that belongs to it, if it satisfies the condition; nothing can change it in between. */
  remove(id: string, when?: (match: Match) => boolean): Promise<void>;

  /**
   * Removes finished matches last changed before a time, and those asleep since before another; returns how many. Others stay. They
   * are removed in small batches, so that nobody waits.
   */
  prune(finishedBefore: number, asleepBefore?: number): Promise<number>;

  /**
   * Puts to sleep at most so many matches that have begun and that nobody has visited or changed since before a time, the longest
   * untouched first; returns their IDs. Until the next move or change that wakes it, a match asleep is not listed, its clock stands,
   * nobody is told and no bot moves.
   */
  sleep(before: number, now: number, limit: number): Promise<string[]>;

  /** Matches that run without having begun, not visited for long: the longest first. */
  unvisited(before: Visits, limit: number): Promise<string[]>;

  /** Removes such a match. False if it has begun, or been visited meanwhile. */
  removeUnvisited(id: string, before: Visits): Promise<boolean>;

  /** Notes that somebody seated visits these matches, for those that run; at most once an hour. */
  visited(ids: readonly string[], now: number): Promise<void>;

  /** A random secret of this data, always the same. */
  secret(): Promise<string>;

  /** Writes and reads something. Rejects if the database does neither, or is known to be corrupt. */
  check(now: number): Promise<void>;
}

/** Backups that the storage makes itself. */
export interface Backups {
  /** When the last one was made, in ms since 1970; null if there is none. */
  last(): number | null;

  /**
   * Makes the backup of a day, and removes all but the last few; returns its file, or null if there was one. Rejects if the data is
   * damaged, or the disk has too little room.
   */
  make(now: number, kept: number): Promise<string | null>;
}

export interface Storage extends MatchStore, ResultStore, ChatStore, MatchLists, Downtimes, Upkeep, Worker {
  /** Whether other processes use the same data, so that what was read may be outdated. */
  readonly isShared: boolean;

  /** Missing where the database has tools of its own for it. */
  readonly backups?: Backups | undefined;

  close(): Promise<void>;
}
