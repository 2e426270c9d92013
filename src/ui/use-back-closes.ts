/** The browser's Back button closes what lies over a table, rather than leave the table: on a telephone it is the nearest way. */
import { useEffect } from 'react';

/** What is noted in the browser's history while something is open. */
const MARK = 'open over the table';

const isMarked = (): boolean => (window.history.state as { open?: string } | null)?.open === MARK;

/** While `isOpen`, the Back button calls `onClose`, which has to work for whatever is open by then. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    window.history.pushState({ open: MARK }, '');
    const close = (): void => {
      onClose();
    };
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if (isMarked()) window.history.back();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is open is closed: which, does not matter
  }, [isOpen]);
}
