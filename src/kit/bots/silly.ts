/** Moves that no person of some sense makes, whatever the rest of the game looks like: bots leave them out, and commands count them. */

/** A kind of silly move. */
export interface Silly<State, Move> {
  /** What it is called where it is counted, in a few words. */
  readonly name: string;
  /** Whether a legal move of the seat that sees this view is one. */
  is(view: State, move: Move): boolean;
}

/** The moves that are not silly; all of them if every one is. */
export function sensible<State, Move>(
  view: State,
  moves: readonly Move[],
  silly: readonly Silly<State, Move>[],
): readonly Move[] {
  const left = moves.filter((move) => !silly.some((each) => each.is(view, move)));
  return left.length > 0 ? left : moves;
}
