/** A hint in words: the answer, by how much it is ahead of the next best, and what speaks for it. */
import type { Advice } from '../../../../kit/module.ts';
import type { Move } from '../../rules/moves.ts';
import { decision } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { useLocale } from '../locales/locale.ts';
import { moveText } from './move-text.ts';

/** Reasons named; the others matter little. */
const NAMED = 3;
/** A reason worth less is none, in VPs. */
const LEAST = 0.1;

export function HintText({ advice: { move, other, reasons }, state }: { advice: Advice<Move>; state: State }) {
  const words = useLocale();
  const { hint } = words;
  const named = (each: Move): string => moveText({ s: state, words, asked: decision(state) }, each);
  const weighty = reasons.filter(({ points }) => points >= LEAST).slice(0, NAMED);
  return (
    <p className="ui-hint">
      <b>{hint.best(named(move))}</b> {other !== null && hint.ahead(other.behind, named(other.move))}{' '}
      {weighty.length > 0 && hint.because(weighty)}
    </p>
  );
}
