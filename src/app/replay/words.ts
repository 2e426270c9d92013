/** The texts of replays. */
import type { Measured } from '../../kit/analysis.ts';

export interface ReplayWords {
  viewer: {
    title: string;
    /** The label of the timeline. */
    position: string;
    /** `isOver`: whether the last point is the end of the game. */
    at(point: number, last: number, isOver: boolean): string;
    /** The same if there are no moves: a shared position. */
    single: string;
    start: string;
    end: string;
    stride: string;
    first: string;
    last: string;
    play: string;
    pause: string;
    speed: string;
    times(speed: number): string;
    /** Whose hand is shown. */
    seenBy: string;
    backToNow: string;
    backToTable: string;
    live: string;
    keys: string;
    /** The keys, given the possible strides. */
    keyList(strides: string): readonly (readonly [keys: string, what: string])[];
    close: string;
  };
  /** The list of games to watch. */
  library: {
    title: string;
    lead: string;
    drop: string;
    file: string;
    samples: string;
    saved: string;
    running: string;
    noGames: string;
    moves(count: number): string;
    watch: string;
    watchBots: string;
  };
  /** The actions for the point shown. */
  tools: {
    playOn: string;
    playOnText: string;
    who: string;
    person: string;
    start: string;
    cancel: string;
    over: string;
    share: string;
    shareLead: string;
    linkGame: string;
    linkGameText(letters: string): string;
    linkMatch: string;
    linkMatchText: string;
    linkPosition: string;
    linkPositionText(letters: string): string;
    file: string;
    fileText: string;
    copyPicture: string;
    copyPictureText: string;
    png: string;
    pngText: string;
    svg: string;
    svgText: string;
    copied: string;
    copyYourself: string;
    failed(reason: string): string;
    edit: string;
    editText: string;
  };
  analysis: {
    title: string;
    lead: string;
    start: string;
    stop: string;
    again: string;
    close: string;
    progress(done: number, all: number): string;
    /** The expectations over the game: the caption, and what can be shown. */
    curves: string;
    curveOf: string;
    places: string;
    chances: string;
    place(place: number): string;
    chance(winning: number): string;
    score(score: number): string;
    /** The curves in words: who ends where. */
    ends: string;
    worst: string;
    none: string;
    cost(winning: Measured, score: Measured | undefined, scoreName: string): string;
    instead(played: string, better: string): string;
    /** Among the costliest decisions: to the next costlier one, the next cheaper one, and all. */
    dearer: string;
    cheaper: string;
    back: string;
    /** The marks on the board. */
    played: string;
    preferred: string;
    doubt(looked: number, decisions: number): string;
    unable: string;
    failed(reason: string): string;
  };
  /** Why a game cannot be shown. */
  problems: Record<
    'title' | 'cut' | 'foreign' | 'gone' | 'nowhere' | 'unknown-sample' | 'no-match' | 'unreachable' | 'again',
    string
  > & {
    stops(message: string): string;
    unreadable(message: string): string;
  };
}
