/**
 * Moves: answers to the open question (rules §10).
 *
 * A move is an integer: its kind in the upper bits, the number of what it names in the lower seven. If a question asks for
 * several cards or animals, each is named by a move of its own.
 */

/** What a move can do. The kinds from `pass` on name nothing. */
export const MOVE_KINDS = ['play', 'target', 'recover', 'discard', 'class', 'element', 'pass', 'done'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A move as an integer, as described at the top. */
export type Move = number;

const SHIFT = 7;
const VALUE = (1 << SHIFT) - 1;

/** Plays a card of the hand. */
export const PLAY = 0 << SHIFT;
/** Names an animal to suppress or eliminate. */
export const TARGET = 1 << SHIFT;
/** Names an endangered animal that turns healthy. */
export const RECOVER = 2 << SHIFT;
/** Names a card of the hand to discard. */
export const DISCARD = 3 << SHIFT;
/** Names a class. */
export const CLASS = 4 << SHIFT;
/** Names an element. */
export const ELEMENT = 5 << SHIFT;
/** Plays no more cards this round. */
export const PASS = 6 << SHIFT;
/** Ends Recovery early. */
export const DONE = 7 << SHIFT;

/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = (move: Move): number => move >> SHIFT;
/** What the move names: the number of a card, class or element; 0 for the kinds that name nothing. */
export const valueOf = (move: Move): number => move & VALUE;
/** The move of a kind that names `value`. */
export const moveOf = (kind: MoveKind, value = 0): Move => (MOVE_KINDS.indexOf(kind) << SHIFT) | value;

/** A reusable list of moves, so that listing does not allocate. */
export class MoveList {
  readonly moves = new Int32Array(VALUE + 1);
  length = 0;

  /** Adds a move. */
  add(move: Move): void {
    this.moves[this.length++] = move;
  }
}
