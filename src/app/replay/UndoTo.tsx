import { useWords } from '../words/words.ts';

/** The button that takes the game back to the point shown. */
export function UndoTo({ onUndo }: { onUndo: () => void }) {
  const { viewer: words } = useWords('replay');
  return (
    <button type="button" className="ui-button" onClick={onUndo}>
      {words.undoTo()}
    </button>
  );
}
