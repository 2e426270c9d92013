/** Positions that are the standard start with changes: `"start": true`, and a `seed` for what that start shuffles and rolls. */
import { type RandomInt, shuffle } from '../chance.ts';
import { type Field, fail, integer } from './decode.ts';
import { rng } from '../rng.ts';
import { say } from '../say.ts';

/** The fields that ask for the standard start. */
export const START_FIELDS = ['start', 'seed'] as const;

/**
 * Reads whether a position is the standard start with changes: null if not, otherwise the random integers of its seed, from the
 * first one again with every call. The draws depend on the seed alone, so the same text always gives the same position.
 */
export function readStart({ start, seed }: Readonly<Record<string, Field | undefined>>): (() => RandomInt) | null {
  if (!start) {
    if (seed) fail(seed, say`says how the standard start is shuffled: it needs "start": true`);
    return null;
  }
  if (start.value !== true) fail(start, say`can only be true`);
  const number = seed ? integer(seed, 0, 2 ** 31 - 1) : 0;
  return () => rng(number);
}

/** A place in the pack whose card lies elsewhere. */
const GONE = -1;
const isThere = (card: number): boolean => card !== GONE;

/**
 * Deals hands of these sizes, at most `places` each, from a shuffled pack, without the cards `taken`, which lie elsewhere. Every
 * hand has its own places in the pack, and a card missing there is replaced by a spare one: what a position says of one hand
 * changes as little as possible in the others.
 */
export function dealHands(
  pack: readonly number[],
  sizes: readonly number[],
  places: number,
  taken: readonly number[],
  below: RandomInt,
): number[][] {
  const order = [...pack];
  shuffle(order, below);
  for (const card of taken) order[order.lastIndexOf(card)] = GONE;
  const hands = sizes.map((size, seat) => order.slice(seat * places, seat * places + size).filter(isThere));
  const spare = [
    ...order.slice(sizes.length * places),
    ...sizes.flatMap((size, seat) => order.slice(seat * places + size, (seat + 1) * places)),
  ].filter(isThere);
  for (const [seat, hand] of hands.entries()) hand.push(...spare.splice(0, sizes[seat]! - hand.length));
  return hands;
}
