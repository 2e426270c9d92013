/** What a table and the board of a game know of each other. All is generic over the types of a game. */
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { Advice, BoardProps, GameRules, HistoryEntry, Language, TimelineWords } from '../kit/module.ts';
import type { Box, Docked, Size } from '../ui/placement.ts';
import type { InSteps } from './narration/use-narration.ts';
import type { RulebookTarget } from './rulebook/RulebookPages.tsx';
import type { RulebookEntry } from './rulebook/rulebook-text.ts';
import type { Sounds } from '../ui/sound.ts';
import type { Layout } from '../ui/use-layout.ts';
import type { FreeKey, GameKey } from './frame-keys.ts';

/** A move: a number in every game. */
export type Move = number;

/** A place of the table by its name in the notation: "tile 0,1", "animal bird", "hand 2". */
export type PlaceId = string;

/** Where places without an element of their own lie on the screen; null for any other place. */
export type Locate = (place: PlaceId, root: Element) => DOMRect | null;

/** The types of a game. */
export interface GameTypes {
  State: object;
  Event: { readonly event: string };
  /** The kinds of questions. */
  Kind: string;
  /** What a move would change, as the board draws it. */
  Preview: unknown;
  /** What flies when something happens. */
  Piece: object;
  /** The texts of the board. */
  Words: { readonly language: Language; readonly timeline: Pick<TimelineWords, 'round' | 'score'> };
}

/** A move as it happened. */
export type Entry<G extends GameTypes> = HistoryEntry<Move, G['Event']>;

/** The open question. */
export interface Question<Kind extends string = string> {
  /** Who is asked. */
  readonly seat: number;
  readonly phase: string;
  readonly kind: Kind;
  /** The turn or round, from 1, in games that count them. */
  readonly round?: number;
  /** For which side the seat is asked, in games in which a seat leads several. */
  readonly side?: number;
}

/** Moves (several of one gesture), things that have happened, or places. */
export interface PointedAt<G extends GameTypes> {
  readonly moves?: readonly Move[];
  readonly events?: readonly G['Event'][];
  readonly places?: readonly PlaceId[];
}

/** What a table shows besides its state: without a pointer, the advised move. */
export interface Pointed<G extends GameTypes> {
  /** Only moves that can be played. */
  readonly moves: readonly Move[];
  readonly events: readonly G['Event'][];
  readonly places: readonly PlaceId[];
  /** What the moves would change. */
  readonly preview: G['Preview'] | null;
  /** Whether nothing is pointed at, and the moves are those of the advice. */
  readonly isAdvice: boolean;
}

export interface Pointing<G extends GameTypes> {
  /** Points at something, or no longer at anything. */
  point(at: PointedAt<G> | null): void;
  /** Chooses what is shown while the pointer is nowhere. */
  hold(at: PointedAt<G> | null): void;
  get(): PointedAt<G> | null;
  held(): PointedAt<G> | null;
  subscribe(changed: () => void): () => void;
  /** What moves would change, computed once for all parts that show it. */
  preview(state: G['State'], moves: readonly Move[]): G['Preview'] | null;
}

/** What the parts of a table read. The bar gets the newest, all else the one painted. */
export interface Table<G extends GameTypes> {
  /** As shown: behind the game while others' moves are narrated. */
  readonly state: G['State'];
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The seats that this screen decides for. */
  readonly seats: readonly number[];
  /** Whether the viewer does not play, so that no seat is "you". */
  readonly isWatched: boolean;
  /** Whose side is shown: the seat asked if it is ours, else our only seat, else the one looked from, else null. */
  readonly seat: number | null;
  /** Null once the game is over. */
  readonly question: Question<G['Kind']> | null;
  /** What this screen may play now: nothing while others decide or the table is behind. */
  readonly legal: ReadonlySet<Move>;
  /** Makes a move, or the moves of one gesture, each as soon as it is legal. A click on what is no longer asked does nothing. */
  readonly play: (...moves: readonly Move[]) => void;
  /** Takes back the last step of an action without effects so far; null if there is none. */
  readonly back: (() => void) | null;
  /** Takes that step back and makes another instead. */
  readonly replace: (move: Move) => void;
  /** A bot's advice for the open question. */
  readonly advice: Advice<Move> | null;
  /** What has happened, as far as it is shown. */
  readonly history: readonly Entry<G>[];
  /** In a replay, how the game went on. */
  readonly whole: { readonly state: G['State']; readonly history: readonly Entry<G>[] } | null;
  /** What the last move caused. */
  readonly last: readonly G['Event'][];
  /** Whether the game has moved on beyond what is shown. */
  readonly isBehind: boolean;
  readonly layout: Layout;
  readonly words: G['Words'];
  /** What is pointed at; `usePointed` reads it. */
  readonly pointing: Pointing<G>;
  /** Shows the table as it was after an entry of the history, or of the whole one; null if that is not possible. */
  readonly lookBack: ((entry: number) => void) | null;
}

