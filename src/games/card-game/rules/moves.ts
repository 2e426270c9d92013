/**
 * Moves: answers to the open question (rules §10).
 *
 * A move is an integer: its kind in the upper bits, the number of what it names in the lower seven. If a question asks for
 * several cards or animals, each is named by a move of its own.
 */
import { byNumber, describeMoves, hidden } from '../../../kit/moves.ts';
import { animalClass, card, element } from './names.ts';

/**
 * A move: one answer to the open question, as the integer `128 * kind + value`. `kindOf` and `valueOf` take it apart, `moveOf`
 * makes it.
 */
export type Move = number;

/** The moves: what each names, and their text, numbers and arguments. */
export const MOVES = describeMoves({
  play: [byNumber(card)],
  target: [byNumber(card)],
  recover: [byNumber(card)],
  discard: [byNumber(card), hidden],
  class: [byNumber(animalClass)],
  element: [byNumber(element)],
  pass: [],
  done: [],
});

/** What a move can do. The kinds from `pass` on name nothing. */
export const MOVE_KINDS = MOVES.names;
/** A kind of move; boardgame.io's moves have the same names. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Plays a card of the hand. */
export const PLAY = MOVES.play(0);
/** Names an animal to suppress or eliminate. */
export const TARGET = MOVES.target(0);
/** Names an endangered animal that turns healthy. */
export const RECOVER = MOVES.recover(0);
/** Names a card of the hand to discard. */
export const DISCARD = MOVES.discard(0);
/** Names a class. */
export const CLASS = MOVES.class(0);
/** Names an element. */
export const ELEMENT = MOVES.element(0);
/** Plays no more cards this round. */
export const PASS = MOVES.pass();
/** Ends Recovery early. */
export const DONE = MOVES.done();

// Without functions around them: bots and random games call these for every move that they consider.
/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = MOVES.kindOf;
/** What a move names: the number of a card, class or element; 0 for single words. */
export const valueOf = MOVES.value;
/** The move of a kind that names `value`. */
export const moveOf = MOVES.make;

/** A reusable list of moves, so that listing does not allocate. */
export class MoveList {
  /** The moves; only the first `length` of them count. */
  readonly moves = new Int32Array(128);
  /** How many moves are in the list. */
  length = 0;

  /** Adds a move. */
  add(move: Move): void {
    this.moves[this.length++] = move;
  }
}
