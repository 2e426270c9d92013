/** Glaciation: the ice spreads to a tile next to it (rules §4.7). */
import { FORFEIT, valueOf } from '../moves.ts';
import { ask } from '../pieces.ts';
import { Q } from '../questions.ts';
import { glaciate, listGlaciable } from '../tundra.ts';
import type { Section } from './section.ts';

export const glaciation: Section = {
  acting: 1,

  act(s) {
    ask(s, Q['glaciation tile'], s.actor);
  },

  questions: {
    'glaciation tile': {
      legal(s, moves) {
        listGlaciable(s, moves);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move !== FORFEIT) glaciate(s, chance, s.actor, valueOf(move), 'glaciation');
      },
    },
  },
};
