/** How long others' moves take to read. */
import type { GameEvent } from '../../rules/events.ts';
import type { Entry } from '../state/history.ts';
import { byTheRules } from '../state/since.ts';

/** The time for a pawn placed and for anything else, and for each further event, in milliseconds at the calm pace. */
const PAWN_MS = 550;
const EVENT_MS = 900;
const MORE_MS = 250;
const MAX_MS = 4500;

const isNarrated = ({ event }: GameEvent): boolean => event !== 'acts' && event !== 'phase' && event !== 'turn';

/**
 * How long the table stays as a move has left it before the next is shown, in milliseconds at the calm pace. One's own moves need
 * no time, only what the rules did next.
 */
export function readingTime(entry: Pick<Entry, 'asked' | 'events'>, isOwn = false): number {
  const narrated = (isOwn ? byTheRules(entry) : entry.events).filter(isNarrated);
  if (narrated.length === 0) return 0;
  const isPawn = narrated.every(({ event }) => event === 'pawn');
  return isPawn ? PAWN_MS : Math.min(MAX_MS, EVENT_MS + MORE_MS * (narrated.length - 1));
}
