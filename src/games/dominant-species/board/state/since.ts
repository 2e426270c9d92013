/** What a player has not seen yet. */
import type { GameEvent } from '../../rules/events.ts';
import type { HistoryEntry } from './history.ts';

/** What happened since a player's own last move; nothing if that was the last move of all, or the player has not moved. */
export function eventsSince(history: readonly HistoryEntry[], player: number): GameEvent[] {
  const own = history.findLastIndex((entry) => entry.player === player);
  return own < 0 ? [] : history.slice(own + 1).flatMap(({ events }) => events);
}
