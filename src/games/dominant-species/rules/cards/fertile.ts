/** Fertile: 1 VP for every species on a tile you occupy. */
import { HEXES } from '../earth.ts';
import { TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { speciesOnEarth } from '../state.ts';
import { ask, gainVps, occupies, speciesOn } from '../pieces.ts';
import { type Card, fromCard } from './card.ts';

export const fertile: Card = {
  carryOut(s) {
    if (speciesOnEarth(s, s.actor) > 0) ask(s, Q['fertile tile'], s.actor);
  },

  questions: {
    'fertile tile': {
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (occupies(s, s.actor, hex)) moves.add(TILE + hex);
      },
      answer(s, move, chance) {
        gainVps(s, chance, s.actor, speciesOn(s, valueOf(move)), fromCard(s), valueOf(move));
      },
    },
  },
};
