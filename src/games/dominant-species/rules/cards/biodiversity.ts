/** Biodiversity: 1 VP for each tile shared with an opponent. */
import { HEXES } from '../earth.ts';
import { gainVps, hasOpponent, occupies } from '../pieces.ts';
import { type Card, fromCard } from './card.ts';

export const biodiversity: Card = {
  carryOut(s, chance) {
    let tiles = 0;
    for (let hex = 0; hex < HEXES; hex++) if (occupies(s, s.actor, hex) && hasOpponent(s, s.actor, hex)) tiles++;
    gainVps(s, chance, s.actor, tiles, fromCard(s));
  },
};
