/** Looking ahead: what a player is asked next, as far as that can be foreseen. */
import { COMPETITION, NOTHING, Q } from './components.ts';
import { type State, copyState } from './state.ts';

/**
 * The table at the next turn of a player, as if the others did nothing before it; it may be what a seat knows of it. Null for
 * somebody who has passed or has no card left, and while cards are discarded: what will be in the hand then is not known.
 */
export function ahead(s: State, seat: number): State | null {
  if (s.over || s.phase !== COMPETITION || s.passed[seat] === 1 || s.hands[seat]!.length === 0) return null;
  return {
    ...copyState(s),
    active: seat,
    question: Q.turn,
    card: NOTHING,
    left: 0,
    chosen: NOTHING,
    opponent: NOTHING,
  };
}
