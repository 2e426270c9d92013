/**
 * Bots for beginners. They value answers as a better bot does, but like people new to the game: they overlook some, and are unsure
 * of the rest. What they play is never far from the best they have seen.
 */
import type { RandomInt } from '../chance.ts';

export interface Handicap {
  /** The percentage of answers overlooked. */
  readonly overlooks: number;
  /** The temperature: an answer that is worth this many of the game's points less is played about a third as often. */
  readonly temperature: number;
  /** An answer that is this many points worse than the best one seen is never played. */
  readonly most: number;
}

/**
 * Picks one of some answers.
 *
 * @param values What each answer is worth, in the game's points; −Infinity for what nobody should play.
 * @returns The index of the answer.
 */
export function pickGently(
  values: readonly number[],
  { overlooks, temperature, most }: Handicap,
  randomInt: RandomInt,
): number {
  // At least one answer is seen.
  const sure = randomInt(values.length);
  const isSeen = values.map((_, i) => i === sure || randomInt(100) >= overlooks);
  const best = Math.max(...values.filter((_, i) => isSeen[i]));
  // Everything seen is worthless: then even this bot looks again.
  if (best === -Infinity) return values.indexOf(Math.max(...values));
  const odds = values.map((value, i) =>
    isSeen[i] && value >= best - most ? Math.exp((value - best) / temperature) : 0,
  );
  let rest = (randomInt(1 << 24) / (1 << 24)) * odds.reduce((sum, each) => sum + each, 0);
  const chosen = odds.findIndex((each) => (rest -= each) < 0);
  return chosen === -1 ? values.indexOf(best) : chosen;
}
