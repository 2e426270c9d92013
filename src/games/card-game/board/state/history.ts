/** What the history says about VPs: what each came from, and how they grew from round to round. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { GameEvent, VpSource } from '../../rules/chance.ts';
import type { Move } from '../../rules/moves.ts';

export type History = readonly HistoryEntry<Move, GameEvent>[];

/** The sources of VPs in the order in which a final scoring lists them. */
export const SOURCES: readonly VpSource[] = [
  'first',
  'second',
  'third',
  'element',
  'most elements',
  'niche',
  'highest',
  'lowest',
];

/** VPs by source and player. */
export function vpsBySource(history: History, players: number): Record<VpSource, number[]> {
  const sums = Object.fromEntries(
    SOURCES.map((source) => [source, Array.from({ length: players }, () => 0)]),
  ) as Record<VpSource, number[]>;
  for (const { events } of history) {
    for (const event of events) if (event.event === 'vps') sums[event.source][event.player]! += event.vps;
  }
  return sums;
}

/** VPs by player after each round that has been scored, from 0 at the start. */
export function vpsByRound(history: History, players: number): number[][] {
  const rows = [Array.from({ length: players }, () => 0)];
  const now = rows[0]!.slice();
  for (const { events } of history) {
    for (const event of events) {
      if (event.event === 'vps') now[event.player]! += event.vps;
      if (event.event === 'game over' || (event.event === 'round' && event.round > 1)) rows.push(now.slice());
    }
  }
  return rows;
}
