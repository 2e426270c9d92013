/** What comes next on the display: the animals whose pawns act after this question, or that still place pawns. */
import type { Following } from '../../../../table/types.ts';
import { ANIMALS, PHASES, PHASE_OF_SPACE, type SectionName } from '../../rules/components.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { comingUp } from '../preview/outlook.ts';
import type { Table } from '../table.ts';
import { placeId } from '../place-ids.ts';

/** As many as the bar has room for. */
const SHOWN = 3;

/** The section of a pawn on the display; null of one in hand. */
const sectionOf = (pawn: { readonly space: number } | undefined): SectionName | null =>
  pawn === undefined || pawn.space === NOTHING ? null : (PHASES[PHASE_OF_SPACE[pawn.space]!] as SectionName);

export function following({ state, words }: Table): Following | undefined {
  const coming = comingUp(state).slice(0, SHOWN);
  const [first, ...others] = coming.map(({ animal, space }, i) => {
    const section = sectionOf(coming[i]);
    const isNew = section !== null && section !== sectionOf(coming[i - 1]);
    return {
      key: `${String(animal)} ${String(space)}`,
      sign: <AnimalIcon animal={animal} size={18} />,
      name: words.bar.coming({ animal: ANIMALS[animal]!, section }),
      before: isNew ? words.sections[section].name() : undefined,
      place: space === NOTHING ? placeId('animal', animal) : placeId('space', space),
    };
  });
  return first && { label: words.bar.next(), sides: [first, ...others] };
}
