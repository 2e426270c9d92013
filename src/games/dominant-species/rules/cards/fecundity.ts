/** Fecundity: up to one species on each tile you occupy. */
import { HEXES } from '../earth.ts';
import { DONE, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import type { Table } from '../state.ts';
import { ask, occupies, place } from '../pieces.ts';
import type { Card } from './card.ts';

function askTile(s: Table): void {
  if (s.genePool[s.actor]! > 0) ask(s, Q['fecundity tile'], s.actor);
}

export const fecundity: Card = {
  carryOut(s) {
    for (let hex = 0; hex < HEXES; hex++) if (occupies(s, s.actor, hex)) s.tiles[hex] = 1;
    askTile(s);
  },

  questions: {
    'fecundity tile': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0 },
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (s.tiles[hex] === 1) moves.add(TILE + hex);
        moves.add(DONE);
      },
      answer(s, move, chance) {
        if (move === DONE) return;
        s.tiles[valueOf(move)] = 0;
        place(s, chance, s.actor, valueOf(move), 1);
        askTile(s);
      },
    },
  },
};
