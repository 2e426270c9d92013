/** The state of a game: plain, flat JSON, with numbers for things. */
import { COMPETITION, ELEMENTS, NOTHING } from './components.ts';
import { type CardLists, HIDDEN, type Piece, cardBits, cardOf, listsOf } from './cards.ts';
import type { CardTable } from './card-table.ts';

/**
 * A game, or what a seat may know of one: in a view, cards that the viewer may not know are `HIDDEN`, and `pile` marks all cards
 * that the viewer has not seen.
 */
export interface State {
  /** The table of cards, which says which edition is played: the name of a default one, or another complete one. */
  cards: string | CardTable;
  /** From 1 to 12, or to 10 in that edition. */
  round: number;
  /** An index into `PHASES`. */
  phase: number;
  /** The biome of this round. */
  biome: number;
  /** The biome of the next round, face up; NOTHING in the last round. */
  next: number;
  /** Biomes that have left the game, in order. */
  gone: number[];
  /** By card: 1 if it is in the draw pile. `HIDDEN`, no card, is never in it. */
  pile: number[];
  /** The size of the draw pile. */
  pileSize: number;
  /** Cards to be drawn next, in order, if a position says so; other draws are random. */
  nextCards: number[];
  /** Biomes to be turned up next, in order, if a position says so. */
  nextBiomes: number[];
  /** The discard pile: cards that lie face up. */
  faceUp: number[];
  /** The discard pile: cards that lie face down, each with who discarded it: `cardBits | player << 7`. */
  faceDown: number[];
  /** One-time events played this round. */
  spent: number[];
  /** By player: cards in hand. */
  hands: number[][];
  /** By player: animals and ongoing events on the table, in the order played. */
  tables: Piece[][];
  /** By player: victory points. */
  vps: number[];
  /** By player: a space of the Survival Track, 0 the lowest. */
  track: number[];
  /** By player: 1 after passing. */
  passed: number[];
  /** By element: who controls its card, or NOTHING. */
  control: number[];
  /** The starting player of the round. */
  starter: number;
  /** The player whose turn it is; while survival lasts, the one who discards. */
  active: number;
  /** The open question, an index into `QUESTIONS`, for `active` to answer; NOTHING after the end. */
  question: number;
  /** The card that is being played; NOTHING outside. */
  card: number;
  /** How many more cards or animals have to be named. */
  left: number;
  /** Predation: the animal named first. */
  chosen: number;
  /** Parasitism: the opponent whose animal is to be named. */
  opponent: number;
  /** Whether the game has ended. */
  over: boolean;
}

/** A table before anything is dealt; all cards are in the draw pile. */
export function emptyState(players: number, cards: string | CardTable): State {
  const { ids, numbers } = listsOf(cards);
  const zeros = (): number[] => new Array<number>(players).fill(0);
  return {
    cards,
    round: 1,
    phase: COMPETITION,
    biome: NOTHING,
    next: NOTHING,
    gone: [],
    pile: ids.map((_, card) => (card === HIDDEN ? 0 : 1)),
    pileSize: numbers.length,
    nextCards: [],
    nextBiomes: [],
    faceUp: [],
    faceDown: [],
    spent: [],
    hands: Array.from({ length: players }, () => []),
    tables: Array.from({ length: players }, () => []),
    vps: zeros(),
    track: zeros(),
    passed: zeros(),
    control: ELEMENTS.map(() => NOTHING),
    starter: 0,
    active: 0,
    question: NOTHING,
    card: NOTHING,
    left: 0,
    chosen: NOTHING,
    opponent: NOTHING,
    over: false,
  };
}

/** A copy that shares nothing with the original except the table of cards, which never changes. */
export function copyState(s: State): State {
  const players = s.hands.length;
  const hands: number[][] = [];
  const tables: Piece[][] = [];
  for (let player = 0; player < players; player++) {
    hands.push(s.hands[player]!.slice());
    tables.push(s.tables[player]!.slice());
  }
  return {
    cards: s.cards,
    round: s.round,
    phase: s.phase,
    biome: s.biome,
    next: s.next,
    gone: s.gone.slice(),
    pile: s.pile.slice(),
    pileSize: s.pileSize,
    nextCards: s.nextCards.slice(),
    nextBiomes: s.nextBiomes.slice(),
    faceUp: s.faceUp.slice(),
    faceDown: s.faceDown.slice(),
    spent: s.spent.slice(),
    hands,
    tables,
    vps: s.vps.slice(),
    track: s.track.slice(),
    passed: s.passed.slice(),
    control: s.control.slice(),
    starter: s.starter,
    active: s.active,
    question: s.question,
    card: s.card,
    left: s.left,
    chosen: s.chosen,
    opponent: s.opponent,
    over: s.over,
  };
}

/** The number of players. */
export const playersOf = (s: State): number => s.hands.length;

/** Whether the game has ten rounds (rules §13). */
export const isTenRounds = (s: State): boolean => cardsOf(s).edition === 'ten rounds';

/** The lists of the state's cards. */
export const cardsOf = (s: State): CardLists => listsOf(s.cards);

/** A face-down discard. */
export const discardBy = (player: number, card: number): number => cardBits(card) | (player << 7);
export const discardedCard = cardOf;
export const discarder = (discard: number): number => (discard >> 7) & 7;
