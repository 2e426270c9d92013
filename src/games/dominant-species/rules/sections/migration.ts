/** Migration: species move to neighbouring tiles (rules §4.10). */
import { BIRD, FIRST_SPACE, MIGRATION as PHASE, MIGRATION_SPECIES } from '../components.ts';
import { HEXES, NEIGHBOURS } from '../earth.ts';
import { COUNT, DONE, FORFEIT, TILE, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { NOTHING, type State, isTile, onTile } from '../state.ts';
import { MoveList, ask, move as moveSpecies } from '../pieces.ts';
import type { Section } from './section.ts';

/** The hexes two steps away from each hex, each with the hexes between. */
const TWO_STEPS: readonly (readonly { readonly hex: number; readonly between: readonly number[] }[])[] = NEIGHBOURS.map(
  (near, from) =>
    NEIGHBOURS.flatMap((_, hex) => {
      const between = near.filter((step) => NEIGHBOURS[step]!.includes(hex));
      return hex === from || near.includes(hex) || between.length === 0 ? [] : [{ hex, between }];
    }),
);

/** The tile that species leave. */
const from = (s: State): number => s.tile;
/** The tile that they move to. */
const to = (s: State): number => s.target;
/** How many species on a tile have not moved yet. */
const movable = (s: State, hex: number): number => s.pending[hex]!;

/** Whether a species can leave a tile. A bird's second step needs a first one, so it is the same for every animal. */
function canLeave(s: State, from: number): boolean {
  const near = NEIGHBOURS[from]!;
  for (let i = 0; i < near.length; i++) if (isTile(s, near[i]!)) return true;
  return false;
}

function isSomethingMovable(s: State): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (movable(s, hex) > 0 && canLeave(s, hex)) return true;
  return false;
}

/** Species the pawn on the space being carried out can move. */
const allowance = (s: State): number => MIGRATION_SPECIES[s.space - FIRST_SPACE[PHASE]!]!;

/** What play can have come to: no more species than the space moves, and those that can still move are there. */
const POSSIBLE = {
  left: (s: State) => s.left > 0 && s.left <= allowance(s),
  movable: (s: State) => s.pending.every((count, hex) => count <= s.species[onTile(s.actor, hex)]!),
};

/** Lists the tiles that a species that leaves can move to: neighbours, and for the bird what lies a second step on. */
function listDestinations(s: State, moves: MoveList): void {
  for (const hex of NEIGHBOURS[from(s)]!) if (isTile(s, hex)) moves.add(TILE + hex);
  if (s.actor !== BIRD) return;
  for (const { hex, between } of TWO_STEPS[from(s)]!) {
    if (isTile(s, hex) && between.some((step) => isTile(s, step))) moves.add(TILE + hex);
  }
}

function isDestination(s: State, hex: number): boolean {
  const tiles = new MoveList();
  listDestinations(s, tiles);
  return tiles.moves.subarray(0, tiles.length).includes(TILE + hex);
}

export const migration: Section = {
  act(s) {
    s.left = allowance(s);
    for (let hex = 0; hex < HEXES; hex++) s.pending[hex] = s.species[onTile(s.actor, hex)]!;
    ask(s, Q['migration from'], s.actor);
  },

  questions: {
    'migration from': {
      context: { left: ['left', 'number'], movable: ['pending', 'number by hex'] },
      validate: POSSIBLE,
      legal(s, moves) {
        for (let hex = 0; hex < HEXES; hex++) if (movable(s, hex) > 0 && canLeave(s, hex)) moves.add(TILE + hex);
        moves.add(s.left === allowance(s) ? FORFEIT : DONE);
      },
      answer(s, move) {
        if (move === FORFEIT || move === DONE) return;
        s.tile = valueOf(move);
        ask(s, Q['migration to'], s.actor);
      },
    },

    'migration to': {
      context: { left: ['left', 'number'], movable: ['pending', 'number by hex'], from: ['tile', 'hex'] },
      validate: { ...POSSIBLE, from: (s) => movable(s, from(s)) > 0 },
      legal: listDestinations,
      answer(s, move) {
        s.target = valueOf(move);
        ask(s, Q['migration count'], s.actor);
      },
    },

    'migration count': {
      context: {
        left: ['left', 'number'],
        movable: ['pending', 'number by hex'],
        from: ['tile', 'hex'],
        to: ['target', 'hex'],
      },
      validate: { ...POSSIBLE, from: (s) => movable(s, from(s)) > 0, to: (s) => isDestination(s, to(s)) },
      legal(s, moves) {
        moves.addRange(COUNT, 1, Math.min(s.left, movable(s, from(s))));
      },
      answer(s, move, chance) {
        const count = valueOf(move);
        moveSpecies(s, chance, s.actor, from(s), to(s), count);
        s.left -= count;
        s.pending[from(s)]! -= count;
        s.tile = NOTHING;
        s.target = NOTHING;
        if (s.left > 0 && isSomethingMovable(s)) ask(s, Q['migration from'], s.actor);
      },
    },
  },
};
