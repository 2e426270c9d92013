/** The random bot: uniform over the legal answers. */
import { listMoves } from '../rules/play.ts';
import { MoveList } from '../rules/pieces.ts';
import type { Decide } from './bot.ts';

const list = new MoveList();

export const random: Decide = (s, randomInt) => {
  listMoves(s, list);
  return list.moves[randomInt(list.length)]!;
};
