/** Cold Snap: every other animal loses a species on each tundra tile it occupies. */
import { TUNDRA } from '../components.ts';
import { HEXES } from '../earth.ts';
import { terrainOf } from '../state.ts';
import { eliminate, occupies } from '../pieces.ts';
import { type Card, others } from './card.ts';

export const coldSnap: Card = {
  carryOut(s, chance) {
    for (const animal of others(s)) {
      for (let hex = 0; hex < HEXES; hex++) {
        if (terrainOf(s, hex) === TUNDRA && occupies(s, animal, hex)) eliminate(s, chance, animal, hex, 1);
      }
    }
  },
};
