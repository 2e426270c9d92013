/**
 * Camouflage, ongoing: your animals cannot be suppressed, and your total is 3 higher (rules §6; `isProtected`, `addUp`). When
 * played, draw 1 card.
 */
import type { Effect } from '../effect.ts';
import { draw } from '../table.ts';

export const camouflage: Effect = {
  carryOut(s, chance) {
    draw(s, chance, s.active, 1);
  },
};
