/** Looking ahead: what a player is asked next, as far as that can be foreseen. */
import { ARRANGE, ARRANGING, BEGIN, DOMAINS, IN_SETTLING, NOTHING, PLAY, SETTLE } from './components.ts';
import { type State, copyState } from './state.ts';

/**
 * The table at the next arrangement, colony or turn of a player, as if the others did nothing before it. Null if there is none
 * before something is drawn.
 */
export function ahead(s: State, seat: number): State | null {
  const at = { ...copyState(s), asked: seat, current: seat, rolled: 0, task: NOTHING, left: 0, open: 0 };
  if (s.phase === ARRANGING) {
    return s.genePool[seat * DOMAINS] === NOTHING ? { ...at, question: ARRANGE } : null;
  }
  if (s.phase === IN_SETTLING)
    return s.question === SETTLE && s.toSettle[seat]! > 0 ? { ...at, question: SETTLE } : null;
  if (s.phase !== PLAY || s.winner !== NOTHING) return null;
  const turns = (seat - s.current + s.players) % s.players;
  return { ...at, question: BEGIN, turn: s.turn + (turns === 0 ? s.players : turns) };
}
