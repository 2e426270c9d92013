/** Migration: species move to neighbouring tiles (rules §4.10). */
import { BIRD, FIRST_SPACE, MIGRATION as PHASE, MIGRATION_SPECIES } from '../components.ts';
import { HEXES, NEIGHBOURS } from '../earth.ts';
import { COUNT, DONE, FORFEIT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type Table, isTile, onTile } from '../state.ts';
import { type Asked, MoveList, ask, move as moveSpecies } from '../pieces.ts';
import type { Section } from './section.ts';

/** The hexes two steps away from each hex, each with the hexes between. */
const TWO_STEPS: readonly (readonly { readonly hex: number; readonly between: readonly number[] }[])[] = NEIGHBOURS.map(
  (near, from) =>
    NEIGHBOURS.flatMap((_, hex) => {
      const between = near.filter((step) => NEIGHBOURS[step]!.includes(hex));
      return hex === from || near.includes(hex) || between.length === 0 ? [] : [{ hex, between }];
    }),
);

/** Whether a species can leave a tile. A bird's second step needs a first one, so it is the same for every animal. */
function canLeave(s: Table, from: number): boolean {
  const near = NEIGHBOURS[from]!;
  for (let i = 0; i < near.length; i++) if (isTile(s, near[i]!)) return true;
  return false;
}

function isSomethingMovable(s: Asked<'migration from'>): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (s.movable[hex]! > 0 && canLeave(s, hex)) return true;
  return false;
}

/** Species the pawn on the space being carried out can move. */
const allowance = (s: Table): number => MIGRATION_SPECIES[s.space - FIRST_SPACE[PHASE]!]!;

type Moving = Asked<'migration from'>;

/** Possible in play: no more species than the space moves, and those that can still move are there. */
const POSSIBLE = {
  speciesLeft: (s: Moving) => s.speciesLeft > 0 && s.speciesLeft <= allowance(s),
  movable: (s: Moving) => s.movable.every((count, hex) => count <= s.species[onTile(s.actor, hex)]!),
};

/** Lists the tiles that a leaving species can move to: neighbours, and for the bird those a second step away. */
function listDestinations(s: Asked<'migration to'>, moves: MoveList): void {
  for (const hex of NEIGHBOURS[s.from]!) if (isTile(s, hex)) moves.add(TILE + hex);
  if (s.actor !== BIRD) return;
  for (const { hex, between } of TWO_STEPS[s.from]!) {
    if (isTile(s, hex) && between.some((step) => isTile(s, step))) moves.add(TILE + hex);
  }
}

function isDestination(s: Asked<'migration to'>, hex: number): boolean {
  const tiles = new MoveList();
  listDestinations(s, tiles);
  return tiles.moves.subarray(0, tiles.length).includes(TILE + hex);
}

export const migration: Section = {
  act(s) {
    s.speciesLeft = allowance(s);
    for (let hex = 0; hex < HEXES; hex++) s.movable[hex] = s.species[onTile(s.actor, hex)]!;
    ask(s, Q['migration from'], s.actor);
  },

  questions: {
    'migration from': {
      validate: POSSIBLE,
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (s.movable[hex]! > 0 && canLeave(s, hex)) moves.add(TILE + hex);
        moves.add(s.speciesLeft === allowance(s) ? FORFEIT : DONE);
      },
      answer(s, move) {
        if (move === FORFEIT || move === DONE) return;
        s.from = valueOf(move);
        ask(s, Q['migration to'], s.actor);
      },
    },

    'migration to': {
      validate: { ...POSSIBLE, from: (s) => s.movable[s.from]! > 0 },
      legal: listDestinations,
      answer(s, move) {
        s.to = valueOf(move);
        ask(s, Q['migration count'], s.actor);
      },
    },

    'migration count': {
      validate: { ...POSSIBLE, from: (s) => s.movable[s.from]! > 0, to: (s) => isDestination(s, s.to) },
      legal(s, moves) {
        moves.addRange(COUNT, 1, Math.min(s.speciesLeft, s.movable[s.from]!));
      },
      answer(s, move, chance) {
        const count = valueOf(move);
        moveSpecies(s, chance, s.actor, s.from, s.to, count);
        s.speciesLeft -= count;
        s.movable[s.from]! -= count;
        s.from = NOTHING;
        s.to = NOTHING;
        if (s.speciesLeft > 0 && isSomethingMovable(s)) ask(s, Q['migration from'], s.actor);
      },
    },
  },
};
