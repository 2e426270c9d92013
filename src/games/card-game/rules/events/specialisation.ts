/** Specialisation: score 1 VP for each element of which you alone have the most icons in play, at most 3 (rules §13.2). */
import { leadersInIcons } from '../control.ts';
import type { Effect } from '../effect.ts';
import { score } from '../table.ts';

const MAX = 3;

export const specialisation: Effect = {
  carryOut(s, chance) {
    const led = leadersInIcons(s).filter((player) => player === s.active).length;
    score(s, chance, s.active, Math.min(MAX, led), 'specialisation');
  },
};
