/** Niche: score 1 VP per Element card you control, at most 3 (rules §6). */
import type { Effect } from '../effect.ts';
import { controlled, score } from '../table.ts';

const MAX = 3;

export const niche: Effect = {
  carryOut(s, chance) {
    score(s, chance, s.active, Math.min(MAX, controlled(s, s.active)), 'niche');
  },
};
