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
/** Bot classes for boardgame.io, weakest first: any legal move; the move that looks best; the best of simulated games. */
export const { RandomBot, GreedyBot, StrongBot } = botsOf({ rules, actions }, LEVELS);
