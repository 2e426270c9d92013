/** What Migration, Adaptive Radiation and survival share: a player discards a number of hand cards, one by one. */
import { Q } from './components.ts';
import type { CardChance } from './chance.ts';
import type { Effect } from './effect.ts';
import { DISCARD, type Move, type MoveList, valueOf } from './moves.ts';
import { HIDDEN, cardBits } from './cards.ts';
import type { State } from './state.ts';
import { ask, discard, discardHand, draw } from './table.ts';

/** The active player has to discard so many cards: asked if the hand has more, otherwise carried out at once. */
export function startDiscarding(s: State, chance: CardChance, count: number): void {
  const hand = s.hands[s.active]!;
  if (count === 0) return;
  s.left = count;
  if (hand.length > count) ask(s, Q.discard);
  else discardHand(s, chance, s.active);
}

export function listDiscards(s: State, moves: MoveList): void {
  for (const card of s.hands[s.active]!) if (card !== HIDDEN) moves.add(DISCARD | cardBits(card));
}

/** Discards the card named, and asks for the next one if more have to go. */
export function answerDiscard(s: State, move: Move, chance: CardChance): void {
  discard(s, chance, s.active, valueOf(move));
  s.left--;
  if (s.left > 0) ask(s, Q.discard);
}

/** The effect of drawing some cards and then discarding some. */
export const drawThenDiscard = (drawn: number, discarded: number): Effect => ({
  carryOut(s, chance) {
    draw(s, chance, s.active, drawn);
    startDiscarding(s, chance, discarded);
  },
  legal: listDiscards,
  answer: answerDiscard,
});
