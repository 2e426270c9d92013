/** A hint in words: the advised move, its lead over another, and what speaks for it. */
import type { Advice } from '../../kit/module.ts';
import type { Board, GameTypes, Move, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { frameWords } from '../words.ts';

/** The hint that was asked for, or that it is being looked for; nothing while others decide. */
export function Hint() {
  const { board, page, newest } = useFrame();
  const { advice, adviceStatus, onWhyNot } = page;
  if (newest.legal.size === 0) return null;
  return advice ? <HintText board={board} table={newest} advice={advice} onWhyNot={onWhyNot} /> : adviceStatus;
}

/** Whether there is something for `Hint` to show. */
export function useHasHint(): boolean {
  const { page, newest } = useFrame();
  return newest.legal.size > 0 && (page.advice ?? page.adviceStatus ?? null) !== null;
}

interface HintTextProps<G extends GameTypes> {
  readonly board: Pick<Board<G>, 'moveText' | 'reasonsText' | 'leadText'>;
  readonly table: Table<G>;
  readonly advice: Advice<Move>;
  /** Asks why another move is not advised. */
  readonly onWhyNot?: ((move: Move) => void) | undefined;
}

export function HintText<G extends GameTypes>({ board, table, advice, onWhyNot }: HintTextProps<G>) {
  const { hint } = frameWords(table.words);
  const { move, about } = advice;
  const named = (each: Move): string => board.moveText(each, table, 'sentence');
  const compared = about ?? advice.other;
  // Two moves may read the same: which of them is made makes no difference.
  const other = compared !== null && named(compared.move) === named(move) ? null : compared;
  const name = other === null ? '' : named(other.move);
  const lead =
    other === null
      ? ''
      : other.isAsGood === true
        ? hint.asGood({ other: name })
        : board.leadText({ ...advice, compared: other }, name, table);
  return (
    <p className="ui-hint">
      <b>{hint.best({ move: named(move) })}</b> {lead} {board.reasonsText(advice, table)}{' '}
      {onWhyNot && (
        <WhyNot
          label={hint.whyNot()}
          legal={table.legal}
          advised={move}
          named={named}
          about={about?.move}
          onWhyNot={onWhyNot}
        />
      )}
    </p>
  );
}

interface WhyNotProps {
  readonly label: string;
  readonly legal: Iterable<Move>;
  readonly advised: Move;
  readonly named: (move: Move) => string;
  readonly about: Move | undefined;
  readonly onWhyNot: (move: Move) => void;
}

/** The other moves, to be asked about; of those that read the same, one. */
function WhyNot({ label, legal, advised, named, about, onWhyNot }: WhyNotProps) {
  const others = new Map([...legal].map((each) => [named(each), each]));
  others.delete(named(advised));
  if (others.size === 0) return null;
  return (
    <label className="table-why-not">
      <span className="visually-hidden">{label}</span>
      <select
        className="ui-field"
        value={about === undefined ? '' : named(about)}
        onChange={({ target }) => {
          const asked = others.get(target.value);
          if (asked !== undefined) onWhyNot(asked);
        }}
      >
        <option value="">{label}</option>
        {[...others.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
