/** The user interface of a game, and what the pages pass to it. */
import type { ComponentType, ReactNode } from 'react';
import type { Advice, Reason } from './bots/bot-level.ts';
import type { Occasion } from './bots/cast.ts';
import type { Language } from './languages.ts';
import type { GameOptions, HistoryEntry } from './game-rules.ts';
import type { StepSize } from './step-sizes.ts';

/** How a game ended if its rules alone do not say it: its players ended it, or somebody resigned. */
export interface GameEnd {
  /** In a sentence. */
  readonly text: string;
  /** By seat, from 1; ties share a place. Left out without a result. */
  readonly places?: readonly number[] | undefined;
}

/** A character that plays a seat as its bot. Empty until it has been fetched: nothing waits for it. */
export interface Character {
  /** What it is like, in lines. */
  readonly about?: readonly string[];
  /** Its picture, as large as what is around it. */
  readonly portrait?: ReactNode;
  /** What it says. */
  readonly lines?: Readonly<Record<Occasion, string>>;
}

/** What a table passes to the board of any game. */
export interface BoardProps<State, Move, Event> {
  /** The table as this screen may see it. */
  readonly state: State;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The characters of the bots, by seat; null for a person. Left out where nobody has a character. */
  readonly characters?: readonly (Character | null)[] | undefined;
  /** The seat whose bot is thinking now; left out if none is. */
  readonly thinking?: number | undefined;
  /** The seats this screen decides for: all of them on one device, none for a spectator. */
  readonly seats: readonly number[];
  /**
   * Sends a legal answer to the open question. `isJoined`: by the same gesture as the previous move, so that one undo takes both
   * back.
   */
  readonly onMove: (move: Move, isJoined?: boolean) => void;
  /**
   * Undoes the last move, and on one device the others' answers to it; null if nothing can be undone now. Left out if nothing
   * ever can: then there is no button.
   */
  readonly onUndo?: (() => void) | null | undefined;
  /** What an undo would take back, oldest first. */
  readonly undoes?: readonly HistoryEntry<Move, Event>[];
  /** Redoes what was undone; null if there is nothing now, left out if there never is. */
  readonly onRedo?: (() => void) | null | undefined;
  /** What has happened so far, oldest first. */
  readonly history: readonly HistoryEntry<Move, Event>[];
  /**
   * In a replay, how the game went on. Log and chart may show it.
   *
   * @property state The final state.
   * @property history Everything that happened, oldest first.
   */
  readonly whole?: { readonly state: State; readonly history: readonly HistoryEntry<Move, Event>[] } | undefined;
  /** Set if the game is over by more than its rules: then nothing is asked, and these places count. */
  readonly end?: GameEnd | undefined;
  /** The seat from whose view the table is shown if the screen decides for none; a spectator's view if left out. */
  readonly fromSeat?: number | undefined;
  /** Whether the viewer is not a player, so that no seat is "you". */
  readonly isWatched?: boolean | undefined;
  /** How fast the moves of others are shown; instantly if left out. */
  readonly pace?: 'fast' | 'calm' | 'slow' | 'step' | undefined;
  /** Whether people at other screens may be waiting: what is shown until the player goes on then goes on by itself. */
  readonly isShared?: boolean | undefined;
  /** Called before the next frame when something begins to be held until the player goes on, or no longer is: hands must not change meanwhile. */
  readonly onHeld?: ((isHeld: boolean) => void) | undefined;
  /**
   * Shows the table as it was after an entry of the history, or of the whole one, by its index: log lines and points of the chart
   * link there. Left out if that is not possible.
   */
  readonly onLookBack?: ((entry: number) => void) | undefined;
  /** What the page adds to the final scoring. */
  readonly afterEnd?: ReactNode;
  /** Downloads the record of the game; left out if there is none. */
  readonly onDownload?: (() => void) | undefined;
  /**
   * In the place of the question while a device is passed on: who is to take it over. Meanwhile the table is a spectator's: `state`
   * and `history` hold nothing hidden, and `seats` is empty.
   */
  readonly curtain?: ReactNode;
  /** Shown in the bar during another player's decision: who is thinking, and the progress. */
  readonly waiting?: ReactNode;
  /** A bot's advice for the open question; null if it was not asked. */
  readonly advice?: Advice<Move> | null | undefined;
  /** Shown until the advice is there: that the bot is thinking, or that there is no advice. */
  readonly adviceStatus?: ReactNode;
  /** The label of the hint button; without it there is no button. */
  readonly hintLabel?: string | undefined;
  /** Asks for a hint; without it the button is disabled. */
  readonly onHint?: (() => void) | undefined;
  /** Asks why another legal answer is not advised; left out if that is not available. */
  readonly onWhyNot?: ((move: Move) => void) | undefined;
  /** Extra buttons of the page at the end of the top bar. */
  readonly menu?: ReactNode;
  /** What the page has to say, below the bar. */
  readonly notices?: readonly Notice[] | undefined;
  /** What a lesson or challenge says and asks, in a card below the table. */
  readonly coach?: CoachStep | undefined;
}

