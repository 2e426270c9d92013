/**
 * A record: how a game began and every move since, each with the chance outcomes that followed it (docs/notation.md). Replaying
 * is the same for every game (src/kit/record/record.ts).
 */
import { recordMove } from '../../../../kit/record/record.ts';
import {
  type Replay as KitReplay,
  type ReplayOptions as KitReplayOptions,
  type Step as KitStep,
  replay as kitReplay,
} from '../../../../kit/record/replay.ts';
import type { Outcome } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import { rules } from '../index.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { RECORD_FORMAT, notation } from './index.ts';
import type { MoveText, OutcomeText } from './names.ts';
import type { Position } from './position.ts';
import type { SetupText } from './setup.ts';

export { ReplayError } from '../../../../kit/record/replay.ts';
export { RECORD_FORMAT } from './index.ts';
export { type SetupText, readSetup, writeSetup } from './setup.ts';

/** A record as JSON; docs/notation.md describes it field by field. */
export interface GameRecord {
  /** "dominant-species record 1". */
  format: typeof RECORD_FORMAT;
  /** The players' names, by seat. */
  names?: string[];
  /** The bots' levels by seat; null for a person. The rules do not know the levels. */
  bots?: (string | null)[];
  /** How the game was set up; or else there is a `position`. */
  setup?: SetupText;
  /** The position that the game began from. */
  position?: Position;
  /** What was drawn before the first move. */
  outcomes?: OutcomeText[];
  /** The moves of the players, in order. */
  moves: RecordedMove[];
}
/** A move of a record, with what was drawn after it. */
export interface RecordedMove {
  /** The animal that answered. */
  animal?: string;
  /** What the animal answered. */
  move: MoveText;
  /** What was drawn after it, up to the next question; left out if nothing was. */
  outcomes?: OutcomeText[];
}

/** A move of a replayed game: the states before and after it, what was drawn and what happened. */
export type Step = KitStep<State, Move, GameEvent>;
/** How far to replay a record, what draws the outcomes it lacks, and a listener for each step. */
export type ReplayOptions = KitReplayOptions<State, Move, GameEvent>;
/** The state that a replay ends in, how many moves it made, and the seats' names and bots. */
export type Replay = KitReplay<State>;

/** A move as recorded, made by an animal in the state `before`. */
export const writeMove = (before: State, move: Move, outcomes: readonly Outcome[]): RecordedMove =>
  recordMove({ rules, notation }, before, move, outcomes) as unknown as RecordedMove;

/**
 * Replays a record. Throws a NotationError if the document is invalid, a ReplayError if a move is illegal or an outcome
 * impossible.
 */
export const replay = (document: unknown, options: ReplayOptions = {}): Replay =>
  kitReplay({ rules, notation }, document, options);
