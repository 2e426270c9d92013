/**
 * The interface of a game: one object through which app, server, tools and tests know every game.
 *
 * A game asks one question at a time. The open question is part of the state; `legalMoves` lists its answers, and `play` carries
 * one out and advances to the next question that leaves a choice. Everything else builds on that: boardgame.io's phases, stages
 * and turns, the board, bots, records and replay.
 */
import type { BoardgameGame } from './boardgame/definition.ts';
import type { BotLevel } from './bots/bot-level.ts';
import type { GameMeta } from './game-meta.ts';
import type { GameNotation, MoveActions } from './game-notation.ts';
import type { GameOptions, GameRules } from './game-rules.ts';
import type { GameUI } from './game-ui.ts';
import type { Language } from './languages.ts';
import type { Ahead } from './online/plan.ts';
import type { Silly } from './bots/silly.ts';
import type { DailyPosition, Learning, Sample, Trial } from './learning.ts';

export type {
  Advice,
  Advising,
  BotLevel,
  Budget,
  Comparison,
  Reason,
  Rollout,
  Standing,
  Thinking,
} from './bots/bot-level.ts';
export type { GameCover, GameCredit, GameMeta } from './game-meta.ts';
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
export type {
  BoardProps,
  Character,
  CoachStep,
  EditorProps,
  GameEditor,
  GameEnd,
  GameUI,
  Notice,
  LineColours,
  NoticeAction,
  PictureProps,
  SetupFormProps,
  TimelineWords,
} from './game-ui.ts';
export { type Language, LANGUAGES, inEveryLanguage } from './languages.ts';

/** An owner's data file, replacing the data that comes with a game. */
export interface OwnData {
  /** The field of a state that holds it, which no move changes; the field is no object if the game's own data are used. */
  readonly field: string;
  /** Checks the file's document: the game options that a table with it has. Throws an error that lists every error, one per line. */
  options(document: unknown): Readonly<Record<string, unknown>>;
}

/** What follows from a state, for programs. */
export interface DerivedFacts<State> {
  /** What follows without being stored in it, in the game's terms: for programs that check positions. */
  derived(s: State): unknown;
  /** A few lines, for a terminal: what matters most besides the open question. */
  summary(s: State): readonly string[];
}

/** A game: everything that pages, server, tools and tests know of it. `State` and the like are the game's own types. */
export interface GameModule<
  State = unknown,
  Move = unknown,
  Event = unknown,
  Options extends GameOptions = GameOptions,
> {
  /** What is known before the game is loaded: names, numbers of players, levels of bots. */
  readonly meta: GameMeta;
  /** The rules, as pure functions. */
  readonly rules: GameRules<State, Move, Event, Options>;
  /** Options, moves, positions and records as text. */
  readonly notation: GameNotation<State, Move, Options>;
  /** The moves as boardgame.io dispatches them. */
  readonly actions: MoveActions<Move>;
  /** For a game whose data an owner can replace. */
  readonly ownData?: OwnData;
  /** What programs ask of a state besides the rules; loaded on demand. */
  derived?(): Promise<DerivedFacts<State>>;
  /** An event in the game's terms, for programs that read replays; if left out, they get the event itself, with its numbers. */
  eventText?(event: Event, s: State): unknown;
  /** boardgame.io's definition; loaded on demand, since tables on one device and our own server's pages do without. */
  bgio(): Promise<BoardgameGame<State, Move>>;
  /** The levels of play, weakest first. */
  bots(): Promise<readonly BotLevel<State, Move>[]>;
  /** Lessons and challenges, easiest first, in a language; loaded on demand. */
  learning?(language: Language): Promise<Learning<State, Event>>;
  /** The challenges without their texts, for programs. */
  challenges?(): Promise<readonly Trial<State, Event>[]>;
  /** The challenges of the day, in the order of the days; loaded on demand. */
  daily?(): Promise<readonly DailyPosition[]>;
  /** Moves that no person of some sense makes; the better bots make none of them. */
  silly?(): Promise<readonly Silly<State, Move>[]>;
  /** Opponents to measure the levels against, such as styles of play; not offered at tables. */
  opponents?(): Promise<readonly BotLevel<State, Move>[]>;
  /** What a seat is asked next while others decide, for planning ahead; left out if that cannot be foreseen. */
  ahead?(): Promise<Ahead<State>>;
  /** Finished games to watch, titled in a language. */
  samples?(language: Language): Promise<readonly Sample[]>;
  /** The game's user interface; loaded when a table is opened. */
  ui(): Promise<GameUI<State, Move, Event, Options>>;
}
