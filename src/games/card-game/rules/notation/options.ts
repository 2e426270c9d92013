/** The options of a game as text. */
import { type Field, fail, object, oneOf, required, integer } from '../../../../kit/documents/decode.ts';
import type { Codec } from '../../../../kit/module.ts';
import type { CardTable } from '../card-table.ts';
import { EDITIONS, type Edition, MAX_PLAYERS, MIN_PLAYERS } from '../components.ts';
import { readCards, writeCards } from '../read-cards.ts';
import { listsOf } from '../cards.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../reconstruction.ts';
import type { Options } from '../setup.ts';
import { say } from '../errors.ts';

/** A table of cards as text: its name if it is the default, otherwise the whole table. */
export const cardsText = (cards: string | CardTable): unknown =>
  typeof cards === 'string' ? cards : writeCards(cards);

/** The default table of cards, by edition. */
export const DEFAULT_CARDS: Readonly<Record<Edition, string>> = {
  'twelve rounds': RECONSTRUCTION.name,
  'ten rounds': TEN_ROUNDS.name,
};

/** The edition as text; left out for twelve rounds, as texts were before there was another. */
export const editionText = (cards: string | CardTable): { edition?: Edition } =>
  listsOf(cards).edition === 'ten rounds' ? { edition: 'ten rounds' } : {};

/** Reads a table of cards, which must be for the edition; by default that edition's own. */
export function readCardsField(field: Field | undefined, editionField: Field | undefined): string | CardTable {
  const edition = editionField ? EDITIONS[oneOf(editionField, EDITIONS, 'an edition')]! : 'twelve rounds';
  const name = DEFAULT_CARDS[edition];
  if (field === undefined || field.value === name) return name;
  if (typeof field.value === 'string') {
    fail(field, say`${JSON.stringify(field.value)} is not a table of cards; there is "${name}", or a whole table`);
  }
  const table = readCards(field.value, field.path);
  const its = table.edition ?? 'twelve rounds';
  return its === edition ? table : fail(field, say`is for "${its}", not for "${edition}"`);
}

export const options: Codec<Options> & { readonly allowed: Readonly<Record<string, string>> } = {
  allowed: {
    edition: EDITIONS.map((each) => `"${each}"`).join(' or '),
    cards: `"${RECONSTRUCTION.name}", "${TEN_ROUNDS.name}" or a whole table of cards`,
  },
  write: ({ players, cards }) => ({ players, ...editionText(cards), cards: cardsText(cards) }),
  read(document, path = '') {
    const root: Field = { value: document, path };
    const fields = object(root, ['players', 'edition', 'cards']);
    return {
      players: integer(required(root, fields, 'players'), MIN_PLAYERS, MAX_PLAYERS),
      cards: readCardsField(fields.cards, fields.edition),
    };
  },
};
