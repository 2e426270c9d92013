/** Glaciation: the ice spreads to a tile next to it (rules §4.7). */
import { FIRST_SPACE, GLACIATION as PHASE, SPACES_OF } from '../components.ts';
import { FORFEIT, valueOf } from '../moves.ts';
import { ask } from '../pieces.ts';
import { Q } from '../questions.ts';
import { NOTHING } from '../state.ts';
import { glaciate, listGlaciable } from '../tundra.ts';
import type { Section } from './section.ts';

const FIRST = FIRST_SPACE[PHASE]!;
const END = FIRST + SPACES_OF[PHASE]!;

export const glaciation: Section = {
  acting: 1,

  before(s, chance) {
    if (s.display[FIRST] !== NOTHING) return;
    for (let space = FIRST + 1; space < END; space++) {
      const animal = s.display[space]!;
      if (animal !== NOTHING) chance.emit?.({ event: 'waits', animal, space });
    }
  },

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
