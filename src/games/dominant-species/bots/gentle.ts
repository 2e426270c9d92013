/**
 * Bots to learn the game against. They weigh answers as the greedy bot does, but as people do who are new to it: they look at an answer by itself and no
 * further, overlook some, and are not sure how much each is worth. What they play is never far from the best they have seen.
 */
import type { Move } from '../rules/moves.ts';
import { decision, legalMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { Decide, RandomInt } from './bot.ts';
import { weightList } from './evaluation.ts';
import { valuesOf } from './greedy.ts';
import { WEIGHTS } from './weights.ts';

export interface Gentleness {
  /** How many of a hundred answers are overlooked. */
  readonly overlooks: number;
  /** How unsure the bot is of what an answer is worth: an answer that is worth so many VPs less is played about a third as often. */
  readonly unsure: number;
  /** An answer that is worth so many VPs less than the best one seen is not played. */
  readonly most: number;
}

const GENTLE: Gentleness = { overlooks: 35, unsure: 3, most: 9 };
const CASUAL: Gentleness = { overlooks: 12, unsure: 0.7, most: 4 };

const weights = weightList(WEIGHTS, 15);

/** The answers that catch the eye: each is overlooked by chance, but not all of them. */
function seen(moves: readonly Move[], overlooks: number, randomInt: RandomInt): boolean[] {
  const sure = randomInt(moves.length);
  return moves.map((_, i) => i === sure || randomInt(100) >= overlooks);
}

/** A bot that is so gentle. */
export function gentleWith({ overlooks, unsure, most }: Gentleness): Decide {
  return (s, randomInt) => {
    const moves = legalMoves(s);
    if (moves.length === 1 || s.question === Q['setup animal'] || decision(s) === null) {
      return moves[randomInt(moves.length)]!;
    }
    const values = valuesOf(s, moves, weights, randomInt);
    const isSeen = seen(moves, overlooks, randomInt);
    const best = Math.max(...values.filter((_, i) => isSeen[i]));
    // All that was seen is worth nothing at all: then even these look again.
    if (best === -Infinity) return moves[values.indexOf(Math.max(...values))]!;
    const odds = values.map((value, i) => (isSeen[i] && value >= best - most ? Math.exp((value - best) / unsure) : 0));
    let rest = (randomInt(1 << 24) / (1 << 24)) * odds.reduce((sum, each) => sum + each, 0);
    const chosen = odds.findIndex((each) => (rest -= each) < 0);
    return moves[chosen === -1 ? values.indexOf(best) : chosen]!;
  };
}

export const gentle: Decide = gentleWith(GENTLE);
export const casual: Decide = gentleWith(CASUAL);
