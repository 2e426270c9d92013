/**
 * A game on this device: how it began, and one list of what has happened since, with what was drawn. Record, history and what can
 * be undone all follow from that. Immutable: each move gives another.
 */
import type { Chance } from '../../kit/chance.ts';
import * as engine from '../../kit/engine.ts';
import type { GameModule, GameOptions, HistoryEntry } from '../../kit/module.ts';
import { type GameRecord, notationOf, recordedMove, startRecord } from '../../kit/record/record.ts';
import { type Gestures, gestureLength } from '../../kit/undo.ts';
import type { Progress } from '../storage/saved-games.ts';

export interface LocalGame {
  readonly game: GameModule;
  /** The record without its moves: options or position, names and bots, and what was drawn before the first move. */
  readonly begun: GameRecord;
  /** What has happened: the start, and every move that was not undone. */
  readonly entries: readonly HistoryEntry<unknown, unknown>[];
  readonly now: engine.RunningGame;
}

/** Starts a game; `seatsOf` says who plays, for a number of players. Throws an error that says what is invalid. */
export function begin(
  game: GameModule,
  from: engine.Beginning<GameOptions>,
  seatsOf: (players: number) => Pick<GameRecord, 'names' | 'bots'>,
  chance: Chance,
): LocalGame {
  const { game: now, entry } = engine.start(game, from, 'table', chance);
  const seats = seatsOf(game.rules.players(now.state));
  return { game, begun: { ...startRecord(game, from, [], seats), outcomes: entry.outcomes }, entries: [entry], now };
}

/** How many moves have been made. */
export const movesOf = ({ entries }: LocalGame): number => entries.length - 1;

/** The record of a game, or of its first moves. */
export function recordOf({ game, begun, entries, now }: LocalGame, moves = entries.length - 1): GameRecord {
  const notation = notationOf(game, now.state);
  return { ...begun, moves: entries.slice(1, moves + 1).map((entry) => recordedMove(notation, entry)) };
}

/** The game after a move of whoever is asked; null if the rules do not allow it. */
export function moved(local: LocalGame, move: unknown, chance: Chance): LocalGame | null {
  const { game, entries, now } = local;
  const made = engine.move(game, now, game.rules.decision(now.state)?.player ?? 0, move, chance);
  return 'refusal' in made ? null : { ...local, entries: [...entries, made.entry], now: made.game };
}

/** The game before its last moves, which must be among those that can be undone. */
export function undone(local: LocalGame, moves: number): LocalGame | null {
  const { game, entries, now } = local;
  const before = engine.undo(game, now, game.rules.decision(now.state)?.player ?? 0, moves);
  return 'refusal' in before ? null : { ...local, entries: entries.slice(0, -moves), now: before.game };
}

/** How far a game has come. */
export function progressOf(local: LocalGame, bots: readonly (string | null)[]): Progress {
  const { rules } = local.game;
  const { state } = local.now;
  const moves = movesOf(local);
  const asked = rules.decision(state);
  if (asked === null) return { moves, round: null };
  const scores = rules.standing?.(state).scores ?? [];
  const person = bots.indexOf(null);
  const isCompared = person >= 0 && person === bots.lastIndexOf(null) && scores.some((score) => score !== scores[0]);
  return {
    moves,
    ...(asked.round === undefined ? {} : { round: asked.round }),
    ...(isCompared ? { place: 1 + scores.filter((score) => score > scores[person]!).length } : {}),
  };
}

/**
 * How many moves of a longer game lead from its first `moves` to the next decision of a person, or to the end of a gesture; 0 if
 * it goes no further.
 */
export function redoCount(
  entries: LocalGame['entries'],
  moves: number,
  bots: readonly (string | null)[],
  gestures: Gestures,
): number {
  const end = entries.length - 1;
  for (let next = moves + 1; next < end; next++) {
    const { player } = entries[next + 1]!;
    if (gestures.has(next + 1)) continue;
    if (player !== null && bots[player] === null) return next - moves;
  }
  return Math.max(0, end - moves);
}

/**
 * How many moves an undo takes back, of the last `most`: back to the last decision of a person, past the bots' answers to it, and
 * to the beginning of the gesture; 0 if there is none.
 */
export function undoCount(
  entries: LocalGame['entries'],
  most: number,
  bots: readonly (string | null)[],
  gestures: Gestures,
): number {
  for (let count = 1; count <= most; count++) {
    const { player } = entries[entries.length - count]!;
    if (player !== null && bots[player] === null)
      return count - 1 + gestureLength(gestures, entries.length - count + 1, most - count + 1);
  }
  return 0;
}
