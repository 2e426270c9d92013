/** Who has which Element card, in a row: all that a small screen has room for beside the table. */
import { memo } from 'react';
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { elementPlace } from '../places.ts';
import { useNow, usePreview, useTable, useTableWords } from '../table.ts';

export const ElementRow = memo(function ElementRow() {
  const words = useTableWords();
  const { names } = useTable();
  const now = useNow();
  const preview = usePreview();
  const after = preview?.after ?? now;
  return (
    <ul className="cg-element-row" aria-label={words.table.matrix()}>
      {ELEMENTS.map((name, element) => {
        const holder = after.control[element]!;
        return (
          <li key={name} data-changed={holder !== now.control[element]} data-place={elementPlace(element)}>
            <ElementIcon element={element} size={24} title={words.elements[name]()} />
            {holder === NOTHING ? (
              <span aria-label={words.table.aside()}>–</span>
            ) : (
              <span role="img" aria-label={words.table.controls({ player: names[holder]! })}>
                <Seal seat={holder} size={22} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
