/** Mass Exodus: you move every species on a tile to the tiles around it. */
import { ANIMALS } from '../components.ts';
import { NEIGHBOURS } from '../earth.ts';
import { COUNT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, isTile, onTile } from '../state.ts';
import { ask, listTiles, move as moveSpecies, occupies } from '../table.ts';
import type { Card } from './card.ts';

/** Asks where the next animal's species on the tile go, in food chain order. */
function askTo(s: State): void {
  s.whose = ANIMALS.findIndex((_, animal) => occupies(s, animal, s.tile));
  if (s.whose !== NOTHING && NEIGHBOURS[s.tile]!.some((hex) => isTile(s, hex))) ask(s, Q['mass exodus to'], s.actor);
}

export const massExodus: Card = {
  carryOut(s) {
    ask(s, Q['mass exodus tile'], s.actor);
  },

  questions: {
    'mass exodus tile': {
      legal: listTiles,
      answer(s, move) {
        s.tile = valueOf(move);
        askTo(s);
      },
    },

    'mass exodus to': {
      uses: { from: ['tile', 'hex'], whose: ['whose', 'animal'] },
      legal(s, moves) {
        for (const hex of NEIGHBOURS[s.tile]!) if (isTile(s, hex)) moves.add(TILE + hex);
      },
      answer(s, move) {
        s.target = valueOf(move);
        ask(s, Q['mass exodus count'], s.actor);
      },
    },

    'mass exodus count': {
      uses: { from: ['tile', 'hex'], whose: ['whose', 'animal'], to: ['target', 'hex'] },
      legal(s, moves) {
        moves.addRange(COUNT, 1, s.species[onTile(s.whose, s.tile)]!);
      },
      answer(s, move, dealer) {
        moveSpecies(s, dealer, s.whose, s.tile, s.target, valueOf(move));
        s.target = NOTHING;
        askTo(s);
      },
    },
  },
};
