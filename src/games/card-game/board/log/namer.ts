/** Names for the numbers of events. */
import { HIDDEN } from '../../rules/cards.ts';
import { CLASSES, ELEMENTS } from '../../rules/components.ts';
import { cardName } from '../cards/CardFace.tsx';
import type { Namer, Words } from '../locales/locale.ts';
import type { Table } from '../state/table.ts';

export const namer = (
  words: Words,
  { cards, names, biomeName }: Pick<Table, 'cards' | 'names' | 'biomeName'>,
): Namer => ({
  player: (seat) => names[seat] ?? '',
  card: (card) => (card === HIDDEN ? words.log.aCard : cardName(words, cards, card)),
  biome: biomeName,
  element: (element) => words.elements[ELEMENTS[element]!],
  animalClass: (number) => words.classes[CLASSES[number]!],
});
