/** Depletion: remove an element on earth of a type in the box (rules §4.6). */
import { DEPLETION_BOX } from '../components.ts';
import { CORNERS } from '../earth.ts';
import { CORNER, FORFEIT, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, inBox } from '../state.ts';
import { ask, removeDisk } from '../pieces.ts';
import type { Section } from './section.ts';

export const depletion: Section = {
  act(s) {
    ask(s, Q['depletion corner'], s.actor);
  },

  questions: {
    'depletion corner': {
      legal(s, moves) {
        for (let corner = 0; corner < CORNERS; corner++) {
          const element = s.disks[corner]!;
          if (element !== NOTHING && s.boxes[inBox(DEPLETION_BOX, element)]! > 0) moves.add(CORNER + corner);
        }
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move !== FORFEIT) removeDisk(s, chance, valueOf(move));
      },
    },
  },
};
