/** Recovery: turn none, one or two of your endangered animals healthy; then draw 1 card (rules §6). */
import { Q } from '../components.ts';
import { ENDANGERED } from '../cards.ts';
import type { CardChance } from '../chance.ts';
import type { Effect } from '../effect.ts';
import { DONE, type MoveList, RECOVER, valueOf } from '../moves.ts';
import type { State } from '../state.ts';
import { listEndangered, targetsFor } from '../suppression.ts';
import { ask, draw, placeOnTable } from '../table.ts';

const ANIMALS = 2;

function listAnswers(s: State, moves: MoveList): void {
  listEndangered(s, moves, RECOVER);
  moves.add(DONE);
}

function carryOn(s: State, chance: CardChance): void {
  if (s.left > 0 && targetsFor(s, listAnswers).length > 1) ask(s, Q.recover);
  else draw(s, chance, s.active, 1);
}

export const recovery: Effect = {
  carryOut(s, chance) {
    s.left = ANIMALS;
    carryOn(s, chance);
  },

  legal: listAnswers,

  answer(s, move, chance) {
    if (move === DONE) {
      s.left = 0;
    } else {
      const card = valueOf(move);
      s.tables[s.active]![placeOnTable(s, s.active, card)]! &= ~ENDANGERED;
      s.left--;
      chance.emit?.({ event: 'recovered', player: s.active, card });
    }
    carryOn(s, chance);
  },
};
