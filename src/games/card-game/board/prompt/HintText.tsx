/** A hint in words: the answer, its lead over the next best or over the one asked about, and the reasons for and against it. */
import type { Advice } from '../../../../kit/module.ts';
import type { Move } from '../../rules/moves.ts';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { moveName } from './move-name.ts';
import { MIN_REASON, reasonsAfterColon, reasonsText } from './reasons-text.ts';

interface HintTextProps {
  advice: Advice<Move>;
  /** Asks why another answer is not advised. */
  onWhyNot?: ((move: Move) => void) | undefined;
}

export function HintText({ advice: { move, other: nextBest, reasons, about }, onWhyNot }: HintTextProps) {
  const words = useWords();
  const { cards } = useTable();
  const named = (each: Move): string => moveName(words, cards, each);
  const { hint } = words;
  const compared = about ?? nextBest;
  // Two cards may have the same name: which of them is played makes no difference.
  const other = compared !== null && named(compared.move) === named(move) ? null : compared;
  const isAhead = other !== null && other.isAsGood !== true && other.behind >= MIN_REASON;
  return (
    <span className="ui-hint">
      <b>{hint.best(named(move))}</b>{' '}
      {other !== null && (isAhead ? hint.ahead(other.behind, named(other.move)) : hint.level(named(other.move)))}{' '}
      {isAhead ? reasonsAfterColon(words, reasons) : reasonsText(words, reasons)}{' '}
      {onWhyNot && <WhyNot advised={move} named={named} about={about?.move} onWhyNot={onWhyNot} />}
    </span>
  );
}

interface WhyNotProps {
  advised: Move;
  named: (move: Move) => string;
  about: Move | undefined;
  onWhyNot: (move: Move) => void;
}

/** The other answers, to be asked about; of cards with the same name, one. */
function WhyNot({ advised, named, about, onWhyNot }: WhyNotProps) {
  const { hint } = useWords();
  const { legal } = useTable();
  const others = new Map([...legal].map((each) => [named(each), each]));
  others.delete(named(advised));
  if (others.size === 0) return null;
  return (
    <label className="cg-why-not">
      <span className="visually-hidden">{hint.whyNot}</span>
      <select
        className="ui-field"
        value={about === undefined ? '' : named(about)}
        onChange={({ target }) => {
          const asked = others.get(target.value);
          if (asked !== undefined) onWhyNot(asked);
        }}
      >
        <option value="">{hint.whyNot}</option>
        {[...others.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
