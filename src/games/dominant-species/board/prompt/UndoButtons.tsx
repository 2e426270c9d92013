/** The buttons that take back and make again. The first says what it takes back. */
import { UndoButton } from '../../../../ui/UndoButton.tsx';
import type { HistoryEntry } from '../log/history.ts';
import { useTable } from '../state/table.ts';
import { undoText } from './undo-text.ts';

interface UndoButtonsProps {
  /** Null while nothing can be taken back; no button where it is left out. */
  onUndo: (() => void) | null | undefined;
  /** What an undo takes back, oldest first. */
  undoes: readonly HistoryEntry[];
  /** Null while nothing can be made again; no button where it is left out. */
  onRedo: (() => void) | null | undefined;
}

export function UndoButtons({ onUndo, undoes, onRedo }: UndoButtonsProps) {
  const { s, words } = useTable();
  const { undo, redo } = words.bar;
  const what = onUndo ? undoText(s, words, undoes) : null;
  // As it is read on the button: who speaks to the page says what stands there.
  const label = what === null ? undo : `${undo} ${what}`;
  return (
    <>
      <UndoButton does="undo" className="ds-undo" label={label} onClick={onUndo}>
        <span>
          {undo} {what !== null && <small>{what}</small>}
        </span>
      </UndoButton>
      <UndoButton does="redo" className="ds-redo" label={redo} onClick={onRedo} />
    </>
  );
}
