/** Bots for beginners (src/kit/bots/gentle.ts): they value answers as the greedy bot does, but look no further than the answer itself. */
import { type Handicap, pickGently } from '../../../kit/bots/gentle.ts';
import { sensible } from '../../../kit/bots/silly.ts';
import { decision, legalMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { Decide } from './bot.ts';
import { WEIGHTS, weightList } from './evaluation.ts';
import { valuesOf } from './greedy.ts';
import { SILLY } from './silly.ts';

const GENTLE: Handicap = { overlooks: 35, temperature: 3, most: 9 };
const CASUAL: Handicap = { overlooks: 12, temperature: 0.7, most: 4 };

const weights = weightList(WEIGHTS, 15);

/** A bot with these parameters. */
export const gentleWith =
  (handicap: Handicap): Decide =>
  (s, randomInt) => {
    const moves = sensible(s, legalMoves(s), SILLY);
    if (moves.length === 1 || s.question === Q['setup animal'] || decision(s) === null) {
      return moves[randomInt(moves.length)]!;
    }
    return moves[pickGently(valuesOf(s, moves, weights, randomInt), handicap, randomInt)]!;
  };

export const gentle: Decide = gentleWith(GENTLE);
export const casual: Decide = gentleWith(CASUAL);
