/** What happens to cards and pieces, whatever the reason (rules §3, §5). */
import { EFFECT, NOTHING } from './components.ts';
import {
  ENDANGERED,
  animalsIn,
  apexIn,
  cardBits,
  cardOf,
  elementOf,
  healthyIn,
  isEndangered,
  isPieceOf,
} from './cards.ts';
import type { CardChance, VpSource } from './chance.ts';
import { type State, cardsOf, discardBy, discardedCard, playersOf } from './state.ts';

const CAMOUFLAGE = EFFECT.camouflage;
const APEX_PREDATOR_BONUS = 3;

/** The left neighbour. */
export const leftOf = (s: State, player: number): number => (player + 1) % playersOf(s);

/** Opens a question to the active player. */
export function ask(s: State, question: number): void {
  s.question = question;
}

/** Weights that allow a single outcome. */
function certain(length: number, which: number): number[] {
  const weights = Array.from({ length }, () => 0);
  weights[which] = 1;
  return weights;
}

/** A player draws so many cards, as far as there are any. An empty draw pile is replaced by the reshuffled discard pile. */
export function draw(s: State, chance: CardChance, player: number, count: number): void {
  const hand = s.hands[player]!;
  for (let i = 0; i < count; i++) {
    if (s.pileSize === 0) reshuffle(s, chance);
    if (s.pileSize === 0) return;
    const card =
      s.nextCards.length === 0
        ? chance.draw('card', s.pile, s.pileSize)
        : chance.draw('card', certain(s.pile.length, s.nextCards.shift()!), 1);
    s.pile[card] = 0;
    s.pileSize--;
    hand.push(card);
    chance.emit?.({ event: 'drew', player, card });
  }
}

function reshuffle(s: State, chance: CardChance): void {
  const cards = s.faceUp.length + s.faceDown.length;
  if (cards === 0) return;
  for (const card of s.faceUp) s.pile[card] = 1;
  for (const discard of s.faceDown) s.pile[discardedCard(discard)] = 1;
  s.pileSize = cards;
  s.faceUp.length = 0;
  s.faceDown.length = 0;
  chance.emit?.({ event: 'reshuffled', cards });
}

/** Takes a number out of a list that has it. */
export function remove(list: number[], value: number): void {
  let i = 0;
  while (i < list.length && list[i] !== value) i++;
  for (; i < list.length - 1; i++) list[i] = list[i + 1]!;
  list.pop();
}

/** Empties a list that will be refilled: unlike setting its length to 0, this keeps its memory. */
export function emptyOut(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** A player discards a card of their hand, face down. */
export function discard(s: State, chance: CardChance, player: number, card: number): void {
  remove(s.hands[player]!, card);
  s.faceDown.push(discardBy(player, card));
  chance.emit?.({ event: 'discarded', player, card });
}

/** Discards a whole hand. */
export function discardHand(s: State, chance: CardChance, player: number): void {
  const hand = s.hands[player]!;
  while (hand.length > 0) discard(s, chance, player, hand[0]!);
}

/** How often an ongoing event lies on a player's table. */
export function copiesOf(s: State, player: number, effect: number): number {
  const { effectOf } = cardsOf(s);
  const table = s.tables[player]!;
  let copies = 0;
  for (let i = 0; i < table.length; i++) if (effectOf[cardOf(table[i]!)] === effect) copies++;
  return copies;
}

/** Whether a player's animals cannot be suppressed (§6 Camouflage). */
export const isProtected = (s: State, player: number): boolean => copiesOf(s, player, CAMOUFLAGE) > 0;

/** Whether a Drought names an element: nobody scores it this round (§13.2). */
export function isDry(s: State, element: number): boolean {
  const { effectOf } = cardsOf(s);
  return s.tables.some((table) =>
    table.some((piece) => elementOf(piece) === element && effectOf[cardOf(piece)] === EFFECT.drought),
  );
}

/** The owner of a card on a table; NOTHING if it is on none. */
export function ownerOf(s: State, card: number): number {
  for (let player = 0; player < s.tables.length; player++) {
    if (placeOnTable(s, player, card) !== NOTHING) return player;
  }
  return NOTHING;
}

/** The index of a card among a player's pieces; NOTHING if it is not there. */
export function placeOnTable(s: State, player: number, card: number): number {
  const table = s.tables[player]!;
  const bits = cardBits(card);
  for (let i = 0; i < table.length; i++) if (isPieceOf(table[i]!, bits)) return i;
  return NOTHING;
}

/** Suppresses an animal on a table: it becomes endangered, or is eliminated if it already was, or if `outright`. */
export function suppress(s: State, chance: CardChance, card: number, outright = false): void {
  const owner = ownerOf(s, card);
  const table = s.tables[owner]!;
  const place = placeOnTable(s, owner, card);
  const eliminated = outright || isEndangered(table[place]!);
  if (eliminated) {
    remove(table, table[place]!);
    s.faceUp.push(card);
  } else {
    table[place]! |= ENDANGERED;
  }
  chance.emit?.({ event: 'suppressed', player: s.active, by: s.card, owner, card, eliminated });
}

/** The totals of a player's table: food chain, and icons of the elements (§6, §8). */
export interface Tally {
  foodChain: number;
  /** Icons as two integers, see `iconsIn`. */
  low: number;
  high: number;
}

/** Adds up a player's table into `tally`. Without an animal in play everything is 0. */
export function addUp(s: State, player: number, tally: Tally): void {
  const { pieces, foodChainAt } = cardsOf(s);
  const chain = foodChainAt[s.biome]!;
  const table = s.tables[player]!;
  let foodChain = 0;
  let counts = 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < table.length; i++) {
    const piece = table[i]!;
    foodChain += chain[piece]!;
    counts += pieces.counts[piece]!;
    low += pieces.low[piece]!;
    high += pieces.high[piece]!;
  }
  const hasAnimal = animalsIn(counts) > 0;
  tally.foodChain = hasAnimal ? foodChain + APEX_PREDATOR_BONUS * apexIn(counts) * healthyIn(counts) : 0;
  tally.low = hasAnimal ? low : 0;
  tally.high = hasAnimal ? high : 0;
}

const tally: Tally = { foodChain: 0, low: 0, high: 0 };

/** A player's food chain total (§8). */
export function totalOf(s: State, player: number): number {
  addUp(s, player, tally);
  return tally.foodChain;
}

/** How many Element cards a player controls. */
export function controlled(s: State, player: number): number {
  let count = 0;
  for (const holder of s.control) if (holder === player) count++;
  return count;
}

/** Gives a player VPs, with their source. */
export function score(
  s: State,
  chance: CardChance,
  player: number,
  vps: number,
  source: VpSource,
  element = NOTHING,
): void {
  if (vps === 0) return;
  s.vps[player]! += vps;
  chance.emit?.({ event: 'vps', player, vps, source, element });
}

/** Advances a player one space on the Survival Track, except on the last one. */
export function advanceOnTrack(s: State, chance: CardChance, player: number): void {
  if (s.track[player]! >= cardsOf(s).table.track.length - 1) return;
  s.track[player]!++;
  chance.emit?.({ event: 'advanced', player, space: s.track[player]! });
}
