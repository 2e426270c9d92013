/** The greedy bot: the best answer by the evaluation at the end of the action. */
import { FIRST_SPACE, INITIATIVE } from '../rules/components.ts';
import { randomChance } from '../../../kit/chance.ts';
import { sensible } from '../../../kit/bots/silly.ts';
import { FORFEIT, type Move, valueOf } from '../rules/moves.ts';
import { decision, listMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import { packed } from '../rules/packed.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import type { RandomInt, Decide } from './bot.ts';
import { type EvalContext, answerWithin, isBeforeOtherStep, valueOfRest, valueOfStep } from './action.ts';
import { type WeightList, WEIGHTS, weightList } from './evaluation.ts';
import { isPlacing } from './planning.ts';
import { SILLY } from './silly.ts';
import { initiativeValue, spaceValues } from './spaces.ts';

/** Samples of chance for answers followed by a draw. */
const SAMPLES = 4;
const EQUAL = 1e-9;

const list = new MoveList();

/** A greedy bot: it picks the move that is best by the evaluation with these weights, looking to the end of the action. */
export function greedyWith(weights: WeightList): Decide {
  return (s, randomInt) => {
    listMoves(s, list);
    const moves = sensible(s, Array.from(list.moves.subarray(0, list.length)), SILLY);
    if (moves.length === 1 || s.question === Q['setup animal']) return moves[randomInt(moves.length)]!;
    const values = valuesOf(s, moves, weights, randomInt);
    let best = -Infinity;
    let ties: Move[] = [];
    for (let i = 0; i < moves.length; i++) {
      if (values[i]! > best + EQUAL) {
        best = values[i]!;
        ties = [];
      }
      if (values[i]! >= best - EQUAL) ties.push(moves[i]!);
    }
    return ties[randomInt(ties.length)]!;
  };
}

/** The value of each answer; only differences are meaningful. */
export function valuesOf(s: State, moves: readonly Move[], weights: WeightList, randomInt: RandomInt): number[] {
  const drawn = randomChance(randomInt);
  let draws = 0;
  const context: EvalContext = {
    player: decision(s)!.player,
    weights,
    chance: {
      draw(kind, odds) {
        draws++;
        return drawn.draw(kind, odds);
      },
    },
  };
  if (isPlacing(s)) return placingValues(s, moves, context);
  return moves.map((move) => {
    let value = answerValue(s, move, context);
    for (let sample = 1; draws > 0 && sample < SAMPLES; sample++) {
      value += (answerValue(s, move, context) - value) / (sample + 1);
    }
    draws = 0;
    return value;
  });
}

function placingValues(s: State, moves: readonly Move[], context: EvalContext): number[] {
  const spaces = spaceValues(s, s.asked, context);
  const first = FIRST_SPACE[INITIATIVE]!;
  if (s.question === Q['planning space']) spaces[first] = initiativeValue(s, s.asked, spaces, context);
  return moves.map((move) => {
    if (move === FORFEIT) return -Infinity;
    const value = spaces[valueOf(move)]!;
    return Number.isNaN(value) ? -Infinity : value;
  });
}

function answerValue(s: State, move: Move, context: EvalContext): number {
  const after = packed(s);
  answerWithin(after, move, context.chance);
  if (s.question === Q['domination card'] || isBeforeOtherStep(after, s.question)) return valueOfRest(after, context);
  return valueOfStep(after, context);
}

/** The greedy bot. */
export const greedy: Decide = greedyWith(weightList(WEIGHTS));
