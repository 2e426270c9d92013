/**
 * The rollout policy: a reasonable answer to any question in a few microseconds, for rollouts.
 *
 * Actions that only move, add or remove species or disks are decided by the gains of single tiles (rollout-moves.ts).
 * Everything else is answered by evaluating the position after each answer.
 */
import { ANIMALS, CARDS } from '../rules/components.ts';
import { randomChance } from '../../../kit/chance.ts';
import { type Move, valueOf } from '../rules/moves.ts';
import { copyInto, packed } from '../rules/packed.ts';
import { MoveList } from '../rules/pieces.ts';
import { isLegal } from '../rules/play.ts';
import { NONE, QUESTIONS } from '../rules/questions.ts';
import { NOTHING, type State } from '../rules/state.ts';
import { answerWithin } from './action.ts';
import type { RandomInt } from './bot.ts';
import { type WeightList, evaluate } from './evaluation.ts';
import { ANSWERS } from './rollout-moves.ts';
import { LEAST, type Policy, type Rollout, legal } from './rollout.ts';

/** The maximum number of answers evaluated for one question. */
const ANSWERS_TRIED = 10;
/** The maximum number of answers that follow a card before the position is evaluated. */
const CARD_ANSWERS = 10;
/** How often a card's value to an animal is computed before it is cached, and then one time in how many it is computed again. */
const CARD_LOOKS = 1;
const CARD_LOOK_AGAIN = 12;

/** A player for the rollouts of one search. */
export interface RolloutPolicy {
  /** Answers the open question. The state may be changed temporarily, but is restored. */
  answer(s: State): Move;
  /** Discards its planned answers: somebody else has answered. */
  forget(): void;
}

/** The policy, drawing from `randomInt`. */
export function rolloutPolicy(weights: WeightList, randomInt: RandomInt): RolloutPolicy {
  const rollout: Rollout = {
    weights,
    randomInt,
    chance: randomChance(randomInt),
    lists: [new MoveList(), new MoveList()],
    places: new MoveList(),
    depth: 0,
    action: NOTHING,
    side: 0,
    copies: [],
    plan: [],
    looks: new Int32Array(ANIMALS.length * CARDS.length),
    gains: new Float64Array(ANIMALS.length * CARDS.length),
  };
  return {
    answer: (s) => answer(s, rollout),
    forget() {
      rollout.plan.length = 0;
      rollout.action = NOTHING;
    },
  };
}

function answer(s: State, r: Rollout): Move {
  while (r.plan.length > 0) {
    const { question, move } = r.plan.shift()!;
    if (question === s.question && isLegal(s, move)) return move;
  }
  return (BY_NUMBER[s.question] ?? byEvaluation)(s, r);
}

/** A copy of a state, valid until the next one at this depth. */
function copyOf(s: State, r: Rollout): State {
  const copy = r.copies[r.depth];
  if (!copy) return (r.copies[r.depth] = packed(s));
  copyInto(s, copy);
  return copy;
}

/** The answer that leads to the best position; of a long list, only some are tried. */
function byEvaluation(s: State, r: Rollout): Move {
  const list = legal(s, r);
  const player = s.owner[s.asked]!;
  const step = Math.max(1, Math.ceil(list.length / ANSWERS_TRIED));
  let best = -Infinity;
  let chosen = list.moves[0]!;
  let ties = 1;
  for (let i = step > 1 ? r.randomInt(step) : 0; i < list.length; i += step) {
    const after = copyOf(s, r);
    answerWithin(after, list.moves[i]!, r.chance);
    const value = evaluate(after, player, r.weights);
    if (value > best + LEAST) {
      best = value;
      chosen = list.moves[i]!;
      ties = 1;
    } else if (value > best - LEAST && r.randomInt(++ties) === 0) {
      chosen = list.moves[i]!;
    }
  }
  return chosen;
}

/** The best card, by what carrying it out gains, or gained in other rollouts of the same turn. */
function card(s: State, r: Rollout): Move {
  const list = legal(s, r);
  const player = s.owner[s.asked]!;
  let before = NaN;
  let best = -Infinity;
  let chosen = list.moves[0]!;
  for (let i = 0; i < list.length; i++) {
    const at = s.asked * CARDS.length + valueOf(list.moves[i]!);
    if (r.looks[at]! < CARD_LOOKS || r.randomInt(CARD_LOOK_AGAIN) === 0) {
      if (Number.isNaN(before)) before = evaluate(s, player, r.weights);
      const after = copyOf(s, r);
      answerWithin(after, list.moves[i]!, r.chance);
      carryOutCard(after, r);
      r.gains[at]! += (evaluate(after, player, r.weights) - before - r.gains[at]!) / ++r.looks[at]!;
    }
    if (r.gains[at]! > best) {
      best = r.gains[at]!;
      chosen = list.moves[i]!;
    }
  }
  return chosen;
}

function carryOutCard(s: State, r: Rollout): void {
  r.depth++;
  for (let i = 0; i < CARD_ANSWERS && s.question !== NONE && !s.over; i++) answerWithin(s, answer(s, r), r.chance);
  r.plan = [];
  r.depth--;
}

/** The policy for each question, by its number; without one the position after each answer is evaluated. */
const BY_NUMBER: readonly (Policy | undefined)[] = QUESTIONS.map((name) =>
  name === 'domination card' ? card : ANSWERS[name],
);
