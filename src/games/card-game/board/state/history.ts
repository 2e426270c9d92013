/** Drawn from the history: where VPs came from, how they grew from round to round, and what has happened lately. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import { HIDDEN } from '../../rules/cards.ts';
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

/** How the players stand after a round, and the entry of the history that brought it about. */
export interface Standing {
  readonly round: number;
  readonly vps: readonly number[];
  readonly entry: number;
}

/** How the players stood after each round that has been scored; before the first, all at 0. */
export function standings(history: History, players: number): Standing[] {
  const now = Array.from({ length: players }, () => 0);
  const rows: Standing[] = [{ round: 0, vps: now.slice(), entry: 0 }];
  history.forEach(({ events }, entry) => {
    for (const event of events) {
      if (event.event === 'vps') now[event.player]! += event.vps;
      if (event.event === 'game over' || (event.event === 'round' && event.round > 1)) {
        rows.push({ round: rows.length, vps: now.slice(), entry });
      }
    }
  });
  return rows;
}

/** An event of the log, how often it happened in a row, and the entry of the history it belongs to. */
export interface Logged {
  readonly event: GameEvent;
  /** More than 1 for cards drawn or discarded by the same player, one after the other, that the viewer has not seen. */
  readonly times: number;
  readonly entry: number;
}

/** Whether an event says no more than the one before it did. */
const repeats = (before: GameEvent | undefined, event: GameEvent): boolean =>
  (event.event === 'drew' || event.event === 'discarded') &&
  before?.event === event.event &&
  before.player === event.player &&
  before.card === event.card &&
  event.card === HIDDEN;

/** Rounds with their events, the latest round first. */
export function byRound(history: History): { readonly round: number; readonly events: Logged[] }[] {
  const rounds: { round: number; events: Logged[] }[] = [{ round: 1, events: [] }];
  history.forEach(({ events }, entry) => {
    for (const event of events) {
      if (event.event === 'round' && event.round > rounds[0]!.round) rounds.unshift({ round: event.round, events: [] });
      const { events: logged } = rounds[0]!;
      const last = logged.at(-1);
      if (last && repeats(last.event, event)) logged[logged.length - 1] = { ...last, times: last.times + 1 };
      else logged.push({ event, times: 1, entry });
    }
  });
  return rounds;
}

/** A player's VPs in a round, and their sources. */
export interface RoundVps {
  readonly player: number;
  readonly vps: number;
  readonly parts: readonly { readonly source: VpSource; readonly vps: number }[];
}

/** What a player who looks up from their hand has missed. */
export interface News {
  readonly events: readonly GameEvent[];
  /** Of the round that was scored meanwhile, in the order of seats; empty if none was. */
  readonly scored: readonly RoundVps[];
}

/** Events that deserve a line of news. */
const LOGGED: ReadonlySet<GameEvent['event']> = new Set([
  'played',
  'passed',
  'suppressed',
  'recovered',
  'class',
  'abundance',
  'control',
  'advanced',
]);

/** What has happened since a player last answered, without what others drew and discarded. */
export function newsFor(history: History, player: number | null): News {
  let from = history.length - 1;
  while (from > 0 && history[from]!.player !== player) from--;
  if (player === null) from = history.length - 1;
  const events = history.slice(Math.max(0, from)).flatMap((entry) => entry.events);
  const scoredAt = events.findLastIndex(({ event }) => event === 'round over');
  const sums = new Map<number, { source: VpSource; vps: number }[]>();
  if (scoredAt >= 0) {
    for (const event of events.slice(scoredAt)) {
      if (event.event !== 'vps') continue;
      const parts = sums.get(event.player) ?? [];
      const part = parts.find(({ source }) => source === event.source);
      if (part) part.vps += event.vps;
      else parts.push({ source: event.source, vps: event.vps });
      sums.set(event.player, parts);
    }
  }
  return {
    // Once a round is over, what led to it is history; what it was worth is the news.
    events: events.slice(scoredAt + 1).filter(({ event }) => LOGGED.has(event)),
    scored: [...sums]
      .map(([each, parts]) => ({ player: each, vps: parts.reduce((sum, { vps }) => sum + vps, 0), parts }))
      .sort((a, b) => a.player - b.player),
  };
}
