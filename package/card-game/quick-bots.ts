/** The bots of the card game that do not search, by themselves: a page that plays only against them needs no worker. */
import { greedy } from '../../src/games/card-game/bots/greedy.ts';
import { random } from '../../src/games/card-game/bots/random.ts';
import { actions } from '../../src/games/card-game/bgio.ts';
import { rules } from '../../src/games/card-game/rules/index.ts';
import { quickBot } from '../level-bots.ts';

/** Any legal move, each as likely. */
export const RandomBot = quickBot({ rules, actions }, random);
/** The move that leaves it best off, counting on what the others may yet play; no simulations. */
export const GreedyBot = quickBot({ rules, actions }, greedy);
