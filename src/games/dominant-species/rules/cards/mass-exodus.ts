/** Mass Exodus: you move every species on a tile to the tiles around it. */
import { ANIMALS } from '../components.ts';
import type { Chance } from '../chance.ts';
import { NEIGHBOURS } from '../earth.ts';
import { COUNT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, isTile, onTile } from '../state.ts';
import { ask, listTiles, move as moveSpecies, occupies } from '../pieces.ts';
import type { Card } from './card.ts';

/** The tile that is left. */
const left = (s: State): number => s.tile;
/** The tile that species move to. */
const to = (s: State): number => s.target;
/** The animal whose species move now. */
const moving = (s: State): number => s.whose;

/** The tiles around the one that is left. */
const around = (s: State): number[] => NEIGHBOURS[left(s)]!.filter((hex) => isTile(s, hex));

/** Asks where the next animal's species on the tile go, in food chain order; with one way out there is nothing to ask. */
function askTo(s: State, chance: Chance): void {
  const tiles = around(s);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!occupies(s, animal, left(s))) continue;
    if (tiles.length > 1) {
      s.whose = animal;
      ask(s, Q['mass exodus to'], s.actor);
      return;
    }
    for (const hex of tiles) moveSpecies(s, chance, animal, left(s), hex, s.species[onTile(animal, left(s))]!);
  }
}

export const massExodus: Card = {
  carryOut(s) {
    ask(s, Q['mass exodus tile'], s.actor);
  },

  questions: {
    'mass exodus tile': {
      legal: listTiles,
      answer(s, move, chance) {
        s.tile = valueOf(move);
        askTo(s, chance);
      },
    },

    'mass exodus to': {
      context: { from: ['tile', 'hex'], whose: ['whose', 'animal'] },
      legal(s, moves) {
        for (const hex of around(s)) moves.add(TILE + hex);
      },
      answer(s, move) {
        s.target = valueOf(move);
        ask(s, Q['mass exodus count'], s.actor);
      },
    },

    'mass exodus count': {
      context: { from: ['tile', 'hex'], whose: ['whose', 'animal'], to: ['target', 'hex'] },
      validate: { to: (s) => around(s).includes(to(s)) },
      legal(s, moves) {
        moves.addRange(COUNT, 1, s.species[onTile(moving(s), left(s))]!);
      },
      answer(s, move, chance) {
        moveSpecies(s, chance, moving(s), left(s), to(s), valueOf(move));
        s.target = NOTHING;
        askTo(s, chance);
      },
    },
  },
};
