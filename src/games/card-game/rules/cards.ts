/** The rules' representation of cards: pieces as integers, and lists of numbers computed once from a table of cards. */
import { CLASSES, EFFECT, ELEMENTS, type Edition, NOTHING, ROUNDS } from './components.ts';
import type { Biome, CardTable, Icons } from './card-table.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from './reconstruction.ts';

/** The name of the biome that comes last. */
export const LAST_BIOME = 'Sea';

/** A hidden card: in a view it replaces each card that the viewer may not know. No card has this number. */
export const HIDDEN = 127;
/** Its notation. */
export const UNSEEN = '?';

/** The number of the card that comes so many cards after the first: a table of more than 127 cards leaves out that of a hidden one. */
const numberedCard = (index: number): number => (index < HIDDEN ? index : index + 1);

/**
 * A card where one integer holds more than the card: pieces, face-down discards and moves. Seven of the card's bits are the lowest,
 * and those of a large table of cards come after four bits for the rest.
 */
export const cardBits = (card: number): Piece => (card & 127) | ((card & ~127) << 4);
/** The number of the card in such an integer. */
export const cardOf = (piece: Piece): number => (piece & 127) | ((piece >> 4) & ~127);

/**
 * A piece on a table as an integer: `cardBits`, plus 128 if it is endangered, and from the ninth bit on 1 + the element chosen for an
 * Abundance. Without the element it is a side, by which the lists below are ordered.
 */
export type Piece = number;
export const ENDANGERED = 128;
const ELEMENT_BITS = 7 << 8;
/** The healthy side of a piece's card, without an element: its `cardBits`. */
const bareOf = (piece: Piece): Piece => piece & ~(ENDANGERED | ELEMENT_BITS);
/** Whether a piece is the card that has these `cardBits`. */
export const isPieceOf = (piece: Piece, bits: Piece): boolean => bareOf(piece) === bits;
/** Whether a piece is an animal on its endangered side. */
export const isEndangered = (piece: Piece): boolean => (piece & ENDANGERED) !== 0;
/** The side of a piece's card, without an element. */
export const sideOf = (piece: Piece): number => piece & ~ELEMENT_BITS;
/** The element of an Abundance; NOTHING for other pieces. */
export const elementOf = (piece: Piece): number => ((piece & ELEMENT_BITS) >> 8) - 1;
export const withElement = (card: number, element: number): Piece => cardBits(card) | ((element + 1) << 8);

/**
 * Icons of all elements in two integers of three times ten bits, grass lowest: adding two such pairs adds the icons of each
 * element.
 */
export const BITS = 10;
/** The lowest ten bits of such an integer: the most icons of an element that a table of cards may have. */
export const ICONS = (1 << BITS) - 1;
/** Elements in each of the two integers. */
export const ELEMENTS_EACH = 3;
const packed = (icons: Icons, from: number): number =>
  [0, 1, 2].reduce((sum, i) => sum + ((icons[ELEMENTS[from + i]!] ?? 0) << (BITS * i)), 0);
/** The icons of an element in a pair of sums. */
export const iconsIn = (low: number, high: number, element: number): number =>
  ((element < 3 ? low : high) >> (BITS * (element % 3))) & ICONS;
/** So many icons of one element, for the lower and the upper integer. */
const iconsLow = (element: number, count: number): number => (element < 3 ? count << (BITS * element) : 0);
const iconsHigh = (element: number, count: number): number => (element < 3 ? 0 : count << (BITS * (element - 3)));

/** What pieces add to their player's table, by piece: for every kind of piece, adding up is the same four sums. */
export interface PieceLists {
  /** Food chain, including that of ongoing events. */
  readonly foodChain: Int16Array;
  /** Icons of the first three elements, ten bits each, including those of Abundance. */
  readonly low: Int32Array;
  /** Icons of the last three elements. */
  readonly high: Int32Array;
  /** Counts of animals, as three times ten bits: see `animalsIn`, `healthyIn`, `apexIn`. */
  readonly counts: Int32Array;
}
const ANIMAL = 1;
const HEALTHY = 1 << BITS;
const APEX = 1 << (2 * BITS);
/** Animals, healthy ones, and copies of Apex Predator in a sum of `counts`. */
export const animalsIn = (counts: number): number => counts & ICONS;
export const healthyIn = (counts: number): number => (counts >> BITS) & ICONS;
export const apexIn = (counts: number): number => counts >> (2 * BITS);

/** What ongoing events add (rules §6). */
const PACK_HUNTING_BONUS = 7;
const CAMOUFLAGE_BONUS = 3;
export const ABUNDANCE_ICONS = 2;

/** A table of cards as lists by number, for lookups by the rules. */
export interface CardLists {
  /** The table of cards they were made from. */
  readonly table: CardTable;
  /** The edition that it is for. */
  readonly edition: Edition;
  /** How many rounds a game has. */
  readonly rounds: number;
  /** The numbers of the cards: from 0 on, without `HIDDEN`. */
  readonly numbers: readonly number[];
  /** By card: its id in positions and records. The lists by card have an entry for `HIDDEN` if larger numbers follow. */
  readonly ids: readonly string[];
  /** By card: the name shown. */
  readonly names: readonly string[];
  /** By card: its class; NOTHING for events. */
  readonly classOf: Int8Array;
  /** By card: the class it suppresses, or NOTHING. */
  readonly suppresses: Int8Array;
  /** By card: the effect of an event; NOTHING for animals. */
  readonly effectOf: Int8Array;
  /** By side: its number on the food chain. */
  readonly foodChain: Int16Array;
  /** By side: icons of the first three elements, ten bits each. */
  readonly low: Int32Array;
  /** By side: icons of the last three elements, ten bits each. */
  readonly high: Int32Array;
  /** What pieces add to their player's table. */
  readonly pieces: PieceLists;
  /** The number of the last biome. */
  readonly sea: number;
  /** By biome and piece: what a piece adds to the food chain there, with the biome's two classes (§13.3). */
  readonly foodChainAt: readonly Int16Array[];
  /** By biome: icons of each element. */
  readonly biomeIcons: readonly (readonly number[])[];
}

