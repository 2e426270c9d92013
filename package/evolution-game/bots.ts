/**
 * `dominant-species/evolution-game/bots`: bots of The Evolution Game for boardgame.io's `Local`, and the levels they play at.
 *
 *     import { GreedyBot, RandomBot } from 'dominant-species/evolution-game/bots';
 *     const multiplayer = Local({ bots: { '1': GreedyBot, '2': RandomBot } });
 */
import { LEVELS } from '../../src/games/evolution-game/bots/index.ts';
import { actions } from '../../src/games/evolution-game/game/actions.ts';
import { rules } from '../../src/games/evolution-game/rules/index.ts';
import { botsOf } from '../bots-of.ts';

export { LEVELS };
/** Bot classes for boardgame.io, weakest first: any legal move; the move that looks best; the best of simulated games. */
export const { RandomBot, GreedyBot, StrongBot } = botsOf({ rules, actions }, LEVELS);
