/** Pack Hunting, ongoing: your food chain total is 7 higher (rules §6; counted in `addUp`). */
import type { Effect } from '../effect.ts';

export const packHunting: Effect = {
  carryOut() {
    // It works while it lies on the table.
  },
};
