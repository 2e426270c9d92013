/** Ice Age: every animal scores the tiles it dominates. The Reset ends the game after this turn. */
import { ANIMALS } from '../components.ts';
import { tilesDominated } from '../matching.ts';
import { inPlay } from '../state.ts';
import { gainBonus } from '../pieces.ts';
import { type Card, fromCard } from './card.ts';

export const iceAge: Card = {
  carryOut(s, chance) {
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (inPlay(s, animal)) gainBonus(s, chance, animal, tilesDominated(s, animal), fromCard(s));
    }
  },
};
