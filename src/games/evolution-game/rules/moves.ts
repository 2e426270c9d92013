/**
 * A move: one answer to the open question, as one integer below 2 ** 31.
 *
 * The lower four bits are the kind of answer, the rest what it names. `notation/moves.ts` writes it as text.
 */
import { COLOURS, DOMAINS, SPECIALISATIONS_EACH } from './components.ts';

export type Move = number;

/** What a move can do. */
export const MOVE_KINDS = [
  'arrange',
  'remedy',
  'place',
  'done',
  'roll',
  'adapt',
  'moveTo',
  'mutation',
  'growth',
  'survive',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Arranges a gene pool: two bits of colour for each compartment, A lowest. */
export const TO_ARRANGE = 0;
/** Remedy: changes the compartment of a domain. */
export const TO_REMEDY = 1;
/** Places a colony on a square (domain * 9 + square). */
export const TO_PLACE = 2;
/** Places no more. */
export const DONE = 3;
/** Rolls the time die. */
export const ROLL = 4;
/** Uses mutation cards: three bits of domain, then four bits for each card, its number + 1; no card is 0. */
export const TO_ADAPT = 5;
/** Ends the move on a square of the circuit. */
export const TO_MOVE = 6;
/** On a Mutation or Population Growth square: draws mutation cards. */
export const CHOOSE_MUTATION = 7;
/** On a Mutation or Population Growth square: places colonies. */
export const CHOOSE_GROWTH = 8;
/** Returns niches: three bits for the number, then three bits for each, its index in the hand. */
export const TO_SURVIVE = 9;

const KIND_BITS = 4;

/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = (move: Move): number => move & 15;
/** What a move names, as a number; 0 for kinds that name nothing. */
export const valueOf = (move: Move): number => move >> KIND_BITS;
/** The move of a kind that names `value`. */
export const moveOf = (kind: number, value = 0): Move => (value << KIND_BITS) | kind;

/** The colours an answer to *arrange* names, A to H. */
export function genePoolOf(move: Move): number[] {
  const value = valueOf(move);
  return Array.from({ length: DOMAINS }, (_, region) => (value >> (2 * region)) & 3);
}

/** The move that arranges a gene pool: its colours, A to H. */
export const arrangeMove = (colours: readonly number[]): Move =>
  moveOf(
    TO_ARRANGE,
    colours.reduce((value, colour, region) => value | (colour << (2 * region)), 0),
  );

/** The move that adapts to a domain with a chain of mutation cards, in this order. */
export const adaptMove = (domain: number, cards: readonly number[]): Move =>
  moveOf(
    TO_ADAPT,
    cards.reduce((value, card, i) => value | ((card + 1) << (3 + 4 * i)), domain),
  );
/** The domain that an answer with mutation cards names. */
export const adaptDomain = (move: Move): number => valueOf(move) & 7;
/** The cards it names, in the order named. */
export function adaptCards(move: Move): number[] {
  const cards: number[] = [];
  for (let rest = valueOf(move) >> 3; rest > 0; rest >>= 4) cards.push((rest & 15) - 1);
  return cards;
}

/** The move that returns niches, by their indices in the hand, in this order. */
export const surviveMove = (places: readonly number[]): Move =>
  moveOf(
    TO_SURVIVE,
    places.reduce((value, place, i) => value | (place << (3 + 3 * i)), places.length),
  );
/** The indices in the hand of the niches that an answer to *survive* names, in the order named. */
export function survivePlaces(move: Move): number[] {
  const value = valueOf(move);
  return Array.from({ length: value & 7 }, (_, i) => (value >> (3 + 3 * i)) & 7);
}

/** The same answer with its cards in ascending order: cards and niches may be named in any order, but are listed in this one. */
export function inListedOrder(move: Move): Move {
  const ascending = (a: number, b: number): number => a - b;
  if (kindOf(move) === TO_ADAPT) return adaptMove(adaptDomain(move), adaptCards(move).sort(ascending));
  if (kindOf(move) === TO_SURVIVE) return surviveMove(survivePlaces(move).sort(ascending));
  return move;
}

/** Every arrangement of two specialisation cards of each colour: 2,520. */
export const ARRANGEMENTS: readonly Move[] = (() => {
  const all: Move[] = [];
  const left = COLOURS.map(() => SPECIALISATIONS_EACH);
  const colours: number[] = [];
  const fill = (): void => {
    if (colours.length === DOMAINS) {
      all.push(arrangeMove(colours));
      return;
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (left[colour] === 0) continue;
      left[colour]!--;
      colours.push(colour);
      fill();
      colours.pop();
      left[colour]!++;
    }
  };
  fill();
  return all;
})();

/** The legal answers to a question, collected without allocating. */
export class MoveList {
  moves = new Int32Array(4096);
  length = 0;

  /** Adds a move. */
  add(move: Move): void {
    if (this.length === this.moves.length) this.grow();
    this.moves[this.length++] = move;
  }

  /** Adds many at once. */
  addAll(moves: Int32Array): void {
    while (this.moves.length < this.length + moves.length) this.grow();
    this.moves.set(moves, this.length);
    this.length += moves.length;
  }

  private grow(): void {
    const wider = new Int32Array(2 * this.moves.length);
    wider.set(this.moves);
    this.moves = wider;
  }
}
