/**
 * Tables that look the same from a seat: a bot searches these instead of the table that it cannot see.
 *
 * Every card that the seat has not seen is in the draw pile, in another hand or among others' face-down discards. By the rules
 * all ways to deal them are equally likely, so one is dealt at random.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { MOST_CARDS } from '../rules/components.ts';
import { HIDDEN } from '../rules/cards.ts';
import { type State, copyState, discardBy, discardedCard, discarder } from '../rules/state.ts';

const unseen = new Int32Array(MOST_CARDS + 1);

/** A complete table that looks like the view from its seat. The view is not changed. */
export function sampleTable(view: State, randomInt: RandomInt): State {
  const s = copyState(view);
  let left = 0;
  for (let card = 0; card < s.pile.length; card++) if (s.pile[card] === 1) unseen[left++] = card;
  const take = (): number => {
    const i = randomInt(left);
    const card = unseen[i]!;
    unseen[i] = unseen[--left]!;
    s.pile[card] = 0;
    return card;
  };
  for (const hand of s.hands) for (let i = 0; i < hand.length; i++) if (hand[i] === HIDDEN) hand[i] = take();
  for (let i = 0; i < s.faceDown.length; i++) {
    const discard = s.faceDown[i]!;
    if (discardedCard(discard) === HIDDEN) s.faceDown[i] = discardBy(discarder(discard), take());
  }
  return s;
}
