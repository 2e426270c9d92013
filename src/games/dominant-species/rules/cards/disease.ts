/** Disease: every animal with more elements than yours loses an added one of its owner's choice. */
import { ANIMALS, ELEMENTS } from '../components.ts';
import { valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { type Table, held, inPlay } from '../state.ts';
import { ask, elementsHeld, listAdded, loseElement } from '../pieces.ts';
import type { Card } from './card.ts';

const hasAdded = (s: Table, animal: number): boolean =>
  ELEMENTS.some((_, element) => s.added[held(animal, element)]! > 0);

/**
 * Asks the next animal from `first` on down the food chain. Your elements and those of later animals do not change meanwhile, so
 * the animals asked are those that had more when the card started.
 */
function askFrom(s: Table, first: number): void {
  const own = elementsHeld(s, s.actor);
  for (let animal = first; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal) && elementsHeld(s, animal) > own && hasAdded(s, animal)) {
      ask(s, Q['disease element'], animal);
      return;
    }
  }
}

export const disease: Card = {
  carryOut(s) {
    askFrom(s, 0);
  },

  questions: {
    'disease element': {
      asksOthers: true,
      validate: { animal: (s) => s.asked !== s.actor && elementsHeld(s, s.asked) > elementsHeld(s, s.actor) },
      legal(s, moves) {
        listAdded(s, s.asked, moves);
      },
      answer(s, move, chance) {
        loseElement(s, chance, s.asked, valueOf(move));
        askFrom(s, s.asked + 1);
      },
    },
  },
};
