/** A game on this device: boardgame.io's G to continue from, the record and the history. The same for every game. */
import { gameIds, loadGame } from '../../games/index.ts';
import type { G } from '../../kit/boardgame.ts';
import { type Chance, type Outcome, recordingChance } from '../../kit/chance.ts';
import { fail, parsedText } from '../../kit/decode.ts';
import { type History, type MoveMetadata, append, pop, startEntry } from '../../kit/history.ts';
import type { GameModule, GameOptions } from '../../kit/module.ts';
import { type GameRecord, entryOf, recordMove, replay, startRecord } from '../../kit/record.ts';
import { say } from '../../kit/say.ts';
import type { Progress } from '../storage/saved-games.ts';
import { type Joined, type Undo, gestureLength, undoAfter } from '../../kit/undo.ts';

export interface Session {
  readonly game: GameModule;
  /** The state when the session is opened. */
  readonly start: G;
  readonly names: readonly string[];
  /** The bots' levels by seat; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly past: Past;
}

/** What has happened in a game. Immutable: each move creates a new one. */
export interface Past {
  readonly record: GameRecord;
  readonly history: History<unknown, unknown>;
}

/** The past after a move, given the state before it and its boardgame.io log metadata. */
export function appendMove(
  game: GameModule,
  { record, history }: Past,
  before: unknown,
  move: unknown,
  { outcomes = [], events = [], asked = null }: MoveMetadata,
): Past {
  const recorded = recordMove(game, before, move, []);
  return {
    record: { ...record, moves: [...record.moves, outcomes.length > 0 ? { ...recorded, outcomes } : recorded] },
    history: append(history, { player: asked?.player ?? null, move, events, asked }),
  };
}

/** The past before the last move. */
export const popMove = ({ record, history }: Past): Past => ({
  record: { ...record, moves: record.moves.slice(0, -1) },
  history: pop(history),
});

/** The past without its last moves, as a record to resume from. */
export const recordWithout = ({ record }: Past, moves: number): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, record.moves.length - moves),
});

/** How far a game has come in a state. */
export function progressOf({ rules }: GameModule, state: unknown, { record }: Past, bots: Session['bots']): Progress {
  const moves = record.moves.length;
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

/** Starts a game, new or from a position. Throws an error that says what is invalid. */
export function startSession(
  game: GameModule,
  from: { options: GameOptions } | { position: unknown },
  names: readonly string[],
  chance: Chance,
  bots: readonly (string | null)[] = [],
): Session {
  const outcomes: Outcome[] = [];
  const events: unknown[] = [];
  const recording: Chance = { ...recordingChance(chance, outcomes), emit: (event) => events.push(event) };
  const state =
    'options' in from
      ? game.rules.newGame(from.options, recording)
      : game.notation.position.read(from.position, recording);
  const players = game.rules.players(state);
  const seats = Array.from({ length: players }, (_, player) => bots[player] ?? null);
  return {
    game,
    start: { state, undo: null, takeBack: 'table' },
    names,
    bots: seats,
    past: { record: startRecord(game, from, outcomes, { names, bots: seats }), history: [startEntry(events)] },
  };
}

/** Resumes a game from its record. Throws a NotationError or ReplayError if it is invalid. */
export async function resumeSession(
  game: GameModule,
  document: unknown,
  nameOf: (player: number) => string,
): Promise<Session> {
  const { rules } = game;
  const history: Past['history'][number][] = [];
  let undo: Undo<unknown, unknown> | null = null;
  const levels = (await game.bots()).map(({ name }) => name);
  const { state, names, bots } = replay(game, document, {
    onStep(step) {
      history.push(step.number === 0 ? startEntry(step.events) : entryOf(step));
      const { asked } = step;
      if (asked !== null) undo = undoAfter(rules, undo, { ...step, asked });
    },
  });
  const players = Array.from({ length: rules.players(state) }, (_, player) => player);
  return {
    game,
    start: { state, undo, takeBack: 'table' },
    names: players.map((player) => {
      const name = names?.[player] ?? '';
      return name === '' ? nameOf(player) : name;
    }),
    // A person replaces a bot that this page does not know.
    bots: players.map((player) => levels.find((level) => level === bots?.[player]) ?? null),
    past: { record: { ...(document as GameRecord), ...(names ? { names } : {}) }, history },
  };
}

/** The game that a document names; null if none. */
export function gameOf(document: unknown): string | null {
  const { format } = (document ?? {}) as { format?: unknown };
  return gameIds.find((id) => typeof format === 'string' && format.startsWith(`${id} `)) ?? null;
}

/** The same; throws a NotationError if it names none. */
export const namedGame = (document: unknown): string =>
  gameOf(document) ?? fail({ value: document, path: '' }, say`it belongs to none of the games here`);

/** Whether a document is a position of a game, in any version. */
export const isPosition = ({ notation }: GameModule, document: unknown): boolean => {
  const { format } = (document ?? {}) as { format?: unknown };
  return typeof format === 'string' && format.startsWith(notation.positionFormat.replace(/\d+$/, ''));
};

/** Opens a file's text: a record to continue, or a start position. Rejects with an error that says what is wrong. */
export async function openText(text: string, nameOf: (player: number) => string, chance: Chance): Promise<Session> {
  const document = parsedText(text);
  const game = await loadGame(namedGame(document));
  if (!isPosition(game, document)) return resumeSession(game, document, nameOf);
  const session = startSession(game, { position: document }, [], chance);
  const names = session.bots.map((_, player) => nameOf(player));
  return { ...session, names, past: { ...session.past, record: { ...session.past.record, names } } };
}

/**
 * How many moves of a longer past lead from its first `moves` to the next decision of a person, or to the end of a gesture; 0 if
 * it goes no further.
 */
export function redoCount(
  { record, history }: Past,
  moves: number,
  bots: readonly (string | null)[],
  joined: Joined,
): number {
  const end = record.moves.length;
  for (let next = moves + 1; next < end; next++) {
    const { player } = history[next + 1]!;
    if (joined.has(next + 1)) continue;
    if (player !== null && bots[player] === null) return next - moves;
  }
  return Math.max(0, end - moves);
}

/**
 * How many moves an undo takes back, given the undoable part of the history: back to the last decision of a person, past the
 * bots' answers to it, and to the beginning of the gesture; 0 if there is none.
 */
export function undoCount(
  history: Past['history'],
  most: number,
  bots: readonly (string | null)[],
  joined: Joined,
): number {
  for (let count = 1; count <= most; count++) {
    const { player } = history[history.length - count]!;
    if (player !== null && bots[player] === null)
      return count - 1 + gestureLength(joined, history.length - count + 1, most - count + 1);
  }
  return 0;
}
