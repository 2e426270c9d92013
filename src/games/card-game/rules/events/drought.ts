/** Drought, ongoing: choose an element of the biome, which nobody scores this round; then draw 1 card (rules §13.2). */
import { ELEMENTS, Q } from '../components.ts';
import { withElement } from '../cards.ts';
import type { CardChance } from '../chance.ts';
import type { Effect } from '../effect.ts';
import { ELEMENT, type Move, type MoveList, valueOf } from '../moves.ts';
import { type State, cardsOf } from '../state.ts';
import { targetsFor } from '../suppression.ts';
import { ask, draw, isDry, placeOnTable } from '../table.ts';

/** The elements of the biome that no Drought in play names. */
export function listWet(s: State, moves: MoveList): void {
  const icons = cardsOf(s).biomeIcons[s.biome]!;
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (icons[element]! > 0 && !isDry(s, element)) moves.add(ELEMENT | element);
  }
}

function answer(s: State, move: Move, chance: CardChance): void {
  const element = valueOf(move);
  s.tables[s.active]![placeOnTable(s, s.active, s.card)] = withElement(s.card, element);
  chance.emit?.({ event: 'abundance', player: s.active, card: s.card, element });
  draw(s, chance, s.active, 1);
}

export const drought: Effect = {
  carryOut(s, chance) {
    const elements = targetsFor(s, listWet);
    if (elements.length > 1) ask(s, Q.element);
    else if (elements.length === 1) answer(s, elements.moves[0]!, chance);
    else draw(s, chance, s.active, 1);
  },
  legal: listWet,
  answer,
};
