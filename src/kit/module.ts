/**
 * The interface of a game: one object through which app, server, tools and tests know every game.
 *
 * A game is a machine that asks one question at a time. The open question is part of the state; `legalMoves` lists its answers,
 * and `play` takes one and goes on to the next question that leaves a choice. Everything else reads that: boardgame.io's
 * phases, stages and turns, the board, bots, records and replay.
 */
import type { BoardgameGame } from './boardgame.ts';
import type { BotLevel } from './bot-level.ts';
import type { Chance, Outcome } from './chance.ts';
import type { GameUI } from './game-ui.ts';
import type { Learning, Sample } from './learning.ts';

export type { Advice, BotLevel, Budget, Comparison, Reason, Rollout, Standing, Thinking } from './bot-level.ts';
export type { BoardProps, EditorProps, GameEditor, GameUI, SetupFormProps, TimelineWords } from './game-ui.ts';

/** The open question: who is asked, and what. */
export interface Decision {
  /** The player asked, by seat. */
  readonly player: number;
  /** The phase of the game, in the rulebook's words; boardgame.io's phase. */
  readonly phase: string;
  /** The kind of question; boardgame.io's stage. */
  readonly stage: string;
  /** The turn or round of the game, from 1, in a game that counts them. */
  readonly round?: number;
  /** What the player is asked as, by number, in a game in which a player leads several animals or sides. */
  readonly role?: number;
}

/** A seat; null for a spectator. */
export type Viewer = number | null;

/** How a finished game ended. */
export interface GameResult {
  /** By seat. Equal places are shared. */
  readonly places: readonly number[];
  /** By seat: what is compared first, VPs or whatever the game counts. */
  readonly scores: readonly number[];
}

/** What every game's options say; the rest is the game's own. */
export interface GameOptions {
  readonly players: number;
}

/** Legal answers: the first `length` of `moves`. */
export interface AnswerList<Move> {
  readonly moves: ArrayLike<Move>;
  readonly length: number;
}

/**
 * Playing with a list of answers that is filled again and again, for programs that play many moves: nothing is allocated, and what a move found
 * out about the next answers is handed on.
 */
export interface AnswerLists<State, Move, Event> {
  /** An empty list. */
  create(): AnswerList<Move>;
  /** Lists the legal answers to the open question; none once the game is over. */
  list(s: State, answers: AnswerList<Move>): void;
  /** Carries out a legal move, as `GameRules.play` does, and lists the answers to the question that it leads to. */
  play(s: State, move: Move, chance: Chance<string, Event>, answers: AnswerList<Move>): void;
}

/** The rules of a game as pure functions. `State` is plain JSON; a move is whatever `notation.move` can write. */
export interface GameRules<State, Move, Event, Options extends GameOptions> {
  /** The default options for a number of players. */
  defaultOptions(players: number): Options;
  /** The options of every kind of game, for tests and simulations; the defaults for each number of players if left out. */
  variants?(): readonly Options[];
  /** Starts a game and goes on to the first question. Throws an error that names the field if an option is wrong. */
  newGame(options: Options, chance: Chance<string, Event>): State;
  /** The number of players. */
  players(s: State): number;
  /** The open question; null once the game is over. */
  decision(s: State): Decision | null;
  /** The legal answers to the open question; none once the game is over. */
  legalMoves(s: State): Move[];
  /** Whether a move is a legal answer to the open question. */
  isLegal(s: State, move: Move): boolean;
  /** A copy that shares nothing with the original. */
  copy(s: State): State;
  /** A copy in a form that is faster to play on and to copy, for simulations and searches; as JSON it is not a state. */
  packed?(s: State): State;
  /** Copies a state over another one. */
  copyInto?(from: State, to: State): void;
  /** Brings a state stored by an earlier version up to date; one of this version is returned as it is. */
  upToDate?(s: State): State;
  /** Carries out a legal move in place. It does not check the move: ask `isLegal` first. */
  play(s: State, move: Move, chance: Chance<string, Event>): void;
  /** Lists of answers to play many moves with, for simulations; what they play is what `play` does with `legalMoves`. */
  answerLists?: AnswerLists<State, Move, Event>;
  /** What a seat may know of a state. For a game that hides nothing, the state itself. */
  view(s: State, viewer: Viewer): State;
  /** What a seat may know of an event; null if nothing. */
  viewEvent(event: Event, viewer: Viewer): Event | null;
  /**
   * What a seat may know of a move; null if no more than that one was made. It must follow from the move alone: logs keep no
   * states. What was drawn needs no such rule: of a game with secrets no outcome leaves the server before the end.
   */
  viewMove(move: Move, mover: number, viewer: Viewer): Move | null;
  /** Whether an event begins an action, in a game whose moves belong together in actions; replays stop there. */
  beginsAction?(event: Event): boolean;
  /** Whether an event revealed something, so that the move that caused it cannot be undone. Draws always count as revealing. */
  reveals?(event: Event): boolean;
  /** The result; null while the game goes on. */
  result(s: State): GameResult | null;
  /** How the players stand in a running game, for games that are stopped early; without it such games do not count. */
  standing?(s: State): GameResult;
  /** What each player leads, by seat, in the game's words, in a game in which players lead different sides. */
  roles?(s: State): readonly (readonly string[])[];
  /** The invariants that a state breaks, in words; empty if all is well. */
  violations(s: State): string[];
  /** The same after a move from a state without faults: checks only what the move has changed. */
  violationsSince?(before: State, s: State): string[];
}

