/**
 * The self-play policy: whole games in a tenth of a second, for learning from many of them. It places pawns by what the spaces were worth
 * at the start of the turn and answers all else as the rollout policy does.
 */
import { Q } from '../rules/questions.ts';
import { listMoves } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import type { Move } from '../rules/moves.ts';
import type { RandomInt } from './bot.ts';
import type { WeightList } from './evaluation.ts';
import { type Habits, type Planner, isPlacing, plannerFrom } from './planning.ts';
import { type RolloutPolicy, rolloutPolicy } from './rollout-policy.ts';

const list = new MoveList();

/** The policy of one seat of one game: it remembers the turn it is in. */
export function selfPlayPolicy(weights: WeightList, habits: Habits, chance: RandomInt): (s: State) => Move {
  let turn = -1;
  let planner: Planner;
  let rollout: RolloutPolicy;
  return (s) => {
    listMoves(s, list);
    if (list.length === 1 || s.question === Q['setup animal']) return list.moves[chance(list.length)]!;
    if (s.turn !== turn) {
      turn = s.turn;
      planner = plannerFrom(copyState(s), weights, chance, habits);
      rollout = rolloutPolicy(weights, chance);
    }
    return isPlacing(s) ? planner.place(s) : rollout.answer(s);
  };
}
