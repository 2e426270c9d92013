/**
 * The interface of a game: one object through which app, server, tools and tests know every game.
 *
 * A game is a machine that asks one question at a time. The open question is part of the state; `legalMoves` lists its answers,
 * and `play` takes one and goes on to the next question that leaves a choice. Everything else reads that: boardgame.io's
 * phases, stages and turns, the board, bots, records and replay.
 */
import type { ComponentType, ReactNode } from 'react';
import type { BoardgameGame } from './boardgame.ts';
import type { Chance, Outcome, RandomInt } from './chance.ts';
import type { Learning, Sample } from './learning.ts';
import type { Stride } from './timeline.ts';

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

/** The rules of a game as pure functions. `State` is plain JSON; a move is whatever `notation.move` can write. */
export interface GameRules<State, Move, Event, Options extends GameOptions> {
  /** The options of a game for so many players if nobody chooses any. */
  defaultOptions(players: number): Options;
  /** Every kind of table there is, for tests and simulations; the defaults for each number of players if left out. */
  variants?(): readonly Options[];
  /** Starts a game and goes on to the first question. Throws an error that names the field for options the rules do not know. */
  newGame(options: Options, chance: Chance<string, Event>): State;
  /** The number of players. */
  players(s: State): number;
  /** The open question; null once the game is over. */
  decision(s: State): Decision | null;
  /** The legal answers to the open question; none once the game is over. */
  legalMoves(s: State): Move[];
  isLegal(s: State, move: Move): boolean;
  /** A copy that shares nothing with the original. */
  copy(s: State): State;
  /** A copy that is quicker to play on and to copy over another, where many games are played; as JSON it is no state. */
  packed?(s: State): State;
  /** Makes a state that is there the same as another. */
  copyInto?(from: State, to: State): void;
  /** A state of this version: the one given, or what a state that an earlier version stored is now. */
  upToDate?(s: State): State;
  /** Carries out a legal move in place. What is not legal is the caller's mistake: ask `isLegal` first. */
  play(s: State, move: Move, chance: Chance<string, Event>): void;
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
  /** Whether an event taught somebody something: the move that caused it cannot be taken back. Every draw counts as such by itself. */
  reveals?(event: Event): boolean;
  /** How it ended; null while it goes on. */
  result(s: State): GameResult | null;
  /** How the players stand while the game goes on, for games that are given up early; without it such games count for nothing. */
  standing?(s: State): GameResult;
  /** What each player leads, by seat, in the game's words, in a game in which players lead different sides. */
  roles?(s: State): readonly (readonly string[])[];
  /** What must hold and does not, in words; empty if all is well. */
  violations(s: State): string[];
  /** The same after a move, where nothing was wrong before it: a game that can tell looks only at what the move has touched. */
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
  /** Reading may carry out what is not asked; it is then reported through `chance.emit`. */
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
  write(move: Move): { readonly move: string; readonly args: readonly unknown[] };
  /** Undefined for what no move is written as. Names and arguments come from clients: nothing about them is certain. */
  read(name: string, args: readonly unknown[]): Move | undefined;
}

/** How long a bot may think about one answer; what runs out first ends it. */
export interface Budget {
  readonly iterations?: number | undefined;
  /** Milliseconds, by `now`. */
  readonly ms?: number | undefined;
  /** The time in milliseconds; needed with `ms`, as bots know of no clock. */
  readonly now?: (() => number) | undefined;
}

/** What speaks for an answer, as a key that the game's own words turn into a sentence. */
export interface Reason {
  readonly reason: string;
  /** How much it counts, in the game's points. */
  readonly points: number;
  /** The numbers that the sentence names, in a game whose sentences name any. */
  readonly values?: Readonly<Record<string, number>>;
}

/** What a bot advises: the answer, the next best one, and why. */
export interface Advice<Move> {
  readonly move: Move;
  /** The next best answer, and how much it would come out behind, in the game's points; null if there is none worth naming. */
  readonly other: {
    readonly move: Move;
    readonly behind: number;
    /** Whether it is as good, as far as could be seen: the difference is within the doubt. */
    readonly isAsGood?: boolean;
  } | null;
  /** What speaks for the move, the weightiest first; against the answer that was asked about, if one was. */
  readonly reasons: readonly Reason[];
  /** "Why not …?": the answer that was asked about, unless it is the one advised. */
  readonly about?: { readonly move: Move; readonly behind: number; readonly isAsGood: boolean };
}

