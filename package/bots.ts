/**
 * `dominant-species/bots`: bots for boardgame.io's `Local`, and the levels they play at.
 *
 *     import { GreedyBot, StrongBot } from 'dominant-species/bots';
 *     const multiplayer = Local({ bots: { '1': GreedyBot, '2': StrongBot } });
 */
export * from '../src/games/dominant-species/bots/index.ts';
