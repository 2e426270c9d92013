/** Abundance, ongoing: choose an element; your animals show two more icons of it (rules §6; counted in `addUp`). */
import { ELEMENTS, Q } from '../components.ts';
import { withElement } from '../cards.ts';
import type { Effect } from '../effect.ts';
import { ELEMENT, valueOf } from '../moves.ts';
import { ask, placeOnTable } from '../table.ts';

export const abundance: Effect = {
  carryOut(s) {
    ask(s, Q.element);
  },

  legal(_s, moves) {
    for (let element = 0; element < ELEMENTS.length; element++) moves.add(ELEMENT | element);
  },

  answer(s, move, chance) {
    const element = valueOf(move);
    s.tables[s.active]![placeOnTable(s, s.active, s.card)] = withElement(s.card, element);
    chance.emit?.({ event: 'abundance', player: s.active, card: s.card, element });
  },
};
