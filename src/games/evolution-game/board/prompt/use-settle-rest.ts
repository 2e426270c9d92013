import { useEffect, useState } from 'react';
import { SETTLE } from '../../rules/components.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { nextSquare } from './settle-rest.ts';

/** How long "place the rest for me" waits between two colonies, in milliseconds. */
const PACE = 120;

/** Places the rest of the fifteen for a player, one colony at a time as they are asked; null where that cannot be asked for. */
export function useSettleRest(s: State, legal: ReadonlySet<Move>, onMove: (move: Move) => void): (() => void) | null {
  const [seat, setSeat] = useState<number | null>(null);
  const settling = s.question === SETTLE && legal.size > 0;
  useEffect(() => {
    if (!settling || seat !== s.asked) return;
    const timer = setTimeout(() => {
      const move = nextSquare(s, legal);
      if (move !== null) onMove(move);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [settling, seat, s, legal, onMove]);
  return settling && seat !== s.asked
    ? () => {
        setSeat(s.asked);
      }
    : null;
}
