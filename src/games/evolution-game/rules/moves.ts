/**
 * A move: one answer to the open question, as one integer below 2 ** 31.
 *
 * The lower four bits are the kind of answer, the rest what it names.
 */
import { byText, describeMoves, hidden } from '../../../kit/moves.ts';
import { COLOURS, DOMAINS, MAX_NICHES, SPECIALISATIONS_EACH } from './components.ts';
import { LONGEST_CHAIN, arrangement, chain, circuitSquare, domain, places, square } from './letters.ts';

/**
 * A move: one answer to the open question, as the integer `16 * value + kind`, below 2 ** 31. `kindOf` and `valueOf` take it
 * apart, `moveOf` and the functions named after a kind make it.
 */
export type Move = number;

/** The moves: what each names, and their text, numbers and arguments. In which order cards go under a pack, only the player knows. */
export const MOVES = describeMoves(
  {
    /** Arranges a gene pool. */
    arrange: [byText(arrangement)],
    /** Remedy: changes the compartment of a domain. */
    remedy: [byText(domain)],
    /** Places a colony on a square (domain * 9 + square). */
    place: [byText(square)],
    /** Places no more. */
    done: [],
    /** Rolls the time die. */
    roll: [],
    /** Uses mutation cards for the compartment of a domain. */
    adapt: [byText(domain), { ...byText(chain), field: 'with', most: LONGEST_CHAIN }, hidden],
    /** Ends the move on a square of the circuit. */
    moveTo: [byText(circuitSquare)],
    /** On a Mutation or Population Growth square: draws mutation cards. */
    mutation: [],
    /** On a Mutation or Population Growth square: places colonies. */
    growth: [],
    /** Returns niches, by their places in the hand. */
    survive: [{ ...byText(places), most: MAX_NICHES }, hidden],
  },
  { kindAt: { from: 0, bits: 4 } },
);

/** What a move can do. */
export const MOVE_KINDS = MOVES.names;
/** A kind of move; boardgame.io's moves have the same names. */
export type MoveKind = (typeof MOVE_KINDS)[number];

const numberOf = (kind: MoveKind): number => MOVE_KINDS.indexOf(kind);
/** The kind of moves that arrange a gene pool: two bits of colour for each compartment, A lowest. */
export const TO_ARRANGE = numberOf('arrange');
/** The kind of moves that change the compartment of a domain (Remedy). */
export const TO_REMEDY = numberOf('remedy');
/** The kind of moves that place a colony on a square (domain * 9 + square). */
export const TO_PLACE = numberOf('place');
/** Places no more. */
export const DONE = MOVES.done();
/** Rolls the time die. */
export const ROLL = MOVES.roll();
/** The kind of moves with mutation cards: three bits of domain, then four bits for each card, its number + 1; no card is 0. */
export const TO_ADAPT = numberOf('adapt');
/** The kind of moves that end on a square of the circuit. */
export const TO_MOVE = numberOf('moveTo');
/** On a Mutation or Population Growth square: draws mutation cards. */
export const CHOOSE_MUTATION = MOVES.mutation();
/** On a Mutation or Population Growth square: places colonies. */
export const CHOOSE_GROWTH = MOVES.growth();
/** The kind of moves that return niches: three bits for the number, then three bits for each, its index in the hand. */
export const TO_SURVIVE = numberOf('survive');

// Without functions around them: bots and random games call these for every move that they consider.
/** The kind of a move, an index into `MOVE_KINDS`. */
export const kindOf = MOVES.kindOf;
/** What a move names: as a number; 0 for single words. */
export const valueOf = MOVES.value;
/** The move of a kind that names `value`. */
export const moveOf = (kind: number, value = 0): Move => (value << 4) | kind;

/** The colours that a move of the kind *arrange* names, A to H. */
export const genePoolOf = (move: Move): number[] => arrangement.items(valueOf(move));
/** The move that arranges a gene pool: its colours, A to H. */
export const arrangeMove = (colours: readonly number[]): Move => MOVES.arrange(arrangement.of(colours));

/** The move that adapts to a domain with a chain of mutation cards, in this order. */
export const adaptMove = (region: number, cards: readonly number[]): Move => MOVES.adapt(region, chain.of(cards));
/** The domain that a move with mutation cards names. */
export const adaptDomain = (move: Move): number => valueOf(move) & 7;
/** The mutation cards that such a move names, each an index into `MUTATION_CARDS`, in the order named. */
export const adaptCards = (move: Move): number[] => chain.items(valueOf(move) >> 3);

/** The move that returns niches, by their indices in the hand, in this order. */
export const surviveMove = (hand: readonly number[]): Move => MOVES.survive(places.of(hand));
/** The indices in the hand of the niches that an answer to *survive* names, in the order named. */
export const survivePlaces = (move: Move): number[] => places.items(valueOf(move));

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
  /** The moves; only the first `length` of them count. Replaced by a longer array when it is full. */
  moves = new Int32Array(4096);
  /** How many moves are in the list. */
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
