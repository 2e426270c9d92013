/** Survival, advancing, winning (rules §9). */
import { establishedNiches } from './adaptation.ts';
import { BITS, MOST_NICHES, NOTHING, SURVIVE } from './components.ts';
import type { GameChance } from './events.ts';
import { type Move, type MoveList, TO_SURVIVE, moveOf, survivePlaces } from './moves.ts';
import { returnNiches } from './packs.ts';
import type { Question } from './question.ts';
import { SQUARE_RULES } from './squares/index.ts';
import { type State, tables } from './state.ts';

/** Advances a player; who enters the last stage wins at once. */
export function advance(s: State, player: number, stages: number, by: 'bonus' | 'survival', chance: GameChance): void {
  if (stages === 0) return;
  const from = s.stage[player]!;
  s.stage[player] = from + stages;
  chance.emit?.({ event: 'advanced', player, from, to: from + stages, by });
  if (s.stage[player] !== tables(s).lastStage) return;
  s.winner = player;
  chance.emit?.({ event: 'won', player });
}

/** Asks which niches are returned, or goes on if the player is established in none. */
export function survive(s: State, chance: GameChance): void {
  if (establishedNiches(s, s.asked) !== 0) s.question = SURVIVE;
  else afterSurvival(s, chance);
}

function afterSurvival(s: State, chance: GameChance): void {
  SQUARE_RULES[tables(s).squareKind[s.counter[s.asked]!]!]!.afterSurvival?.(s, chance);
}

/** Every set of up to seven places in the hand, ascending, as an answer; by mask. */
const SETS: readonly Move[] = Array.from({ length: 1 << MOST_NICHES }, (_, mask) => {
  let value = BITS[mask]!;
  let shift = 3;
  for (let place = 0; place < MOST_NICHES; place++) {
    if (!((mask >> place) & 1)) continue;
    value |= place << shift;
    shift += 3;
  }
  return moveOf(TO_SURVIVE, value);
});

/** Any set of established niches, the empty one too, no larger than the stages left. */
export const surviveQuestion: Question = {
  legal(s: State, moves: MoveList) {
    const established = establishedNiches(s, s.asked);
    const left = tables(s).lastStage - s.stage[s.asked]!;
    for (let set = 0; ; set = (set - established) & established) {
      if (BITS[set]! <= left) moves.add(SETS[set]!);
      if (set === established) return;
    }
  },

  answer(s, move, chance) {
    const player = s.asked;
    const places = survivePlaces(move);
    if (places.length > 0) {
      const niches = places.map((place) => s.niches[player * MOST_NICHES + place]!);
      returnNiches(s, player, places);
      chance.emit?.({ event: 'returned', player, niches });
      advance(s, player, places.length, 'survival', chance);
      if (s.winner !== NOTHING) return;
    }
    afterSurvival(s, chance);
  },
};
