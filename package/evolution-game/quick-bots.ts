/** The bots of The Evolution Game that do not search, by themselves: a page that plays only against them needs no worker. */
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { random } from '../../src/games/evolution-game/bots/random.ts';
import { actions } from '../../src/games/evolution-game/bgio.ts';
import { rules } from '../../src/games/evolution-game/rules/index.ts';
import { quickBot } from '../level-bots.ts';

/** Any legal move, each as likely. */
export const RandomBot = quickBot({ rules, actions }, { decide: random });
/** The best move by rules of thumb about its own niches, genes and colonies. */
export const GreedyBot = quickBot({ rules, actions }, { decide: greedy });
