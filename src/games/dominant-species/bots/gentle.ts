/**
 * Bots for beginners. They value answers as the greedy bot does, but like people new to the game: they look no further than the
 * answer itself, overlook some, and are unsure of their values. What they play is never far from the best they have seen.
 */
import type { Move } from '../rules/moves.ts';
import { decision, legalMoves } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import type { Decide, RandomInt } from './bot.ts';
import { weightList } from './evaluation.ts';
import { valuesOf } from './greedy.ts';
import { WEIGHTS } from './weights.ts';

export interface Handicap {
  /** The percentage of answers overlooked. */
  readonly overlooks: number;
  /** The temperature: an answer that is worth this many VPs less is played about a third as often. */
  readonly temperature: number;
  /** An answer that is this many VPs worse than the best one seen is never played. */
  readonly most: number;
}

const GENTLE: Handicap = { overlooks: 35, temperature: 3, most: 9 };
const CASUAL: Handicap = { overlooks: 12, temperature: 0.7, most: 4 };

const weights = weightList(WEIGHTS, 15);

/** The answers that are not overlooked: at least one. */
function seen(moves: readonly Move[], overlooks: number, randomInt: RandomInt): boolean[] {
  const sure = randomInt(moves.length);
  return moves.map((_, i) => i === sure || randomInt(100) >= overlooks);
}

/** A bot with these parameters. */
export function gentleWith({ overlooks, temperature, most }: Handicap): Decide {
  return (s, randomInt) => {
    const moves = legalMoves(s);
    if (moves.length === 1 || s.question === Q['setup animal'] || decision(s) === null) {
      return moves[randomInt(moves.length)]!;
    }
    const values = valuesOf(s, moves, weights, randomInt);
    const isSeen = seen(moves, overlooks, randomInt);
    const best = Math.max(...values.filter((_, i) => isSeen[i]));
    // Everything seen is worthless: then even this bot looks again.
    if (best === -Infinity) return moves[values.indexOf(Math.max(...values))]!;
    const odds = values.map((value, i) =>
      isSeen[i] && value >= best - most ? Math.exp((value - best) / temperature) : 0,
    );
    let rest = (randomInt(1 << 24) / (1 << 24)) * odds.reduce((sum, each) => sum + each, 0);
    const chosen = odds.findIndex((each) => (rest -= each) < 0);
    return moves[chosen === -1 ? values.indexOf(best) : chosen]!;
  };
}

export const gentle: Decide = gentleWith(GENTLE);
export const casual: Decide = gentleWith(CASUAL);
