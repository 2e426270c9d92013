/** How long events take to be seen and read, in milliseconds at the calm pace. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { waitOf } from '../motion/timing.ts';

/**
 * The time for each kind of event, in addition to dice and counters; 0 for what nobody needs to
 * see.
 */
const MS: Readonly<Record<GameEvent['event'], number>> = {
  arranged: 300,
  dealt: 400,
  rolledForFirst: 0,
  first: 700,
  environment: 650,
  adapted: 800,
  placed: 420,
  settledEarly: 600,
  turn: 0,
  rolled: 350,
  moved: 350,
  jumped: 700,
  drewMutation: 250,
  drewNiche: 150,
  drewSelection: 1300,
  removed: 700,
  stopped: 200,
  returned: 900,
  advanced: 600,
  exchanged: 500,
  won: 0,
};
const MAX_MS = 3500;

/** How long one's own roll is shown before the next player continues, in milliseconds. */
const OWN_MS = 700;

export function readingTime({ player, events }: HistoryEntry<Move, GameEvent>, isOwn: boolean): number {
  if (player === null) return 0;
  if (isOwn) return events.some(({ event }) => event === 'rolled' || event === 'moved') ? waitOf(events) + OWN_MS : 0;
  const calm = events.reduce((sum, { event }) => sum + MS[event], 0);
  return calm === 0 ? 0 : Math.min(MAX_MS, waitOf(events) + calm);
}
