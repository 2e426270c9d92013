/** Habitat: an element of your choice on any vacant corner of earth. */
import { valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { sum } from '../state.ts';
import { ask, hasVacantCorner, listBag, listVacantCorners, putDisk } from '../pieces.ts';
import type { Card } from './card.ts';

export const habitat: Card = {
  carryOut(s) {
    if (sum(s.bag) > 0 && hasVacantCorner(s)) ask(s, Q['habitat element'], s.actor);
  },

  questions: {
    'habitat element': {
      legal: listBag,
      answer(s, move) {
        s.element = valueOf(move);
        ask(s, Q['habitat corner'], s.actor);
      },
    },

    'habitat corner': {
      validate: { element: (s) => s.bag[s.element]! > 0 },
      legal: listVacantCorners,
      answer(s, move, chance) {
        s.bag[s.element]!--;
        putDisk(s, chance, valueOf(move), s.element);
      },
    },
  },
};
