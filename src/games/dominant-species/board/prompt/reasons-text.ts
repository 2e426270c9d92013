/** The reasons for an answer, in words. */
import type { Reason } from '../../../../kit/module.ts';
import { ANIMALS, type AnimalName, TERRAINS, type TerrainName } from '../../rules/components.ts';
import { decision } from '../../rules/play.ts';
import type { QuestionName } from '../../rules/questions.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { Locale } from '../words.ts';

/** The number of reasons named; the others matter little. */
const NAMED = 3;

/** What speaks for an answer: a key, and what the sentence names. */
interface HintReason {
  readonly reason: string;
  readonly count: number;
  readonly terrain: TerrainName | null;
  readonly animal: AnimalName | null;
}

/** When the reasons for an answer hold: as earth stands now, at the end of the action that it belongs to, or at once. */
type HintTime = 'now' | 'end' | 'at once';

/** A reason as the catalogues read it: things by name. */
function inWords(s: State, { reason, values = {} }: Reason): HintReason {
  const { hex = NOTHING, animal = NOTHING } = values;
  return {
    reason,
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
  if (question?.endsWith(' space') === true) return 'now';
  return WHOLE.has(question) ? 'at once' : 'end';
}

/** What one would go without after the answer compared: the main reasons of which it has nothing. */
export const losses = (s: State, reasons: readonly Reason[]): HintReason[] =>
  reasons
    .filter(({ isLacking = true }) => isLacking)
    .slice(0, NAMED)
    .map((each) => inWords(s, each));

/** The texts of some reasons, by what a table of messages has for them: those of a tile have a text of their own. */
function textsOf<Texts extends object, Text>(
  texts: Texts,
  reasons: readonly HintReason[],
  say: (key: keyof Texts, values: Required<Pick<HintReason, 'count'>> & { terrain: string; animal: string }) => Text,
): Text[] {
  return reasons.flatMap(({ reason, count, terrain, animal }) => {
    const ofTile = `${reason}Tile`;
    const key = terrain !== null && Object.hasOwn(texts, ofTile) ? ofTile : reason;
    const values = { count, terrain: terrain ?? 'tile', animal: animal ?? 'animal' };
    return Object.hasOwn(texts, key) ? [say(key as keyof Texts, values)] : [];
  });
}

/** What one has more of, or less of what is bad. */
const moreTexts = ({ more }: Locale['hint'], reasons: readonly HintReason[], watched: boolean): string[] =>
  textsOf(more, reasons, (key, { count }) => more[key]({ count, watched }));

/** What another move would cost: so many VPs, 0 if less than half a VP, and what one would go without. */
export function costText({ hint }: Locale, name: string, vps: number, reasons: readonly HintReason[]): string {
  const { cost, without } = hint;
  const move = name.slice(0, 1).toUpperCase() + name.slice(1);
  const lost = textsOf(without, reasons, (key, values) => without[key](values));
  if (lost.length > 0) return cost.without({ move, vps, reasons: lost });
  const more = moreTexts(hint, reasons, false);
  return more.length > 0 ? cost.more({ move, vps, reasons: more }) : cost.later({ move, vps, later: hint.later() });
}

/** The main reasons for an answer; empty if none can be named. */
export function reasonsText({ hint }: Locale, s: State, all: readonly Reason[], watched = false): string {
  if (all.length === 0) return '';
  const reasons = all.slice(0, NAMED).map((each) => inWords(s, each));
  const facts = textsOf(hint.facts, reasons, (key, values) => {
    const { verb, watched: others, rest } = hint.facts[key];
    return { verb: watched ? others() : verb(), rest: rest(values) };
  });
  const time = timeOf(decision(s)?.question);
  if (facts.length > 0)
    return hint.because({
      facts: facts.map(({ verb, rest }, i) =>
        i === 0 ? hint.first({ time, verb, rest, watched }) : hint.fact({ verb, rest }),
      ),
    });
  const more = moreTexts(hint, reasons, watched);
  return more.length === 0 ? hint.later() : hint.compared({ more, watched });
}
