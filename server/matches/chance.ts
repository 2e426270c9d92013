/**
 * Chance on the server. boardgame.io's generator stores its seed and state with the game, and anyone who learns them knows every
 * future draw. This one has neither: draws come from the machine's source of randomness, and are in the log once made.
 */
import { randomInt } from 'node:crypto';
import type { Plugin } from 'boardgame.io';
import { type Chance as Draws, randomChance } from '../../src/kit/chance.ts';

interface Chance {
  /** A number from 1 to `spots`. */
  Die(spots: number): number;
  /** boardgame.io asks for the generator's state in order to store it. */
  _private: { isUsed(): boolean; getState(): object };
}

/** Draws for the moves. */
export const draws: Draws = randomChance((n) => randomInt(n));

/** Replaces boardgame.io's plugin of the same name. */
export const chance: Plugin<Chance, object> = {
  name: 'random',
  setup: () => ({}),
  api: () => ({
    Die: (spots) => randomInt(spots) + 1,
    _private: { isUsed: () => false, getState: () => ({}) },
  }),
  playerView: () => undefined,
};
