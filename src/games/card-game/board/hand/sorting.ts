/** The orders in which a hand can be sorted. */
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { type CardLists, cardBits, iconsIn } from '../../rules/cards.ts';

export const SORTS = ['class', 'foodChain', 'element'] as const;
export type Sort = (typeof SORTS)[number];

/** Events come last, whatever the order; before them animals without the element in question. */
const LAST = 99;

/** The cards of a hand in an order; equal ones in that of the table of cards. */
export function sorted(cards: CardLists, hand: readonly number[], sort: Sort): number[] {
  const key = (card: number): number => {
    const side = cardBits(card);
    const animalClass = cards.classOf[card]!;
    if (animalClass === NOTHING) return LAST;
    if (sort === 'class') return animalClass;
    if (sort === 'foodChain') return -cards.foodChain[side]!;
    const counts = ELEMENTS.map((_, element) => iconsIn(cards.low[side]!, cards.high[side]!, element));
    const most = Math.max(...counts);
    return most === 0 ? LAST - 1 : counts.indexOf(most) - most / 10;
  };
  return hand.toSorted((a, b) => key(a) - key(b) || a - b);
}
