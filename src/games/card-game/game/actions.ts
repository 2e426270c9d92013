/** Moves as boardgame.io dispatches them: `client.moves.play(card)`, `client.moves.pass()`. */
import type { MoveActions } from '../../../kit/module.ts';
import { MOVE_KINDS, type Move, type MoveKind, kindOf, moveOf, valueOf } from '../rules/moves.ts';

/** The largest number that a move can name. */
const MAX = 127;
const NAMES_NOTHING: readonly MoveKind[] = ['pass', 'done'];

/** The moves as boardgame.io dispatches them: their names, and conversion to and from moves of the rules. */
export const actions: MoveActions<Move> & { readonly names: readonly MoveKind[] } = {
  names: MOVE_KINDS,
  write(move) {
    const kind = MOVE_KINDS[kindOf(move)]!;
    return { move: kind, args: NAMES_NOTHING.includes(kind) ? [] : [valueOf(move)] };
  },
  read(name, args) {
    const kind = MOVE_KINDS.find((each) => each === name);
    if (kind === undefined) return undefined;
    if (NAMES_NOTHING.includes(kind)) return args.length === 0 ? moveOf(kind) : undefined;
    const [value] = args;
    if (args.length !== 1 || typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX) {
      return undefined;
    }
    return moveOf(kind, value);
  },
};
