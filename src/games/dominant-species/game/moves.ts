/** The moves of Dominant Species as boardgame.io dispatches them: each names one thing, by its number. */
import { movesOf } from '../../../kit/boardgame.ts';
import type { MoveActions } from '../../../kit/module.ts';
import { rules } from '../rules/index.ts';
import { MOVE_KINDS, type Move, type MoveKind, hasValue, kindOf, moveOf, valueOf } from '../rules/moves.ts';
import { notation } from '../rules/notation/index.ts';

function toMove(kind: MoveKind, args: readonly unknown[]): Move | undefined {
  const [value] = args;
  if (!hasValue(moveOf(kind))) return args.length === 0 ? moveOf(kind) : undefined;
  if (args.length !== 1 || typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 127) {
    return undefined;
  }
  return moveOf(kind, value);
}

/** A move of the rules as boardgame.io dispatches it: `client.moves[move](...args)`. */
export const toBoardgameMove = (move: Move): { move: MoveKind; args: number[] } => {
  const kind = kindOf(move);
  return { move: MOVE_KINDS[kind]!, args: hasValue(move) ? [valueOf(move)] : [] };
};

/** The rules' move that a boardgame.io move stands for; undefined if it is none. */
export const fromBoardgameMove = (name: string, args: readonly unknown[]): Move | undefined => {
  const kind = MOVE_KINDS.find((each) => each === name);
  return kind === undefined ? undefined : toMove(kind, args);
};

export const actions = {
  names: MOVE_KINDS,
  write: toBoardgameMove,
  read: fromBoardgameMove,
} satisfies MoveActions<Move>;

/** The moves by name, for the stages that allow them (phases.ts). */
export const moves = movesOf(rules, notation, actions);
