/** First thoughts of the search: answers by the evaluation, looking no further than the end of the action. */
import { FIRST_SPACE, INITIATIVE } from '../../../rules/components.ts';
import { randomChance } from '../../../../../kit/chance.ts';
import { FORFEIT, type Move, valueOf } from '../../../rules/moves.ts';
import { decision } from '../../../rules/play.ts';
import { Q } from '../../../rules/questions.ts';
import { type State, copyState } from '../../../rules/state.ts';
import type { RandomInt } from '../../bot.ts';
import { type EvalContext, answerWithin, isBeforeOtherStep, valueOfRest, valueOfStep } from './action.ts';
import type { WeightList } from './evaluation.ts';
import { isPlacing } from './planning.ts';
import { initiativeValue, spaceValues } from './spaces.ts';

/** Samples taken where an answer is followed by chance. */
const SAMPLES = 4;

/** What each answer is worth; only the differences mean something. */
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
  const after = copyState(s);
  answerWithin(after, move, context.chance);
  if (s.question === Q['domination card'] || isBeforeOtherStep(after, s.question)) return valueOfRest(after, context);
  return valueOfStep(after, context);
}
