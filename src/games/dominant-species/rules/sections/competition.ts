/** Competition: eliminate opposing species (rules §4.11). */
import { ARACHNID, COMPETITION as PHASE, COMPETITION_TERRAINS, FIRST_SPACE } from '../components.ts';
import { HEXES } from '../earth.ts';
import { ANIMAL, DONE, FORFEIT, TILE, valueOf } from '../moves.ts';
import { has } from '../details.ts';
import { Q } from '../questions.ts';
import { NOTHING, type Table, inPlay, onTile, terrainOf } from '../state.ts';
import { type Asked, ask, eliminate, hasOpponent, listAnimalsOn, occupies } from '../pieces.ts';
import type { Section } from './section.ts';

const FIRST = FIRST_SPACE[PHASE]!;

const isContested = (s: Table, hex: number): boolean => occupies(s, s.actor, hex) && hasOpponent(s, s.actor, hex);

/** The terrains that each space reaches, as bits. */
const REACHED = COMPETITION_TERRAINS.map((terrains) => terrains.reduce((bits, terrain) => bits | (1 << terrain), 0));

/** The terrains that the pawn's space reaches and on which it has not struck yet, as bits. */
const open = (s: Asked<'competition tile'>): number => REACHED[s.space - FIRST]! & ~s.struck;

/** Whether the terrains struck so far are among those the space reaches. */
const isStruckPossible = (s: Asked<'competition tile'>): boolean =>
  (s.struck & ~(s.space < FIRST ? 0 : REACHED[s.space - FIRST]!)) === 0;

export const competition: Section = {
  before(s) {
    if (!inPlay(s, ARACHNID)) return;
    s.actor = ARACHNID;
    ask(s, Q['competition arachnid'], ARACHNID);
  },

  act(s) {
    ask(s, Q['competition tile'], s.actor);
  },

  questions: {
    'competition arachnid': {
      validate: { animal: (s) => s.asked === ARACHNID },
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (isContested(s, hex)) moves.add(TILE + hex);
        moves.add(FORFEIT);
      },
      answer(s, move) {
        if (move === FORFEIT) return;
        s.tile = valueOf(move);
        ask(s, Q['competition animal'], s.actor);
      },
    },

    'competition tile': {
      validate: { struck: isStruckPossible },
      legal(s, moves) {
        const terrains = open(s);
        const { species } = s;
        const own = onTile(s.actor, 0);
        for (let hex = 0; hex < HEXES; hex++) {
          if (species[own + hex]! > 0 && has(terrains, terrainOf(s, hex)) && hasOpponent(s, s.actor, hex)) {
            moves.add(TILE + hex);
          }
        }
        moves.add(s.struck === 0 ? FORFEIT : DONE);
      },
      answer(s, move) {
        if (move === FORFEIT || move === DONE) return;
        s.tile = valueOf(move);
        ask(s, Q['competition animal'], s.actor);
      },
    },

    'competition animal': {
      validate: {
        animal: (s) => s.space >= FIRST || s.asked === ARACHNID,
        struck: isStruckPossible,
        tile: (s) => isContested(s, s.tile) && (s.space < FIRST || has(open(s), terrainOf(s, s.tile))),
      },
      legal(s, moves) {
        listAnimalsOn(s, s.tile, ANIMAL, moves, s.actor);
      },
      answer(s, move, chance) {
        eliminate(s, chance, valueOf(move), s.tile, 1);
        if (s.space < FIRST) return;
        s.struck |= 1 << terrainOf(s, s.tile);
        s.tile = NOTHING;
        ask(s, Q['competition tile'], s.actor);
      },
    },
  },
};
