/** The lessons: the game from its first cube to a whole turn, always as the mammals against birds and reptiles. */
import type { Lesson } from '../../../../kit/learning.ts';
import { cards } from './cards.ts';
import { earth } from './earth.ts';
import { elements } from './elements.ts';
import { endangered } from './endangered.ts';
import { firstTurn } from './first-turn.ts';
import { matching } from './matching.ts';
import { planning } from './planning.ts';
import { reset } from './reset.ts';
import { species } from './species.ts';

export const lessons: readonly Lesson[] = [
  matching,
  endangered,
  planning,
  elements,
  earth,
  species,
  cards,
  reset,
  firstTurn,
];
