/** The reference's made-up positions as `npm run -s simulate -- --positions` asks for them. */
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import { type Random, randomPosition } from './positions.ts';

export const madeUpPosition = (random: Random, { players, animalsEach }: Setup) =>
  randomPosition(random, players, animalsEach);
