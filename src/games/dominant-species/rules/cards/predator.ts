/** Predator: an opposing species dies on each tile you share with opponents. */
import { HEXES } from '../earth.ts';
import { ANIMAL, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import type { State } from '../state.ts';
import { ask, eliminate, hasOpponent, listAnimalsOn, occupies } from '../pieces.ts';
import type { Card } from './card.ts';

/**
 * Asks whose species dies on the next shared tile from `first` on. A death on one tile does not affect the others, so the tiles
 * left are those that were shared when the card started.
 */
function askFrom(s: State, first: number): void {
  for (let hex = first; hex < HEXES; hex++) {
    if (occupies(s, s.actor, hex) && hasOpponent(s, s.actor, hex)) {
      s.tile = hex;
      ask(s, Q['predator animal'], s.actor);
      return;
    }
  }
}

export const predator: Card = {
  carryOut(s) {
    askFrom(s, 0);
  },

  questions: {
    'predator animal': {
      validate: { tile: (s) => occupies(s, s.actor, s.tile) },
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves, s.actor);
      },
      answer(s, move, chance) {
        eliminate(s, chance, valueOf(move), s.tile, 1);
        askFrom(s, s.tile + 1);
      },
    },
  },
};
