/** The hand at the bottom of the table: sorted as wished, each card showing what it would change before it is played. */
import { useMemo, useRef, useState } from 'react';
import { CardFace, cardText } from '../cards/CardFace.tsx';
import type { CardLists } from '../../rules/cards.ts';
import { NOTHING } from '../../rules/components.ts';
import { DISCARD, PLAY } from '../../rules/moves.ts';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

const SORTS = ['class', 'foodChain', 'element'] as const;
type Sort = (typeof SORTS)[number];

/** Events come last, whatever the order. */
const LAST = 99;

function sorted(cards: CardLists, hand: readonly number[], sort: Sort): number[] {
  const key = (card: number): number => {
    const animalClass = cards.classOf[card]!;
    if (animalClass === NOTHING) return LAST;
    if (sort === 'class') return animalClass;
    if (sort === 'foodChain') return -cards.foodChain[card]!;
    const bits = cards.low[card]! || cards.high[card]! * 1024;
    return bits === 0 ? LAST - 1 : Math.log2(bits);
  };
  return hand.toSorted((a, b) => key(a) - key(b) || a - b);
}

export function Hand({
  picked,
  onPick,
}: {
  picked: number | null;
  /** A card is pointed at, or no longer. */
  onPick: (card: number | null) => void;
}) {
  const words = useWords();
  const { s, cards, me, legal, answer, hinted } = useTable();
  const [sort, setSort] = useState<Sort>('class');
  /** The card that was shown when a finger came down: focus comes before the click. */
  const shownBefore = useRef<number | null>(null);
  const hand = me === null ? null : s.hands[me]!;
  const order = useMemo(() => (hand === null ? [] : sorted(cards, hand, sort)), [cards, hand, sort]);
  if (hand === null) return null;
  return (
    <section className="cg-hand" aria-label={words.table.hand}>
      <label className="cg-sort">
        {words.table.sortBy}{' '}
        <select
          value={sort}
          onChange={({ target }) => {
            setSort(SORTS.find((each) => each === target.value)!);
          }}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {words.table.sorts[each]}
            </option>
          ))}
        </select>
      </label>
      {hand.length === 0 && <p className="cg-none">{words.table.emptyHand}</p>}
      <ul>
        {order.map((card) => {
          const move = [PLAY | card, DISCARD | card].find((each) => legal.has(each));
          const text = cardText(words, cards, card);
          return (
            <li key={card}>
              <button
                type="button"
                className="cg-held"
                aria-label={text}
                aria-disabled={move === undefined}
                data-legal={move !== undefined}
                data-picked={picked === card}
                data-hinted={move !== undefined && move === hinted}
                onPointerEnter={(event) => {
                  if (event.pointerType !== 'touch') onPick(card);
                }}
                onPointerLeave={(event) => {
                  if (event.pointerType !== 'touch') onPick(null);
                }}
                onPointerDown={() => {
                  shownBefore.current = picked;
                }}
                onFocus={() => {
                  onPick(card);
                }}
                onClick={(event) => {
                  // A finger cannot point: its first tap shows what the card would change, the second plays it.
                  const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
                  if (isTouch && shownBefore.current !== card) onPick(card);
                  else if (move !== undefined) answer(move);
                }}
              >
                <CardFace cards={cards} piece={card} size="medium" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
