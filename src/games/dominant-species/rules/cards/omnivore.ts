/** Omnivore: gain a pawn. */
import { gainPawn } from '../pieces.ts';
import type { Card } from './card.ts';

export const omnivore: Card = {
  carryOut(s, chance) {
    gainPawn(s, chance, s.actor);
  },
};
