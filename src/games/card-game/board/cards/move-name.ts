/** A move in words, for a list or a label. */
import { CLASSES, ELEMENTS } from '../../rules/components.ts';
import type { CardLists } from '../../rules/cards.ts';
import { MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { cardName } from './CardFace.tsx';
import type { Words } from '../words.ts';

/** What a move does, in a few words: "play Otter". */
export function moveName(words: Words, cards: CardLists, move: Move): string {
  const kind = MOVE_KINDS[kindOf(move)]!;
  const value = valueOf(move);
  switch (kind) {
    case 'class':
      return words.classes[CLASSES[value]!]();
    case 'element':
      return words.elements[ELEMENTS[value]!]();
    case 'pass':
      return words.bar.pass();
    case 'done':
      return words.bar.done();
    default:
      return words.moves[kind]({ card: cardName(words, cards, value) });
  }
}
