/**
 * Chance from the machine's own source of randomness. Nothing of it is stored or sent: whoever knows all that was drawn still
 * cannot tell what will be.
 */
import type { Plugin } from 'boardgame.io';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { numbersOf, textSeed, uniform } from './rng.ts';

/** Random numbers of 32 bits, fetched many at a time. */
const pool = new Uint32Array(256);
let left = 0;

function next(): number {
  if (left === 0) {
    crypto.getRandomValues(pool);
    left = pool.length;
  }
  return pool[--left]!;
}

/** Draws an integer uniformly from 0 to n − 1, n up to 2³¹. */
export const machineInt = (n: number): number => uniform(next, n);

interface Dice {
  /** A number from 1 to `spots`. */
  Die(spots: number): number;
  /** boardgame.io asks for the generator's state in order to store it. */
  _private: { isUsed(): boolean; getState(): Stored };
}

/** What is stored with a game: only if it has a seed, the state of the generator. */
interface Stored {
  readonly generator?: readonly number[];
}

/**
 * Replaces boardgame.io's plugin of the same name, which stores its seed with the game: with the time of day as the seed if none
 * is given, and for all clients to read. Here a game has a seed only if `game.seed` gives one, for tests.
 */
export const random: Plugin<Dice, Stored> = {
  name: 'random',
  setup: () => ({}),
  api({ data, game: { seed } }) {
    if (seed === undefined) return { Die: (spots) => machineInt(spots) + 1, ...stores(() => ({})) };
    // A client that plays at somebody else's table has no data.
    const state = (data as Stored | undefined)?.generator;
    const generator = state === undefined ? xoroshiro128plus(textSeed(String(seed))) : xoroshiro128plusFromState(state);
    return {
      Die: (spots) => uniform(numbersOf(generator), spots) + 1,
      ...stores(() => ({ generator: [...generator.getState()] })),
    };
  },
  playerView: () => undefined,
};

const stores = (getState: () => Stored): Pick<Dice, '_private'> => ({
  _private: { isUsed: () => false, getState },
});
