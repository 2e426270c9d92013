/**
 * Moves: answers to the open question (rules §10).
 *
 * A move is an integer: its kind, and the number of what it names (a card as in `cardBits`). If a question asks for several cards
 * or animals, each is named by a move of its own.
 */
import { byNumber, describeMoves, hidden } from '../../../kit/moves.ts';
import { MOST_CARDS } from './components.ts';
import { animalClass, card, element } from './names.ts';

/**
 * A move: one answer to the open question, as the integer `128 * kind + value`; what a value has beyond seven bits is above the
 * kind's four. `kindOf` and `valueOf` take it apart, `moveOf` makes it.
 */
export type Move = number;

/** The moves: what each names, and their text, numbers and arguments. */
export const MOVES = describeMoves(
  {
    play: [byNumber(card)],
    target: [byNumber(card)],
    recover: [byNumber(card)],
    discard: [byNumber(card), hidden],
    class: [byNumber(animalClass)],
    element: [byNumber(element)],
    pass: [],
    done: [],
  },
  { kindAt: { from: 7, bits: 4 } },
);

/** What a move can do. The kinds from `pass` on name nothing. */
export const MOVE_KINDS = MOVES.names;
/** A kind of move; boardgame.io's moves have the same names. */
export type MoveKind = (typeof MOVE_KINDS)[number];

// These with the `cardBits` of a card, or the number of a class or an element, are a move.
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
  readonly moves = new Int32Array(MOST_CARDS + 1);
  /** How many moves are in the list. */
  length = 0;

  /** Adds a move. */
  add(move: Move): void {
    this.moves[this.length++] = move;
  }
}