/** How a player stands where a rollout ends, as far as can be predicted from there. */
export interface Standing {
  /** The chance of coming first, from 0 to 1; over all players it makes 1. */
  readonly winning: number;
  /** The place to be expected; 1 is the first. */
  readonly place: number;
  /** The final score to be expected, as `GameResult` counts it; left out where this rollout does not say. */
  readonly score?: number;
}

/** How a rollout ended. */
export interface Rollout {
  /** What it is worth to the player asked, in the game's points. */
  readonly worth: number;
  /** By seat. */
  readonly players: readonly Standing[];
}

/** Answers side by side: rollouts of each that meet the same chance. */
export interface Comparison {
  /** Makes one more rollout of each answer; how they ended, in the order of the answers. */
  step(): readonly Rollout[];
  /** What speaks for one answer against another, by their places in the list: the weightiest first. */
  reasons(one: number, other: number): readonly Reason[];
}

/** Thinking about one answer, a slice of work at a time; it can be left at any slice. */
export interface Thinking<Move> {
  /** Rollouts made so far, or whatever the budget's `iterations` count. */
  readonly iterations: number;
  /** Works on; false when nothing is left to do. */
  step(): boolean;
  /** The best answer so far. */
  best(): Move;
  advice(): Advice<Move>;
}

/** A level of play. A bot is given the view of its seat, never the whole state of a game that hides something. */
export interface BotLevel<State, Move> {
  readonly name: string;
  /** How it decides, in a sentence. */
  readonly how: string;
  /** An answer to the open question; chance comes from `randomInt` alone. */
  decide(view: State, randomInt: RandomInt, budget?: Budget): Move;
  /**
   * For a level that searches: thinking in slices. `about` is a legal answer that is to be looked at as closely as the best, whatever is
   * thought of it: for "why not …?" and for judging what was played.
   */
  think?(view: State, randomInt: RandomInt, budget?: Budget, about?: Move): Thinking<Move>;
  /** For a level that searches: sets some of the legal answers side by side, none favoured. */
  compare?(view: State, randomInt: RandomInt, moves: readonly Move[]): Comparison;
}

/** A move as it happened, seen from one seat: what log, animation, recap, chart and replay read. */
export interface HistoryEntry<Move, Event> {
  /** The player who moved, by seat; null for the setup. */
  readonly player: number | null;
  /** Null for the setup, and for a move that the viewer may not know. */
  readonly move: Move | null;
  readonly events: readonly Event[];
  /** The question that was answered; null for the setup. */
  readonly asked: Decision | null;
}

/** What a table hands to the board of any game. */
export interface BoardProps<State, Move, Event> {
  readonly state: State;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seats this screen decides for: all of them hot-seat, none for a spectator. */
  readonly seats: readonly number[];
  /** Sends a legal answer to the open question. */
  readonly onMove: (move: Move) => void;
  /** Takes back the last move, and on one device the others' answers to it; null if nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  /** What an undo takes back, oldest first. */
  readonly undoes?: readonly HistoryEntry<Move, Event>[];
  /** Makes again what was taken back; null or left out where there is nothing. */
  readonly onRedo?: (() => void) | null | undefined;
  /** What happened so far, oldest first. */
  readonly history: readonly HistoryEntry<Move, Event>[];
  /** In a game that is watched again, how it went on: its last state and all that happened. Log and chart may show it. */
  readonly whole?: { readonly state: State; readonly history: readonly HistoryEntry<Move, Event>[] } | undefined;
  /** The seat whose side of the table is shown where the screen decides for none; a spectator's if left out. */
  readonly looksFrom?: number | undefined;
  /** How fast the moves of others are shown; at once where it is left out. */
  readonly pace?: 'fast' | 'calm' | 'slow' | 'step' | undefined;
  /**
   * Shows the table as it was after an entry of the history, or of the whole one, by its index: log lines and the points of the chart lead there. Left out
   * where that is not possible.
   */
  readonly onLookBack?: ((entry: number) => void) | undefined;
  /** Hands out the record of the game; left out where there is none. */
  readonly onDownload?: (() => void) | undefined;
  /** Shown in the bar while the question is another's: who thinks, and how far it is. */
  readonly waiting?: ReactNode;
  /** What a bot advises at the open question; null if it was not asked. */
  readonly advice?: Advice<Move> | null | undefined;
  /** Shown in place of the advice until it is there: that it is being thought about, or that there is none. */
  readonly adviceStatus?: ReactNode;
  /** The button that asks for a hint: what it says (no button without), and what it does (nothing now without). */
  readonly hintLabel?: string | undefined;
  readonly onHint?: (() => void) | undefined;
  /** Asks why another legal answer is not advised; left out where that cannot be asked. */
  readonly onWhyNot?: ((move: Move) => void) | undefined;
  /** Extra buttons of the shell at the end of the top bar. */
  readonly menu?: ReactNode;
}

