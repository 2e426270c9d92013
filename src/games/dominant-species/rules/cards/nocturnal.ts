/** Nocturnal: swap places with the animal to your left on the initiative track. */
import { moveUpInitiative } from '../pieces.ts';
import type { Card } from './card.ts';

export const nocturnal: Card = {
  carryOut(s, chance) {
    moveUpInitiative(s, chance, s.actor);
  },
};
