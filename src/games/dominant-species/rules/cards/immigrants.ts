/** Immigrants: every animal loses an added element, a pawn in hand, or all but one species on each of its tiles. */
import { ANIMALS } from '../components.ts';
import { HEXES } from '../earth.ts';
import { KEEP_ONE, LOSE_PAWN, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { type Table, inPlay, onTile } from '../state.ts';
import { ask, eliminate, listAdded, loseElement, losePawn, occupies } from '../pieces.ts';
import type { Card } from './card.ts';

/** Asks the next animal from `first` on down the food chain. */
function askFrom(s: Table, first: number): void {
  for (let animal = first; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal)) {
      ask(s, Q['immigrants price'], animal);
      return;
    }
  }
}

export const immigrants: Card = {
  carryOut(s) {
    askFrom(s, 0);
  },

  questions: {
    'immigrants price': {
      asksOthers: true,
      legal(s, moves) {
        listAdded(s, s.asked, moves);
        if (s.hand[s.asked]! > 0) moves.add(LOSE_PAWN);
        moves.add(KEEP_ONE);
      },
      answer(s, move, chance) {
        const animal = s.asked;
        if (move === LOSE_PAWN) {
          losePawn(s, chance, animal);
        } else if (move === KEEP_ONE) {
          for (let hex = 0; hex < HEXES; hex++) {
            if (occupies(s, animal, hex)) eliminate(s, chance, animal, hex, s.species[onTile(animal, hex)]! - 1);
          }
        } else {
          loseElement(s, chance, animal, valueOf(move));
        }
        askFrom(s, animal + 1);
      },
    },
  },
};
