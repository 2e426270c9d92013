/** The reasons for an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import { ANIMALS, TERRAINS } from '../../rules/components.ts';
import { decision } from '../../rules/play.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { Locale } from '../locales/locale.ts';
import type { HintReason } from '../locales/words/setup.ts';

/** The number of reasons named; the others matter little. */
const NAMED = 3;

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

/** The main reasons for an answer; empty if none can be named. */
export function reasonsText({ hint }: Locale, s: State, reasons: readonly Reason[]): string {
  if (reasons.length === 0) return '';
  return hint.because(
    reasons.slice(0, NAMED).map((each) => inWords(s, each)),
    decision(s)?.phase === 'planning',
  );
}
