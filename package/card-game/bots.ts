/**
 * `dominant-species/card-game/bots`: bots of the card game for boardgame.io's `Local`, and the levels they play at.
 *
 *     import { GreedyBot, RandomBot } from 'dominant-species/card-game/bots';
 *     const multiplayer = Local({ bots: { '1': GreedyBot, '2': RandomBot } });
 */
import { LEVELS } from '../../src/games/card-game/bots/levels.ts';
import { actions } from '../../src/games/card-game/game/actions.ts';
import { rules } from '../../src/games/card-game/rules/index.ts';
import { botsOf } from '../bots-of.ts';

export { LEVELS };
/** Bots as classes for boardgame.io, weakest first: any legal answer; the best at first sight; the best of simulations. */
export const { RandomBot, GreedyBot, StrongBot } = botsOf({ rules, actions }, LEVELS);
