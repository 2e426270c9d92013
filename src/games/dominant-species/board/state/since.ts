/** What a player has not seen yet. */
import { RESET } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Entry, phaseOf } from './history.ts';

/** What happened since a player's own last move, with what the rules did after it; nothing if the player has not moved. */
export function eventsSince(history: readonly Entry[], player: number): GameEvent[] {
  const own = history.findLastIndex((entry) => entry.player === player);
  return own < 0 ? [] : [...byTheRules(history[own]!), ...history.slice(own + 1).flatMap(({ events }) => events)];
}

const SILENT: ReadonlySet<string> = new Set(['acts', 'phase', 'turn']);

/** What the rules or other animals did after a move, without another answer of its player's. */
export function byTheRules({ asked, events }: Pick<Entry, 'asked' | 'events'>): GameEvent[] {
  const end = phaseOf({ asked }) === RESET ? 0 : events.findIndex(({ event }) => SILENT.has(event));
  return end < 0 ? [] : events.slice(end).filter(({ event }) => event !== 'saved' && !SILENT.has(event));
}