/** What a page passes to a table. */
export type TableProps<G extends GameTypes> = BoardProps<G['State'], Move, G['Event']>;

/** What the frame needs of the rules. */
export type TableRules<G extends GameTypes> = Pick<
  GameRules<G['State'], Move, G['Event'], never>,
  'decision' | 'legalMoves'
>;

/** Who is asked after a question: a label, and at least one side. The label never stands without the first of them. */
export interface Following {
  readonly label: string;
  readonly sides: readonly [FollowingSide, ...FollowingSide[]];
}

interface FollowingSide {
  readonly key: string;
  readonly sign: ReactNode;
  /** Who it is and, where that matters, for what; read out instead of what is drawn. */
  readonly name: string;
  /** Written before the sign. */
  readonly before?: string | undefined;
  readonly place?: PlaceId;
}

/** What is asked, what others are doing, or the result. */
export interface Prompt {
  /** The point in the game: a phase, a section, a card. */
  readonly where: string;
  /** More about it: the turn or round. */
  readonly detail?: string;
  /** The number of the turn, large where there is room. */
  readonly number?: number;
  /** The key of its explanation. */
  readonly place?: string;
  /** The sign of the side that is asked, or has won. */
  readonly sign?: ReactNode;
  /** Who is asked. */
  readonly who: string;
  /** Who is asked after that. */
  readonly next?: Following | undefined;
  readonly sentence: string;
  /** A remark: how it goes on, how many are left. */
  readonly note?: ReactNode;
}

/** Moves without a place on the table, as a button. */
export interface Button<G extends GameTypes> {
  /** One move, or the moves of one gesture. A function gives one move at a time, until it gives null or something else is asked. */
  readonly moves: readonly Move[] | ((table: Table<G>) => Move | null);
  readonly label: string;
  /** A drawing before the label; where there are many, it stands alone. */
  readonly sign?: ReactNode;
  /** `main`: what is mostly chosen. `end`: gives up or ends the action. */
  readonly rank?: 'main' | 'end';
  readonly key?: FreeKey;
  /** The key of its explanation. */
  readonly place?: string;
}

/** The buttons of a table, and what a click or a key does with one. */
export interface Choices<G extends GameTypes> {
  readonly buttons: readonly Button<G>[];
  readonly choose: (button: Button<G>) => void;
}

/** Who scores: a seat, or an animal of Dominant Species. */
export interface Side {
  /** Its number in events and scores. */
  readonly id: number;
  readonly name: string;
  /** The colours of its line, and of the line's edge if it has one. */
  readonly colour: string;
  readonly edge?: string;
  /** The breaks of its line, in pixels drawn and left out: where lines run together, one shows through the other. */
  readonly dash: string;
}

/** Points gained or (below 0) lost. */
export interface Gain {
  readonly side: number;
  readonly points: number;
  /** The place that they are for, if for one. */
  readonly place?: number;
}

/** What one pawn, card or turn does: lines of the same action have the same object. */
export interface LogAction {
  readonly title: string;
  readonly side: number | null;
}