/** Text for one kind of thing: JSON out, JSON in. `read` throws a NotationError that names the field and what is allowed. */
export interface Codec<Value> {
  write(value: Value): unknown;
  read(document: unknown, path?: string): Value;
}

/** Positions and records as text, in the game's words. */
export interface GameNotation<State, Move, Options extends GameOptions> {
  /** As JSON an object with `players` and the game's own fields. */
  readonly options: Codec<Options>;
  readonly move: Codec<Move>;
  readonly outcome: Codec<Outcome>;
  /** Reading carries out whatever leaves no choice, and reports it through `chance.emit`. */
  readonly position: {
    write(s: State): unknown;
    read(document: unknown, chance: Chance, path?: string): State;
  };
  /** Who answers, as a record says it beside each move; the seat, as `player`, if left out. */
  readonly mover?: {
    readonly field: string;
    /** What it can say. */
    readonly values: readonly string[];
    /** Undefined where the record says nobody. */
    write(s: State): string | undefined;
  };
  /** The `format` of a record, name and version: "dominant-species record 1". */
  readonly recordFormat: string;
  readonly positionFormat: string;
  /** The notation of a game with these options, where words depend on them: on a table of cards, say. */
  forOptions?(options: Options): GameNotation<State, Move, Options>;
  /** The same for a game under way. */
  forState?(s: State): GameNotation<State, Move, Options>;
}

/** Moves as boardgame.io dispatches them: `client.moves[move](...args)`. */
export interface MoveActions<Move> {
  /** The names of the moves; the name `undo` is taken. */
  readonly names: readonly string[];
  /** A move as boardgame.io dispatches it. */
  write(move: Move): { readonly move: string; readonly args: readonly unknown[] };
  /** Undefined for what no move is written as. Names and arguments come from clients: nothing about them is certain. */
  read(name: string, args: readonly unknown[]): Move | undefined;
}

/** A move as it happened, seen from one seat. Log, animation, recap, chart and replay read it. */
export interface HistoryEntry<Move, Event> {
  /** The player who moved, by seat; null for the setup. */
  readonly player: number | null;
  /** Null for the setup, and for a move that the viewer may not know. */
  readonly move: Move | null;
  readonly events: readonly Event[];
  /** The question that was answered; null for the setup. */
  readonly asked: Decision | null;
}

/** The languages of the page. */
export type Language = 'en' | 'de';

/** What the home page says of a game. */
export interface GameCover {
  /** Under the title, in one sentence. */
  readonly tagline: string;
  /** Beside the game's picture, in one or two sentences. */
  readonly blurb: string;
  /** The button that starts a game against bots, and what is said below it. */
  readonly play: string;
  readonly playText: string;
}

/** What is known of a game before it is loaded. */
export interface GameMeta {
  /** In addresses, records and on the command line: "dominant-species". */
  readonly id: string;
  /** What it is called, by language. */
  readonly title: Readonly<Record<Language, string>>;
  readonly cover: Readonly<Record<Language, GameCover>>;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Whether seats see different things. */
  readonly hasSecrets: boolean;
  /** Whether what is hidden is hidden from everybody, as the order of a pack: people who share a device need not look away. */
  readonly isOpenTable?: boolean;
  /** The names of the bots' levels, weakest first. */
  readonly levels: readonly string[];
  /** The game that one click starts: how many play, all but one of them bots of this level. */
  readonly quickStart: { readonly players: number; readonly level: string };
  /** What is special about a table's options (`setupData`), in a few words each. */
  describe?(setupData: Readonly<Record<string, unknown>>, language: Language): string[];
}

/** An owner's data file, in place of the data that come with a game. */
export interface OwnData {
  /** The option of a game that holds them. */
  readonly option: string;
  /** Checks the file's document. Throws an error that lists every fault, a line each. */
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
  /** What follows from a state without being stored in it, in the game's words: for programs that check positions. */
  derived?(s: State): unknown;
  /** A few lines about a state, for a terminal: what matters most beside the open question. */
  summary?(s: State): readonly string[];
  /** An event in the game's words, for programs that read replays; if left out, they get the event itself, with its numbers. */
  eventText?(event: Event, s: State): unknown;
  /** boardgame.io's definition. */
  readonly bgio: BoardgameGame<State, Move>;
  /** The levels of play, weakest first. */
  bots(): Promise<readonly BotLevel<State, Move>[]>;
  /** Lessons and challenges, easiest first; fetched when one of them is wanted. */
  learning?(): Promise<Learning<State, Event>>;
  /** Opponents to measure the levels against, such as earlier bots; no table offers them. */
  opponents?(): Promise<readonly BotLevel<State, Move>[]>;
  /** Finished games to watch. */
  samples?(): Promise<readonly Sample[]>;
  /** What is drawn of the game; loaded when a table is opened. */
  ui(): Promise<GameUI<State, Move, Event, Options>>;
}
