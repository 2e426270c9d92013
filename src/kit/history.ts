/**
 * History: what happened in a game, a move at a time. Events come with the move that caused them, from the play that made it; nothing
 * is played again to hear of them.
 */
import type { LogEntry } from 'boardgame.io';
import type { Decision, GameModule, HistoryEntry, MoveActions } from './module.ts';

/** What boardgame.io's log keeps with each move. */
export interface MoveMetadata<Event = unknown> {
  /** What was drawn, as the game's notation writes it. Left out where it is not for the receiver. */
  readonly outcomes?: readonly unknown[];
  /** What happened. */
  readonly events?: readonly Event[];
  /** The question that was answered; null for a move taken back. */
  readonly asked?: Decision | null;
}

export type History<Move, Event> = readonly HistoryEntry<Move, Event>[];

/** A history with one more entry; what was there stays as it is. */
export const append = <Move, Event>(
  history: History<Move, Event>,
  entry: HistoryEntry<Move, Event>,
): History<Move, Event> => [...history, entry];

/** A history without its last entry. */
export const pop = <Move, Event>(history: History<Move, Event>): History<Move, Event> => history.slice(0, -1);

/** The entry that a history starts with. */
export const startEntry = <Event>(events: readonly Event[] = []): HistoryEntry<never, Event> => ({
  player: null,
  move: null,
  events,
  asked: null,
});

/** A move in boardgame.io's log; null for what is no player's move. */
export function loggedMove({
  action,
  automatic,
}: LogEntry): { name: string; args: readonly unknown[]; player: number } | null {
  if (automatic === true || action.type !== 'MAKE_MOVE') return null;
  const { type, args, playerID } = action.payload as { type: string; args?: unknown; playerID?: unknown };
  return { name: type, args: Array.isArray(args) ? args : args === undefined ? [] : [args], player: Number(playerID) };
}

/** The history after what was logged since. Entries of moves that the viewer may not know have no move. */
export function logged<Move, Event>(
  history: History<Move, Event>,
  log: readonly LogEntry[],
  actions: Pick<MoveActions<Move>, 'read'>,
): History<Move, Event> {
  const entries = [...history];
  for (const entry of log) {
    const made = loggedMove(entry);
    if (made === null) continue;
    if (made.name === 'undo') {
      entries.pop();
      continue;
    }
    const { events = [], asked = null } = (entry.metadata ?? {}) as MoveMetadata<Event>;
    entries.push({ player: made.player, move: actions.read(made.name, made.args) ?? null, events, asked });
  }
  return entries;
}

/** What seats may know of entries of games with secrets. */
const known = new WeakMap<object, Map<number | null, HistoryEntry<unknown, unknown>>>();

/**
 * What a seat may know of a history; null for somebody who watches. An entry is the same object each time, which shows
 * whether a history goes on where another stood.
 */
export function historyFor(
  { meta, rules }: GameModule,
  history: History<unknown, unknown>,
  viewer: number | null,
): History<unknown, unknown> {
  if (!meta.hasSecrets) return history;
  return history.map((entry) => {
    const bySeat = known.get(entry) ?? new Map<number | null, HistoryEntry<unknown, unknown>>();
    known.set(entry, bySeat);
    const { player, move, events } = entry;
    const seen = bySeat.get(viewer) ?? {
      ...entry,
      move: move === null || player === null ? move : rules.viewMove(move, player, viewer),
      events: events.flatMap((event) => rules.viewEvent(event, viewer) ?? []),
    };
    bySeat.set(viewer, seen);
    return seen;
  });
}
