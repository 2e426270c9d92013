/** The legend of the circuit: on a phone its squares have no room for their names. */
import { SQUARE_KINDS } from '../../rules/components.ts';
import { SquareSign } from '../art/signs.tsx';
import { useTable } from '../table.ts';

/** Screen readers read the name of each square in its place. */
export function SquareKey() {
  const { words } = useTable();
  return (
    <ul className="evo-key" data-picture="none" aria-hidden="true">
      {SQUARE_KINDS.map((kind, number) =>
        kind === 'EC' ? null : (
          <li key={kind}>
            <SquareSign kind={number} /> {words.squares[kind]()}
          </li>
        ),
      )}
    </ul>
  );
}
