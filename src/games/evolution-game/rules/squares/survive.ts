/** The question of every Survival square: which established niches are returned (rules §9). */
import { establishedNiches } from '../adaptation.ts';
import { BITS, MAX_NICHES, NOTHING } from '../components.ts';
import { type Move, type MoveList, TO_SURVIVE, moveOf, survivePlaces } from '../moves.ts';
import { returnNiches } from '../packs.ts';
import type { Question } from '../question.ts';
import { type State, tables } from '../state.ts';
import { advance } from '../survival.ts';
import { SQUARE_RULES } from './index.ts';

/** Every set of up to seven indices in the hand, ascending, as an answer; by mask. */
const SETS: readonly Move[] = Array.from({ length: 1 << MAX_NICHES }, (_, mask) => {
  let value = BITS[mask]!;
  let shift = 3;
  for (let place = 0; place < MAX_NICHES; place++) {
    if (!((mask >> place) & 1)) continue;
    value |= place << shift;
    shift += 3;
  }
  return moveOf(TO_SURVIVE, value);
});

/** Any set of established niches, including the empty one, no larger than the stages left. */
export const surviveQuestion: Question = {
  legal(s: State, moves: MoveList) {
    const established = establishedNiches(s, s.asked);
    const left = tables(s).lastStage - s.stage[s.asked]!;
    let set = 0;
    do {
      if (BITS[set]! <= left) moves.add(SETS[set]!);
      set = (set - established) & established;
    } while (set !== 0);
  },

  answer(s, move, chance) {
    const player = s.asked;
    const places = survivePlaces(move);
    if (places.length > 0) {
      const niches = places.map((place) => s.niches[player * MAX_NICHES + place]!);
      returnNiches(s, player, places);
      chance.emit?.({ event: 'returned', player, niches });
      advance(s, player, places.length, 'survival', chance);
      if (s.winner !== NOTHING) return;
    }
    SQUARE_RULES[tables(s).squareKind[s.counter[player]!]!]!.afterSurvival?.(s, chance);
  },
};
