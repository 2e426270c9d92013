/** The browser's Back button closes what lies over a table, rather than leave the table: on a telephone it is the nearest way. */
import { useEffect } from 'react';

/** What is noted in the browser's history while something is open. */
const MARK = 'open over the table';

const isMarked = (): boolean => (window.history.state as { open?: string } | null)?.open === MARK;

/** Whether the browser is on its way back from something closed by hand: what opens meanwhile has to wait with its note. */
let isReturning = false;

function takeBack(): void {
  if (!isMarked()) return;
  isReturning = true;
  const arrived = (): void => {
    isReturning = false;
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
    if (isReturning) window.addEventListener('popstate', note, { once: true });
    else note();
    return () => {
      window.removeEventListener('popstate', note);
      window.removeEventListener('popstate', close);
      if (!isReturning) takeBack();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is open is closed: which, does not matter
  }, [isOpen]);
}
