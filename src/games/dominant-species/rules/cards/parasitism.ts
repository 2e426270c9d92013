/** Parasitism: you and every animal below yours on the food chain gain a pawn. */
import { ANIMALS } from '../components.ts';
import { inPlay } from '../state.ts';
import { gainPawn } from '../pieces.ts';
import type { Card } from './card.ts';

export const parasitism: Card = {
  carryOut(s, chance) {
    for (let animal = s.actor; animal < ANIMALS.length; animal++) if (inPlay(s, animal)) gainPawn(s, chance, animal);
  },
};
