/**
 * The tree of answers below the root, in planning and while actions are carried out; each player maximises their own value.
 *
 * Where something is drawn the tree branches by outcome. A position is expanded when it is reached for the second time; before
 * that the rollout policy takes over. The policy's own answer is tried first; any other once the more likely ones have been tried
 * often enough, so that eventually none is left out.
 */
import type { Chance } from '../rules/chance.ts';
import type { Move } from '../rules/moves.ts';
import { listMoves, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type Planner, isPlacing } from './planning.ts';
import type { RolloutPolicy } from './rollout-policy.ts';

export interface TreeTuning {
  /** How strongly priors direct the search, in VPs. */
  readonly exploration: number;
  /** A difference of this many VPs makes a space for a pawn about three times as likely a priori. */
  readonly priorTemperature: number;
  /** The prior of the rollout policy's answer; the other answers share the rest. */
  readonly policyShare: number;
}

/** A position of the tree, identified by the answers and draws that lead to it. */
interface Node {
  visits: number;
  /** Only visits are known until it is reached again. */
  choice?: Choice;
}

interface Choice {
  readonly player: number;
  readonly moves: readonly Move[];
  readonly priors: Float64Array;
  readonly visits: Int32Array;
  readonly totals: Float64Array;
  total: number;
  count: number;
  /** By the answer's index and the outcomes drawn. */
  readonly children: Map<number, Node>;
}

export interface Tree {
  /** Plays an answer at the root, and descends the tree in the state, as far as the turn and the tree reach. */
  descend(s: State, move: Move): void;
  /** Adds a rollout's value for every player, by seat, along the path. */
  backUp(worth: Float64Array): void;
}

const list = new MoveList();

/** A tree that draws from `chance`. */
export function startTree(
  { exploration, priorTemperature, policyShare }: TreeTuning,
  chance: Chance,
  policy: RolloutPolicy,
  planner: Planner,
): Tree {
  const roots = new Map<number, Node>();
  const path: Choice[] = [];
  const taken: number[] = [];
  /** A hash of what was drawn since it was last set to 0. */
  let drawn = 0;
  const noted: Chance = {
    draw(kind, weights) {
      const one = chance.draw(kind, weights);
      drawn = (Math.imul(drawn, 31) + one + 1) | 0;
      return one;
    },
  };

  /** The key of the position after an answer; answers are fewer than 2 ** 20. */
  const keyOf = (answer: number): number => answer + (drawn >>> 0) * 2 ** 20;

  function childOf(children: Map<number, Node>, answer: number): Node {
    const key = keyOf(answer);
    let child = children.get(key);
    if (!child) children.set(key, (child = { visits: 0 }));
    return child;
  }

  function choiceAt(s: State): Choice {
    let moves: Move[];
    let priors: Float64Array;
    if (isPlacing(s)) {
      moves = planner.list(s).slice();
      priors = softmax(planner.worth, priorTemperature);
    } else {
      policy.forget();
      const likely = policy.answer(s);
      listMoves(s, list);
      moves = Array.from(list.moves.subarray(0, list.length));
      priors = new Float64Array(moves.length).fill((1 - policyShare) / moves.length);
      priors[moves.indexOf(likely)]! += policyShare;
    }
    return {
      player: s.owner[s.asked]!,
      moves,
      priors,
      visits: new Int32Array(moves.length),
      totals: new Float64Array(moves.length),
      total: 0,
      count: 0,
      children: new Map(),
    };
  }

  /** The answer to try next: good so far, likely a priori, rarely tried. */
  function select({ moves, priors, visits, totals, total, count }: Choice): number {
    const explore = exploration * Math.sqrt(count + 1);
    const unknown = count > 0 ? total / count : 0;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < moves.length; i++) {
      const mean = visits[i]! > 0 ? totals[i]! / visits[i]! : unknown;
      const value = mean + (explore * priors[i]!) / (1 + visits[i]!);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  return {
    descend(s, move) {
      path.length = 0;
      taken.length = 0;
      const { turn } = s;
      drawn = 0;
      play(s, move, noted);
      let at = childOf(roots, move);
      while (!s.over && s.turn === turn && at.visits++ > 0) {
        const choice = (at.choice ??= choiceAt(s));
        const i = select(choice);
        path.push(choice);
        taken.push(i);
        drawn = 0;
        play(s, choice.moves[i]!, noted);
        at = childOf(choice.children, i);
      }
    },
    backUp(worth) {
      for (let k = 0; k < path.length; k++) {
        const choice = path[k]!;
        const i = taken[k]!;
        const value = worth[choice.player]!;
        choice.count++;
        choice.total += value;
        choice.visits[i]!++;
        choice.totals[i]! += value;
      }
    },
  };
}

function softmax(values: ArrayLike<number>, temperature: number): Float64Array {
  const shares = new Float64Array(values.length);
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i++) total += shares[i] = Math.exp((values[i]! - most) / temperature);
  for (let i = 0; i < values.length; i++) shares[i]! /= total;
  return shares;
}
