/** Omnivore: gain a pawn. */
import { gainPawn } from '../table.ts';
import type { Card } from './card.ts';

export const omnivore: Card = {
  carryOut(s, dealer) {
    gainPawn(s, dealer, s.actor);
  },
};
