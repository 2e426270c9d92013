import { useEffect, useState } from 'react';
import { ARRANGING, SETTLE } from '../../rules/components.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { nextSquare } from './settle-rest.ts';

/** How long "place the rest for me" waits between two colonies, in milliseconds. */
const PACE = 120;

/**
 * Places the rest of the fifteen for the players who asked for it, one colony at a time: on one device there may be several. Null
 * if that is not available.
 */
export function useSettleRest(s: State, legal: ReadonlySet<Move>, onMove: (move: Move) => void): (() => void) | null {
  const [seats, setSeats] = useState<readonly number[]>([]);
  const settling = s.question === SETTLE && legal.size > 0;
  const isLeftToUs = seats.includes(s.asked);
  // In a new game it has to be chosen again.
  if (seats.length > 0 && s.phase === ARRANGING) setSeats([]);
  useEffect(() => {
    if (!settling || !isLeftToUs) return;
    const timer = setTimeout(() => {
      const move = nextSquare(s, legal);
      if (move !== null) onMove(move);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [settling, isLeftToUs, s, legal, onMove]);
  return settling && !isLeftToUs
    ? () => {
        setSeats([...seats, s.asked]);
      }
    : null;
}
