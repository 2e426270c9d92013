/** Symbiotic: you and every animal with fewer elements than yours draw one from the bag. */
import { ANIMALS } from '../components.ts';
import { NOTHING, inPlay } from '../state.ts';
import { addElement, drawElement, elementsHeld, hasRoom } from '../pieces.ts';
import type { Card } from './card.ts';

export const symbiotic: Card = {
  carryOut(s, chance) {
    const own = elementsHeld(s, s.actor);
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      if (!inPlay(s, animal) || !hasRoom(s, animal)) continue;
      if (animal !== s.actor && elementsHeld(s, animal) >= own) continue;
      const element = drawElement(s, chance);
      if (element === NOTHING) return;
      addElement(s, chance, animal, element);
    }
  },
};
