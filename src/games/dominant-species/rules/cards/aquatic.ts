/** Aquatic: an element by the water, then up to 4 species there. */
import { SEA, WETLAND } from '../components.ts';
import { CORNERS, HEXES, HEXES_AT } from '../earth.ts';
import { CORNER, COUNT, DONE, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type Table, sum, terrainOf } from '../state.ts';
import { ask, listBag, place, putDisk } from '../pieces.ts';
import type { Card } from './card.ts';

const SPECIES = 4;

const isWater = (s: Table, hex: number): boolean => terrainOf(s, hex) === SEA || terrainOf(s, hex) === WETLAND;

const isWaterside = (s: Table, corner: number): boolean =>
  s.disks[corner] === NOTHING && HEXES_AT[corner]!.some((hex) => isWater(s, hex));

function hasVacantWaterside(s: Table): boolean {
  for (let corner = 0; corner < CORNERS; corner++) if (isWaterside(s, corner)) return true;
  return false;
}

/** Asks for a tile if species can be put on one. */
function offerTiles(s: Table): void {
  if (s.genePool[s.actor]! > 0) ask(s, Q['aquatic tile'], s.actor);
}

export const aquatic: Card = {
  carryOut(s) {
    if (sum(s.bag) > 0 && hasVacantWaterside(s)) ask(s, Q['aquatic element'], s.actor);
    else offerTiles(s);
  },

  questions: {
    'aquatic element': {
      legal: listBag,
      answer(s, move) {
        s.element = valueOf(move);
        ask(s, Q['aquatic corner'], s.actor);
      },
    },

    'aquatic corner': {
      validate: { element: (s) => s.bag[s.element]! > 0 },
      legal(s, moves) {
        for (let corner = 0; corner < CORNERS; corner++) if (isWaterside(s, corner)) moves.add(CORNER + corner);
      },
      answer(s, move, chance) {
        s.corner = valueOf(move);
        s.bag[s.element]!--;
        putDisk(s, chance, s.corner, s.element);
        s.element = NOTHING;
        offerTiles(s);
      },
    },

    'aquatic tile': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0 },

      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) {
          if (isWater(s, hex) && (s.corner === NOTHING || HEXES_AT[s.corner]!.includes(hex))) moves.add(TILE + hex);
        }
        moves.add(DONE);
      },
      answer(s, move) {
        if (move === DONE) return;
        s.corner = NOTHING;
        s.tile = valueOf(move);
        ask(s, Q['aquatic count'], s.actor);
      },
    },

    'aquatic count': {
      legal(s, moves) {
        moves.addRange(COUNT, 1, Math.min(SPECIES, s.genePool[s.actor]!));
      },
      answer(s, move, chance) {
        place(s, chance, s.actor, s.tile, valueOf(move));
      },
    },
  },
};
