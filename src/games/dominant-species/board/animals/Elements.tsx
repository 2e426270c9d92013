/** The elements on an animal's display. */
import { DEFAULT_COUNT, DEFAULT_ELEMENT, ELEMENTS, ELEMENTS_HELD } from '../../rules/components.ts';
import { held } from '../../rules/state.ts';
import { elementsHeld } from '../../rules/pieces.ts';
import { ElementIcon } from '../art/elements.tsx';
import { markedElements } from './element-marks.ts';
import { disksOf } from '../preview/outlook.ts';
import { useHighlightEffects } from '../state/highlighted.ts';
import { useTable } from '../state/table.ts';

/** Printed elements first, then added disks, then the places still vacant. */
export function Elements({ animal, size }: { animal: number; size: number }) {
  const { s, words } = useTable();
  const { of, events } = useHighlightEffects();
  const printed = DEFAULT_ELEMENT[animal]!;
  const count = DEFAULT_COUNT[animal]!;
  const would = of === 'preview';
  const added = markedElements(s, animal, events, would);
  return (
    <span className="ds-elements">
      <span className="visually-hidden">
        {words.animal.holds(
          [{ element: ELEMENTS[printed]!, count }],
          disksOf(ELEMENTS.map((_, element) => s.added[held(animal, element)]!)),
          ELEMENTS_HELD - elementsHeld(s, animal),
        )}
      </span>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="ds-disk" data-tooltip={`printed:${String(printed)}`}>
          <ElementIcon element={printed} size={size} variant="printed" />
        </span>
      ))}
      {added.map(({ element, mark }, i) => (
        <span
          key={`added ${String(i)}`}
          className={`ds-disk${mark === 'held' ? '' : ` ds-${mark}${would ? ' ds-would' : ''}`}`}
          data-tooltip={`element:${String(element)}`}
        >
          <ElementIcon element={element} size={size} variant="disk" />
        </span>
      ))}
      {Array.from({ length: ELEMENTS_HELD - count - added.length }, (_, i) => (
        <span
          key={`room ${String(i)}`}
          className="ds-vacant"
          data-tooltip="room"
          style={{ width: size, height: size }}
        />
      ))}
    </span>
  );
}
