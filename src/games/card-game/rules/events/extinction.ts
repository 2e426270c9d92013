/** Extinction: eliminate one animal, anyone's, healthy or endangered, outright (rules §6). */
import { Q } from '../components.ts';
import type { Effect } from '../effect.ts';
import { valueOf } from '../moves.ts';
import { listTargets, targetsFor } from '../suppression.ts';
import { ask, suppress } from '../table.ts';

export const extinction: Effect = {
  carryOut(s, chance) {
    const targets = targetsFor(s, listTargets);
    if (targets.length > 1) ask(s, Q.target);
    else if (targets.length === 1) suppress(s, chance, valueOf(targets.moves[0]!), true);
  },

  legal: listTargets,

  answer(s, move, chance) {
    suppress(s, chance, valueOf(move), true);
  },
};
