/** Any legal answer, all equally likely. */
import type { RandomInt } from '../../../kit/chance.ts';
import { type Move, MoveList } from '../rules/moves.ts';
import { listMoves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';

const list = new MoveList();

export function random(s: State, randomInt: RandomInt): Move {
  listMoves(s, list);
  return list.moves[randomInt(list.length)]!;
}