/** A line of the log. */
export interface LogLine<G extends GameTypes> {
  /** A sentence, in which fine print may be marked. */
  readonly text: string;
  /** The same in a word or two, where many such lines follow each other; `text` is then for screen readers. */
  readonly brief?: string;
  /** Whose sign stands before it. */
  readonly side: number | null;
  /** Other sides that it concerns. */
  readonly concerns?: readonly number[];
  readonly gains?: readonly Gain[];
  /** What it says: pointing at the line shows these events, a click the table after them. */
  readonly events: readonly G['Event'][];
  /** The entry after which it is complete, by its index in those that were put into words. */
  readonly entry: number;
  /** The part of the turn that it belongs to, as a heading. */
  readonly phase?: string;
  /** `strong`: what counts most; `loss`: what somebody loses; `detail`: what counts less, or part of what the line before says. */
  readonly level?: 'strong' | 'line' | 'loss' | 'detail';
  readonly action?: LogAction;
  /** How often it happened in a row; 1 if left out. */
  readonly times?: number;
  /** Whether the news leave it out, since it is seen elsewhere. */
  readonly isMinor?: boolean;
}

/** The scores of a game as lines over its turns. */
export interface Series<G extends GameTypes> {
  /** By side. */
  scores(state: G['State']): readonly number[];
  /** The number of the turn that an event begins; `end` for final scoring, which is of no turn. */
  turn(event: G['Event']): number | 'end' | null;
  /** Whether the rounds of questions are turns: then a history may begin in the middle of one. */
  readonly areRounds: boolean;
  /** Whether scores are ranks rather than amounts, between which lines go up in steps. */
  readonly isStepped?: boolean;
  /** For ranks: the end is drawn as a section through them. */
  readonly section?: Section<G>;
}

/** Ranks, one above the other, through which the sides have risen. On wide screens the board shows them at the end in place of its main part. */
export interface Section<G extends GameTypes> {
  /** Their names, from rank 0. */
  names(table: Table<G>): readonly string[];
  /** What they are made of; drawn behind their names and the ways of the sides. */
  readonly Ground: ComponentType<GroundProps>;
}

export interface GroundProps {
  /** How many ranks there are. */
  readonly ranks: number;
  readonly width: number;
  /** Where the highest rank begins, below the sky, and how high each is, in pixels. */
  readonly top: number;
  readonly height: number;
  /** Where a side has reached the highest rank, from the left; null if none has. */
  readonly reachedAt: number | null;
}

/** How a game ended. */
export interface Final {
  readonly headline: string;
  /** Why, in sentences. */
  readonly reasons: readonly string[];
  /** The players, the winner first. */
  readonly placings: readonly {
    readonly seat: number;
    /** Null in a game without a result. */
    readonly place: number | null;
    /** The side that counts. */
    readonly side: number;
    readonly score: number | string;
    readonly detail?: ReactNode;
  }[];
  /** What else counted, by the order of `sides`. */
  readonly rows?: readonly { readonly label: string; readonly values: readonly (number | string)[] }[];
}

/** A flying piece. */
export interface Flight<Piece> {
  readonly piece: Piece;
  /** Its start, any stops, and its end; of several places the first visible one. */
  readonly way: readonly (PlaceId | readonly PlaceId[])[];
}

/** How something is named for a moment: as a gain, as a loss, or as what changes the game for all. */
export type Tone = 'gain' | 'loss' | 'change';

/** What moves and is heard when something happens. */
export interface Motion<G extends GameTypes> {
  /** The pieces that fly, in order. */
  flights(events: readonly G['Event'][], before: G['State'], after: G['State']): readonly Flight<G['Piece']>[];
  readonly Piece: ComponentType<{ readonly piece: G['Piece'] }>;
  readonly sounds: Sounds<G['Event']>;
  /** What the game turns on is named for a moment, in the words of the log; null for all else. A new leader is named in every game. */
  readonly moments?: (event: G['Event'], after: G['State']) => Tone | null;
  /** The time before the first piece flies, in milliseconds. */
  delay?(events: readonly G['Event'][], state: G['State']): number;
  /** Finds places that are drawn without an element of their own. */
  readonly locate?: Locate;
}

/** A seat that loses species, animals or colonies in play; `isLast`: with the last of them. */
export interface Loss {
  readonly seat: number;
  readonly isLast: boolean;
}

/** What the characters of bots have something to say about, besides who leads and who has won. */
export interface Occasions<G extends GameTypes> {
  /** The points of one move that are a great many. */
  readonly many: number;
  /** The seat of a side, if they have different numbers. */
  seatOf?(side: number, state: G['State']): number;
  /** Who loses something in play by what another seat did. Whether it was the last is known after the last entry. */
  losses(entry: Entry<G>, state: G['State']): readonly Loss[];
}

