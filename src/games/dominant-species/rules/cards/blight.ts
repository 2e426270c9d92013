/** Blight: all but one of a tile's elements go. */
import { CORNERS_OF } from '../earth.ts';
import { CORNER, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING } from '../state.ts';
import { ask, listTiles, removeDisk } from '../pieces.ts';
import type { Card } from './card.ts';

export const blight: Card = {
  carryOut(s) {
    ask(s, Q['blight tile'], s.actor);
  },

  questions: {
    'blight tile': {
      legal: listTiles,
      answer(s, move) {
        s.tile = valueOf(move);
        if (CORNERS_OF[s.tile]!.some((corner) => s.disks[corner] !== NOTHING)) ask(s, Q['blight corner'], s.actor);
      },
    },

    'blight corner': {
      legal(s, moves) {
        for (const corner of CORNERS_OF[s.tile]!) if (s.disks[corner] !== NOTHING) moves.add(CORNER + corner);
      },
      answer(s, move, chance) {
        for (const corner of CORNERS_OF[s.tile]!) {
          if (corner !== valueOf(move) && s.disks[corner] !== NOTHING) removeDisk(s, chance, corner);
        }
      },
    },
  },
};
