/** The tooltips, loaded when something is first pointed at. */
import type { Explanations } from '../../../table/types.ts';
import { cardOf } from '../rules/cards.ts';
import { ELEMENTS, NOTHING } from '../rules/components.ts';
import { cardsOf, isTenRounds } from '../rules/state.ts';
import { cardParts } from './cards/CardFace.tsx';
import { cardPlace } from './places.ts';
import { outlookOf } from './state/outlook.ts';
import { type Types, wordsFor } from './table.ts';

export const explanations: Explanations<Types> = {
  explain(place, { state, names, words: usual }) {
    const words = wordsFor(usual, state);
    const isTen = isTenRounds(state);
    const [kind, which = ''] = place.split(' ');
    const cards = cardsOf(state);
    switch (kind) {
      case 'card': {
        // A card of the hand is shown above the hand.
        const piece = state.tables.flat().find((each) => cardPlace(cardOf(each), cards) === place);
        if (piece === undefined) return null;
        const { title, text } = cardParts(words, cards, piece);
        return { title, lines: [text], entry: 'animals-and-suppression' };
      }
      case 'element': {
        const element = ELEMENTS.findIndex((name) => name === which);
        const holder = outlookOf(state).control[element]!;
        return {
          title: words.elements[ELEMENTS[element]!](),
          lines: [holder === NOTHING ? words.table.aside() : words.table.controls({ player: names[holder]! })],
          entry: isTen ? 'ten-rounds' : 'element-cards',
        };
      }
      case 'space': {
        const space = Number(which);
        const { draw, discard } = cards.table.track[space - 1]!;
        return {
          title: words.table.track(),
          lines: [words.table.space({ number: space, draw, discard })],
          entry: isTen ? 'ten-rounds' : 'survival',
        };
      }
      default:
        return null;
    }
  },
};
