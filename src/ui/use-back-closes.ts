/**
 * The browser's Back button closes what is open over a table instead of leaving the table: on a phone it is the nearest button.
 */
import { useEffect } from 'react';

/** Marks a history entry while something is open. */
const MARK = 'open over the table';

const isMarked = (): boolean => (window.history.state as { open?: string } | null)?.open === MARK;

/** Whether the browser was sent back because something was closed by hand. */
let isSentBack = false;

/** Whether it is still on its way: whatever opens meanwhile has to wait with its entry. It may also have gone elsewhere. */
const isReturning = (): boolean => isSentBack && isMarked();

function takeBack(): void {
  if (!isMarked()) return;
  isSentBack = true;
  const arrived = (): void => {
    isSentBack = false;
  };
  window.addEventListener('popstate', arrived, { once: true });
  window.history.back();
}

/** While `isOpen`, the Back button calls `onClose`, which has to work for whatever is open by then. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => {
      onClose();
    };
    const note = (): void => {
      window.history.pushState({ open: MARK }, '');
      window.addEventListener('popstate', close);
    };
    if (isReturning()) window.addEventListener('popstate', note, { once: true });
    else note();
    return () => {
      window.removeEventListener('popstate', note);
      window.removeEventListener('popstate', close);
      if (!isReturning()) takeBack();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is open is closed: which, does not matter
  }, [isOpen]);
}
