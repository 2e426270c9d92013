/** The state of the rollout policy during a search, and what its answers have in common. */
import { ANIMALS, PHASES, SPACES } from '../rules/components.ts';
import type { Chance } from '../rules/chance.ts';
import { FORFEIT, type Move, kindOf, valueOf } from '../rules/moves.ts';
import type { PackedState } from '../rules/packed.ts';
import { MoveList } from '../rules/pieces.ts';
import { QUESTION_RULES, listMoves } from '../rules/play.ts';
import { Q, type QuestionName } from '../rules/questions.ts';
import type { State } from '../rules/state.ts';
import type { RandomInt } from './bot.ts';
import type { WeightList } from './evaluation.ts';
import { lookAtTiles } from './tiles.ts';

/** Steps that gain less are not made. */
export const LEAST = 1e-6;

/** The first kind of answer without a value: forfeit, done. */
export const NOTHING_NAMED = kindOf(FORFEIT);

/** The state of the policy during a search. */
export interface Rollout {
  readonly weights: WeightList;
  readonly randomInt: RandomInt;
  readonly chance: Chance;
  /** The legal answers; with a separate list for questions of a card being tried out. */
  readonly lists: readonly MoveList[];
  readonly places: MoveList;
  depth: number;
  /** A scratch state for each depth. */
  readonly copies: (PackedState | undefined)[];
  /** The last action and its player, and that player's side (tiles.ts). */
  action: number;
  side: number;
  /** The remaining answers of an action that was searched to its end, each with its question. */
  plan: { question: number; move: Move }[];
  /** How often each card was evaluated for each animal, and what it gained on average. */
  readonly looks: Int32Array;
  readonly gains: Float64Array;
}

/** Answers a question. */
export type Policy = (s: State, r: Rollout) => Move;

/** The legal answers to the open question. */
export function legal(s: State, r: Rollout): MoveList {
  const list = r.lists[r.depth]!;
  listMoves(s, list);
  return list;
}

/** Prepares the gains of tiles for the player asked. Within an action, who is ahead is not updated. */
export function look(s: State, r: Rollout): void {
  const player = s.owner[s.asked]!;
  const action = ((r.depth * PHASES.length + s.phase) * (SPACES + 1) + s.space + 1) * ANIMALS.length + player;
  r.side = lookAtTiles(s, r.weights, player, action === r.action ? r.side : 0);
  r.action = action;
}

/** The answer that is worth most by itself, if any is worth more than `least`; otherwise the last, which is usually "done". */
export function bestBy(s: State, r: Rollout, least: number, worth: (value: number) => number): Move {
  look(s, r);
  const list = legal(s, r);
  let best = least;
  let chosen = list.moves[list.length - 1]!;
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[i]!;
    if (kindOf(move) >= NOTHING_NAMED) continue;
    const value = worth(valueOf(move));
    if (value > best) {
      best = value;
      chosen = move;
    }
  }
  return chosen;
}

/** The answers that a question would have if it were open. */
export function allowed(s: State, r: Rollout, question: QuestionName): MoveList {
  r.places.length = 0;
  QUESTION_RULES[Q[question]]!.legal(s, r.places);
  return r.places;
}