/** What a page hands to the form of a game's own options. The number of players, names and bots are the page's. */
export interface SetupFormProps<Options> {
  /** The players' names, by seat. */
  readonly names: readonly string[];
  readonly value: Options;
  readonly onChange: (next: Options) => void;
}

/** What a page hands to a game's editor of positions. */
export interface EditorProps {
  /** The position as the notation writes it; it may be one that cannot be read. */
  readonly document: unknown;
  readonly onChange: (next: unknown) => void;
  readonly language: Language;
  /** The board with the last position that could be read, for an editor that draws no table of its own. */
  readonly board: ReactNode;
}

/** What sets up positions of a game by hand. It shows every document, also one that cannot be read. */
export interface GameEditor {
  /** Stands inside `Words`. */
  readonly Editor: ComponentType<EditorProps>;
  /**
   * What does not add up on the table that a document describes, in sentences; empty if nothing, or if the notation alone can say. What they
   * say, the notation refuses.
   */
  faults(document: unknown, language: Language): readonly string[];
}

/** What the parts of a game are called where one steps through it. */
export interface TimelineWords<State = unknown> {
  /** A round by its number, as the table stands there; `words` are the game's, null as long as they are not there. */
  round(round: number, state: State, words: unknown): string;
  /** What one can step by, and the buttons that do. */
  readonly strides: Readonly<Record<Stride, string>>;
  readonly back: Readonly<Record<Stride, string>>;
  readonly forward: Readonly<Record<Stride, string>>;
  /** What is scored: "VPs". */
  readonly score: string;
}

/** What of a game is drawn. Loaded when a table of it is opened. All components stand inside `Words`. */
export interface GameUI<State, Move, Event, Options extends GameOptions> {
  readonly Board: ComponentType<BoardProps<State, Move, Event>>;
  /** Null where a game has no options. */
  readonly SetupForm: ComponentType<SetupFormProps<Options>> | null;
  /** Whether a game can be started with what the form has; always where it is left out. */
  isComplete?(options: Options): boolean;
  /** The options for another number of players; the defaults for that number if left out. */
  withPlayers?(options: Options, players: number): Options;
  /** The rules of the game, to be read. */
  readonly Rulebook: ComponentType;
  /** A small sign of what a seat leads, for lists of players. */
  readonly SeatSign?: ComponentType<{ readonly state: State; readonly seat: number }>;
  /** What a phase of the game is called, by the words that were fetched; its name in the rules if left out. */
  phaseName?(words: unknown, phase: string): string;
  readonly timeline: Readonly<Record<Language, TimelineWords<State>>>;
  /** A move in words, for a list; as the notation writes it if left out. */
  moveName?(words: unknown, state: State, move: Move): string;
  /** What speaks for an answer, in words; nothing is said of it if left out. */
  reasonsText?(words: unknown, state: State, reasons: readonly Reason[]): string;
  /** Fetches what sets up a position by hand; where it is left out a position is edited as text. */
  loadEditor?(): Promise<GameEditor>;
  /** Fetches the game's words in a language. */
  loadWords(language: Language): Promise<unknown>;
  /** Hands the words that were fetched to what is inside. */
  readonly Words: ComponentType<{ readonly value: unknown; readonly children: ReactNode }>;
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

/** A game's data in a file of its owner, in place of those that come with it. */
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
  /** What follows from a state and is not stored in it, in the game's words: for whoever checks positions from outside. */
  derived?(s: State): unknown;
  /** A state in some lines, for a terminal: what of it counts most, beside the open question. */
  summary?(s: State): readonly string[];
  /** boardgame.io's definition. */
  readonly bgio: BoardgameGame<State, Move>;
  /** The levels of play, weakest first. */
  bots(): Promise<readonly BotLevel<State, Move>[]>;
  /** Lessons and challenges, easiest first; fetched when one of them is wanted. */
  learning?(): Promise<Learning<State, Event>>;
  /** Opponents that no table offers: earlier bots and habits of play that the levels are measured against. */
  opponents?(): Promise<readonly BotLevel<State, Move>[]>;
  /** Finished games to watch. */
  samples?(): Promise<readonly Sample[]>;
  ui(): Promise<GameUI<State, Move, Event, Options>>;
}
