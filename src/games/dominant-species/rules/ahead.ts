/** Looking ahead: what a player is asked next, as far as that can be foreseen. */
import { unforeseen } from '../../../kit/online/plan.ts';
import { PLANNING, RESET, SETUP, SPACES } from './components.ts';
import { advance, decision } from './play.ts';
import { placeOf } from './pieces.ts';
import { NONE, Q } from './questions.ts';
import { NOTHING, type State, copyState } from './state.ts';

/** More questions of others than can lie between two decisions of a player. */
const MOST_QUESTIONS = 200;

/**
 * The table at the next question of a player, as if the others did nothing before it: their pawns are passed over, and their
 * questions not asked. Null if there is none before something is drawn, or before the turn ends.
 */
export function ahead(s: State, seat: number): State | null {
  if (s.over || s.phase === SETUP || s.phase === RESET) return null;
  const isOwn = (animal: number): boolean => s.owner[animal] === seat;
  const at = copyState(s);
  if (s.phase === PLANNING) {
    const { initiative, hand } = s;
    const place = placeOf(s, s.asked);
    for (let i = 1; i <= initiative.length; i++) {
      const animal = initiative[(place + i) % initiative.length]!;
      if (!isOwn(animal) || hand[animal] === 0) continue;
      at.asked = animal;
      at.question = Q['planning space'];
      return at;
    }
  }
  for (let space = 0; space < SPACES; space++) {
    const animal = at.display[space]!;
    if (animal === NOTHING || isOwn(animal)) continue;
    at.display[space] = NOTHING;
    at.hand[animal]!++;
  }
  try {
    for (let questions = 0; questions < MOST_QUESTIONS; questions++) {
      at.question = NONE;
      advance(at, { draw: unforeseen });
      if (at.over || at.turn !== s.turn || at.phase === RESET) return null;
      if (decision(at)?.player === seat) return at;
    }
  } catch {
    // Something is drawn first, or a question that was passed over has left nothing to go on with.
  }
  return null;
}
