/** A game's moves, positions and records as text, and its moves as boardgame.io dispatches them. */
import type { Chance, Outcome } from './chance.ts';
import type { Decision, GameOptions } from './game-rules.ts';

/**
 * The notation of one kind of value: JSON out, JSON in. `read` throws a NotationError that names the field and what is allowed.
 */
export interface Codec<Value> {
  /** The value as JSON. */
  write(value: Value): unknown;
  /** The value that a document describes; `path` is the document's path in a larger one, for error messages. */
  read(document: unknown, path?: string): Value;
}

/** Positions and records as text, in the game's terms. */
export interface GameNotation<State, Move, Options extends GameOptions> {
  /** As JSON an object with `players` and the game's own fields. */
  readonly options: Codec<Options> & {
    /** The game's own fields, with what is allowed in each, in a few words. */
    readonly allowed: Readonly<Record<string, string>>;
  };
  /** A move: one choice. */
  readonly move: Codec<Move>;
  /** What was drawn. */
  readonly outcome: Codec<Outcome>;
  /** Reading carries out everything that leaves no choice, and reports it through `chance.emit`. */
  readonly position: {
    /** A state as a position. */
    write(s: State): unknown;
    /** Reads a position; throws a NotationError if it is invalid. */
    read(document: unknown, chance: Chance, path?: string): State;
  };
  /** Who answers, as recorded with each move; the seat, as `player`, if left out. */
  readonly mover?: {
    /** The field of a recorded move. */
    readonly field: string;
    /** The possible values. */
    readonly values: readonly string[];
    /** Who answers a question; undefined if the record names nobody. */
    write(question: Decision): string | undefined;
  };
  /** The `format` of a record, name and version: "dominant-species record 1". */
  readonly recordFormat: string;
  /** The `format` of a position, name and version: "dominant-species position 1". */
  readonly positionFormat: string;
  /** The notation of a game with these options, if names depend on them, for example on a table of cards. */
  forOptions?(options: Options): GameNotation<State, Move, Options>;
  /** The same for a running game. */
  forState?(s: State): GameNotation<State, Move, Options>;
}

/** Moves as boardgame.io dispatches them: `client.moves[move](...args)`. */
export interface MoveActions<Move> {
  /** The names of the moves; the name `undo` is taken. */
  readonly names: readonly string[];
  /** The names of the moves whose arguments others may not see, or not as they are; none if left out. */
  readonly hidden?: readonly string[];
  /** The most arguments that a move has. */
  readonly maxArgs: number;
  /**
   * A move as boardgame.io dispatches it.
   *
   * @property move The name of the move.
   * @property args What it names; often nothing.
   */
  write(move: Move): { readonly move: string; readonly args: readonly unknown[] };
  /** Undefined if no move is written this way. Names and arguments come from clients and may be anything. */
  read(name: string, args: readonly unknown[]): Move | undefined;
}