/** A button of a notice: it acts, or leads to an address. */
export interface NoticeAction {
  /** What the button is called. */
  readonly label: string;
  /** What a click does. */
  readonly act?: () => void;
  /** Where a click leads. */
  readonly href?: string;
  /** A letter that does the same. */
  readonly key?: string;
  /** Whether it is the one most would choose. */
  readonly isMain?: boolean;
  /** Whether it has been clicked and is being carried out. */
  readonly isBusy?: boolean;
}

/** What a page has to say at a table. */
export interface Notice {
  /** Tells notices of a page apart. */
  readonly name: string;
  /**
   * The most urgent first: `alert` interrupts whoever listens to the page, `danger` is a state in which something may be lost,
   * `question` waits for an answer, `calm` is worth knowing.
   */
  readonly kind: 'alert' | 'danger' | 'question' | 'calm';
  /** In a sentence or two. */
  readonly text: ReactNode;
  /** Its buttons, in order. */
  readonly actions?: readonly NoticeAction[];
}

/** What a lesson or a challenge says and asks at one of its steps. */
export interface CoachStep {
  /** Tells steps apart: each is read from its beginning. */
  readonly id: string;
  /** The title of the lesson or challenge. */
  readonly title: string;
  /** Which lesson of how many it is, or how difficult a challenge. */
  readonly where: string;
  /**
   * How far the lesson has come.
   *
   * @property index The index of the step.
   * @property count How many steps there are.
   * @property label The same in words.
   */
  readonly progress?: { readonly index: number; readonly count: number; readonly label: string } | undefined;
  /** Paragraphs are separated by an empty line. */
  readonly text: string;
  /**
   * What to do.
   *
   * @property label A word or two that say whose turn it is.
   * @property text The task itself.
   */
  readonly task?: { readonly label: string; readonly text: string } | undefined;
  /**
   * The answers in words to choose from.
   *
   * @property text The answer.
   * @property isRight Whether it is right; not, if left out.
   */
  readonly choices?: readonly { readonly text: string; readonly isRight?: boolean }[] | undefined;
  /** The index of the chosen answer; null before. */
  readonly chosen?: number | null;
  /** Chooses an answer by its index. */
  readonly onChoose?: (choice: number) => void;
  /**
   * What is said to the last answer.
   *
   * @property text In a sentence or two.
   * @property isRight Whether the answer was right.
   */
  readonly said?: { readonly text: string; readonly isRight: boolean } | null;
  /** The places of the table that are meant, the first one most. */
  readonly at: readonly string[];
  /** The places that this step and those before it speak of: the parts of the table that have none of them are dimmed. Nothing is if left out. */
  readonly taught?: readonly string[] | undefined;
  /** Whether there is nothing to play: then the bar does not say whose turn it is. */
  readonly isLookedAt?: boolean;
  /** The buttons, at every step as many; one that can neither act nor lead anywhere is disabled. */
  readonly actions: readonly Pick<NoticeAction, 'label' | 'act' | 'href' | 'isMain'>[];
}

/** What a page passes to the form with a game's own options. The number of players, names and bots belong to the page. */
export interface SetupFormProps<Options> {
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The options as they are set now. */
  readonly value: Options;
  /** The options that tables have here unless others are chosen; left out, the game's defaults. */
  readonly usual?: Options;
  /** Called with all options whenever one changes. */
  readonly onChange: (next: Options) => void;
  /** The language of the page. */
  readonly language: Language;
}

/** What a page passes to a game's position editor. */
export interface EditorProps {
  /** The position in its notation; possibly invalid. */
  readonly document: unknown;
  /** Called with the whole position whenever it changes, also if it is then invalid. */
  readonly onChange: (next: unknown) => void;
  /** The language of the page. */
  readonly language: Language;
  /** The board with the last valid position, for an editor that draws no table of its own. */
  readonly board: ReactNode;
}

