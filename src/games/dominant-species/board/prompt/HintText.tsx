/** A hint in words: the answer, by how much it is ahead of the next best, and what speaks for it. */
import type { Advice, Reason } from '../../../../kit/module.ts';
import { ANIMALS, TERRAINS } from '../../rules/components.ts';
import type { Move } from '../../rules/moves.ts';
import { decision, legalMoves } from '../../rules/play.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import { type HintReason, useLocale } from '../locales/locale.ts';
import { moveText } from './move-text.ts';

/** Reasons named; the others matter little. */
const NAMED = 3;
/** A reason worth less is none, in VPs. */
const LEAST = 0.1;

/** A reason as the catalogues read it: things by name. */
function inWords(s: State, { reason, points, values = {} }: Reason): HintReason {
  const { hex = NOTHING, animal = NOTHING } = values;
  return {
    reason,
    points,
    count: values.vps ?? values.count ?? values.place ?? 0,
    terrain: hex === NOTHING ? null : (TERRAINS[terrainOf(s, hex)] ?? null),
    animal: ANIMALS[animal] ?? null,
  };
}

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
  const named = (each: Move): string => moveText({ s: state, words, asked }, each);
  const weighty = reasons.filter(({ points }) => points >= LEAST).slice(0, NAMED);
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
      {weighty.length > 0 &&
        hint.because(
          weighty.map((each) => inWords(state, each)),
          asked?.phase === 'planning',
        )}{' '}
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
