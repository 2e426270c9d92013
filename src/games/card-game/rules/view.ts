/** What a seat may know (rules §11). */
import type { Viewer } from '../../../kit/module.ts';
import { HIDDEN, cardOf } from './cards.ts';
import type { GameEvent } from './chance.ts';
import { DISCARD, type Move, kindOf } from './moves.ts';
import { type State, cardsOf, copyState, discardBy, discardedCard, discarder } from './state.ts';

/**
 * What a seat may know of a state: other hands and others' discards from them are `HIDDEN`, and `pile` marks every card that the
 * viewer has not seen, wherever it is. After the end everything is shown.
 */
export function view(s: State, viewer: Viewer): State {
  if (s.over) return s;
  const seen = copyState(s);
  seen.nextCards = [];
  seen.nextBiomes = [];
  for (const card of cardsOf(s).numbers) seen.pile[card] = 1;
  seen.hands.forEach((hand, player) => {
    if (player === viewer) for (const card of hand) seen.pile[card] = 0;
    else hand.fill(HIDDEN);
  });
  for (const table of seen.tables) for (const piece of table) seen.pile[cardOf(piece)] = 0;
  for (const card of seen.spent) seen.pile[card] = 0;
  for (const card of seen.faceUp) seen.pile[card] = 0;
  seen.faceDown.forEach((discard, i) => {
    if (discarder(discard) === viewer) seen.pile[discardedCard(discard)] = 0;
    else seen.faceDown[i] = discardBy(discarder(discard), HIDDEN);
  });
  return seen;
}

/** What a seat, or a spectator (null), may know of an event: which cards others draw and discard is `HIDDEN`. */
export function viewEvent(event: GameEvent, viewer: Viewer): GameEvent {
  return (event.event === 'drew' || event.event === 'discarded') && event.player !== viewer
    ? { ...event, card: HIDDEN }
    : event;
}

const DISCARD_KIND = kindOf(DISCARD);

/** What a seat, or a spectator (null), may know of a move; null for others' discards. */
export function viewMove(move: Move, mover: number, viewer: Viewer): Move | null {
  return kindOf(move) === DISCARD_KIND && mover !== viewer ? null : move;
}
