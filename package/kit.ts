/** `dominant-species/kit`: what any game needs and nothing about one: the interface of a game, chance, seeded random numbers. */
export type * from '../src/kit/module.ts';
export * from '../src/kit/chance.ts';
export { rng } from '../src/kit/rng.ts';
export { NotationError } from '../src/kit/decode.ts';
