/** The bots that do not search, by themselves: a page that plays only against them needs no value network. */
import { MoveList } from '../rules/pieces.ts';
import { listMoves } from '../rules/play.ts';
import { type BotClass, type Decide, botClass } from './bot.ts';
import { casual, gentle } from './gentle.ts';
import { greedy } from './greedy.ts';

const list = new MoveList();

/** Any legal answer, all equally likely. */
export const random: Decide = (s, randomInt) => {
  listMoves(s, list);
  return list.moves[randomInt(list.length)]!;
};

/** Any legal move, each as likely. */
export const RandomBot: BotClass = botClass(random);
/** Plays as `GreedyBot`, but overlooks every third move and is unsure of the rest. */
export const GentleBot: BotClass = botClass(gentle);
/** Plays as `GreedyBot`, but overlooks every eighth move. */
export const CasualBot: BotClass = botClass(casual);
/** The best move by a hand-made evaluation, looking to the end of the action. */
export const GreedyBot: BotClass = botClass(greedy);
