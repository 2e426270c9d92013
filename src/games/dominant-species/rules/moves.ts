/**
 * A move: one answer to the open question, as one small integer.
 *
 * The upper bits are the kind of thing named, the lower seven bits which one: `128 * kind + value`. Integers are cheap to list,
 * compare and store, and a random game lists a hundred thousand of them.
 */
import { byNumber, describeMoves } from '../../../kit/moves.ts';
import { animal, card, corner, count, element, hex, space, stack } from './names.ts';

/**
 * A move: one answer to the open question, as the integer `128 * kind + value`. `kindOf` and `valueOf` take it apart, `moveOf`
 * makes it.
 */
export type Move = number;

/** The moves: what each names, and their text, numbers and arguments. */
export const MOVES = describeMoves({
  space: [byNumber(space)],
  tile: [byNumber(hex)],
  corner: [byNumber(corner)],
  element: [byNumber(element)],
  animal: [byNumber(animal)],
  count: [byNumber(count)],
  card: [byNumber(card)],
  stack: [byNumber(stack)],
  forfeit: [],
  done: [],
  losePawn: [],
  keepOne: [],
});

/** What a move can name. The kinds from `forfeit` on have no value. */
export const MOVE_KINDS = MOVES.names;
/** A kind of move; boardgame.io's moves have the same names. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Puts a pawn on a space of the action display. */
export const SPACE = MOVES.space(0);
/** Names a hex, whether it has a tile or is about to get one. */
export const TILE = MOVES.tile(0);
/** Names a corner. */
export const CORNER = MOVES.corner(0);
/** Names an element type. */
export const ELEMENT = MOVES.element(0);
/** Names an animal. */
export const ANIMAL = MOVES.animal(0);
/** Names a number of species. */
export const COUNT = MOVES.count(0);
/** Takes a card. */
export const CARD = MOVES.card(0);
/** Takes the face-up tile of a stack. */
export const STACK = MOVES.stack(0);
/** Gives up the whole action. */
export const FORFEIT = MOVES.forfeit();
/** Ends something that may be ended early. */
export const DONE = MOVES.done();
/** Immigrants: loses an action pawn in hand. */
export const LOSE_PAWN = MOVES.losePawn();
/** Immigrants: keeps one species on each tile. */
export const KEEP_ONE = MOVES.keepOne();

// Without functions around them: bots and random games call these for every move that they consider.
/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = MOVES.kindOf;
/** What a move names: the number of a space, hex, corner and so on; 0 for single words. */
export const valueOf = MOVES.value;
/** Whether a move names something; the others are single words. */
export const hasValue = MOVES.hasValue;
/** The move of a kind that names `value`. */
export const moveOf = MOVES.make;
