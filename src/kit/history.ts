/**
 * History: what happened in a game, move by move. Events come with the move that caused them; nothing is replayed to obtain them.
 */
import type { LogEntry } from 'boardgame.io';
import type { GameMeta } from './game-meta.ts';
import type { MoveActions } from './game-notation.ts';
import type { Decision, GameOptions, GameRules, HistoryEntry } from './game-rules.ts';

/** What boardgame.io's log stores with each move. */
export interface MoveMetadata<Event = unknown> {
  /** What was drawn, in the game's notation. Left out if hidden from the receiver. */
  readonly outcomes?: readonly unknown[];
  /** What happened. */
  readonly events?: readonly Event[];
  /** The question that was answered; null for an undone move. */
  readonly asked?: Decision | null;
}

export type History<Move, Event> = readonly HistoryEntry<Move, Event>[];

/** A history with one more entry; existing entries are unchanged. */
export const append = <Move, Event>(
  history: History<Move, Event>,
  entry: HistoryEntry<Move, Event>,
): History<Move, Event> => [...history, entry];

/** A history without its last entry. */
export const pop = <Move, Event>(history: History<Move, Event>): History<Move, Event> => history.slice(0, -1);

/** The entry that starts a history. */
export const startEntry = <Event>(events: readonly Event[] = []): HistoryEntry<never, Event> => ({
  player: null,
  move: null,
  events,
  asked: null,
});

/** A move in boardgame.io's log; null for anything that is not a player's move. */
export function loggedMove({
  action,
  automatic,
}: LogEntry): { name: string; args: readonly unknown[]; player: number } | null {
  if (automatic === true || action.type !== 'MAKE_MOVE') return null;
  const { type, args, playerID } = action.payload as { type: string; args?: unknown; playerID?: unknown };
  return { name: type, args: Array.isArray(args) ? args : args === undefined ? [] : [args], player: Number(playerID) };
}

/** The history with newly logged moves. Entries of moves that the viewer may not see have no move. */
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

/** Entries of games with secrets, as seats may see them. */
const known = new WeakMap<object, Map<number | null, HistoryEntry<unknown, unknown>>>();

/** The parts of a game that determine what a seat may know. */
interface HistorySource {
  readonly meta: GameMeta;
  readonly rules: Pick<GameRules<unknown, unknown, unknown, GameOptions>, 'viewMove' | 'viewEvent'>;
}

/**
 * A history as a seat may see it; null for a spectator. Entries keep their identity between calls, which shows whether one
 * history continues another.
 */
export function historyFor(
  { meta, rules }: HistorySource,
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
