/** Moves and outcomes as text, and back, and what is named in a position (docs/notation.md). */
import { type Field, fail } from '../../../../kit/documents/decode.ts';
import { DRAWS, type Outcome } from '../chance.ts';
import { ANIMALS } from '../components.ts';
import { MOVES, type Move } from '../moves.ts';
import { animal, hex } from '../names.ts';
import { say } from '../errors.ts';
import { type Table, inPlay, isTile } from '../state.ts';

/** A move in a record. */
export type MoveText = string | Readonly<Record<string, string | number>>;

/** The notation of moves. */
export const MOVE = MOVES.notation();
/** The notation of outcomes. */
export const OUTCOME = DRAWS.notation();

/** A move as text: what it names, `{"tile": "0,-1"}`, or a word, `"done"`. */
export const moveText = (move: Move): MoveText => MOVE.write(move) as MoveText;
/** Reads a move. Throws a NotationError if it is none; whether it is legal is left to the rules. */
export const readMove = ({ value, path }: Field): Move => MOVE.read(value, path);

/** An outcome in a record: `{"element": "sun"}`. */
export type OutcomeText = Readonly<Record<string, string>>;
/**
 * An outcome as text: `{"element": "sun"}`.
 *
 * @param outcome A draw, and what came of it.
 */
export const outcomeText = (outcome: Outcome): OutcomeText => OUTCOME.write(outcome) as OutcomeText;
/** Reads an outcome. Throws a NotationError if it is none; whether it is possible is left to the rules. */
export const readOutcome = ({ value, path }: Field): Outcome => OUTCOME.read(value, path);

/** Reads an animal that is in play. */
export function readAnimalInPlay(s: Table, field: Field): number {
  const named = animal.read(field);
  return inPlay(s, named) ? named : fail(field, say`the ${ANIMALS[named]!} is not in play`);
}

/** Reads a hex that has a tile. */
export function readTile(s: Table, field: Field): number {
  const named = hex.read(field);
  return isTile(s, named) ? named : fail(field, say`there is no tile`);
}
