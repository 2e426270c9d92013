/** A hint in words: the answer, by how much it is ahead of the next best, and what speaks for it. */
import type { Advice } from '../../../../kit/module.ts';
import type { Move } from '../../rules/moves.ts';
import { decision, legalMoves } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import { useLocale } from '../locales/locale.ts';
import { moveText } from './move-text.ts';
import { reasonsText } from './reasons-text.ts';

interface HintTextProps {
  advice: Advice<Move>;
  state: State;
  /** Asks why another answer is not advised. */
  onWhyNot?: ((move: Move) => void) | undefined;
}

export function HintText({ advice: { move, other, reasons, about }, state, onWhyNot }: HintTextProps) {
  const words = useLocale();
  const { hint } = words;
  const asked = decision(state);
  // Within a sentence of the hint: a card's text brings a full stop of its own.
  const named = (each: Move): string => moveText({ s: state, words, asked }, each).replace(/\.$/, '');
  const compared = about ?? other;
  const behind = (vps: number, text: string): string =>
    about === undefined ? hint.ahead(vps, text) : hint.about(text, vps);
  return (
    <p className="ui-hint">
      <b>{hint.best(named(move))}</b>{' '}
      {compared !== null &&
        (compared.isAsGood === true
          ? hint.asGood(named(compared.move))
          : behind(compared.behind, named(compared.move)))}{' '}
      {reasonsText(words, state, reasons)}{' '}
      {onWhyNot && <WhyNot advised={move} state={state} named={named} about={about?.move} onWhyNot={onWhyNot} />}
    </p>
  );
}

interface WhyNotProps {
  advised: Move;
  state: State;
  named: (move: Move) => string;
  about: Move | undefined;
  onWhyNot: (move: Move) => void;
}

/** The other answers, to be asked about. */
function WhyNot({ advised, state, named, about, onWhyNot }: WhyNotProps) {
  const { hint } = useLocale();
  return (
    <label className="ds-why-not">
      {hint.whyNot}{' '}
      <select
        value={about ?? ''}
        onChange={({ target }) => {
          if (target.value !== '') onWhyNot(Number(target.value));
        }}
      >
        <option value="">{hint.choose}</option>
        {legalMoves(state).map(
          (each) =>
            each !== advised && (
              <option key={each} value={each}>
                {named(each)}
              </option>
            ),
        )}
      </select>
    </label>
  );
}
