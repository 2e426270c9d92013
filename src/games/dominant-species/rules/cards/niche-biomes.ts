/** Niche Biomes: every animal with more VPs than yours loses the first-place value of the tile just scored. */
import { PLACINGS } from '../components.ts';
import { terrainOf } from '../state.ts';
import { gainVps } from '../pieces.ts';
import { type Card, fromCard, others } from './card.ts';

export const nicheBiomes: Card = {
  carryOut(s, chance, scored) {
    const loss = PLACINGS[terrainOf(s, scored)]![0]!;
    for (const animal of others(s)) {
      if (s.vps[animal]! > s.vps[s.actor]!) gainVps(s, chance, animal, -loss, fromCard(s));
    }
  },
};
