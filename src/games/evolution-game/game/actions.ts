/** Moves as boardgame.io dispatches them: `client.moves.place('A5')`, `client.moves.adapt('C', 'OL', 'LG')`. */
import { type Field, NotationError } from '../../../kit/decode.ts';
import type { MoveActions } from '../../../kit/module.ts';
import { MOVE_KINDS, type Move, type MoveKind, kindOf } from '../rules/moves.ts';
import { moveText, readMove } from '../rules/notation/moves.ts';

/** The moves without arguments. */
const WORDS: readonly MoveKind[] = ['done', 'roll', 'mutation', 'growth'];

/** A move's name and arguments as notation; undefined if no move is written this way. */
function textOf(name: string, args: readonly unknown[]): unknown {
  const kind = MOVE_KINDS.find((each) => each === name);
  if (kind === undefined) return undefined;
  if (WORDS.includes(kind)) return args.length === 0 ? kind : undefined;
  if (kind === 'adapt') return { adapt: args[0], with: args.slice(1) };
  if (kind === 'survive') return { survive: args };
  return args.length === 1 ? { [kind]: args[0] } : undefined;
}

/** The moves as boardgame.io dispatches them: their names, and conversion to and from moves of the rules. */
export const actions = {
  names: MOVE_KINDS,

  write(move: Move): { move: MoveKind; args: readonly unknown[] } {
    const name = MOVE_KINDS[kindOf(move)]!;
    const text = moveText(move);
    if (typeof text === 'string') return { move: name, args: [] };
    const { with: cards, ...named } = text;
    const value = named[name];
    return { move: name, args: [...(Array.isArray(value) ? (value as unknown[]) : [value]), ...((cards ?? []) as [])] };
  },

  read(name: string, args: readonly unknown[]): Move | undefined {
    const field: Field = { value: textOf(name, args), path: 'move' };
    if (field.value === undefined) return undefined;
    try {
      return readMove(field);
    } catch (error) {
      if (error instanceof NotationError) return undefined;
      throw error;
    }
  },
} satisfies MoveActions<Move>;