function listsFor(table: CardTable): CardLists {
  const { animals, events } = table;
  const numbers = [...animals, ...events].map((_, index) => numberedCard(index));
  const last = numberedCard(numbers.length - 1);
  const byCard = (): Int8Array => new Int8Array(Math.max(last, HIDDEN) + 1).fill(NOTHING);
  const [classOf, suppresses, effectOf] = [byCard(), byCard(), byCard()];
  // Whatever the card, its largest side has all lower bits.
  const sides = cardBits(last | HIDDEN) + ENDANGERED + 1;
  const foodChain = new Int16Array(sides);
  const low = new Int32Array(sides);
  const high = new Int32Array(sides);
  animals.forEach((animal, index) => {
    const card = numberedCard(index);
    classOf[card] = CLASSES.indexOf(animal.class);
    suppresses[card] = animal.suppresses === null ? NOTHING : CLASSES.indexOf(animal.suppresses);
    for (const [side, at] of [
      [animal.healthy, cardBits(card)],
      [animal.endangered, cardBits(card) | ENDANGERED],
    ] as const) {
      foodChain[at] = side.foodChain;
      low[at] = packed(side.icons, 0);
      high[at] = packed(side.icons, 3);
    }
  });
  events.forEach(({ effect }, i) => {
    effectOf[numberedCard(animals.length + i)] = EFFECT[effect];
  });
  const edition = table.edition ?? 'twelve rounds';
  const sideLists = { foodChain, low, high };
  const pieces = pieceLists(effectOf, sideLists, numbers, animals.length);
  const byNumber = (texts: readonly string[]): string[] =>
    texts.length > HIDDEN ? [...texts.slice(0, HIDDEN), UNSEEN, ...texts.slice(HIDDEN)] : [...texts];
  return {
    table,
    edition,
    rounds: ROUNDS[edition],
    numbers,
    ids: byNumber([...animals, ...events].map(({ id }) => id)),
    names: byNumber([...animals, ...events].map(({ name }) => name)),
    classOf,
    suppresses,
    effectOf,
    ...sideLists,
    pieces,
    foodChainAt: table.biomes.map((biome) => foodChainThere(pieces.foodChain, classOf, biome)),
    sea: table.biomes.findIndex(({ name }) => name === LAST_BIOME),
    biomeIcons: table.biomes.map(({ icons }) => ELEMENTS.map((element) => icons[element] ?? 0)),
  };
}

/** The lists by piece: those by side, plus ongoing events. */
function pieceLists(
  effectOf: Int8Array,
  { foodChain, low, high }: Pick<CardLists, 'foodChain' | 'low' | 'high'>,
  numbers: readonly number[],
  animals: number,
): PieceLists {
  const size = foodChain.length + (ELEMENTS.length << 8);
  const pieces: PieceLists = {
    foodChain: new Int16Array(size),
    low: new Int32Array(size),
    high: new Int32Array(size),
    counts: new Int32Array(size),
  };
  pieces.foodChain.set(foodChain);
  pieces.low.set(low);
  pieces.high.set(high);
  for (const card of numbers.slice(0, animals)) {
    pieces.counts[cardBits(card)] = ANIMAL | HEALTHY;
    pieces.counts[cardBits(card) | ENDANGERED] = ANIMAL;
  }
  for (const card of numbers.slice(animals)) {
    const effect = effectOf[card]!;
    const bits = cardBits(card);
    if (effect === EFFECT['pack hunting']) pieces.foodChain[bits] = PACK_HUNTING_BONUS;
    else if (effect === EFFECT.camouflage) pieces.foodChain[bits] = CAMOUFLAGE_BONUS;
    else if (effect === EFFECT['apex predator']) pieces.counts[bits] = APEX;
    else if (effect === EFFECT.abundance) {
      for (let element = 0; element < ELEMENTS.length; element++) {
        const piece = withElement(card, element);
        pieces.low[piece] = iconsLow(element, ABUNDANCE_ICONS);
        pieces.high[piece] = iconsHigh(element, ABUNDANCE_ICONS);
      }
    }
  }
  return pieces;
}

/** What each piece adds on a biome: one more for its class at home, one less, but not below 0, for the other. */
function foodChainThere(foodChain: Int16Array, classOf: Int8Array, { plus = null, minus = null }: Biome): Int16Array {
  if (plus === null && minus === null) return foodChain;
  const there = foodChain.slice();
  classOf.forEach((ofClass, card) => {
    const itsClass = CLASSES[ofClass];
    if (itsClass === undefined) return;
    for (const side of [cardBits(card), cardBits(card) | ENDANGERED]) {
      if (itsClass === plus) there[side]!++;
      else if (itsClass === minus && there[side]! > 0) there[side]!--;
    }
  });
  return there;
}

const reconstruction = listsFor(RECONSTRUCTION);
const tenRounds = listsFor(TEN_ROUNDS);
const others = new WeakMap<CardTable, CardLists>();

/** The lists of a table of cards: of a reconstruction by its name, of another by the table itself. */
export function listsOf(cards: string | CardTable): CardLists {
  if (typeof cards === 'string') return cards === TEN_ROUNDS.name ? tenRounds : reconstruction;
  let lists = others.get(cards);
  if (!lists) others.set(cards, (lists = listsFor(cards)));
  return lists;
}
