/** The texts of the editor. */

export interface EditorWords {
  title: string;
  /** The two views of a position. */
  byHand: string;
  asText: string;
  undo: string;
  redo: string;
  start: Record<'title' | 'lead' | 'begin' | 'current' | 'currentText' | 'cancel', string>;
  text: Record<'lead' | 'label' | 'board' | 'copy' | 'copied' | 'copyYourself' | 'save', string>;
  status: Record<'fine' | 'over' | 'otherGame', string> & {
    /** Whose decision it is, and in which phase, if it has a name. */
    next(player: string, phase: string | null): string;
    /** `line` is the broken line, if known. */
    noJson(line: number | null): string;
    broken(reason: string): string;
  };
  analysis: Record<
    'title' | 'lead' | 'stop' | 'again' | 'close' | 'players' | 'answers' | 'best' | 'unable' | 'doubt',
    string
  > & {
    looks(count: number): string;
    winning(chance: number): string;
    place(place: number): string;
    score(score: number): string;
    behind(points: number, doubt: number): string;
    failed(reason: string): string;
  };
}
