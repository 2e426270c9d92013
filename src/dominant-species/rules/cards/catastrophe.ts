/** Catastrophe: one species survives on a tile, and one dies on each tile around it. */
import { ANIMALS } from '../components.ts';
import { NEIGHBOURS } from '../earth.ts';
import { ANIMAL, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, onTile } from '../state.ts';
import { ask, eliminate, listAnimalsOn, listTiles, speciesOn } from '../table.ts';
import type { Card } from './card.ts';

/** Asks whose species dies on the next tile around the struck one, from the `first` of its neighbours on. */
function askVictimFrom(s: State, first: number): void {
  const around = NEIGHBOURS[s.tile]!;
  for (let i = first; i < around.length; i++) {
    if (speciesOn(s, around[i]!) > 0) {
      s.target = around[i]!;
      ask(s, Q['catastrophe victim'], s.actor);
      return;
    }
  }
}

export const catastrophe: Card = {
  carryOut(s) {
    ask(s, Q['catastrophe tile'], s.actor);
  },

  questions: {
    'catastrophe tile': {
      legal: listTiles,
      answer(s, move) {
        s.tile = valueOf(move);
        if (speciesOn(s, s.tile) > 0) ask(s, Q['catastrophe survivor'], s.actor);
        else askVictimFrom(s, 0);
      },
    },

    'catastrophe survivor': {
      uses: { tile: ['tile', 'hex'] },
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves);
      },
      answer(s, move, dealer) {
        for (let animal = 0; animal < ANIMALS.length; animal++) {
          const surviving = animal === valueOf(move) ? 1 : 0;
          eliminate(s, dealer, animal, s.tile, s.species[onTile(animal, s.tile)]! - surviving);
        }
        askVictimFrom(s, 0);
      },
    },

    'catastrophe victim': {
      uses: { struck: ['tile', 'hex'], tile: ['target', 'hex'] },
      possible: { tile: (s) => NEIGHBOURS[s.tile]!.includes(s.target) },
      legal(s, moves) {
        listAnimalsOn(s, s.target, ANIMAL, moves);
      },
      answer(s, move, dealer) {
        const hex = s.target;
        s.target = NOTHING;
        eliminate(s, dealer, valueOf(move), hex, 1);
        askVictimFrom(s, NEIGHBOURS[s.tile]!.indexOf(hex) + 1);
      },
    },
  },
};
