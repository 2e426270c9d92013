/** Catastrophe: one species survives on a tile, and one dies on each tile around it. */
import { ANIMALS } from '../components.ts';
import { NEIGHBOURS } from '../earth.ts';
import { ANIMAL, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, onTile } from '../state.ts';
import { ask, eliminate, listAnimalsOn, listTiles, speciesOn } from '../pieces.ts';
import type { Card } from './card.ts';

/** The tile that was struck. */
const struck = (s: State): number => s.tile;
/** The tile beside it on which a species dies now. */
const besideIt = (s: State): number => s.target;

/** Asks whose species dies on the next tile around the struck one, from the `first` of its neighbours on. */
function askVictimFrom(s: State, first: number): void {
  const around = NEIGHBOURS[struck(s)]!;
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
        if (speciesOn(s, struck(s)) > 0) ask(s, Q['catastrophe survivor'], s.actor);
        else askVictimFrom(s, 0);
      },
    },

    'catastrophe survivor': {
      context: { tile: ['tile', 'hex'] },
      legal(s, moves) {
        listAnimalsOn(s, struck(s), ANIMAL, moves);
      },
      answer(s, move, chance) {
        for (let animal = 0; animal < ANIMALS.length; animal++) {
          const surviving = animal === valueOf(move) ? 1 : 0;
          eliminate(s, chance, animal, struck(s), s.species[onTile(animal, struck(s))]! - surviving);
        }
        askVictimFrom(s, 0);
      },
    },

    'catastrophe victim': {
      context: { struck: ['tile', 'hex'], tile: ['target', 'hex'] },
      validate: { tile: (s) => NEIGHBOURS[struck(s)]!.includes(besideIt(s)) },
      legal(s, moves) {
        listAnimalsOn(s, besideIt(s), ANIMAL, moves);
      },
      answer(s, move, chance) {
        const hex = besideIt(s);
        s.target = NOTHING;
        eliminate(s, chance, valueOf(move), hex, 1);
        askVictimFrom(s, NEIGHBOURS[struck(s)]!.indexOf(hex) + 1);
      },
    },
  },
};
