/** Ecodiversity: 1 VP for each disk on earth of your animal's element types. */
import { NOTHING } from '../state.ts';
import { gainVps, holding } from '../pieces.ts';
import { type Card, fromCard } from './card.ts';

export const ecodiversity: Card = {
  carryOut(s, chance) {
    let disks = 0;
    for (const element of s.disks) if (element !== NOTHING && holding(s, s.actor, element) > 0) disks++;
    gainVps(s, chance, s.actor, disks, fromCard(s));
  },
};
