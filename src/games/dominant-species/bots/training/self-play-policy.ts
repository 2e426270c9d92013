/**
 * The self-play policy: whole games in a tenth of a second, for training. It places pawns by the spaces' values at the start of
 * the turn and otherwise answers as the rollout policy does.
 */
import { Q } from '../../rules/questions.ts';
import { listMoves } from '../../rules/play.ts';
import { type State, copyState } from '../../rules/state.ts';
import { MoveList } from '../../rules/pieces.ts';
import type { Move } from '../../rules/moves.ts';
import type { RandomInt } from '../bot.ts';
import type { WeightList } from '../evaluation.ts';
import { type RolloutSettings, type Planner, isPlacing, plannerFrom } from '../planning.ts';
import { startSearch } from '../search.ts';
import type { ValueNetwork } from '../network/value-network.ts';
import { type RolloutPolicy, rolloutPolicy } from '../rollout-policy.ts';

const list = new MoveList();

/** Placing pawns by search: with which network, and how many rollouts. */
export interface Searching {
  readonly network: ValueNetwork;
  readonly rollouts: number;
}

/**
 * The policy of one seat of one game; it stores values for the current turn. With `searching` a short search places its pawns.
 */
export function selfPlayPolicy(
  weights: WeightList,
  settings: RolloutSettings,
  chance: RandomInt,
  searching?: Searching,
): (s: State) => Move {
  let turn = -1;
  let planner: Planner;
  let rollout: RolloutPolicy;
  return (s) => {
    listMoves(s, list);
    if (list.length === 1 || s.question === Q['setup animal']) return list.moves[chance(list.length)]!;
    if (s.turn !== turn) {
      turn = s.turn;
      rollout = rolloutPolicy(weights, chance);
      planner = plannerFrom(copyState(s), weights, chance, settings, rollout);
    }
    if (!isPlacing(s)) return rollout.answer(s);
    return searching ? searched(s, searching, chance) : planner.place(s);
  };
}

function searched(s: State, { network, rollouts }: Searching, chance: RandomInt): Move {
  const search = startSearch(s, chance, { network, findsReasons: false });
  for (let i = 0; i < rollouts; i++) search.step();
  return search.result()[0]!.move;
}