/** A place pointed at. */
export interface PointedPlace {
  readonly element: HTMLElement | SVGElement;
  readonly by: 'mouse' | 'keyboard' | 'touch';
}

/** What is said of a place or thing. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** The entry of the rulebook that says more. */
  readonly entry?: string | undefined;
  /** Whether the tooltip also quotes that entry: its rulings, or else how it begins. */
  readonly isQuoted?: boolean;
}

/** Tooltips. */
export interface Explanations<G extends GameTypes> {
  /** Null for a place without a tooltip: then the one around it is explained. */
  explain(place: PlaceId, table: Table<G>): Explanation | null;
  /** What a move would change, where the drawing of it may be covered: by keyboard and touch. */
  effect?(move: Move, table: Table<G>): readonly string[];
  /** The label of a button in the tooltip that makes the move a finger points at; null for none. */
  confirm?(move: Move, table: Table<G>): string | null;
  /** The key by which the table opens the rulebook at what is explained. */
  readonly rulesKey?: string;
  /** The rulebook, for the tooltips that quote it. */
  entries?(language: Language): Promise<readonly RulebookEntry[]>;
  /** A place for the tooltip that suits the table better than next to what it explains; null for none. */
  dock?(pointed: PointedPlace, size: Size, root: HTMLElement, table: Table<G>): Docked | null;
  /** On small screens, the part of the table along which the tooltip for a finger lies. */
  part?(pointed: PointedPlace, root: HTMLElement): Box | null;
}

/** Advice with the move that it is compared with: the one asked about, or else the next best. */
export interface Compared extends Advice<Move> {
  readonly compared: NonNullable<Advice<Move>['other']>;
}

/** A part of the table besides its main one. */
export interface Panel<G extends GameTypes> {
  readonly name: string;
  readonly title: (words: G['Words'], isOver: boolean) => string;
  readonly Icon?: ComponentType<{ readonly size: number }>;
  readonly Content: ComponentType;
  /**
   * On a wide screen: always in view in the game's grid, or in a drawer beside the main part. On other screens it is a sheet from
   * below or, on a phone on its side, from the side.
   */
  readonly where: 'in place' | 'drawer';
  /** The screens on which it stands in place, if not only wide ones. */
  readonly placedOn?: readonly Layout[];
  /** How much of an upright screen its sheet may cover; half of it, if left out. */
  readonly height?: 'half' | 'full';
  /** Always, if left out. */
  readonly isShown?: (table: Table<G>) => boolean;
  /** Whether the open question is answered on it: then it opens by itself. */
  readonly isNeeded?: (table: Table<G>) => boolean;
}

/** How the bar suits the rest of a table. */
export interface BarOptions<G extends GameTypes> {
  /** What the move pointed at would change, in the place of the note; left out where the table shows it. */
  readonly effectText?: (move: Move, table: Table<G>) => string;
  /** Whether the hint stands in the place of the note; otherwise the table shows it. */
  readonly hasHint?: boolean;
  /** Whether the bar stands beside the table of a phone that lies on its side. */
  readonly isBeside?: boolean;
  /** Where the buttons stand, if not in the bar. */
  readonly away?: ReactNode | undefined;
}

