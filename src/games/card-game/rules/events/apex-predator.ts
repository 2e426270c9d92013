/**
 * Apex Predator, ongoing: each of your healthy animals has 3 more food chain (rules §6; counted in `addUp`). When played, draw
 * 1 card.
 */
import type { Effect } from '../effect.ts';
import { draw } from '../table.ts';

export const apexPredator: Effect = {
  carryOut(s, chance) {
    draw(s, chance, s.active, 1);
  },
};
