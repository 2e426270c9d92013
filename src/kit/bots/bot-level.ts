/** The bots of a game: levels of play, incremental thinking, and hints. */
import type { RandomInt } from '../chance.ts';

/** How long a bot may think about one answer; whichever limit is reached first ends it. */
export interface Budget {
  /** The most rollouts, or whatever the level counts. */
  readonly iterations?: number | undefined;
  /** Milliseconds, by `now`. */
  readonly ms?: number | undefined;
  /** The time in milliseconds; needed with `ms`, as bots read no clock themselves. */
  readonly now?: (() => number) | undefined;
}

/** A reason for an answer, as a key that the game's locale turns into a sentence. */
export interface Reason {
  /** The key of the sentence. */
  readonly reason: string;
  /** How much it counts, in the game's points. */
  readonly points: number;
  /** The numbers that the sentence mentions, if any. */
  readonly values?: Readonly<Record<string, number>>;
  /** Whether the answer compared has nothing of the kind, if that is known. */
  readonly isLacking?: boolean;
}

/**
 * A bot's advice: the answer, the next best one, and why.
 *
 * @property behind How far the answer is behind the one advised, in the game's points.
 * @property isAsGood Whether it is as good as far as can be told: the difference is within the margin of error.
 */
export interface Advice<Move> {
  /** The answer advised. */
  readonly move: Move;
  /** The next best answer, and how far it is behind, in the game's points; null if there is none worth mentioning. */
  readonly other: {
    /** The next best answer. */
    readonly move: Move;
    readonly behind: number;
    /** Whether it is as good as far as can be told: the difference is within the margin of error. */
    readonly isAsGood?: boolean;
  } | null;
  /** The reasons for the move, the weightiest first; against the answer asked about, if there is one. */
  readonly reasons: readonly Reason[];
  /**
   * "Why not …?": the answer asked about, unless it is the one advised.
   *
   * @property move The answer asked about.
   */
  readonly about?: { readonly move: Move; readonly behind: number; readonly isAsGood: boolean };
}

/** A player's prospects at the end of a rollout. */
export interface Standing {
  /** The chance of coming first, from 0 to 1; over all players the sum is 1. */
  readonly winning: number;
  /** The expected place; 1 is the first. */
  readonly place: number;
  /** The expected final score, as in `GameResult`; left out if the rollout does not predict it. */
  readonly score?: number;
}

/** How a rollout ended. */
export interface Rollout {
  /** Its value to the player asked, in the game's points. */
  readonly worth: number;
  /** By seat. */
  readonly players: readonly Standing[];
}

/** A comparison of answers: rollouts of each under the same chance. */
export interface Comparison {
  /** Plays one more rollout of each answer; returns how they ended, in the order of the answers. */
  step(): readonly Rollout[];
  /** The reasons for one answer against another, by their indices in the list: the weightiest first. */
  reasons(one: number, other: number): readonly Reason[];
}

/** Incremental thinking about one answer; it can be stopped after any step. */
export interface Thinking<Move> {
  /** Rollouts made so far, or whatever the budget's `iterations` count. */
  readonly iterations: number;
  /** Does some work; false when there is nothing left to do. */
  step(): boolean;
  /** The best answer so far. */
  best(): Move;
  /** The advice so far. */
  advice(): Advice<Move>;
}

/** How a level gives advice (`advice.ts`). */
export interface Advising {
  /** The rollouts behind its advice; up to twice as many where two answers are close. */
  readonly rollouts: number;
  /** The rollouts of each of two answers behind "why not …?". */
  readonly comparisons: number;
  /** Differences below this many of the game's points count as none. */
  readonly noticeable: number;
  /** Differences above this many are never called none, however uncertain; without it only the error counts. */
  readonly most?: number;
}

/** A level of play. A bot is given the view of its seat, never the full state of a game that hides something. */
export interface BotLevel<State, Move> {
  /** What it is called in records, addresses and commands: "greedy". */
  readonly name: string;
  /** How it decides, in a sentence. */
  readonly how: string;
  /** An answer to the open question; all chance comes from `randomInt`. */
  decide(view: State, randomInt: RandomInt, budget?: Budget): Move;
  /**
   * For a level that searches: incremental thinking. `about` is a legal answer to examine as closely as the best one: for "why
   * not …?" and for judging what was played.
   */
  think?(view: State, randomInt: RandomInt, budget?: Budget, about?: Move): Thinking<Move>;
  /** For a level that gives advice: how closely it looks, and which differences count. */
  readonly advising?: Advising;
  /** For a game that hides something: a full state that looks like the view, as likely as any other. */
  imagine?(view: State, randomInt: RandomInt): State;
  /** For a level that searches: compares some of the legal answers, favouring none. */
  compare?(view: State, randomInt: RandomInt, moves: readonly Move[]): Comparison;
}
