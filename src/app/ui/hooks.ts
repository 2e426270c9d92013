/** Small hooks used by several pages. */
import { useEffect } from 'react';

/** Sets the tab's title while mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Runs something at once and then at an interval, while the page is visible. `act` must be stable. */
export function useWhileSeen(act: () => void, every: number): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') act();
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [act, every]);
}
