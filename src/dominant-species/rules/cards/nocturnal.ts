/** Nocturnal: swap places with the animal to your left on the initiative track. */
import { moveUpInitiative } from '../table.ts';
import type { Card } from './card.ts';

export const nocturnal: Card = {
  carryOut(s, dealer) {
    moveUpInitiative(s, dealer, s.actor);
  },
};
