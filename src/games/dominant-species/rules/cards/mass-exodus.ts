/** Mass Exodus: you move every species on a tile to the tiles around it. */
import { ANIMALS } from '../components.ts';
import type { Chance } from '../chance.ts';
import { NEIGHBOURS } from '../earth.ts';
import { COUNT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, isTile, onTile } from '../state.ts';
import { type Asked, ask, listTiles, move as moveSpecies, occupies } from '../pieces.ts';
import type { Card } from './card.ts';

/** The tiles around the one that is left. */
const around = (s: Asked<'mass exodus to'>): number[] => NEIGHBOURS[s.from]!.filter((hex) => isTile(s, hex));

/** Asks where the next animal's species on the tile go, in food chain order; a single way out is not asked about. */
function askTo(s: State, chance: Chance): void {
  const tiles = around(s);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!occupies(s, animal, s.from)) continue;
    if (tiles.length > 1) {
      s.moving = animal;
      ask(s, Q['mass exodus to'], s.actor);
      return;
    }
    for (const hex of tiles) moveSpecies(s, chance, animal, s.from, hex, s.species[onTile(animal, s.from)]!);
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
        s.from = valueOf(move);
        askTo(s, chance);
      },
    },

    'mass exodus to': {
      legal(s, moves) {
        for (const hex of around(s)) moves.add(TILE + hex);
      },
      answer(s, move) {
        s.to = valueOf(move);
        ask(s, Q['mass exodus count'], s.actor);
      },
    },

    'mass exodus count': {
      validate: { to: (s) => around(s).includes(s.to) },
      legal(s, moves) {
        moves.addRange(COUNT, 1, s.species[onTile(s.moving, s.from)]!);
      },
      answer(s, move, chance) {
        moveSpecies(s, chance, s.moving, s.from, s.to, valueOf(move));
        s.to = NOTHING;
        askTo(s, chance);
      },
    },
  },
};
