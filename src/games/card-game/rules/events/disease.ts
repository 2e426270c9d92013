/** Disease: choose a class; suppress every animal of it, yours too (rules §6). */
import { CLASSES, Q } from '../components.ts';
import { cardOf } from '../cards.ts';
import type { CardChance } from '../chance.ts';
import type { Effect } from '../effect.ts';
import { CLASS, type MoveList, valueOf } from '../moves.ts';
import { type State, cardsOf } from '../state.ts';
import { targetsFor } from '../suppression.ts';
import { ask, isProtected, suppress } from '../table.ts';

/** Lists the classes with an animal that can be suppressed. */
function listClasses(s: State, moves: MoveList): void {
  const { classOf } = cardsOf(s);
  let classes = 0;
  for (let player = 0; player < s.tables.length; player++) {
    const table = s.tables[player]!;
    if (table.length === 0 || isProtected(s, player)) continue;
    for (const piece of table) {
      const itsClass = classOf[cardOf(piece)]!;
      if (itsClass >= 0) classes |= 1 << itsClass;
    }
  }
  for (let each = 0; each < CLASSES.length; each++) if ((classes >> each) & 1) moves.add(CLASS | each);
}

function suppressAll(s: State, chance: CardChance, ofClass: number): void {
  const { classOf } = cardsOf(s);
  chance.emit?.({ event: 'class', player: s.active, card: s.card, class: ofClass });
  for (let player = 0; player < s.tables.length; player++) {
    if (isProtected(s, player)) continue;
    const struck = s.tables[player]!.filter((piece) => classOf[cardOf(piece)] === ofClass);
    for (const piece of struck) suppress(s, chance, cardOf(piece));
  }
}

export const disease: Effect = {
  carryOut(s, chance) {
    const classes = targetsFor(s, listClasses);
    if (classes.length > 1) ask(s, Q.class);
    else if (classes.length === 1) suppressAll(s, chance, valueOf(classes.moves[0]!));
  },

  legal: listClasses,

  answer(s, move, chance) {
    suppressAll(s, chance, valueOf(move));
  },
};
