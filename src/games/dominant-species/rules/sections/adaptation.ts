/** Adaptation: take an element onto the animal's display (rules §4.2). */
import { ADAPTATION_BOX } from '../components.ts';
import { FORFEIT, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { inBox } from '../state.ts';
import { addElement, ask, hasRoom, listBox } from '../pieces.ts';
import type { Section } from './section.ts';

export const adaptation: Section = {
  act(s) {
    if (hasRoom(s, s.actor)) ask(s, Q['adaptation element'], s.actor);
  },

  questions: {
    'adaptation element': {
      validate: { animal: (s) => hasRoom(s, s.actor) },
      legal(s, moves) {
        listBox(s, ADAPTATION_BOX, moves);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move === FORFEIT) return;
        s.boxes[inBox(ADAPTATION_BOX, valueOf(move))]!--;
        addElement(s, chance, s.actor, valueOf(move));
      },
    },
  },
};
