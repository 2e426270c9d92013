/** The foot of the table: the preview of a card, and the sorted hand. */
import { useMemo, useState, memo } from 'react';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { Hand } from './Hand.tsx';
import { SORTS, type Sort, sorted } from './sorting.ts';
import { Strip } from './Strip.tsx';
import './hand.css';

interface HoldingProps {
  /** The hand card under the pointer, or advised. */
  picked: number | null;
  onPick: (card: number | null) => void;
}

export const Holding = memo(function Holding({ picked, onPick }: HoldingProps) {
  const words = useWords();
  const { s, cards, me } = useTable();
  const [sort, setSort] = useState<Sort>('class');
  const hand = s.hands[me!]!;
  const order = useMemo(() => sorted(cards, hand, sort), [cards, hand, sort]);
  return (
    <div className="cg-holding">
      <Strip
        picked={picked}
        sorting={
          <label className="cg-sort">
            <span className="cg-sort-word">{words.table.sortBy} </span>
            <select
              className="ui-field"
              aria-label={words.table.sortBy}
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
        }
      />
      <Hand order={order} picked={picked} onPick={onPick} />
    </div>
  );
});
