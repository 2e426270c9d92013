/** Plague: all of the player's colonies in the domain return to the store. */
import { DOMAINS, PLAGUE, SQUARES, WHOLE_DOMAIN } from '../components.ts';
import { removeColonies } from '../placing.ts';
import type { SelectionCard } from './card.ts';

export const plague: SelectionCard = {
  follow(s, card, chance) {
    const domain = card - PLAGUE;
    const colonies = s.colonies[s.asked * DOMAINS + domain]!;
    if (colonies === 0) return;
    removeColonies(s, s.asked, domain, WHOLE_DOMAIN);
    const squares: number[] = [];
    for (let square = 0; square < SQUARES; square++) {
      if ((colonies >> square) & 1) squares.push(domain * SQUARES + square);
    }
    chance.emit?.({ event: 'removed', player: s.asked, squares, by: 'plague' });
  },
};
