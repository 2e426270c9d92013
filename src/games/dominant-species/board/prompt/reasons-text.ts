/** The reasons for an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import { ANIMALS, TERRAINS } from '../../rules/components.ts';
import { decision } from '../../rules/play.ts';
import type { QuestionName } from '../../rules/questions.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { Locale } from '../locales/locale.ts';
import type { HintReason, HintTime } from '../locales/words/setup.ts';

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

/** Questions whose answer is a whole action. Others are answered in steps, and the reasons for one are what all of them come to. */
const WHOLE: ReadonlySet<QuestionName | undefined> = new Set<QuestionName>([
  'adaptation element',
  'regression element',
  'wasteland element',
  'depletion corner',
  'glaciation tile',
  'speciation insect',
  'domination tile',
  'extinction tile',
]);

function timeOf(question: QuestionName | undefined): HintTime {
  if (question?.endsWith(' space') === true) return 'as things stand';
  return WHOLE.has(question) ? 'at once' : 'at the end';
}

/** What one would go without after the answer compared: the main reasons of which it has nothing. */
export const losses = (s: State, reasons: readonly Reason[]): HintReason[] =>
  reasons
    .filter(({ isLacking = true }) => isLacking)
    .slice(0, NAMED)
    .map((each) => inWords(s, each));

/** The main reasons for an answer; empty if none can be named. */
export function reasonsText({ hint }: Locale, s: State, reasons: readonly Reason[], isWatched = false): string {
  if (reasons.length === 0) return '';
  return hint.because(
    reasons.slice(0, NAMED).map((each) => inWords(s, each)),
    timeOf(decision(s)?.question),
    isWatched,
  );
}
