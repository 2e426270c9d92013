/** Wanderlust: earth grows by a tile, and animals wander onto it (rules §4.9). `tile` is the new tile. */
import { ANIMALS, STACKS, WANDERLUST_BOX } from '../components.ts';
import type { Chance } from '../chance.ts';
import { CORNERS_OF, HEXES, NEIGHBOURS } from '../earth.ts';
import { CORNER, COUNT, DONE, FORFEIT, STACK, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, type Table, inBox, isTile, onTile } from '../state.ts';
import {
  ask,
  gainBonus,
  isBoxEmpty,
  isVacantCorner,
  listBox,
  move as moveSpecies,
  occupies,
  putDisk,
} from '../pieces.ts';
import type { Section } from './section.ts';

/** Tiles next to a hex. */
export function tilesAround(s: Table, hex: number): number {
  const near = NEIGHBOURS[hex]!;
  let count = 0;
  for (let i = 0; i < near.length; i++) if (isTile(s, near[i]!)) count++;
  return count;
}

function isFree(s: Table, hex: number): boolean {
  if (isTile(s, hex)) return false;
  const near = NEIGHBOURS[hex]!;
  for (let i = 0; i < near.length; i++) if (isTile(s, near[i]!)) return true;
  return false;
}

function hasVacantCornerAround(s: Table, hex: number): boolean {
  for (const corner of CORNERS_OF[hex]!) if (isVacantCorner(s, corner)) return true;
  return false;
}

/** Asks the animals from `first` on down the food chain whether they move onto the new tile. */
function invite(s: State, first: number): void {
  for (let animal = first; animal < ANIMALS.length; animal++) {
    for (const neighbour of NEIGHBOURS[s.tile]!) {
      if (occupies(s, animal, neighbour)) {
        ask(s, Q['wanderlust from'], animal);
        return;
      }
    }
  }
}

function scoreAndInvite(s: State, chance: Chance): void {
  gainBonus(s, chance, s.actor, tilesAround(s, s.tile), 'wanderlust', s.tile);
  invite(s, 0);
}

export const wanderlust: Section = {
  act(s) {
    for (let hex = 0; hex < HEXES; hex++) {
      if (isFree(s, hex)) {
        ask(s, Q['wanderlust stack'], s.actor);
        return;
      }
    }
  },

  questions: {
    'wanderlust stack': {
      legal(s, moves) {
        for (let stack = 0; stack < STACKS; stack++) if (s.faceUp[stack] !== NOTHING) moves.add(STACK + stack);
        moves.add(FORFEIT);
      },
      answer(s, move) {
        if (move === FORFEIT) return;
        s.stack = valueOf(move);
        ask(s, Q['wanderlust hex'], s.actor);
      },
    },

    'wanderlust hex': {
      validate: { stack: (s) => s.faceUp[s.stack] !== NOTHING },
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (isFree(s, hex)) moves.add(TILE + hex);
      },
      answer(s, move, chance) {
        s.tile = valueOf(move);
        s.terrain[s.tile] = s.faceUp[s.stack]!;
        s.faceUp[s.stack] = NOTHING;
        s.stack = NOTHING;
        chance.emit?.({ event: 'tile', hex: s.tile, terrain: s.terrain[s.tile]! });
        if (!isBoxEmpty(s, WANDERLUST_BOX) && hasVacantCornerAround(s, s.tile)) {
          ask(s, Q['wanderlust element'], s.actor);
        } else {
          scoreAndInvite(s, chance);
        }
      },
    },

    'wanderlust element': {
      legal(s, moves) {
        listBox(s, WANDERLUST_BOX, moves);
        moves.add(DONE);
      },
      answer(s, move, chance) {
        if (move === DONE) {
          scoreAndInvite(s, chance);
        } else {
          s.element = valueOf(move);
          ask(s, Q['wanderlust corner'], s.actor);
        }
      },
    },

    'wanderlust corner': {
      validate: { element: (s) => s.boxes[inBox(WANDERLUST_BOX, s.element)]! > 0 },

      legal(s, moves) {
        for (const corner of CORNERS_OF[s.tile]!) if (isVacantCorner(s, corner)) moves.add(CORNER + corner);
      },
      answer(s, move, chance) {
        s.boxes[inBox(WANDERLUST_BOX, s.element)]!--;
        putDisk(s, chance, valueOf(move), s.element);
        s.element = NOTHING;
        scoreAndInvite(s, chance);
      },
    },

    'wanderlust from': {
      asksOthers: true,
      legal(s, moves) {
        for (const neighbour of NEIGHBOURS[s.tile]!) if (occupies(s, s.asked, neighbour)) moves.add(TILE + neighbour);
        moves.add(DONE);
      },
      answer(s, move) {
        if (move === DONE) {
          invite(s, s.asked + 1);
        } else {
          s.from = valueOf(move);
          ask(s, Q['wanderlust count'], s.asked);
        }
      },
    },

    'wanderlust count': {
      asksOthers: true,
      validate: { from: (s) => NEIGHBOURS[s.tile]!.includes(s.from) },

      legal(s, moves) {
        moves.addRange(COUNT, 1, s.species[onTile(s.asked, s.from)]!);
      },
      answer(s, move, chance) {
        moveSpecies(s, chance, s.asked, s.from, s.tile, valueOf(move));
        s.from = NOTHING;
        invite(s, s.asked);
      },
    },
  },
};
