/** Names for the numbers of events. */
import { HIDDEN } from '../../rules/cards.ts';
import { CLASSES, ELEMENTS } from '../../rules/components.ts';
import { cardName } from '../cards/CardFace.tsx';
import type { Namer, Words } from '../locales/locale.ts';
import { cardsOf } from '../../rules/state.ts';
import { type Table, biomeName } from '../table.ts';

export const namer = (words: Words, { state, names }: Pick<Table, 'state' | 'names'>): Namer => ({
  player: (seat) => names[seat] ?? '',
  card: (card) => (card === HIDDEN ? words.log.aCard : cardName(words, cardsOf(state), card)),
  biome: (biome) => biomeName({ state, words }, biome),
  element: (element) => words.elements[ELEMENTS[element]!],
  animalClass: (number) => words.classes[CLASSES[number]!],
});
