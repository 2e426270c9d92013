/** Metamorphosis: swap an added element for one of your choice from the bag. */
import { ELEMENTS } from '../components.ts';
import { valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { held, sum } from '../state.ts';
import { addElement, ask, listAdded, listBag, loseElement } from '../pieces.ts';
import type { Card } from './card.ts';

export const metamorphosis: Card = {
  carryOut(s) {
    const hasAdded = ELEMENTS.some((_, element) => s.added[held(s.actor, element)]! > 0);
    if (hasAdded && sum(s.bag) > 0) ask(s, Q['metamorphosis lost'], s.actor);
  },

  questions: {
    'metamorphosis lost': {
      legal(s, moves) {
        listAdded(s, s.actor, moves);
      },
      answer(s, move) {
        s.lost = valueOf(move);
        ask(s, Q['metamorphosis gained'], s.actor);
      },
    },

    'metamorphosis gained': {
      validate: { lost: (s) => s.added[held(s.actor, s.lost)]! > 0 },
      // The new element leaves the bag before the old one goes in.
      legal: listBag,
      answer(s, move, chance) {
        s.bag[valueOf(move)]!--;
        loseElement(s, chance, s.actor, s.lost);
        addElement(s, chance, s.actor, valueOf(move));
      },
    },
  },
};
