/** Abundance: put an element on earth (rules §4.4). */
import { ABUNDANCE_BOX } from '../components.ts';
import { FORFEIT, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { inBox } from '../state.ts';
import { ask, hasVacantCorner, listBox, listVacantCorners, putDisk } from '../pieces.ts';
import type { Section } from './section.ts';

export const abundance: Section = {
  act(s) {
    if (hasVacantCorner(s)) ask(s, Q['abundance element'], s.actor);
  },

  questions: {
    'abundance element': {
      legal(s, moves) {
        listBox(s, ABUNDANCE_BOX, moves);
        moves.add(FORFEIT);
      },
      answer(s, move) {
        if (move === FORFEIT) return;
        s.element = valueOf(move);
        ask(s, Q['abundance corner'], s.actor);
      },
    },

    'abundance corner': {
      validate: { element: (s) => s.boxes[inBox(ABUNDANCE_BOX, s.element)]! > 0 },
      legal: listVacantCorners,
      answer(s, move, chance) {
        s.boxes[inBox(ABUNDANCE_BOX, s.element)]!--;
        putDisk(s, chance, valueOf(move), s.element);
      },
    },
  },
};
