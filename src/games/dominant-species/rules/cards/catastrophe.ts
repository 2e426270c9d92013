/** Catastrophe: one species survives on a tile, and one dies on each tile around it. */
import { ANIMALS } from '../components.ts';
import { NEIGHBOURS } from '../earth.ts';
import { ANIMAL, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, onTile } from '../state.ts';
import { ask, eliminate, listAnimalsOn, listTiles, speciesOn } from '../pieces.ts';
import type { Card } from './card.ts';

/** Asks whose species dies on the next tile around the epicentre, from the `first` of its neighbours on. */
function askVictimFrom(s: State, first: number): void {
  const around = NEIGHBOURS[s.epicentre]!;
  for (let i = first; i < around.length; i++) {
    if (speciesOn(s, around[i]!) > 0) {
      s.tile = around[i]!;
      ask(s, Q['catastrophe victim'], s.actor);
      return;
    }
  }
}

/** Continues with the tiles around the chosen one. */
function strikeAround(s: State): void {
  s.epicentre = s.tile;
  s.tile = NOTHING;
  askVictimFrom(s, 0);
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
        else strikeAround(s);
      },
    },

    'catastrophe survivor': {
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves);
      },
      answer(s, move, chance) {
        for (let animal = 0; animal < ANIMALS.length; animal++) {
          const surviving = animal === valueOf(move) ? 1 : 0;
          eliminate(s, chance, animal, s.tile, s.species[onTile(animal, s.tile)]! - surviving);
        }
        strikeAround(s);
      },
    },

    'catastrophe victim': {
      validate: { tile: (s) => NEIGHBOURS[s.epicentre]!.includes(s.tile) },
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves);
      },
      answer(s, move, chance) {
        const hex = s.tile;
        s.tile = NOTHING;
        eliminate(s, chance, valueOf(move), hex, 1);
        askVictimFrom(s, NEIGHBOURS[s.epicentre]!.indexOf(hex) + 1);
      },
    },
  },
};
