/** Ice Sheet: a Glaciation, mandatory while there is a tile and a tundra tile for it. */
import { valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { glaciate, listGlaciable } from '../tundra.ts';
import { MoveList, ask } from '../pieces.ts';
import { type Card, fromCard } from './card.ts';

export const iceSheet: Card = {
  carryOut(s) {
    const tiles = new MoveList();
    listGlaciable(s, tiles);
    if (tiles.length > 0) ask(s, Q['ice sheet tile'], s.actor);
  },

  questions: {
    'ice sheet tile': {
      legal: listGlaciable,
      answer(s, move, chance) {
        glaciate(s, chance, s.actor, valueOf(move), fromCard(s));
      },
    },
  },
};
