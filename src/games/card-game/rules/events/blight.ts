/** Blight: set one controlled Element card aside, uncontrolled; then draw 1 card (rules §6). */
import { ELEMENTS, NOTHING, Q } from '../components.ts';
import type { CardChance } from '../chance.ts';
import { setAside } from '../control.ts';
import type { Effect } from '../effect.ts';
import { ELEMENT, type Move, type MoveList, valueOf } from '../moves.ts';
import type { State } from '../state.ts';
import { targetsFor } from '../suppression.ts';
import { ask, draw } from '../table.ts';

function listControlled(s: State, moves: MoveList): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (s.control[element] !== NOTHING) moves.add(ELEMENT | element);
  }
}

function answer(s: State, move: Move, chance: CardChance): void {
  setAside(s, chance, valueOf(move));
  draw(s, chance, s.active, 1);
}

export const blight: Effect = {
  carryOut(s, chance) {
    const elements = targetsFor(s, listControlled);
    if (elements.length > 1) ask(s, Q.element);
    else if (elements.length === 1) answer(s, elements.moves[0]!, chance);
    else draw(s, chance, s.active, 1);
  },
  legal: listControlled,
  answer,
};
