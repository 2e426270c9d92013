/** The weights of the evaluation multiplied out, as far as they do not depend on the single tile (tiles.ts). */
import { PLACINGS } from '../rules/components.ts';
import { TERM, type WeightList } from './evaluation.ts';

/** Leads count up to 3, and a tile has up to four placings. */
export const FOUR = 4;
/** What is worth the same on all tiles: a tile occupied, one with a matching of 1, a species about to go extinct, another one. */
export let ofSpread = 0;
export let ofFragile = 0;
export let ofEndangered = 0;
export let ofSpecies = 0;
export let ofTundraSpecies = 0;
/** What a tile dominated is worth, by the lead in matching. */
export const ofDominance = new Float64Array(FOUR);
/** By terrain: the worth of a lead in species, of each placing, and of each placing promised to a pawn on Domination. */
export const ofMargin = new Float64Array(PLACINGS.length * FOUR);
export const ofPlacing = new Float64Array(PLACINGS.length * FOUR);
export const ofPromise = new Float64Array(PLACINGS.length * FOUR);

/** Multiplies the weights out; `early` is the share of the game that is left, 0 to 1. */
export function weighTiles(weights: WeightList, early: number): void {
  ofSpread = weights[TERM.spread]! * early;
  ofFragile = weights[TERM.fragile]! * early;
  ofEndangered = weights[TERM.endangered]!;
  ofSpecies = weights[TERM.species]! * early;
  ofTundraSpecies = (weights[TERM.species]! + weights[TERM.tundra]!) * early;
  for (let lead = 0; lead < FOUR; lead++) {
    ofDominance[lead] = (weights[TERM.dominated]! + lead * weights[TERM.dominanceMargin]!) * early;
  }
  const vp = weights[TERM.placingsEarly]! * early + weights[TERM.placingsLate]! * (1 - early);
  PLACINGS.forEach((places, terrain) => {
    for (let i = 0; i < FOUR; i++) {
      const at = terrain * FOUR + i;
      const vps = places[i] ?? 0;
      ofMargin[at] = ((i * places[0]!) / 10) * weights[TERM.margin]!;
      ofPlacing[at] = vps * vp;
      ofPromise[at] = Math.max(0, i === 0 ? vps : vps - places[0]! / 2) * weights[TERM.dominationToCome]!;
    }
  });
}
