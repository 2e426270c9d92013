/** Hibernation: up to 5 eliminated species come back to one tile, safe from extinction this turn. */
import { COUNT, DONE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { onTile } from '../state.ts';
import { ask, listTiles } from '../pieces.ts';
import type { Card } from './card.ts';

const SPECIES = 5;

export const hibernation: Card = {
  carryOut(s) {
    if (s.eliminated[s.actor]! > 0) ask(s, Q['hibernation tile'], s.actor);
  },

  questions: {
    'hibernation tile': {
      legal(s, moves) {
        listTiles(s, moves);
        moves.add(DONE);
      },
      answer(s, move) {
        if (move === DONE) return;
        s.tile = valueOf(move);
        ask(s, Q['hibernation count'], s.actor);
      },
    },

    'hibernation count': {
      legal(s, moves) {
        moves.addRange(COUNT, 1, Math.min(SPECIES, s.eliminated[s.actor]!));
      },
      answer(s, move, chance) {
        const count = valueOf(move);
        s.eliminated[s.actor]! -= count;
        s.species[onTile(s.actor, s.tile)]! += count;
        s.hibernating[onTile(s.actor, s.tile)]! += count;
        chance.emit?.({ event: 'hibernated', animal: s.actor, hex: s.tile, count });
      },
    },
  },
};
