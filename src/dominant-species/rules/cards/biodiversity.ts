/** Biodiversity: 1 VP for each tile shared with an opponent. */
import { HEXES } from '../earth.ts';
import { gainVps, hasOpponent, occupies } from '../table.ts';
import { type Card, fromCard } from './card.ts';

export const biodiversity: Card = {
  carryOut(s, dealer) {
    let tiles = 0;
    for (let hex = 0; hex < HEXES; hex++) if (occupies(s, s.actor, hex) && hasOpponent(s, s.actor, hex)) tiles++;
    gainVps(s, dealer, s.actor, tiles, fromCard(s));
  },
};
