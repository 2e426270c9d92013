/** The features of a player that matter for later rounds, as numbers. */
import { BIOMES, EFFECT, ELEMENTS, END_VPS, FIRST_ONGOING, HAND, NOTHING } from '../rules/components.ts';
import { type CardLists, cardBits, iconsIn } from '../rules/cards.ts';
import { type State, cardsOf, isTenRounds, playersOf } from '../rules/state.ts';

/** The features, in order. */
const FEATURES = [
  'constant',
  'cards',
  'cards beyond a hand',
  'food chain',
  'icons',
  'suppressing animals',
  'ongoing events',
  'other events',
  'hardiness',
  'space',
  'elements',
  'others’ cards',
] as const;
export const FEATURE_COUNT = FEATURES.length;

/** VPs that the leader makes in a round, by number of players: predicts when somebody reaches the VPs that end the game. */
const PACE: readonly number[] = [0, 0, 8, 7, 6.5, 6, 5.5];

/**
 * The estimated number of complete rounds left: as many as there are biomes, or until the leader has the VPs that end the game.
 * In ten rounds all are played. `whole` says whether the state's round is one of them.
 */
export function roundsToCome(s: State, whole: boolean): number {
  const { rounds } = cardsOf(s);
  const toCome = rounds - s.round + (whole ? 1 : 0);
  if (isTenRounds(s)) return Math.min(rounds - 1, toCome);
  let most = 0;
  for (const vps of s.vps) most = Math.max(most, vps);
  const left = Math.max(1, Math.ceil((END_VPS - most) / PACE[playersOf(s)]!)) - (whole ? 0 : 1);
  return Math.min(MAX_ROUNDS, left, toCome);
}

/** Weights are learned from the second round on. */
const MAX_ROUNDS = BIOMES - 1;

interface CardFeatures {
  readonly foodChain: Float64Array;
  readonly icons: Float64Array;
}
const known = new WeakMap<CardLists, CardFeatures>();

/** Food chain and icons by card, the icons of all elements together. */
export function cardFeatures(cards: CardLists): CardFeatures {
  let features = known.get(cards);
  if (!features) {
    const count = cards.ids.length;
    features = { foodChain: new Float64Array(count), icons: new Float64Array(count) };
    for (let card = 0; card < count; card++) {
      const side = cardBits(card);
      features.foodChain[card] = cards.foodChain[side]!;
      for (let element = 0; element < ELEMENTS.length; element++) {
        features.icons[card]! += iconsIn(cards.low[side]!, cards.high[side]!, element);
      }
    }
    known.set(cards, features);
  }
  return features;
}

/** Writes a player's features into `into`. */
export function featuresOf(s: State, player: number, into: Float64Array): void {
  const cards = cardsOf(s);
  const { foodChain, icons } = cardFeatures(cards);
  const hand = s.hands[player]!;
  into.fill(0);
  into[0] = 1;
  into[1] = hand.length;
  into[2] = Math.max(0, hand.length - HAND);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const effect = cards.effectOf[card]!;
    if (effect === NOTHING) {
      into[3]! += foodChain[card]!;
      into[4]! += icons[card]!;
      if (cards.suppresses[card] !== NOTHING) into[5]!++;
    } else if (effect >= FIRST_ONGOING) into[6]!++;
    else if (effect === EFFECT.hardiness) into[8]!++;
    else into[7]!++;
  }
  into[9] = s.track[player]!;
  for (let element = 0; element < ELEMENTS.length; element++) if (s.control[element] === player) into[10]!++;
  const players = playersOf(s);
  for (let other = 0; other < players; other++) {
    if (other !== player) into[11]! += s.hands[other]!.length / (players - 1);
  }
}
