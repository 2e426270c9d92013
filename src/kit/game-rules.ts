/** The rules of a game, and what they speak of: questions, answers, events and results. */
import type { Chance } from './chance.ts';

/** The open question: whose it is, and what it asks. */
export interface Decision {
  /** The player asked, by seat. */
  readonly player: number;
  /** The phase of the game, in the rulebook's words; boardgame.io's phase. */
  readonly phase: string;
  /** The kind of question; boardgame.io's stage. */
  readonly stage: string;
  /** The turn or round, from 1, in games that count them. */
  readonly round?: number;
  /** The role the player is asked in, by number, in games in which a player leads several animals or sides. */
  readonly role?: number;
}

/** A seat; null for a spectator. */
export type Viewer = number | null;

/** The result of a finished game. */
export interface GameResult {
  /** By seat. Ties share a place. */
  readonly places: readonly number[];
  /** By seat: what is compared first, VPs or whatever the game counts. */
  readonly scores: readonly number[];
}

/** The options that every game has; each game adds its own. */
export interface GameOptions {
  /** The number of players. */
  readonly players: number;
}

/** Legal answers, in a list that is used again and again. */
export interface AnswerList<Move> {
  /** The answers; only the first `length` of them count. */
  readonly moves: ArrayLike<Move>;
  /** How many answers there are. */
  readonly length: number;
}

/**
 * Playing with reusable lists of answers, for programs that play many moves: nothing is allocated, and work done by a move for
 * the next answers is reused.
 */
export interface AnswerLists<State, Move, Event> {
  /** An empty list. */
  create(): AnswerList<Move>;
  /** Lists the legal answers to the open question; none once the game is over. */
  list(s: State, answers: AnswerList<Move>): void;
  /** Carries out a legal move, as `GameRules.play` does, and lists the answers to the next question. */
  play(s: State, move: Move, chance: Chance<string, Event>, answers: AnswerList<Move>): void;
}

/** The rules of a game as pure functions. `State` is plain JSON; a move is anything that `notation.move` can write. */
export interface GameRules<State, Move, Event, Options extends GameOptions> {
  /** The default options for a number of players. */
  defaultOptions(players: number): Options;
  /** The options of every kind of game, for tests and simulations; by default those for each number of players. */
  variants?(): readonly Options[];
  /** Starts a game and advances to the first question. Throws an error that names any invalid option. */
  newGame(options: Options, chance: Chance<string, Event>): State;
  /** The number of players. */
  players(s: State): number;
  /** The open question; null once the game is over. */
  decision(s: State): Decision | null;
  /** The legal answers to the open question; none once the game is over. */
  legalMoves(s: State): Move[];
  /** Whether a move is a legal answer to the open question. */
  isLegal(s: State, move: Move): boolean;
  /** A copy that shares nothing with the original. */
  copy(s: State): State;
  /** A copy in a form that is faster to play on and to copy, for simulations and searches; its JSON is not a state. */
  packed?(s: State): State;
  /** Copies a state over another one. */
  copyInto?(from: State, to: State): void;
  /** Migrates a state stored by an earlier version; a current one is returned unchanged. */
  upToDate?(s: State): State;
  /** Carries out a legal move in place, without checking it: use `isLegal` first. */
  play(s: State, move: Move, chance: Chance<string, Event>): void;
  /** Reusable lists of answers for playing many moves in simulations; they play what `play` does with `legalMoves`. */
  moveLists?: AnswerLists<State, Move, Event>;
  /** What a seat may know of a state. For games without secrets, the state itself. */
  view(s: State, viewer: Viewer): State;
  /** What a seat may know of an event; null if nothing. */
  viewEvent(event: Event, viewer: Viewer): Event | null;
  /**
   * What a seat may know of a move; null if only that one was made. It must follow from the move alone: logs store no states.
   * Draws need no such rule: in games with secrets no outcome leaves the server before the end.
   */
  viewMove(move: Move, mover: number, viewer: Viewer): Move | null;
  /** Whether an event begins an action, in games whose moves form actions; replays stop there. */
  beginsAction?(event: Event): boolean;
  /** Whether an event revealed something, so that its move cannot be undone. Draws always count as revealing. */
  reveals?(event: Event): boolean;
  /** The result; null until the game is over. */
  result(s: State): GameResult | null;
  /** How the players stand in a running game, for games that are stopped early; without it such games do not count. */
  standing?(s: State): GameResult;
  /** What each player leads, by seat, in the game's terms, if players lead different sides. */
  roles?(s: State): readonly (readonly string[])[];
  /** The invariants that a state violates, in words; empty if all hold. */
  violations(s: State): string[];
  /** The same after a move from a valid state: checks only what the move has changed. */
  violationsSince?(before: State, s: State): string[];
}

/** A move as it happened, seen from one seat. Log, animation, recap, chart and replay use it. */
export interface HistoryEntry<Move, Event> {
  /** The player who moved, by seat; null for the setup. */
  readonly player: number | null;
  /** Null for the setup, and for a move that the viewer may not see. */
  readonly move: Move | null;
  /** What happened, in order, as far as the viewer may see it. */
  readonly events: readonly Event[];
  /** The question that was answered; null for the setup. */
  readonly asked: Decision | null;
  /** What was drawn, in the game's notation, where that is known. */
  readonly outcomes?: readonly unknown[];
  /** When it was made, in ms since 1970, where that is known. */
  readonly at?: number;
}

/** What has happened in a game, move by move; the first entry is the start. */
export type History<Move, Event> = readonly HistoryEntry<Move, Event>[];
