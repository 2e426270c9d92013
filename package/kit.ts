/**
 * `dominant-species/kit`: what any game needs and nothing about one: the interface of a game, chance, seeded random numbers, and matches between bots.
 */
export type * from '../src/kit/module.ts';
export * from '../src/kit/chance.ts';
export { rng } from '../src/kit/rng.ts';
export { FaultsError, NotationError } from '../src/kit/decode.ts';
export { type Entrant, type Match, type MatchResult, type SeatResult, playMatch } from '../src/kit/arena.ts';
export { type Report, type Share, report } from '../src/kit/arena-report.ts';
export { type Pairing, type Rating, ratings } from '../src/kit/ratings.ts';
