/** Jump To The Evolution Square, or to the first free square after it, which counts as landing there. */
import { evolutionOrNextFree, jump } from '../movement.ts';
import type { SelectionCard } from './card.ts';

export const jumpToTheEvolutionSquare: SelectionCard = {
  follow(s, _card, chance) {
    jump(s, s.asked, evolutionOrNextFree(s, s.asked), chance);
    return true;
  },
};
