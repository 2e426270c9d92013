/** The foot of the table: the preview of a card, and the sorted hand. */
import { useMemo, useState, memo } from 'react';
import { useWords } from '../words.ts';
import { useHeld } from '../../../../table/pointing.ts';
import { DISCARD, MOVES, PLAY, kindOf, valueOf } from '../../rules/moves.ts';
import { cardPlace } from '../places.ts';
import { type Types, useCards, useTable } from '../table.ts';
import { Hand } from './Hand.tsx';
import { SORTS, type Sort, sorted } from './sorting.ts';
import { MovePreview, moveWith } from './MovePreview.tsx';
import './hand.css';

/** The card of the hand that was chosen, or else is advised; null if it has left the hand. */
function usePicked(hand: readonly number[]): number | null {
  const { advice } = useTable();
  const cards = useCards();
  const held = useHeld<Types>();
  const isOther = advice === null || ![PLAY, DISCARD].some((kind) => kindOf(kind) === kindOf(advice.move));
  const candidates = [
    hand.find((card) => held?.places?.includes(cardPlace(card, cards)) === true),
    isOther ? undefined : valueOf(advice.move),
  ];
  return candidates.find((card) => card !== undefined && hand.includes(card)) ?? null;
}

export const HandArea = memo(function HandArea() {
  const words = useWords();
  const { state, seat, legal, pointing } = useTable();
  const cards = useCards();
  const [sort, setSort] = useState<Sort>('class');
  const hand = state.hands[seat!]!;
  const picked = usePicked(hand);
  const pick = (card: number | null): void => {
    pointing.hold(
      card === null ? null : { places: [cardPlace(card, cards)], moves: [moveWith(legal, card) ?? MOVES.play(card)] },
    );
  };
  const order = useMemo(() => sorted(cards, hand, sort), [cards, hand, sort]);
  return (
    <section className="cg-holding" aria-label={words.table.hand()}>
      <MovePreview
        picked={picked}
        sorting={
          <label className="cg-sort">
            <span className="cg-sort-word">{words.table.sortBy()} </span>
            <select
              className="ui-field"
              aria-label={words.table.sortBy()}
              value={sort}
              onChange={({ target }) => {
                setSort(SORTS.find((each) => each === target.value)!);
              }}
            >
              {SORTS.map((each) => (
                <option key={each} value={each}>
                  {words.table.sorts[each]()}
                </option>
              ))}
            </select>
          </label>
        }
      />
      <Hand order={order} picked={picked} onPick={pick} />
    </section>
  );
});
