/** The keys of undo and redo: Ctrl+Z and Ctrl+Shift+Z, with Cmd on a Mac. */
import { useEffect } from 'react';

/** Elements with their own undo in the browser: text fields, not checkboxes or lists. */
const WRITTEN =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=file], [type=range]), [contenteditable]';

/** Whether keys belong to a text being edited. */
const isWriting = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(WRITTEN);

export function useUndoKeys(onUndo: (() => void) | null, onRedo: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event))
        return;
      event.preventDefault();
      (event.shiftKey ? onRedo : onUndo)?.();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [onUndo, onRedo]);
}
