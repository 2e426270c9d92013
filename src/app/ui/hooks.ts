/** Small hooks of the online pages. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableConnection } from '../table/connection.ts';
import type { Parts } from '../table/parts.ts';

/** A part of what is known of a table. Whatever shows it is rendered again only when that part changes. */
export const usePart = <Name extends keyof Parts>(connection: TableConnection, name: Name): Parts[Name] =>
  useSyncExternalStore(connection.subscribe, () => connection.get()[name]);

/** The time, in ms since 1970, updated every so many ms. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, every);
    return () => {
      clearInterval(timer);
    };
  }, [every]);
  return now;
}

/** The tab's title for as long as it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Does something at once and then every so many ms, while the page can be seen. `act` must stay the same. */
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
