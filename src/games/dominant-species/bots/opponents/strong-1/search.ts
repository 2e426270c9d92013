/**
 * The search of `strong-1`, a fixed opponent: what it does is never changed, so that later bots can be measured against it. Nothing else
 * in this folder changes either, and what it shares with the greedy bot (action, evaluation, spaces, tiles, weights) stays as it is too.
 *
 * Monte-Carlo tree search over the rest of the turn.
 *
 * Planning is a tree: whose pawn goes where, each player choosing for themselves, with the worth of the spaces (spaces.ts) as
 * priors. From where the tree ends the turn is played out by the rollout policy (rollout-policy.ts), chance drawn anew each time, and the
 * position after the Reset is evaluated for every player. Other questions branch at the root alone, with the greedy values as
 * priors.
 *
 * Nothing here knows of time: whoever thinks calls `step` as often as wanted and reads `result` whenever.
 */
import { ANIMALS, PLANNING } from '../../../rules/components.ts';
import type { Chance } from '../../../rules/chance.ts';
import { randomChance } from '../../../../../kit/chance.ts';
import type { Move } from '../../../rules/moves.ts';
import { decision, legalMoves, play } from '../../../rules/play.ts';
import { type State, copyState } from '../../../rules/state.ts';
import type { RandomInt } from '../../bot.ts';
import { weightList } from './evaluation.ts';
import { predict } from './value-network.ts';
import { valuesOf } from './greedy.ts';
import { type Habits, isPlacing, plannerFrom } from './planning.ts';
import { rolloutPolicy } from './rollout-policy.ts';
import { worthToAll } from './rivalry.ts';
import { WEIGHTS } from './weights.ts';

/** How the search weighs things up. All are VPs but where said. */
export interface Tuning extends Habits {
  /** How much a move is tried that the priors speak for. */
  readonly exploration: number;
  /** A difference of so many VPs makes a move about three times as likely a priori. */
  readonly priorTemperature: number;
}
export const TUNING: Tuning = { exploration: 10, priorTemperature: 4, temperature: 1, again: 0.7 };

const STANDARD = weightList(WEIGHTS);

/** A position of the tree, or rather of the order of answers that leads to it. */
interface Node {
  readonly player: number;
  readonly moves: readonly Move[];
  readonly priors: Float64Array;
  readonly visits: Int32Array;
  readonly totals: Float64Array;
  readonly children: (Node | undefined)[];
  count: number;
  total: number;
}

const node = (player: number, moves: readonly Move[], values: ArrayLike<number>, priorTemperature: number): Node => ({
  player,
  moves,
  priors: softmax(values, priorTemperature),
  visits: new Int32Array(moves.length),
  totals: new Float64Array(moves.length),
  children: [],
  count: 0,
  total: 0,
});

function softmax(values: ArrayLike<number>, priorTemperature: number): Float64Array {
  const shares = new Float64Array(values.length);
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i++) total += shares[i] = Math.exp((values[i]! - most) / priorTemperature);
  for (let i = 0; i < values.length; i++) shares[i]! /= total;
  return shares;
}

/** What the search found of a move. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** How likely it was thought to be the best before anything was looked at. */
  readonly prior: number;
  /** VPs ahead of the rivals that the player can expect. */
  readonly expected: number;
}

export interface Search {
  /** Makes one more rollout. */
  step(): void;
  /** Futures looked at so far. */
  readonly iterations: number;
  /** How many animals' spaces the first rollouts have yet to value: each takes about as long as beginning to plan did. */
  readonly unvalued: number;
  /** By how many visits the most visited move is ahead of all others. */
  readonly lead: number;
  /** The most visited move first. */
  result(): Tried[];
}

/** Begins to think about the open question. */
export function startSearch(root: State, randomInt: RandomInt, weights = STANDARD, tuning: Tuning = TUNING): Search {
  const chance: Chance = randomChance(randomInt);
  const policy = rolloutPolicy(weights, randomInt);
  const asked = decision(root)!.player;
  const planner = plannerFrom(root, weights, randomInt, tuning);

  function rootNode(): Node {
    if (isPlacing(root)) {
      return node(asked, planner.list(root).slice(), planner.worth, tuning.priorTemperature);
    }
    const legal = legalMoves(root);
    return node(asked, legal, valuesOf(root, legal, weights, randomInt), tuning.priorTemperature);
  }

  const childNode = (s: State): Node =>
    node(s.owner[s.asked]!, planner.list(s).slice(), planner.worth, tuning.priorTemperature);

  /** The move to look at next: good so far, likely a priori, seldom tried. */
  function select(at: Node): number {
    const explore = tuning.exploration * Math.sqrt(at.count + 1);
    const unknown = at.count > 0 ? at.total / at.count : 0;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < at.moves.length; i++) {
      const visits = at.visits[i]!;
      const mean = visits > 0 ? at.totals[i]! / visits : unknown;
      const value = mean + (explore * at.priors[i]!) / (1 + visits);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  const start = rootNode();
  const values = new Float64Array(ANIMALS.length);
  const worth = new Float64Array(ANIMALS.length);
  const path: Node[] = [];
  const taken: number[] = [];
  let iterations = 0;
  /** What the end of the turn is worth to every player, into `worth`. */
  function judge(s: State): void {
    if (s.over) for (let animal = 0; animal < ANIMALS.length; animal++) values[animal] = s.vps[animal]!;
    else predict(s, values);
    worthToAll(s, values, worth);
  }

  function step(): void {
    const s = copyState(root);
    path.length = 0;
    taken.length = 0;
    let at = start;
    for (;;) {
      const i = select(at);
      path.push(at);
      taken.push(i);
      play(s, at.moves[i]!, chance);
      if (s.over || s.phase !== PLANNING || s.turn !== root.turn) break;
      const child = at.children[i];
      if (!child) {
        at.children[i] = childNode(s);
        break;
      }
      at = child;
    }
    while (!s.over && s.turn === root.turn) play(s, isPlacing(s) ? planner.place(s) : policy.answer(s), chance);
    judge(s);
    for (let k = 0; k < path.length; k++) {
      const each = path[k]!;
      const value = worth[each.player]!;
      each.count++;
      each.total += value;
      each.visits[taken[k]!]!++;
      each.totals[taken[k]!]! += value;
    }
    iterations++;
  }

  return {
    step,
    get iterations() {
      return iterations;
    },
    get unvalued() {
      return planner.unvalued;
    },
    get lead() {
      let most = 0;
      let second = 0;
      for (const visits of start.visits) {
        second = Math.max(second, Math.min(most, visits));
        most = Math.max(most, visits);
      }
      return most - second;
    },
    result: () =>
      start.moves
        .map((move, i) => {
          const visits = start.visits[i]!;
          const expected = visits > 0 ? start.totals[i]! / visits : NaN;
          return {
            move,
            visits,
            prior: start.priors[i]!,
            expected,
          };
        })
        .sort((a, b) => b.visits - a.visits || b.prior - a.prior),
  };
}
