/** Jump To The Evolution Square, or to the first free square after it; the player has landed there. */
import { evolutionOrNextFree, jump } from '../movement.ts';
import { SQUARE_RULES } from '../squares/index.ts';
import { tables } from '../state.ts';
import type { SelectionCard } from './card.ts';

export const jumpToTheEvolutionSquare: SelectionCard = {
  follow(s, _card, chance) {
    const square = evolutionOrNextFree(s, s.asked);
    jump(s, s.asked, square, chance);
    SQUARE_RULES[tables(s).squareKind[square]!]!.land(s, chance);
  },
};
