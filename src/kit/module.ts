/**
 * The interface of a game: one object through which app, server, tools and tests know every game.
 *
 * A game asks one question at a time. The open question is part of the state; `legalMoves` lists its answers, and `play` carries
 * one out and advances to the next question that leaves a choice. Everything else builds on that: boardgame.io's phases, stages
 * and turns, the board, bots, records and replay.
 */
import type { BoardgameGame } from './boardgame.ts';
import type { BotLevel } from './bot-level.ts';
import type { GameMeta } from './game-meta.ts';
import type { GameNotation, MoveActions } from './game-notation.ts';
import type { GameOptions, GameRules } from './game-rules.ts';
import type { GameUI } from './game-ui.ts';
import type { Learning, Sample } from './learning.ts';

export type { Advice, BotLevel, Budget, Comparison, Reason, Rollout, Standing, Thinking } from './bot-level.ts';
export type { GameCover, GameMeta } from './game-meta.ts';
export type { Codec, GameNotation, MoveActions } from './game-notation.ts';
export type {
  AnswerList,
  AnswerLists,
  Decision,
  GameOptions,
  GameResult,
  GameRules,
  HistoryEntry,
  Viewer,
} from './game-rules.ts';
export type { BoardProps, EditorProps, GameEditor, GameUI, SetupFormProps, TimelineWords } from './game-ui.ts';
export type { Language } from './language.ts';

/** An owner's data file, replacing the data that comes with a game. */
export interface OwnData {
  /** The game option for it. */
  readonly option: string;
  /** Checks the file's document. Throws an error that lists every error, one per line. */
  check(document: unknown): void;
}

/** A game. */
export interface GameModule<
  State = unknown,
  Move = unknown,
  Event = unknown,
  Options extends GameOptions = GameOptions,
> {
  readonly meta: GameMeta;
  readonly rules: GameRules<State, Move, Event, Options>;
  readonly notation: GameNotation<State, Move, Options>;
  readonly actions: MoveActions<Move>;
  /** For a game whose data an owner can replace. */
  readonly ownData?: OwnData;
  /** What follows from a state without being stored in it, in the game's terms: for programs that check positions. */
  derived?(s: State): unknown;
  /** A few lines about a state, for a terminal: what matters most besides the open question. */
  summary?(s: State): readonly string[];
  /** An event in the game's terms, for programs that read replays; if left out, they get the event itself, with its numbers. */
  eventText?(event: Event, s: State): unknown;
  /** boardgame.io's definition. */
  readonly bgio: BoardgameGame<State, Move>;
  /** The levels of play, weakest first. */
  bots(): Promise<readonly BotLevel<State, Move>[]>;
  /** Lessons and challenges, easiest first; loaded on demand. */
  learning?(): Promise<Learning<State, Event>>;
  /** Opponents to measure the levels against, such as earlier bots; not offered at tables. */
  opponents?(): Promise<readonly BotLevel<State, Move>[]>;
  /** Finished games to watch. */
  samples?(): Promise<readonly Sample[]>;
  /** The game's user interface; loaded when a table is opened. */
  ui(): Promise<GameUI<State, Move, Event, Options>>;
}
