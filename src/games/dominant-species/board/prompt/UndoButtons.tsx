/** The undo and redo buttons. The undo button says what it takes back. */
import { UndoButton } from '../../../../ui/UndoButton.tsx';
import type { HistoryEntry } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { undoText } from './undo-text.ts';

interface UndoButtonsProps {
  /** Null while nothing can be undone; left out for no button. */
  onUndo: (() => void) | null | undefined;
  /** What an undo would take back, oldest first. */
  undoes: readonly HistoryEntry[];
  /** Null while nothing can be redone; left out for no button. */
  onRedo: (() => void) | null | undefined;
}

export function UndoButtons({ onUndo, undoes, onRedo }: UndoButtonsProps) {
  const { s, words } = useTable();
  const { undo, redo } = words.bar;
  const what = onUndo ? undoText(s, words, undoes) : null;
  // The accessible name includes the visible text, for voice control.
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
