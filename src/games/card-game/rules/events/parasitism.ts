/** Parasitism: suppress one animal of each opponent, clockwise, passed ones too; then draw 1 card (rules §6). */
import { Q } from '../components.ts';
import type { CardChance } from '../chance.ts';
import type { Effect } from '../effect.ts';
import { type MoveList, valueOf } from '../moves.ts';
import type { State } from '../state.ts';
import { listTargets, targetsFor } from '../suppression.ts';
import { ask, draw, leftOf, suppress } from '../table.ts';

const listOpponents = (s: State, moves: MoveList): void => {
  listTargets(s, moves, undefined, s.opponent);
};

/** Continues from the opponent `s.opponent` until there is a choice, or all have been handled. */
function carryOn(s: State, chance: CardChance): void {
  for (; s.opponent !== s.active; s.opponent = leftOf(s, s.opponent)) {
    const targets = targetsFor(s, listOpponents);
    if (targets.length > 1) {
      ask(s, Q.target);
      return;
    }
    if (targets.length === 1) suppress(s, chance, valueOf(targets.moves[0]!));
  }
  draw(s, chance, s.active, 1);
}

export const parasitism: Effect = {
  carryOut(s, chance) {
    s.opponent = leftOf(s, s.active);
    carryOn(s, chance);
  },

  legal: listOpponents,

  answer(s, move, chance) {
    suppress(s, chance, valueOf(move));
    s.opponent = leftOf(s, s.opponent);
    carryOn(s, chance);
  },
};
