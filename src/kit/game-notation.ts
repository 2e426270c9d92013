/** A game's moves, positions and records as text, and its moves as boardgame.io dispatches them. */
import type { Chance, Outcome } from './chance.ts';
import type { GameOptions } from './game-rules.ts';

/**
 * The notation of one kind of value: JSON out, JSON in. `read` throws a NotationError that names the field and what is allowed.
 */
export interface Codec<Value> {
  write(value: Value): unknown;
  read(document: unknown, path?: string): Value;
}

/** Positions and records as text, in the game's terms. */
export interface GameNotation<State, Move, Options extends GameOptions> {
  /** As JSON an object with `players` and the game's own fields. */
  readonly options: Codec<Options>;
  readonly move: Codec<Move>;
  readonly outcome: Codec<Outcome>;
  /** Reading carries out everything that leaves no choice, and reports it through `chance.emit`. */
  readonly position: {
    write(s: State): unknown;
    read(document: unknown, chance: Chance, path?: string): State;
  };
  /** Who answers, as recorded with each move; the seat, as `player`, if left out. */
  readonly mover?: {
    readonly field: string;
    /** The possible values. */
    readonly values: readonly string[];
    /** Undefined if the record names nobody. */
    write(s: State): string | undefined;
  };
  /** The `format` of a record, name and version: "dominant-species record 1". */
  readonly recordFormat: string;
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
  /** A move as boardgame.io dispatches it. */
  write(move: Move): { readonly move: string; readonly args: readonly unknown[] };
  /** Undefined if no move is written this way. Names and arguments come from clients and may be anything. */
  read(name: string, args: readonly unknown[]): Move | undefined;
}
