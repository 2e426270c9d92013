/** Stores how a table looks when its player leaves it: the list of games shows that. */
import { useEffect, useRef } from 'react';
import { keepLastTable } from '../storage/online.ts';
import type { Seat } from '../wire.ts';

/** `state`: the table as the player sees it, with nothing in it that is hidden from them. */
export function useLastTable(seat: Seat | null, state: unknown): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    if (seat === null) return;
    const keep = (): void => {
      keepLastTable(seat.matchID, latest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [seat]);
}
