/** Cards, biomes, classes, elements, players and spaces: as text, and back (docs/notation-card-game.md). */
import { type Field, fail, oneOf, text } from '../../../kit/documents/decode.ts';
import { type Named, names, numbers } from '../../../kit/moves.ts';
import { type CardLists, HIDDEN, UNSEEN } from './cards.ts';
import { CLASSES, ELEMENTS, MAX_PLAYERS, MOST_CARDS } from './components.ts';
import { say } from './errors.ts';

/** A card: its id. */
export const card: Named<CardLists, string> = {
  size: MOST_CARDS + 1,
  write: (n, { ids }) => (n === HIDDEN ? UNSEEN : ids[n]!),
  read(field, { ids, table }) {
    if (field.value === UNSEEN) {
      fail(field, say`is a card that was not seen; a position to play from names every card`);
    }
    const n = ids.indexOf(text(field));
    return n >= 0
      ? n
      : fail(
          field,
          say`${JSON.stringify(field.value)} is not a card of "${table.name}"; a card is ${JSON.stringify(ids[0])} or the like`,
        );
  },
};

/** The names of the biomes. */
export const biomeNames = ({ table }: CardLists): string[] => table.biomes.map(({ name }) => name);

/** A biome: its name. */
export const biome: Named<CardLists, string | undefined> = {
  size: 1 << 7,
  write: (n, { table }) => table.biomes[n]?.name,
  read: (field: Field, cards) => oneOf(field, biomeNames(cards), 'a biome'),
};

/** A class of animals. */
export const animalClass = names(CLASSES, 'a class');
/** An element. */
export const element = names(ELEMENTS, 'an element');
/** A player: the number of the seat, from 0. */
export const player = numbers(0, MAX_PLAYERS - 1);
/** A space of the Survival Track, from 1. */
export const space = numbers(1, 99, 1);
