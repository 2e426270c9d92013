/** boardgame.io's G: a running game of the engine, and the last move in games with secrets. */
import { type RunningGame, mayUndo } from '../engine.ts';
import type { GameOptions, GameRules, HistoryEntry, Viewer } from '../game-rules.ts';
import { type Hiding, seen } from '../seen.ts';
import type { Undo } from '../undo.ts';

/** boardgame.io's state of a game. */
export interface G<State = unknown, Move = unknown> {
  /** The state by the rules; what a client receives is what its seat may see. */
  readonly state: State;
  /** The moves that can still be undone, whoever made them. Seats are sent only who made them, not the moves. */
  readonly undo: Undo<State, Move> | null;
  /** Who may undo moves: only the player who made them, or anyone at the table (one device for all). */
  readonly takeBack: 'own' | 'table';
  /**
   * The last move as the viewer may know it, in games with secrets: boardgame.io's log, which is the same for everybody, has only
   * what a spectator may know. Null after an undo. The project's own server has no need of it: it sends every seat a log of its own.
   */
  readonly latest?: HistoryEntry<Move, unknown> | null;
}

/** The running game that G holds. boardgame.io counts the states itself, and tells no move how many there were. */
export const runningOf = <State, Move>(
  { state, undo, takeBack }: G<State, Move>,
  number = 0,
): RunningGame<State, Move> => ({ state, undo, takeBack, number });

/**
 * boardgame.io deep-freezes what it stores unless it is frozen already. The contents stay unfrozen: the JavaScript engine copies
 * frozen arrays many times slower.
 */
const freeze = <State>(state: State): State => Object.freeze(state);

/** G with a running game. */
export const gAfter = <State, Move>(
  before: G<State, Move>,
  { state, undo }: Pick<RunningGame<State, Move>, 'state' | 'undo'>,
): G<State, Move> => Object.freeze({ ...before, state: freeze(state), undo });

/** G in the current version, migrated if an earlier version stored it. */
export function upToDate<State, Move>(
  rules: Pick<GameRules<State, Move, never, never>, 'upToDate'>,
  G: G<State, Move>,
): G<State, Move> {
  if (rules.upToDate === undefined) return G;
  const state = rules.upToDate(G.state);
  if (state === G.state) return G;
  const undo = G.undo && { ...G.undo, from: rules.upToDate(G.undo.from) };
  return Object.freeze({ ...G, state: freeze(state), undo });
}

/** Whether a player may undo a move now. */
export const canUndo = (G: Pick<G, 'undo' | 'takeBack'>, playerID: string): boolean => mayUndo(G, Number(playerID));

/** What a seat may know of G. */
export function viewOf<State, Move, Event, Options extends GameOptions>(
  game: Hiding<Move, Event> & { readonly rules: Pick<GameRules<State, Move, Event, Options>, 'view' | 'decision'> },
  G: G<State, Move>,
  viewer: Viewer,
): G<State, Move> {
  const { rules } = game;
  const undo = G.undo && { ...G.undo, from: null as State, moves: [] };
  const view = { ...G, state: rules.view(G.state, viewer), undo };
  const latest = G.latest as HistoryEntry<Move, Event> | null | undefined;
  return latest ? { ...view, latest: seen(game, latest, viewer, rules.decision(G.state) === null) } : view;
}
