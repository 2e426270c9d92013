/** Who has which Element card, in a row: all that a small screen has room for beside the table. */
import { memo } from 'react';
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

export const ElementRow = memo(function ElementRow() {
  const words = useWords();
  const { names, now, preview } = useTable();
  const after = preview?.after ?? now;
  return (
    <ul className="cg-element-row" aria-label={words.table.matrix}>
      {ELEMENTS.map((name, element) => {
        const holder = after.control[element]!;
        return (
          <li key={name} data-changed={holder !== now.control[element]} data-motion={`element ${String(element)}`}>
            <ElementIcon element={element} size={24} title={words.elements[name]} />
            {holder === NOTHING ? (
              <span aria-label={words.table.aside}>–</span>
            ) : (
              <span role="img" aria-label={words.table.controls(names[holder]!)}>
                <Seal seat={holder} size={22} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
