/** Instinct: a pawn from your hand on any vacant space. */
import { valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { ask, hasVacantSpace, listVacantSpaces, putPawn } from '../pieces.ts';
import type { Card } from './card.ts';

export const instinct: Card = {
  carryOut(s) {
    if (s.hand[s.actor]! > 0 && hasVacantSpace(s)) ask(s, Q['instinct space'], s.actor);
  },

  questions: {
    'instinct space': {
      legal: listVacantSpaces,
      answer(s, move, chance) {
        putPawn(s, chance, s.actor, valueOf(move));
      },
    },
  },
};
