/** What bots of a game are: levels of play, thinking in slices, and what they advise. */
import type { RandomInt } from './chance.ts';

/** How long a bot may think about one answer; what runs out first ends it. */
export interface Budget {
  readonly iterations?: number | undefined;
  /** Milliseconds, by `now`. */
  readonly ms?: number | undefined;
  /** The time in milliseconds; needed with `ms`, as bots know of no clock. */
  readonly now?: (() => number) | undefined;
}

/** What speaks for an answer, as a key that the game's own words turn into a sentence. */
export interface Reason {
  readonly reason: string;
  /** How much it counts, in the game's points. */
  readonly points: number;
  /** The numbers that the sentence names, in a game whose sentences name any. */
  readonly values?: Readonly<Record<string, number>>;
}

/** What a bot advises: the answer, the next best one, and why. */
export interface Advice<Move> {
  readonly move: Move;
  /** The next best answer, and how much it would come out behind, in the game's points; null if there is none worth naming. */
  readonly other: {
    readonly move: Move;
    readonly behind: number;
    /** Whether it is as good, as far as could be seen: the difference is within the doubt. */
    readonly isAsGood?: boolean;
  } | null;
  /** What speaks for the move, the weightiest first; against the answer that was asked about, if one was. */
  readonly reasons: readonly Reason[];
  /** "Why not …?": the answer that was asked about, unless it is the one advised. */
  readonly about?: { readonly move: Move; readonly behind: number; readonly isAsGood: boolean };
}

/** How a player stands where a rollout ends, as far as can be predicted from there. */
export interface Standing {
  /** The chance of coming first, from 0 to 1; over all players it makes 1. */
  readonly winning: number;
  /** The place to be expected; 1 is the first. */
  readonly place: number;
  /** The final score to be expected, as `GameResult` counts it; left out where this rollout does not say. */
  readonly score?: number;
}

/** How a rollout ended. */
export interface Rollout {
  /** What it is worth to the player asked, in the game's points. */
  readonly worth: number;
  /** By seat. */
  readonly players: readonly Standing[];
}

/** Answers side by side: rollouts of each that meet the same chance. */
export interface Comparison {
  /** Makes one more rollout of each answer; how they ended, in the order of the answers. */
  step(): readonly Rollout[];
  /** What speaks for one answer against another, by their places in the list: the weightiest first. */
  reasons(one: number, other: number): readonly Reason[];
}

/** Thinking about one answer, a slice of work at a time; it can be left at any slice. */
export interface Thinking<Move> {
  /** Rollouts made so far, or whatever the budget's `iterations` count. */
  readonly iterations: number;
  /** Works on; false when nothing is left to do. */
  step(): boolean;
  /** The best answer so far. */
  best(): Move;
  /** What it advises so far. */
  advice(): Advice<Move>;
}

/** A level of play. A bot is given the view of its seat, never the whole state of a game that hides something. */
export interface BotLevel<State, Move> {
  readonly name: string;
  /** How it decides, in a sentence. */
  readonly how: string;
  /** An answer to the open question; chance comes from `randomInt` alone. */
  decide(view: State, randomInt: RandomInt, budget?: Budget): Move;
  /**
   * For a level that searches: thinking in slices. `about` is a legal answer that is to be looked at as closely as the best, whatever is
   * thought of it: for "why not …?" and for judging what was played.
   */
  think?(view: State, randomInt: RandomInt, budget?: Budget, about?: Move): Thinking<Move>;
  /** For a level that searches: sets some of the legal answers side by side, none favoured. */
  compare?(view: State, randomInt: RandomInt, moves: readonly Move[]): Comparison;
}
