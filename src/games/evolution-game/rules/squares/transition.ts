/** Transition: survival, then niches up to the minimum of the stage reached. */
import { drawUpToMinimum } from '../packs.ts';
import { survive } from '../survival.ts';
import type { Square } from './square.ts';

export const transition: Square = {
  land(s, chance) {
    survive(s, chance);
  },
  afterSurvival(s, chance) {
    drawUpToMinimum(s, s.asked, chance);
  },
};
