/** Undoing moves, as long as nobody has learned anything since: one player's own, or on one device everybody's. */
import type { Decision, GameRules } from './game-rules.ts';
import type { Outcome } from './chance.ts';

/** The moves that can still be undone, whoever made them. If there are none, it is null. */
export interface Undo<State, Move> {
  /** Who made the last of them, by seat. */
  readonly player: number;
  /** The state before the first of them. */
  readonly from: State;
  /** The moves, oldest first. */
  readonly moves: readonly Move[];
  /** Who made each, by seat. Missing in old stored games: then `player` made them all. */
  readonly players?: readonly number[];
}

/**
 * The indices of history entries made by the same gesture as the entry before them: one undo takes back a whole gesture. The page
 * keeps this while it is open: a record only knows moves.
 */
export type Gestures = ReadonlySet<number>;

/** The same after an entry was made. */
export function gesturesAfter(gestures: Gestures, entry: number, isJoined: boolean): Gestures {
  if (gestures.has(entry) === isJoined) return gestures;
  const after = new Set(gestures);
  if (isJoined) after.add(entry);
  else after.delete(entry);
  return after;
}

/** How many of the last `length` entries of a history one gesture made, at most `most`. */
export function gestureLength(gestures: Gestures, length: number, most: number): number {
  let count = Math.min(1, most);
  while (count > 0 && count < most && gestures.has(length - count)) count++;
  return count;
}

/** Who made the moves that can be undone, oldest first. */
export const makersOf = ({ player, moves, players }: Undo<unknown, unknown>): readonly number[] =>
  players ?? moves.map(() => player);

/**
 * How many moves a player can ask the others to undo: the last of their own, and all made since; 0 if they cannot ask. In games
 * with secrets, others' moves reveal something, and what was seen cannot be undone.
 */
export function requestable(undo: Undo<unknown, unknown> | null, player: number, hasSecrets: boolean): number {
  if (undo === null) return 0;
  const players = makersOf(undo);
  const own = players.lastIndexOf(player);
  if (own < 0 || (hasSecrets && own < players.length - 1)) return 0;
  return players.length - own;
}

/**
 * How many of the last moves, whoever made them, a player can ask the others to undo: all that can be undone; in games with secrets
 * only their own.
 */
export function mostRequestable(undo: Undo<unknown, unknown> | null, player: number, hasSecrets: boolean): number {
  if (undo === null) return 0;
  const players = makersOf(undo);
  return hasSecrets ? players.length - 1 - players.findLastIndex((maker) => maker !== player) : players.length;
}

/** A move, and its consequences. */
interface Made<State, Move, Event> {
  readonly before: State;
  /** The question that was answered. */
  readonly asked: Pick<Decision, 'player'>;
  readonly move: Move;
  readonly outcomes: readonly Outcome[];
  readonly events: readonly Event[];
  /** Whether it ended the game. */
  readonly isOver: boolean;
}

/** What can be undone after a move: nothing, if something was drawn or revealed, or the game is over. */
export function undoAfter<State, Move, Event>(
  { reveals }: Pick<GameRules<State, Move, Event, never>, 'reveals'>,
  undo: Undo<State, Move> | null,
  { before, asked: { player }, move, outcomes, events, isOver }: Made<State, Move, Event>,
): Undo<State, Move> | null {
  if (outcomes.length > 0 || isOver || (reveals !== undefined && events.some((event) => reveals(event)))) return null;
  if (undo === null) return { player, from: before, moves: [move], players: [player] };
  return { player, from: undo.from, moves: [...undo.moves, move], players: [...makersOf(undo), player] };
}
