/** What comes next on the display: the animals whose pawns act after this question, or that still place pawns. */
import { ANIMALS, PHASES, PHASE_OF_SPACE, type SectionName } from '../../rules/components.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { comingUp } from '../preview/outlook.ts';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';
import './prompt.css';

/** As many as the bar has room for. */
const SHOWN = 3;

/** The section of a pawn on the display; null of one in hand. */
const sectionOf = (pawn: { readonly space: number } | undefined): SectionName | null =>
  pawn === undefined || pawn.space === NOTHING ? null : (PHASES[PHASE_OF_SPACE[pawn.space]!] as SectionName);

export function ComingUp() {
  const { state, words } = useTable();
  const coming = comingUp(state).slice(0, SHOWN);
  if (coming.length === 0) return null;
  return (
    <>
      {coming.map(({ animal, space }, i) => {
        const section = sectionOf(coming[i]);
        return (
          <span
            key={`${String(animal)} ${String(space)}`}
            className="ds-coming-one"
            data-place={space === NOTHING ? placeId('animal', animal) : placeId('space', space)}
          >
            {/* The label goes where there is no room for the first. */}
            {i === 0 && <span>{words.bar.next()}</span>}
            {section !== null && section !== sectionOf(coming[i - 1]) && (
              <span aria-hidden="true">{words.sections[section].name()}</span>
            )}
            <AnimalIcon animal={animal} size={18} />
            <span className="visually-hidden">{words.bar.coming({ animal: ANIMALS[animal]!, section })}</span>
          </span>
        );
      })}
    </>
  );
}
