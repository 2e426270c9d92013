/**
 * A move: one answer to the open question, as one small integer.
 *
 * The upper bits are the kind of thing named, the lower seven bits which one: `128 * kind + value`. Integers are cheap to list,
 * compare and store, and a random game lists a hundred thousand of them; `names.ts` writes them as text.
 */

/** What a move can name. The kinds from `forfeit` on have no value. */
export const MOVE_KINDS = [
  'space',
  'tile',
  'corner',
  'element',
  'animal',
  'count',
  'card',
  'stack',
  'forfeit',
  'done',
  'losePawn',
  'keepOne',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A move as an integer, as described at the top. */
export type Move = number;

const SHIFT = 7;
const VALUE = (1 << SHIFT) - 1;

/** Puts a pawn on a space of the action display. */
export const SPACE = 0 << SHIFT;
/** Names a hex, whether it has a tile or is about to get one. */
export const TILE = 1 << SHIFT;
/** Names a corner. */
export const CORNER = 2 << SHIFT;
/** Names an element type. */
export const ELEMENT = 3 << SHIFT;
/** Names an animal. */
export const ANIMAL = 4 << SHIFT;
/** Names a number of species. */
export const COUNT = 5 << SHIFT;
/** Takes a card. */
export const CARD = 6 << SHIFT;
/** Takes the face-up tile of a stack. */
export const STACK = 7 << SHIFT;
/** Gives up the whole action. */
export const FORFEIT = 8 << SHIFT;
/** Ends something that may be ended early. */
export const DONE = 9 << SHIFT;
/** Immigrants: loses an action pawn in hand. */
export const LOSE_PAWN = 10 << SHIFT;
/** Immigrants: keeps one species on each tile. */
export const KEEP_ONE = 11 << SHIFT;

/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = (move: Move): number => move >> SHIFT;
/** What the move names: the number of a space, hex, corner and so on; 0 for the kinds without a value. */
export const valueOf = (move: Move): number => move & VALUE;
/** Whether a move names something; the others are single words. */
export const hasValue = (move: Move): boolean => move < FORFEIT;
/** The move of a kind that names `value`. */
export const moveOf = (kind: MoveKind, value = 0): Move => (MOVE_KINDS.indexOf(kind) << SHIFT) | value;