/** What a game hands in. */
export interface Board<G extends GameTypes> {
  /** The main part, which is always in view; `title` names it among the tabs of small screens. */
  readonly main: {
    readonly Content: ComponentType;
    readonly title: (words: G['Words']) => string;
    readonly Icon?: ComponentType<{ readonly size: number }>;
  };
  /** What else is always in view: a hand, chips. */
  readonly Foot?: ComponentType;
  /** Shared definitions of the drawings. */
  readonly Defs?: ComponentType;
  readonly panels?: readonly Panel<G>[];
  readonly Rulebook?: ComponentType<{ target?: RulebookTarget }>;
  readonly bar?: (layout: Layout) => BarOptions<G>;
  /** The element around the table, for the game's stylesheet. */
  root?(table: Table<G>): {
    readonly className: string;
    readonly style?: CSSProperties;
    readonly [data: `data-${string}`]: string | boolean | undefined;
  };
  /** Who scores. */
  sides(table: Table<G>): readonly Side[];
  /** The sign of a side. `size` in px at the usual size of text. */
  readonly Sign: ComponentType<{ readonly side: number; readonly size: number }>;
  /** Points in words, with their sign if they are a gain: "+2 VPs". */
  points(count: number, table: Table<G>): string;
  /** A score in words, where it is more than a number of points. */
  readonly scoreText?: (score: number, table: Table<G>) => string;
  /** What an event brings. */
  readonly gain: (event: G['Event']) => (Gain & { readonly source: string }) | null;
  /** The sources of points in the order of the final scoring; those not named come before the last. */
  readonly sources: readonly string[];
  sourceText(source: string, table: Table<G>): string;
  readonly series: Series<G>;
  /** What the log says of a part of the history. */
  logLines(entries: readonly Entry<G>[], table: Table<G>): readonly LogLine<G>[];
  /** What the rules or others did after a move, without another choice of its player: news even to them. */
  readonly aftermath?: (entry: Entry<G>) => readonly G['Event'][];
  /** What the others did since a seat's last move, if it is told in other lines than the log's. */
  readonly recap?: (seat: number, table: Table<G>) => readonly LogLine<G>[];
  /** The heading of a turn, if it is not just the round; `first`: the event that began it. */
  readonly turnTitle?: (turn: number, first: G['Event'] | undefined, table: Table<G>) => LogAction;
  /** How the game ended. */
  final(table: Table<G>): Final;
  /** What else the final scoring shows. */
  readonly FinalDetails?: ComponentType;
  /** The texts in the language of the page. */
  useWords(): G['Words'];
  /** What the bar says. */
  readonly prompt: (table: Table<G>) => Prompt;
  /** The moves that are made in the bar, in the order of their buttons. */
  readonly buttons?: (table: Table<G>) => readonly Button<G>[];
  /** A legal move in words: in the list of moves, or shorter within a sentence, where the table shows the details. */
  readonly moveText: (move: Move, table: Table<G>, form: 'list' | 'sentence') => string;
  /** Moves that belong together in the list; all do, if left out. */
  readonly moveGroup?: (move: Move) => number;
  /** Loads what tells what a move would change; null or an empty text if that is nothing, or unknown. */
  readonly loadEffect?: () => Promise<(move: Move, table: Table<G>) => ReactNode>;
  /** What moves of one seat that were made have done, in a few words; null if that is not known. */
  readonly undoText: (entries: readonly Entry<G>[], table: Table<G>) => string | null;
  /** What speaks for the advised move, as sentences; empty if nothing can be named. */
  readonly reasonsText: (advice: Advice<Move>, table: Table<G>) => string;
  /** How far the move compared, which is not as good, is behind the advised one: the one asked about, or else the next best. */
  readonly leadText: (advice: Compared, name: string, table: Table<G>) => string;
  /** Keys of the game besides those of its buttons. */
  readonly keys?: (table: Table<G>) => readonly GameKey[];
  /** How long a move is shown before the next at the calm pace, in milliseconds; 0 for what nobody needs to see. */
  readonly milliseconds?: (entry: Entry<G>, isOwn: boolean) => number;
  /** Moves that are shown step by step before the table after them, as a scoring. */
  readonly steps?: InSteps<G['State'], Entry<G>>;
  /** What moves would change; null for those that change nothing visible. */
  readonly preview?: (state: G['State'], moves: readonly Move[]) => G['Preview'] | null;
  /** Where something has happened: marked while it is pointed at, or when somebody else has just done it. */
  readonly places?: (event: G['Event'], state: G['State']) => readonly PlaceId[];
  /** The panel that has a place, where only one panel is open at a time; null for what is in view without one. */
  readonly panelOf?: (place: PlaceId) => string | null;
  /** Loaded with the characters at a table; left out if they say nothing. */
  readonly occasions?: () => Promise<Occasions<G>>;
  /** Loaded after the table; the frame keeps what it loads. */
  readonly motion?: () => Promise<Motion<G>>;
  /** The tooltips, loaded when something is first pointed at; the frame keeps what it loads. */
  readonly explanations?: () => Promise<Explanations<G>>;
}
