/** Whom to play next: after a win somebody stronger, after a loss somebody gentler. */
import type { GameMeta } from '../../kit/module.ts';

export interface NextOpponent {
  /** Whether a person has won. */
  readonly isWon: boolean;
  /** The level of the strongest bot that has played. */
  readonly met: string;
  /** The level that takes the place of the strongest bots; null if there is none on that side. */
  readonly level: string | null;
  /** Who plays the seats then. */
  readonly bots: readonly (string | null)[];
}

/**
 * The next stronger level of the game after a win, the next weaker one after a loss, by measured strength (docs/bots.md): the order
 * of the levels is the same for every number of players. Null if no person played a bot whose strength is known.
 */
export function nextOpponent(
  { levels, strengths }: Pick<GameMeta, 'levels' | 'strengths'>,
  bots: readonly (string | null)[],
  places: readonly number[],
): NextOpponent | null {
  const strengthOf = (level: string | null): number => (level === null ? 0 : (strengths[level] ?? 0));
  const most = Math.max(...bots.map(strengthOf));
  const met = bots.find((level) => level !== null && strengthOf(level) === most);
  if (most === 0 || typeof met !== 'string' || !bots.includes(null)) return null;
  const isWon = bots.some((level, seat) => level === null && places[seat] === 1);
  const others = levels.filter((level) => (isWon ? strengthOf(level) > most : strengthOf(level) < most));
  const nearest = (isWon ? Math.min : Math.max)(...others.map(strengthOf));
  // Of several that are as strong, the list of the levels has the one for everybody first.
  const level = others.find((other) => strengthOf(other) === nearest) ?? null;
  return { isWon, met, level, bots: bots.map((bot) => (strengthOf(bot) === most ? (level ?? bot) : bot)) };
}
