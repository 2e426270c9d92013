/** Mass Exodus: you move every species on a tile to the tiles around it. */
import { ANIMALS } from '../components.ts';
import type { Dealer } from '../dealer.ts';
import { NEIGHBOURS } from '../earth.ts';
import { COUNT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, isTile, onTile } from '../state.ts';
import { ask, listTiles, move as moveSpecies, occupies } from '../table.ts';
import type { Card } from './card.ts';

/** The tiles around the one that is left. */
const around = (s: State): number[] => NEIGHBOURS[s.tile]!.filter((hex) => isTile(s, hex));

/** Asks where the next animal's species on the tile go, in food chain order; with one way out there is nothing to ask. */
function askTo(s: State, dealer: Dealer): void {
  const tiles = around(s);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!occupies(s, animal, s.tile)) continue;
    if (tiles.length > 1) {
      s.whose = animal;
      ask(s, Q['mass exodus to'], s.actor);
      return;
    }
    for (const hex of tiles) moveSpecies(s, dealer, animal, s.tile, hex, s.species[onTile(animal, s.tile)]!);
  }
}

export const massExodus: Card = {
  carryOut(s) {
    ask(s, Q['mass exodus tile'], s.actor);
  },

  questions: {
    'mass exodus tile': {
      legal: listTiles,
      answer(s, move, dealer) {
        s.tile = valueOf(move);
        askTo(s, dealer);
      },
    },

    'mass exodus to': {
      uses: { from: ['tile', 'hex'], whose: ['whose', 'animal'] },
      legal(s, moves) {
        for (const hex of around(s)) moves.add(TILE + hex);
      },
      answer(s, move) {
        s.target = valueOf(move);
        ask(s, Q['mass exodus count'], s.actor);
      },
    },

    'mass exodus count': {
      uses: { from: ['tile', 'hex'], whose: ['whose', 'animal'], to: ['target', 'hex'] },
      possible: { to: (s) => around(s).includes(s.target) },
      legal(s, moves) {
        moves.addRange(COUNT, 1, s.species[onTile(s.whose, s.tile)]!);
      },
      answer(s, move, dealer) {
        moveSpecies(s, dealer, s.whose, s.tile, s.target, valueOf(move));
        s.target = NOTHING;
        askTo(s, dealer);
      },
    },
  },
};
