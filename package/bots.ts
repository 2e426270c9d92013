/**
 * `dominant-species/bots`: bots for boardgame.io's `Local`, and the levels they play at.
 *
 *     import { GreedyBot, StrongBot } from 'dominant-species/bots';
 *     const multiplayer = Local({ bots: { '1': GreedyBot, '2': StrongBot } });
 */
export * from '../src/games/dominant-species/bots/index.ts';
export type { WeightList } from '../src/games/dominant-species/bots/evaluation.ts';
export type { SearchOptions, Tuning } from '../src/games/dominant-species/bots/search.ts';
export type { SearchProfile as Manner } from '../src/games/dominant-species/bots/strong.ts';
export type { Temperament } from '../src/games/dominant-species/bots/temperaments.ts';
export type { ValueNetwork } from '../src/games/dominant-species/bots/value-network.ts';
