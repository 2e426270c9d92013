/** Initiative: swap places with the animal to the left and put the pawn elsewhere (rules §4.1). */
import { FORFEIT, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { ask, listVacantSpaces, moveUpInitiative, putPawn } from '../pieces.ts';
import type { Section } from './section.ts';

export const initiative: Section = {
  act(s) {
    ask(s, Q['initiative space'], s.actor);
  },

  questions: {
    'initiative space': {
      // The Initiative space itself has just been vacated, so there is always a vacant space.
      legal(s, moves) {
        listVacantSpaces(s, moves);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move === FORFEIT) return;
        moveUpInitiative(s, chance, s.actor);
        putPawn(s, chance, s.actor, valueOf(move));
      },
    },
  },
};
