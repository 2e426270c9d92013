/**
 * Chance on the server. boardgame.io's generator keeps its seed and its state with the game, and whoever learns them knows every draw to
 * come. This one has neither: each draw comes from the machine's source of randomness, and is in the log once it is made.
 */
import { randomInt } from 'node:crypto';
import type { Plugin } from 'boardgame.io';
import { type Chance as Draws, randomChance } from '../../src/kit/chance.ts';

interface Chance {
  /** A number from 1 to `spots`. */
  Die(spots: number): number;
  /** boardgame.io asks it for the state of the generator to store. */
  _private: { isUsed(): boolean; getState(): object };
}

/** Draws for the moves. */
export const draws: Draws = randomChance((n) => randomInt(n));

/** Takes the place of boardgame.io's plugin of the same name. */
export const chance: Plugin<Chance, object> = {
  name: 'random',
  setup: () => ({}),
  api: () => ({
    Die: (spots) => randomInt(spots) + 1,
    _private: { isUsed: () => false, getState: () => ({}) },
  }),
  playerView: () => undefined,
};
