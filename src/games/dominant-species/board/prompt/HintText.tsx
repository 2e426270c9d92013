/** A hint in words: the answer, by how much it is ahead of the next best, and what speaks for it. */
import type { Advice, Reason } from '../../../../kit/module.ts';
import { ANIMALS, TERRAINS } from '../../rules/components.ts';
import type { Move } from '../../rules/moves.ts';
import { decision } from '../../rules/play.ts';
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

export function HintText({ advice: { move, other, reasons }, state }: { advice: Advice<Move>; state: State }) {
  const words = useLocale();
  const { hint } = words;
  const asked = decision(state);
  const named = (each: Move): string => moveText({ s: state, words, asked }, each);
  const weighty = reasons.filter(({ points }) => points >= LEAST).slice(0, NAMED);
  return (
    <p className="ui-hint">
      <b>{hint.best(named(move))}</b>{' '}
      {other !== null &&
        (other.isAsGood === true ? hint.asGood(named(other.move)) : hint.ahead(other.behind, named(other.move)))}{' '}
      {weighty.length > 0 &&
        hint.because(
          weighty.map((each) => inWords(state, each)),
          asked?.phase === 'planning',
        )}
    </p>
  );
}
