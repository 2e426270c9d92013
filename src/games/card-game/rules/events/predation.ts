/** Predation: suppress two different animals, anyone's (rules §6). */
import { NOTHING, Q } from '../components.ts';
import type { Effect } from '../effect.ts';
import { valueOf } from '../moves.ts';
import { listTargets, targetsFor } from '../suppression.ts';
import { ask, suppress } from '../table.ts';

const ANIMALS = 2;

export const predation: Effect = {
  carryOut(s, chance) {
    const targets = targetsFor(s, listTargets);
    s.left = ANIMALS;
    if (targets.length > ANIMALS) ask(s, Q.target);
    else for (let i = 0; i < targets.length; i++) suppress(s, chance, valueOf(targets.moves[i]!));
  },

  legal: listTargets,

  answer(s, move, chance) {
    suppress(s, chance, valueOf(move));
    s.left--;
    // There were at least three, and two are left to choose from.
    if (s.chosen === NOTHING) {
      s.chosen = valueOf(move);
      ask(s, Q.target);
    }
  },
};
