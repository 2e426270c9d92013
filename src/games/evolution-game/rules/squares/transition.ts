/** Transition: survival, then niches up to the minimum of the stage reached. */
import { drawUpToMinimum } from '../packs.ts';
import { asksToSurvive } from '../survival.ts';
import type { Square } from './square.ts';

export const transition: Square = {
  land(s, chance) {
    if (!asksToSurvive(s)) transition.afterSurvival!(s, chance);
  },
  afterSurvival(s, chance) {
    drawUpToMinimum(s, s.asked, chance);
  },
};
