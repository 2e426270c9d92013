/** Evolution: up to two opponents each lose a species, and yours take their places. */
import { ANIMALS } from '../components.ts';
import { HEXES } from '../earth.ts';
import { ANIMAL, DONE, TILE, valueOf } from '../moves.ts';
import { has } from '../details.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State } from '../state.ts';
import { type Asked, ask, eliminate, occupies, place } from '../pieces.ts';
import type { Card } from './card.ts';

const ANIMALS_REPLACED = 2;

/** Whether an animal on a tile can still be replaced: an opponent that has not been replaced yet. */
const isReplaceable = (s: Asked<'evolution tile'>, animal: number, hex: number): boolean =>
  animal !== s.actor && !has(s.replaced, animal) && occupies(s, animal, hex);

const replaced = (s: Asked<'evolution tile'>): number => ANIMALS.filter((_, animal) => has(s.replaced, animal)).length;

function askTile(s: State): void {
  if (s.genePool[s.actor]! > 0 && replaced(s) < ANIMALS_REPLACED) ask(s, Q['evolution tile'], s.actor);
}

export const evolution: Card = {
  carryOut: askTile,

  questions: {
    'evolution tile': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0, replaced: (s) => replaced(s) < ANIMALS_REPLACED },
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) {
          for (let animal = 0; animal < ANIMALS.length; animal++) {
            if (isReplaceable(s, animal, hex)) {
              moves.add(TILE + hex);
              break;
            }
          }
        }
        moves.add(DONE);
      },
      answer(s, move) {
        if (move === DONE) return;
        s.tile = valueOf(move);
        ask(s, Q['evolution animal'], s.actor);
      },
    },

    'evolution animal': {
      validate: { animal: (s) => s.genePool[s.actor]! > 0, replaced: (s) => replaced(s) < ANIMALS_REPLACED },
      legal(s, moves) {
        for (let animal = 0; animal < ANIMALS.length; animal++) {
          if (isReplaceable(s, animal, s.tile)) moves.add(ANIMAL + animal);
        }
      },
      answer(s, move, chance) {
        const animal = valueOf(move);
        eliminate(s, chance, animal, s.tile, 1);
        place(s, chance, s.actor, s.tile, 1);
        s.replaced |= 1 << animal;
        s.tile = NOTHING;
        askTile(s);
      },
    },
  },
};
