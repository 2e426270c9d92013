/** Biomass: a species dies on each tile with more species than elements. */
import { CORNERS_OF, HEXES } from '../earth.ts';
import { ANIMAL, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, type Table } from '../state.ts';
import { ask, eliminate, listAnimalsOn, speciesOn } from '../pieces.ts';
import type { Card } from './card.ts';

function isCrowded(s: Table, hex: number): boolean {
  let elements = 0;
  for (const corner of CORNERS_OF[hex]!) if (s.disks[corner] !== NOTHING) elements++;
  return speciesOn(s, hex) > elements;
}

/**
 * Asks whose species dies on the next crowded tile from `first` on. A death on one tile does not affect the others, so the tiles
 * left are those that were crowded when the card started.
 */
function askFrom(s: State, first: number): void {
  for (let hex = first; hex < HEXES; hex++) {
    if (isCrowded(s, hex)) {
      s.tile = hex;
      ask(s, Q['biomass animal'], s.actor);
      return;
    }
  }
}

export const biomass: Card = {
  carryOut(s) {
    askFrom(s, 0);
  },

  questions: {
    'biomass animal': {
      validate: { tile: (s) => isCrowded(s, s.tile) },
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves);
      },
      answer(s, move, chance) {
        eliminate(s, chance, valueOf(move), s.tile, 1);
        askFrom(s, s.tile + 1);
      },
    },
  },
};
