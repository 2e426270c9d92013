/**
 * Thinking ahead: rollouts to the end of the round.
 *
 * Each rollout deals a table that looks the same from the seat (`sampling.ts`), gives one of the answers, lets quick players finish
 * the round and values what the table is then worth in the rounds to come. Answers that do well are tried more often; at first those
 * that look best at once.
 */
import { type RandomInt, randomChance } from '../../../kit/chance.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { COMPETITION, MAX_PLAYERS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves, play } from '../rules/play.ts';
import { type State, playersOf } from '../rules/state.ts';
import { greedyValues } from './greedy.ts';
import { HABITS, type Habits, QuickPlayer } from './quick.ts';
import { sampleTable } from './sampling.ts';
import { chanceToWin, estimate } from './value.ts';

/** How the search weighs things up. */
export interface Tuning {
  /** How much an answer is tried that looks good at once. */
  readonly exploration: number;
  /** A difference of so much makes an answer about three times as likely at first. */
  readonly temperature: number;
  readonly habits: Habits;
}
export const TUNING: Tuning = { exploration: 0.5, temperature: 0.05, habits: HABITS };

/** What the search found of an answer. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** How likely the player is to win after it. */
  readonly chance: number;
  /** The final VPs that the player can expect, and those of the best rival. */
  readonly vps: number;
  readonly rival: number;
}

export interface Search {
  /** Makes one more rollout. */
  step(): void;
  readonly iterations: number;
  /** By how many visits the most visited answer is ahead of all others. */
  readonly lead: number;
  /** The most visited answer first. */
  result(): Tried[];
}

/** Begins to think about the open question of a view; it must be its viewer's. */
export function startSearch(view: State, randomInt: RandomInt, tuning: Tuning = TUNING): Search {
  const chance = randomChance<DrawKind, GameEvent>(randomInt);
  const quick = new QuickPlayer(randomInt, tuning.habits);
  const moves = legalMoves(view);
  const me = view.active;
  const players = playersOf(view);
  const priors = softmax(greedyValues(sampleTable(view, randomInt), moves, me, randomInt), tuning.temperature);
  const visits = new Int32Array(moves.length);
  const sums = new Float64Array(moves.length);
  const vps = new Float64Array(moves.length);
  const rivals = new Float64Array(moves.length);
  const values = new Float64Array(MAX_PLAYERS);
  let iterations = 0;

  function select(): number {
    const explore = tuning.exploration * Math.sqrt(iterations + 1);
    const mean = iterations > 0 ? sums.reduce((sum, each) => sum + each, 0) / iterations : 0;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < moves.length; i++) {
      const known = visits[i]! > 0 ? sums[i]! / visits[i]! : mean;
      const value = known + (explore * priors[i]!) / (1 + visits[i]!);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  return {
    step() {
      const i = select();
      const s = sampleTable(view, randomInt);
      play(s, moves[i]!, chance);
      while (!s.over && (s.round === view.round || s.phase !== COMPETITION)) play(s, quick.answer(s), chance);
      const rounds = estimate(s, values);
      sums[i]! += chanceToWin(values, players, me, rounds);
      vps[i]! += values[me]!;
      let rival = -Infinity;
      for (let other = 0; other < players; other++) if (other !== me) rival = Math.max(rival, values[other]!);
      rivals[i]! += rival;
      visits[i]!++;
      iterations++;
    },
    get iterations() {
      return iterations;
    },
    get lead() {
      let most = 0;
      let second = 0;
      for (const count of visits) {
        second = Math.max(second, Math.min(most, count));
        most = Math.max(most, count);
      }
      return most - second;
    },
    result: () =>
      moves
        .map((move, i) => {
          const count = Math.max(1, visits[i]!);
          return {
            move,
            visits: visits[i]!,
            chance: sums[i]! / count,
            vps: vps[i]! / count,
            rival: rivals[i]! / count,
            prior: priors[i]!,
          };
        })
        .sort((a, b) => b.visits - a.visits || b.prior - a.prior),
  };
}

function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const shares = values.map((value) => Math.exp((value - most) / temperature));
  const sum = shares.reduce((total, each) => total + each, 0);
  return shares.map((share) => share / sum);
}
