/** What can be laid over earth, and what each overlay says of the tiles. */
import { ANIMALS, WASTELAND } from '../rules/components.ts';
import { CORNERS } from '../rules/earth.ts';
import { dominantOn, matching } from '../rules/matching.ts';
import { dying } from '../rules/reset.ts';
import { isWasted } from '../rules/sections/wasteland.ts';
import { NOTHING, type State, inPlay, onTile } from '../rules/state.ts';
import { tilesOf } from './earth-view.ts';

export type OverlayName = 'dominance' | 'matching' | 'endangered' | 'scoring';
/** An overlay; that of matching is one animal's. */
export type Overlay =
  { readonly name: Exclude<OverlayName, 'matching'> } | { readonly name: 'matching'; readonly animal: number };

/** The overlays, each with its key. */
export const OVERLAY_KEYS: readonly (readonly [key: string, name: OverlayName])[] = [
  ['d', 'dominance'],
  ['m', 'matching'],
  ['e', 'endangered'],
  ['s', 'scoring'],
];

/**
 * The overlay after its key or button has been pressed: the one that is shown goes off, but matching first goes through all
 * animals, the one that is asked before the others.
 */
export function pressed(name: OverlayName, shown: Overlay | null, s: State): Overlay | null {
  if (name !== 'matching') return shown?.name === name ? null : { name };
  const first = s.asked === NOTHING ? 0 : s.asked;
  const order = ANIMALS.map((_, i) => (first + i) % ANIMALS.length).filter((animal) => inPlay(s, animal));
  const next = shown?.name === 'matching' ? order[order.indexOf(shown.animal) + 1] : order[0];
  return next === undefined ? null : { name, animal: next };
}

/** Who matches a tile best of those who live there: one animal, with its lead over the next, or several that tie. */
export interface Lead {
  readonly hex: number;
  readonly animals: readonly number[];
  readonly by: number;
}

/** The tiles that are dominated or tied for. */
export function leads(s: State): Lead[] {
  return tilesOf(s).flatMap((hex) => {
    const living = ANIMALS.flatMap((_, animal) =>
      s.species[onTile(animal, hex)]! > 0 ? [{ animal, fit: matching(s, animal, hex) }] : [],
    );
    const fits = living.map(({ fit }) => fit).sort((a, b) => b - a);
    const best = fits[0] ?? 0;
    if (best === 0) return [];
    const dominant = dominantOn(s, hex);
    return dominant === NOTHING
      ? [{ hex, animals: living.filter(({ fit }) => fit === best).map(({ animal }) => animal), by: 0 }]
      : [{ hex, animals: [dominant], by: best - (fits[1] ?? 0) }];
  });
}

/** How well an animal matches each tile, and its species there. */
export const matchings = (s: State, animal: number): { hex: number; fit: number; species: number }[] =>
  tilesOf(s).map((hex) => ({ hex, fit: matching(s, animal, hex), species: s.species[onTile(animal, hex)]! }));

/** The species that an Extinction would take now, by tile. */
export function atRisk(s: State): { hex: number; dying: { animal: number; count: number }[] }[] {
  return tilesOf(s).flatMap((hex) => {
    const counts = ANIMALS.map((_, animal) => ({ animal, count: dying(s, animal, hex) })).filter(
      ({ count }) => count > 0,
    );
    return counts.length > 0 ? [{ hex, dying: counts }] : [];
  });
}

/** The corners whose elements Wasteland takes this turn if its box stays as it is; none once it is over. */
export const wasting = (s: State): number[] =>
  s.phase > WASTELAND
    ? []
    : Array.from({ length: CORNERS }, (_, corner) => corner).filter((corner) => isWasted(s, corner));