/** A game's position editor, in a language. It shows every document, even an invalid one. */
export interface GameEditor {
  /** Rendered inside `Words`. */
  readonly Editor: ComponentType<EditorProps>;
  /**
   * The inconsistencies of the table that a document describes, in sentences; empty if there are none, or only the notation can
   * tell. Everything reported here is also refused by the notation.
   */
  faults(document: unknown): readonly string[];
  /** The editor's name for a field that the notation refuses; undefined if it has none. */
  readonly fieldName?: (path: string, document: unknown) => string | undefined;
}

/** What the parts of a game are called in replays. */
export interface TimelineWords<State = unknown> {
  /** A round by its number, given the state; `words` are the game's locale. */
  round(round: number, state: State, words: unknown): string;
  /** The names of the step sizes. */
  readonly stepSizes: Readonly<Record<StepSize, string>>;
  /** The labels of the buttons that go back by such a step. */
  readonly back: Readonly<Record<StepSize, string>>;
  /** The labels of the buttons that go on by such a step. */
  readonly forward: Readonly<Record<StepSize, string>>;
  /** What the score counts: "VPs". */
  readonly score: string;
}

/** What a page passes to a small picture of a table. */
export interface PictureProps<State, Move> {
  /** The table as whoever sees the picture may see it. */
  readonly state: State;
  /**
   * The answers that the picture is about: it shows their places, with a frame around each.
   *
   * @property played An answer to the open question.
   * @property better A better one; left out while it is kept back.
   */
  readonly marks?: { readonly played: Move; readonly better?: Move } | undefined;
  /** Whether no table of the game is on the page: then the picture brings the definitions of its drawings along. */
  readonly isAlone?: boolean;
}

/** The colours of a line in a chart. */
export interface LineColours {
  /** Of the line itself. */
  readonly colour: string;
  /** Of its edge, which sets it off from the ground. */
  readonly edge: string;
}

/** The user interface of a game. Loaded when a table is opened. All components are rendered inside `Words`. */
export interface GameUI<State, Move, Event, Options extends GameOptions> {
  /** The board, with everything the game shows at a table. */
  readonly Board: ComponentType<BoardProps<State, Move, Event>>;
  /** Null if a game has no options. */
  readonly SetupForm: ComponentType<SetupFormProps<Options>> | null;
  /** Whether a game can be started with the form's options; always, if left out. */
  isComplete?(options: Options): boolean;
  /** The options for another number of players; the defaults for that number if left out. */
  withPlayers?(options: Options, players: number): Options;
  /** The rules, for reading. */
  readonly Rulebook: ComponentType;
  /**
   * A small symbol of what a seat leads, for lists of players.
   *
   * @property state The state of the game.
   * @property seat The seat.
   */
  readonly SeatSign?: ComponentType<{ readonly state: State; readonly seat: number }>;
  /**
   * The sign of a side and its name if it has one, for lists of results.
   *
   * @property side What a seat led (`rules.roles`, joined by "+"), or the number of the seat where all are alike.
   */
  readonly Side?: ComponentType<{ readonly side: string }>;
  /** A small picture of the table, without words; none if left out. */
  readonly Picture?: ComponentType<PictureProps<State, Move>>;
  /** The colours of a seat's line in charts, as CSS has them; colours of the page's own if left out. */
  seatLine?(state: State, seat: number): LineColours;
  /** The name of a phase in the loaded locale; its name in the rules if left out. */
  phaseName?(words: unknown, phase: string): string;
  /** What the parts of a game are called in replays, in the loaded locale. */
  timeline(words: unknown): TimelineWords<State>;
  /** A move in words, for a list; in notation if left out. */
  moveName?(words: unknown, state: State, move: Move): string;
  /** The reasons for an answer in words, for somebody who watches; not shown if left out. */
  reasonsText?(words: unknown, state: State, reasons: readonly Reason[]): string;
  /** Loads the position editor; if left out, positions are edited as text. */
  loadEditor?(language: Language): Promise<GameEditor>;
  /** Loads the game's locale for a language. */
  loadWords(language: Language): Promise<unknown>;
  /**
   * Provides the loaded locale to its children.
   *
   * @property value What `loadWords` has loaded.
   * @property children What needs the words.
   */
  readonly Words: ComponentType<{ readonly value: unknown; readonly children: ReactNode }>;
}
