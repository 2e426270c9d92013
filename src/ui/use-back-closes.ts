/** The browser's Back button closes what lies over a table, rather than leave the table: on a telephone it is the nearest way. */
import { useEffect } from 'react';

/** What is noted in the browser's history while something is open. */
const MARK = 'open over the table';

const isMarked = (): boolean => (window.history.state as { open?: string } | null)?.open === MARK;

/** Whether the browser was sent back from something closed by hand. */
let isSentBack = false;

/** Whether it is still on its way: what opens meanwhile has to wait with its note. It may have gone elsewhere instead. */
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
