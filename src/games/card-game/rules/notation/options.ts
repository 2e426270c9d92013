/** The options of a game as text. */
import { type Field, fail, object, required, integer } from '../../../../kit/decode.ts';
import type { Codec } from '../../../../kit/module.ts';
import type { CardTable } from '../card-table.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../components.ts';
import { readCards, writeCards } from '../read-cards.ts';
import { RECONSTRUCTION } from '../reconstruction.ts';
import type { Options } from '../setup.ts';
import { say } from '../sentences.ts';

/** A table of cards as text: its name if it is the default, otherwise the whole table. */
export const cardsText = (cards: string | CardTable): unknown =>
  typeof cards === 'string' ? cards : writeCards(cards);

/** Reads a table of cards; the default if the field is left out. */
export function readCardsField(field: Field | undefined): string | CardTable {
  if (field === undefined || field.value === RECONSTRUCTION.name) return RECONSTRUCTION.name;
  if (typeof field.value === 'string') {
    fail(
      field,
      say`${JSON.stringify(field.value)} is not a table of cards; there is "${RECONSTRUCTION.name}", or a whole table`,
    );
  }
  return readCards(field.value, field.path);
}

export const options: Codec<Options> = {
  write: ({ players, cards }) => ({ players, cards: cardsText(cards) }),
  read(document, path = '') {
    const root: Field = { value: document, path };
    const fields = object(root, ['players', 'cards']);
    return {
      players: integer(required(root, fields, 'players'), MIN_PLAYERS, MAX_PLAYERS),
      cards: readCardsField(fields.cards),
    };
  },
};
