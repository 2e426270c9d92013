/**
 * How the animals stand on one tile: what the evaluation of a position (evaluation.ts) and the gains of single tiles (tiles.ts) both go by.
 *
 * Whoever asks notes in `counts` and `matching` how the tile is or would be, calls `stand` and reads the rest. Scratch space, so that it makes no
 * garbage; it is never interrupted.
 */
import { ANIMALS } from '../rules/components.ts';
import { NOTHING, type State, onTile } from '../rules/state.ts';

/** A lead counts up to so much. */
const MARGIN_CAP = 3;

/** Species on the tile, by animal: all of them, and those that do not go extinct in the next Reset. */
export const counts = new Int32Array(ANIMALS.length);
export const safe = new Int32Array(ANIMALS.length);
/** How the animals match it; of no account where an animal has no species. */
export const matching = new Int32Array(ANIMALS.length);
/** The animals there, `there` of them: in food chain order, until `rank` puts them in another. */
export const ranked = new Int32Array(ANIMALS.length);
export let there = 0;
/** Whether some species are about to go extinct. */
export let isAnyDying = false;
/** The animal that dominates the tile, or NOTHING, and how much better than the next it matches, up to a point. */
export let dominant = NOTHING;
export let dominanceLead = 0;

/** Finds who is there, who dominates and what is safe, of the first `playing` animals of a list, by what is noted of the tile. */
export function stand(s: State, hex: number, active: Int32Array, playing: number): void {
  there = 0;
  isAnyDying = false;
  dominant = NOTHING;
  let top = 0;
  let second = 0;
  for (let i = 0; i < playing; i++) {
    const animal = active[i]!;
    const count = counts[animal]!;
    if (count === 0) continue;
    ranked[there++] = animal;
    const fits = matching[animal]!;
    if (fits === 0) {
      safe[animal] = Math.min(count, s.hibernating[onTile(animal, hex)]!);
      isAnyDying = true;
    } else {
      safe[animal] = count;
    }
    if (fits > top) {
      second = top;
      top = fits;
      dominant = animal;
    } else {
      if (fits === top) dominant = NOTHING;
      if (fits > second) second = fits;
    }
  }
  dominanceLead = Math.min(MARGIN_CAP, top - second);
}

/** Puts the animals there in the order of their placings by `species`: most first, of equals the first on the food chain. */
export function rank(species: Int32Array): void {
  for (let i = 1; i < there; i++) {
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

/** By how many species that are safe the first in the ranking is ahead of the next, up to a point. */
export function leadOfFirst(): number {
  return Math.min(MARGIN_CAP, safe[ranked[0]!]! - (there > 1 ? safe[ranked[1]!]! : 0));
}
