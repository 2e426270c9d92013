/** The greedy bot: the best answer by the evaluation, looking no further than the end of the action. */
import { FIRST_SPACE, INITIATIVE } from '../rules/components.ts';
import { randomDealer } from '../rules/dealer.ts';
import { FORFEIT, type Move, valueOf } from '../rules/moves.ts';
import { decision, listMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import { type State, copyState } from '../rules/state.ts';
import { MoveList } from '../rules/table.ts';
import type { Below, Decide } from './bot.ts';
import { type Mind, answerWithin, isBeforeOtherStep, valueOfRest, valueOfStep } from './action.ts';
import { type WeightList, weightList } from './evaluation.ts';
import { isPlacing } from './planning.ts';
import { initiativeValue, spaceValues } from './spaces.ts';
import { WEIGHTS } from './weights.ts';

/** Samples of the future where an answer is followed by chance. */
const SAMPLES = 4;
const EQUAL = 1e-9;

const list = new MoveList();

/** A greedy bot with these weights. */
export function greedyWith(weights: WeightList): Decide {
  return (s, below) => {
    listMoves(s, list);
    const moves = Array.from(list.moves.subarray(0, list.length));
    if (moves.length === 1 || s.question === Q['setup animal']) return moves[below(moves.length)]!;
    const values = valuesOf(s, moves, weights, below);
    let best = -Infinity;
    let ties: Move[] = [];
    for (let i = 0; i < moves.length; i++) {
      if (values[i]! > best + EQUAL) {
        best = values[i]!;
        ties = [];
      }
      if (values[i]! >= best - EQUAL) ties.push(moves[i]!);
    }
    return ties[below(ties.length)]!;
  };
}

/** What each answer is worth; only the differences mean something. */
export function valuesOf(s: State, moves: readonly Move[], weights: WeightList, below: Below): number[] {
  const chance = randomDealer(below);
  let draws = 0;
  const mind: Mind = {
    player: decision(s)!.player,
    weights,
    dealer: {
      draw(kind, odds) {
        draws++;
        return chance.draw(kind, odds);
      },
    },
  };
  if (isPlacing(s)) return placingValues(s, moves, mind);
  return moves.map((move) => {
    let value = answerValue(s, move, mind);
    for (let sample = 1; draws > 0 && sample < SAMPLES; sample++) {
      value += (answerValue(s, move, mind) - value) / (sample + 1);
    }
    draws = 0;
    return value;
  });
}

function placingValues(s: State, moves: readonly Move[], mind: Mind): number[] {
  const spaces = spaceValues(s, s.asked, mind);
  const first = FIRST_SPACE[INITIATIVE]!;
  if (s.question === Q['planning space']) spaces[first] = initiativeValue(s, s.asked, spaces, mind);
  return moves.map((move) => {
    if (move === FORFEIT) return -Infinity;
    const value = spaces[valueOf(move)]!;
    return Number.isNaN(value) ? -Infinity : value;
  });
}

function answerValue(s: State, move: Move, mind: Mind): number {
  const after = copyState(s);
  answerWithin(after, move, mind.dealer);
  if (s.question === Q['domination card'] || isBeforeOtherStep(after, s.question)) return valueOfRest(after, mind);
  return valueOfStep(after, mind);
}

/** The greedy bot. */
export const greedy: Decide = greedyWith(weightList(WEIGHTS));
