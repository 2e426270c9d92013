/**
 * What a seat may know of an entry of the history: the one filter for what has happened, as `view` is for the table as it stands.
 * Server, hot seat, replays, scenes and boardgame.io's log all use it.
 */
import type { GameMeta } from './game-meta.ts';
import type { GameOptions, GameRules, HistoryEntry, Viewer } from './game-rules.ts';

/** The parts of a game that determine what a seat may know of its history. */
export interface Hiding<Move = unknown, Event = unknown> {
  readonly meta: Pick<GameMeta, 'hasSecrets'>;
  readonly rules: Pick<GameRules<unknown, Move, Event, GameOptions>, 'viewMove' | 'viewEvent'>;
}

/** Entries of games with secrets, as seats may see them. */
const known = new WeakMap<object, Map<Viewer, object>>();

/**
 * An entry as a seat may know it; null for a spectator. In a game with secrets it has no outcomes until the game is over; then
 * everybody may know everything. Repeated calls return the same object, which shows whether one history continues another.
 */
export function seen<Move, Event>(
  { meta, rules }: Hiding<Move, Event>,
  entry: HistoryEntry<Move, Event>,
  viewer: Viewer,
  isOver: boolean,
): HistoryEntry<Move, Event> {
  if (!meta.hasSecrets || isOver) return entry;
  const bySeat = known.get(entry) ?? new Map<Viewer, object>();
  known.set(entry, bySeat);
  const before = bySeat.get(viewer) as HistoryEntry<Move, Event> | undefined;
  if (before !== undefined) return before;
  const { player, move, events, asked, at } = entry;
  const own = {
    player,
    move: move === null || player === null ? null : rules.viewMove(move, player, viewer),
    events: events.flatMap((event) => rules.viewEvent(event, viewer) ?? []),
    asked,
    ...(at === undefined ? {} : { at }),
  };
  bySeat.set(viewer, own);
  return own;
}
