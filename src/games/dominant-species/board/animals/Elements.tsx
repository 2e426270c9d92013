/** The elements on an animal's display. */
import { memo } from 'react';
import { DEFAULT_COUNT, DEFAULT_ELEMENT, ELEMENTS, ELEMENTS_HELD } from '../../rules/components.ts';
import { held } from '../../rules/state.ts';
import { elementsHeld } from '../../rules/pieces.ts';
import { ElementIcon } from '../art/elements.tsx';
import { markedElements } from './element-marks.ts';
import { disksOf } from '../preview/outlook.ts';
import { useShownEffects } from '../state/shown-effects.ts';
import { diskTexts } from '../phrases.ts';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';

interface RowProps {
  printed: number;
  count: number;
  /** The added disks and their marks, as text so that they compare by value: `2 held,4 gained`. */
  added: string;
  /** Whether the marks are a preview. */
  would: boolean;
  size: number;
}

/**
 * Printed elements first, then added disks, then vacant places. Pointing at answers changes few rows: the others are not rendered
 * again.
 */
const Row = memo(function Row({ printed, count, added, would, size }: RowProps) {
  const disks = added === '' ? [] : added.split(',').map((each) => each.split(' ') as [element: string, mark: string]);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="ds-disk" data-place={placeId('printed', printed)}>
          <ElementIcon element={printed} size={size} variant="printed" />
        </span>
      ))}
      {disks.map(([element, mark], i) => (
        <span
          key={`added ${String(i)}`}
          className={`ds-disk${mark === 'held' ? '' : ` ds-disk-${mark}${would ? ' ds-would' : ''}`}`}
          data-place={placeId('element', Number(element))}
        >
          <ElementIcon element={Number(element)} size={size} variant="disk" />
        </span>
      ))}
      {Array.from({ length: ELEMENTS_HELD - count - disks.length }, (_, i) => (
        <span key={`room ${String(i)}`} className="ds-vacant" data-place="room" style={{ width: size, height: size }} />
      ))}
    </>
  );
});

/** An animal's elements, in words and as they lie on its display. */
export function Elements({ animal, size }: { animal: number; size: number }) {
  const { state, words } = useTable();
  const { of, events } = useShownEffects();
  const printed = DEFAULT_ELEMENT[animal]!;
  const count = DEFAULT_COUNT[animal]!;
  const isPreview = of === 'preview';
  const { holds } = words.animal;
  const inWords = diskTexts(words, disksOf(ELEMENTS.map((_, element) => state.added[held(animal, element)]!)));
  const added = markedElements(state, animal, events, isPreview);
  return (
    <span className="ds-elements">
      <span className="visually-hidden">
        {[
          holds.printed({ disks: [words.disk({ element: ELEMENTS[printed]!, count })] }),
          ...(inWords.length > 0 ? [holds.added({ disks: inWords })] : []),
          holds.room({ room: Math.max(0, ELEMENTS_HELD - elementsHeld(state, animal)) }),
        ].join('; ')}
      </span>
      <Row
        printed={printed}
        count={count}
        added={added.map(({ element, mark }) => `${String(element)} ${mark}`).join()}
        would={isPreview && added.some(({ mark }) => mark !== 'held')}
        size={size}
      />
    </span>
  );
}
