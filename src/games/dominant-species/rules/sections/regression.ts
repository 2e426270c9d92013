/** Regression: every animal loses added elements of the types in the box, save those it protects (rules §4.3). */
import { ANIMALS, ELEMENTS, FIRST_SPACE, REGRESSION, REGRESSION_BOX, REPTILE, SPACES_OF } from '../components.ts';
import type { Chance } from '../chance.ts';
import { ELEMENT, valueOf } from '../moves.ts';
import { has } from '../details.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, type Table, held, inBox, inPlay } from '../state.ts';
import { ask, loseElement } from '../pieces.ts';
import type { Section } from './section.ts';

const FIRST = FIRST_SPACE[REGRESSION]!;
const END = FIRST + SPACES_OF[REGRESSION]!;

/** Whether an animal would lose an element of this type: the box has it, and the animal has one beyond its default ones. */
export const isThreatened = (s: Table, animal: number, element: number): boolean =>
  s.boxes[inBox(REGRESSION_BOX, element)]! > 0 && s.added[held(animal, element)]! > 0;

/** Protections of an animal: one for each pawn here, and the reptile's free one. */
export function protections(s: Table, animal: number): number {
  let count = animal === REPTILE ? 1 : 0;
  for (let space = FIRST; space < END; space++) if (s.display[space] === animal) count++;
  return count;
}

function loseUnprotected(s: State, chance: Chance, animal: number, kept: number): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (isThreatened(s, animal, element) && !has(kept, element)) loseElement(s, chance, animal, element);
  }
}

/** Settles the animals from `first` on down the food chain; the pawns return after the last. */
function settle(s: State, chance: Chance, first: number): void {
  for (let animal = first; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    let threatened = 0;
    for (let element = 0; element < ELEMENTS.length; element++) if (isThreatened(s, animal, element)) threatened++;
    const kept = protections(s, animal);
    if (kept >= threatened) continue;
    if (kept === 0) {
      loseUnprotected(s, chance, animal, 0);
      continue;
    }
    s.protectionsLeft = kept;
    s.protected = 0;
    ask(s, Q['regression element'], animal);
    return;
  }
  for (let space = FIRST; space < END; space++) {
    if (s.display[space] === NOTHING) continue;
    s.hand[s.display[space]!]!++;
    s.display[space] = NOTHING;
  }
}

export const regression: Section = {
  // Pawns here are not actions of their own: they return to hand before the pass.
  before(s, chance) {
    settle(s, chance, 0);
  },

  questions: {
    'regression element': {
      validate: {
        protectionsLeft: (s) =>
          s.protectionsLeft > 0 &&
          s.protectionsLeft + ELEMENTS.filter((_, element) => has(s.protected, element)).length ===
            protections(s, s.asked),
      },
      legal(s, moves) {
        for (let element = 0; element < ELEMENTS.length; element++) {
          if (isThreatened(s, s.asked, element) && !has(s.protected, element)) moves.add(ELEMENT + element);
        }
      },
      answer(s, move, chance) {
        s.protected |= 1 << valueOf(move);
        s.protectionsLeft--;
        if (s.protectionsLeft > 0) {
          ask(s, Q['regression element'], s.asked);
        } else {
          loseUnprotected(s, chance, s.asked, s.protected);
          settle(s, chance, s.asked + 1);
        }
      },
    },
  },
};
