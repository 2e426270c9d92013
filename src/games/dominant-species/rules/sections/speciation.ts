/** Speciation: new species on the tiles around an element (rules §4.8). */
import { FIRST_SPACE, INSECT, SPECIATION as PHASE, SPECIATION_ELEMENTS, SPECIATION_LIMIT } from '../components.ts';
import { HEXES, HEXES_AT } from '../earth.ts';
import { COUNT, DONE, FORFEIT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, inPlay, isTile, terrainOf } from '../state.ts';
import { ask, listDisks, listTiles, place } from '../pieces.ts';
import type { Section } from './section.ts';

export const speciation: Section = {
  act(s) {
    if (s.genePool[s.actor]! > 0) ask(s, Q['speciation corner'], s.actor);
  },

  after(s) {
    if (!inPlay(s, INSECT) || s.genePool[INSECT] === 0) return;
    s.actor = INSECT;
    ask(s, Q['speciation insect'], INSECT);
  },

  questions: {
    'speciation corner': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0 },
      legal(s, moves) {
        const element = SPECIATION_ELEMENTS[s.space - FIRST_SPACE[PHASE]!]!;
        listDisks(s, element, moves);
        moves.add(FORFEIT);
      },
      answer(s, move) {
        if (move === FORFEIT) return;
        for (const hex of HEXES_AT[valueOf(move)]!) if (isTile(s, hex)) s.tiles[hex] = 1;
        ask(s, Q['speciation tile'], s.actor);
      },
    },

    'speciation tile': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0 },
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (s.tiles[hex] === 1) moves.add(TILE + hex);
        moves.add(DONE);
      },
      answer(s, move) {
        if (move === DONE) return;
        s.tile = valueOf(move);
        s.tiles[s.tile] = 0;
        ask(s, Q['speciation count'], s.actor);
      },
    },

    'speciation count': {
      legal(s, moves) {
        const limit = SPECIATION_LIMIT[terrainOf(s, s.tile)]!;
        moves.addRange(COUNT, 1, Math.min(limit, s.genePool[s.actor]!));
      },
      answer(s, move, chance) {
        place(s, chance, s.actor, s.tile, valueOf(move));
        s.tile = NOTHING;
        if (s.genePool[s.actor]! > 0) ask(s, Q['speciation tile'], s.actor);
      },
    },

    'speciation insect': {
      validate: { animal: (s) => s.asked === INSECT && s.genePool[INSECT]! > 0 },
      legal(s, moves) {
        listTiles(s, moves);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move !== FORFEIT) place(s, chance, INSECT, valueOf(move), 1);
      },
    },
  },
};
