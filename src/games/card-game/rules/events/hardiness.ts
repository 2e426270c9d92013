/** Hardiness: advance one space on the Survival Track; on the last space, nothing (rules §6). */
import type { Effect } from '../effect.ts';
import { advanceOnTrack } from '../table.ts';

export const hardiness: Effect = {
  carryOut(s, chance) {
    advanceOnTrack(s, chance, s.active);
  },
};
