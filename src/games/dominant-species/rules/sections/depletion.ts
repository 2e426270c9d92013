/** Depletion: remove an element on earth of a type in the box (rules §4.6). */
import { DEPLETION_BOX } from '../components.ts';
import { CORNERS } from '../earth.ts';
import { CORNER, FORFEIT, valueOf } from '../moves.ts';
import { has } from '../details.ts';
import { Q } from '../questions.ts';
import { ask, removeDisk, typesIn } from '../pieces.ts';
import type { Section } from './section.ts';

export const depletion: Section = {
  act(s) {
    ask(s, Q['depletion corner'], s.actor);
  },

  questions: {
    'depletion corner': {
      legal(s, moves) {
        const types = typesIn(s, DEPLETION_BOX);
        if (types !== 0) {
          for (let corner = 0; corner < CORNERS; corner++) if (has(types, s.disks[corner]!)) moves.add(CORNER + corner);
        }
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move !== FORFEIT) removeDisk(s, chance, valueOf(move));
      },
    },
  },
};
