/** What speaks for an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import { ANIMALS, TERRAINS } from '../../rules/components.ts';
import { decision } from '../../rules/play.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { Locale } from '../locales/locale.ts';
import type { HintReason } from '../locales/words/setup.ts';

/** Reasons named; the others matter little. */
const NAMED = 3;
/** A reason worth less is none, in VPs. */
const LEAST = 0.1;
/** What cannot be put down to anything on the table: nobody could say it. */
const UNSAID = 'interplay';

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

/** What speaks most for an answer; empty if nothing much does. */
export function reasonsText({ hint }: Locale, s: State, reasons: readonly Reason[]): string {
  const weighty = reasons.filter(({ reason, points }) => reason !== UNSAID && points >= LEAST).slice(0, NAMED);
  if (weighty.length === 0) return '';
  return hint.because(
    weighty.map((each) => inWords(s, each)),
    decision(s)?.phase === 'planning',
  );
}
