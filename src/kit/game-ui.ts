/** What is drawn of a game, and what the pages hand to it. */
import type { ComponentType, ReactNode } from 'react';
import type { Advice, Reason } from './bot-level.ts';
import type { GameOptions, HistoryEntry, Language } from './module.ts';
import type { Stride } from './timeline.ts';

/** What a table hands to the board of any game. */
export interface BoardProps<State, Move, Event> {
  readonly state: State;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seats this screen decides for: all of them hot-seat, none for a spectator. */
  readonly seats: readonly number[];
  /** Sends a legal answer to the open question. `isJoined`: by the same gesture as the move before, so that one undo takes both back. */
  readonly onMove: (move: Move, isJoined?: boolean) => void;
  /**
   * Takes back the last move, and on one device the others' answers to it; null if nothing can be taken back now. Left out where nothing ever is: then
   * no button says so.
   */
  readonly onUndo?: (() => void) | null | undefined;
  /** What an undo takes back, oldest first. */
  readonly undoes?: readonly HistoryEntry<Move, Event>[];
  /** Makes again what was taken back; null if there is nothing now, left out where there never is. */
  readonly onRedo?: (() => void) | null | undefined;
  /** What happened so far, oldest first. */
  readonly history: readonly HistoryEntry<Move, Event>[];
  /** In a game that is watched again, how it went on: its last state and all that happened. Log and chart may show it. */
  readonly whole?: { readonly state: State; readonly history: readonly HistoryEntry<Move, Event>[] } | undefined;
  /** The seat whose side of the table is shown where the screen decides for none; a spectator's if left out. */
  readonly looksFrom?: number | undefined;
  /** Whether nobody who plays is looking: then no seat is "you". */
  readonly isWatched?: boolean | undefined;
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
  readonly language: Language;
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
  /** What a field that the notation refuses is called where the table is set up by hand; undefined where it has no name. */
  readonly fieldName?: (path: string, document: unknown, language: Language) => string | undefined;
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
