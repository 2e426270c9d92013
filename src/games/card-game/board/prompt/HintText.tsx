/** A hint in words: the answer, its lead over the next best, and the reasons for and against it. */
import type { Advice } from '../../../../kit/module.ts';
import type { Move } from '../../rules/moves.ts';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { moveName } from './move-name.ts';
import { MIN_REASON, reasonsAfterColon, reasonsText } from './reasons-text.ts';

export function HintText({ advice: { move, other: nextBest, reasons } }: { advice: Advice<Move> }) {
  const words = useWords();
  const { cards } = useTable();
  const named = (each: Move): string => moveName(words, cards, each);
  const { hint } = words;
  // Two cards may have the same name: which of them is played makes no difference.
  const other = nextBest !== null && named(nextBest.move) === named(move) ? null : nextBest;
  const isAhead = other !== null && other.behind >= MIN_REASON;
  return (
    <span className="ui-hint">
      <b>{hint.best(named(move))}</b>{' '}
      {other !== null && (isAhead ? hint.ahead(other.behind, named(other.move)) : hint.level(named(other.move)))}{' '}
      {isAhead ? reasonsAfterColon(words, reasons) : reasonsText(words, reasons)}
    </span>
  );
}
