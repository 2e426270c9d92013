/**
 * Thinking ahead: every answer worth a thought is tried in many sampled futures. Dice and cards fall anew each time, all players
 * go on greedily for a few turns, and the position then reached is valued by the chance to win (`value.ts`).
 *
 * Nothing here knows of time: whoever thinks calls `step` as often as wanted and reads `result` whenever.
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import { NOTHING } from '../rules/components.ts';
import type { GameChance } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { greedy } from './greedy.ts';
import { FEATURE_COUNT, chanceToWin, features } from './value.ts';

export interface Tuning {
  /** How many rounds, a turn of every player each, a future goes on. */
  readonly rounds: number;
  /** How much answers are tried that came out worse so far. */
  readonly exploration: number;
}
export const TUNING: Tuning = { rounds: 2, exploration: 0.25 };

/** What the search found of an answer. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** The chance to win, from 0 to 1. */
  readonly expected: number;
  /** What is counted of the player in the futures, on average (`FEATURES`). */
  readonly features: readonly number[];
}

export interface Search {
  /** Looks at one more sampled future. */
  step(): void;
  readonly iterations: number;
  /** The best answer first. */
  result(): Tried[];
}

/** Begins to think about the open question of a view. */
export function startSearch(root: State, randomInt: RandomInt, tuning: Tuning = TUNING): Search {
  const chance: GameChance = randomChance(randomInt);
  const asked = root.asked;
  const moves = candidates(root);
  const visits = new Int32Array(moves.length);
  const totals = new Float64Array(moves.length);
  const counted = moves.map(() => new Float64Array(FEATURE_COUNT));
  const numbers = new Float64Array(FEATURE_COUNT);
  const horizon = root.turn + tuning.rounds * root.players;
  let iterations = 0;

  function select(): number {
    let best = -Infinity;
    let chosen = 0;
    const explore = tuning.exploration * Math.sqrt(Math.log(iterations + 1));
    for (let i = 0; i < moves.length; i++) {
      if (visits[i] === 0) return i;
      const value = totals[i]! / visits[i]! + explore / Math.sqrt(visits[i]!);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  function step(): void {
    const i = select();
    const s = copyState(root);
    play(s, moves[i]!, chance);
    while (s.winner === NOTHING && s.turn <= horizon) play(s, greedy(s, randomInt), chance);
    totals[i]! += chanceToWin(s, asked);
    visits[i]!++;
    features(s, asked, numbers);
    for (let k = 0; k < FEATURE_COUNT; k++) counted[i]![k]! += numbers[k]!;
    iterations++;
  }

  return {
    step,
    get iterations() {
      return iterations;
    },
    result: () =>
      moves
        .map((move, i) => {
          const times = Math.max(1, visits[i]!);
          return {
            move,
            visits: visits[i]!,
            expected: totals[i]! / times,
            features: Array.from(counted[i]!, (sum) => sum / times),
          };
        })
        .sort((a, b) => b.visits - a.visits || b.expected - a.expected),
  };
}
