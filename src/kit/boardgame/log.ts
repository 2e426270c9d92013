/** boardgame.io's log: what is written there of each move, and a game's history read from it. Nothing is replayed for that. */
import type { LogEntry } from 'boardgame.io';
import type { MoveActions } from '../game-notation.ts';
import type { Decision, History, HistoryEntry, Viewer } from '../game-rules.ts';
import { type Hiding, seen } from '../seen.ts';
import { HIDDEN_MOVE } from '../online/wire.ts';

/** What boardgame.io's log stores with each move. */
export interface MoveMetadata<Event = unknown> {
  /** What was drawn, in the game's notation. Left out if hidden from the receiver. */
  readonly outcomes?: readonly unknown[];
  /** What happened. */
  readonly events?: readonly Event[];
  /** The question that was answered; null for an undone move. */
  readonly asked?: Decision | null;
  /** When it was made, in ms since 1970, where that is known: a server notes it. */
  readonly at?: number;
}

/** The log metadata of a move. */
export const metadataOf = <Event>({
  outcomes,
  events,
  asked,
  at,
}: HistoryEntry<unknown, Event>): MoveMetadata<Event> => ({
  ...(outcomes === undefined ? {} : { outcomes }),
  events,
  asked,
  ...(at === undefined ? {} : { at }),
});

/** The log metadata of an undone move. */
export const TAKEN_BACK: MoveMetadata = Object.freeze({ events: [], asked: null });

/** A logged move: its name and arguments, and who made it. */
export interface LoggedMove {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly player: number;
}

/** A move in boardgame.io's log; null for anything that is not a player's move. */
export function loggedMove({ action, automatic }: LogEntry): LoggedMove | null {
  if (automatic === true || action.type !== 'MAKE_MOVE') return null;
  const { type, args, playerID } = action.payload as { type: string; args?: unknown; playerID?: unknown };
  return { name: type, args: Array.isArray(args) ? args : args === undefined ? [] : [args], player: Number(playerID) };
}

/** The entry for a logged move, with as much as the log says of it. */
function loggedEntry<Move, Event>(
  { name, args, player }: LoggedMove,
  metadata: unknown,
  actions: Pick<MoveActions<Move>, 'read'>,
): HistoryEntry<Move, Event> {
  const { events = [], asked = null, at } = (metadata ?? {}) as MoveMetadata<Event>;
  const move = actions.read(name, args) ?? null;
  return { player, move, events, asked, ...(at === undefined ? {} : { at }) };
}

/**
 * The history with newly logged moves. Entries of moves that the viewer may not see have no move. `entryOf` gives the entry for a
 * logged move; by default what the log says of it.
 */
export function logged<Move, Event>(
  history: History<Move, Event>,
  log: readonly LogEntry[],
  actions: Pick<MoveActions<Move>, 'read'>,
  entryOf?: (entry: LogEntry) => HistoryEntry<Move, Event> | undefined,
): History<Move, Event> {
  const entries = [...history];
  for (const entry of log) {
    const made = loggedMove(entry);
    if (made === null) continue;
    if (made.name === 'undo') entries.pop();
    else entries.push(entryOf?.(entry) ?? loggedEntry(made, entry.metadata, actions));
  }
  return entries;
}

/** The log as a seat may know it (`seen`). In a game with secrets no outcome is in it before the end. */
export function seenLog(
  game: Hiding & { readonly actions: MoveActions<unknown> },
  log: readonly LogEntry[],
  viewer: Viewer,
  isOver: boolean,
): readonly LogEntry[] {
  if (!game.meta.hasSecrets || isOver) return log;
  return log.map((entry) => {
    const made = loggedMove(entry);
    if (made === null) return { ...entry, metadata: undefined };
    const known = seen(game, loggedEntry(made, entry.metadata, game.actions), viewer, false);
    const payload = { ...writtenMove(game.actions, made.name, known.move), playerID: String(made.player) };
    return { ...entry, action: { type: 'MAKE_MOVE', payload }, metadata: metadataOf(known) };
  });
}

/** A move as the log that a seat is sent writes it. */
function writtenMove(
  actions: Pick<MoveActions<unknown>, 'write'>,
  name: string,
  move: unknown,
): { type: string; args: readonly unknown[] } {
  if (name === 'undo') return { type: name, args: [] };
  if (move === null) return { type: HIDDEN_MOVE, args: [] };
  const written = actions.write(move);
  return { type: written.move, args: written.args };
}
