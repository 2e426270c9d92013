/** Pieces of the drawing for use in the page: a pawn, the elements of a box. */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import { Pawn } from './animals.tsx';
import { ElementIcon } from './elements.tsx';
import { placeId } from '../place-ids.ts';
import './art.css';
import { inRem } from '../../../../ui/rem.ts';

/** An animal's pawn. */
export const PawnMark = memo(function PawnMark({ animal, size }: { animal: number; size: number }) {
  return (
    <svg className="ds-pawn" width={inRem(size)} height={inRem(size)} viewBox="0 0 24 24" aria-hidden="true">
      <Pawn animal={animal} x={12} y={12} size={24} />
    </svg>
  );
});

/** Disks, one by one: `counts` by element. */
export function Disks({ counts, size }: { counts: readonly number[]; size: number }) {
  return ELEMENTS.flatMap((name, element) =>
    Array.from({ length: counts[element] ?? 0 }, (_, i) => (
      <span key={`${name} ${String(i)}`} className="ds-disk" data-place={placeId('element', element)}>
        <ElementIcon element={element} size={size} variant="disk" />
      </span>
    )),
  );
}
