/** Intelligence: you and every animal above yours on the food chain gain a pawn. */
import { inPlay } from '../state.ts';
import { gainPawn } from '../pieces.ts';
import type { Card } from './card.ts';

export const intelligence: Card = {
  carryOut(s, chance) {
    for (let animal = 0; animal <= s.actor; animal++) if (inPlay(s, animal)) gainPawn(s, chance, animal);
  },
};
