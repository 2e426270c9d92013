/**
 * The standing of the animals on one tile: used by the evaluation of positions (evaluation.ts) and by the gains of single tiles
 * (tiles.ts).
 *
 * The caller writes the actual or hypothetical tile into `counts` and `matching`, calls `stand` and reads the rest. This is
 * scratch space, to avoid allocating; it is never interrupted.
 */
import { ANIMALS } from '../rules/components.ts';
import { NOTHING, type State, onTile } from '../rules/state.ts';

/** Leads count up to this. */
const MARGIN_CAP = 3;

/** Species on the tile, by animal: all of them, and those that do not go extinct in the next Reset. */
export const counts = new Int32Array(ANIMALS.length);
export const safe = new Int32Array(ANIMALS.length);
/** The animals' matching; undefined for an animal without species there. */
export const matching = new Int32Array(ANIMALS.length);
/** The animals there, `there` of them: in food chain order, until `rank` sorts them. */
export const ranked = new Int32Array(ANIMALS.length);
export let there = 0;
/** Whether some species are about to go extinct. */
export let isAnyGoingExtinct = false;
/** The animal that dominates the tile, or NOTHING, and its lead in matching, capped. */
export let dominant = NOTHING;
export let dominanceLead = 0;

/** Determines who is there, who dominates and what is safe, for the first `playing` animals of a list. */
export function stand(s: State, hex: number, active: Int32Array, playing: number): void {
  // Local variables are faster than those of a module, so results are noted at the end.
  let present = 0;
  let isAnyGoing = false;
  let leader = NOTHING;
  let top = 0;
  let second = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const count = counts[animal]!;
    if (count === 0) continue;
    ranked[present++] = animal;
    const fits = matching[animal]!;
    if (fits === 0) {
      safe[animal] = Math.min(count, s.hibernating[onTile(animal, hex)]!);
      isAnyGoing = true;
    } else {
      safe[animal] = count;
    }
    if (fits > top) {
      second = top;
      top = fits;
      leader = animal;
    } else {
      if (fits === top) leader = NOTHING;
      if (fits > second) second = fits;
    }
  }
  there = present;
  isAnyGoingExtinct = isAnyGoing;
  dominant = leader;
  dominanceLead = Math.min(MARGIN_CAP, top - second);
}

/** Sorts the animals there by their placings according to `species`: most first, ties in food chain order. */
export function rank(species: Int32Array): void {
  const animals = there;
  for (let i = 1; i < animals; i++) {
    const animal = ranked[i]!;
    const count = species[animal]!;
    let at = i;
    while (at > 0) {
      const other = ranked[at - 1]!;
      const more = species[other]! - count;
      if (more > 0 || (more === 0 && other < animal)) break;
      ranked[at--] = other;
    }
    ranked[at] = animal;
  }
}

/** By how many safe species the first in the ranking leads the next, capped. */
export function leadOfFirst(): number {
  return Math.min(MARGIN_CAP, safe[ranked[0]!]! - (there > 1 ? safe[ranked[1]!]! : 0));
}
