/**
 * Early Thaw: the round ends now. Nobody gets another turn: `play.ts` proceeds to scoring after the check of control (rules §6).
 */
import type { Effect } from '../effect.ts';

export const earlyThaw: Effect = {
  carryOut() {
    // There is nothing to do before the round ends.
  },
};
