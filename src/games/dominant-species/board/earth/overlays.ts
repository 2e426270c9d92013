/** The overlays, and what each shows of the tiles. */
import type { FreeKey } from '../../../../table/frame-keys.ts';
import { ANIMALS } from '../../rules/components.ts';
import { matching } from '../../rules/matching.ts';
import { goingExtinct } from '../../rules/reset.ts';
import { NOTHING, type State, inPlay, onTile } from '../../rules/state.ts';
import { tilesOf } from '../places.ts';

export type OverlayName = 'dominance' | 'matching' | 'endangered' | 'scoring';
/** An overlay; that of matching is one animal's. */
export type Overlay =
  { readonly name: Exclude<OverlayName, 'matching'> } | { readonly name: 'matching'; readonly animal: number };

/** The overlays, each with its key. */
export const OVERLAY_KEYS: readonly (readonly [key: FreeKey, name: OverlayName])[] = [
  ['d', 'dominance'],
  ['m', 'matching'],
  ['e', 'endangered'],
  ['s', 'scoring'],
];

/**
 * The overlay after its key or button has been pressed: the current one is turned off, but matching first goes through all
 * animals, starting with the deciding one.
 */
export function pressed(name: OverlayName, shown: Overlay | null, s: State): Overlay | null {
  if (name !== 'matching') return shown?.name === name ? null : { name };
  const first = s.asked === NOTHING ? 0 : s.asked;
  const order = ANIMALS.map((_, i) => (first + i) % ANIMALS.length).filter((animal) => inPlay(s, animal));
  const next = shown?.name === 'matching' ? order[order.indexOf(shown.animal) + 1] : order[0];
  return next === undefined ? null : { name, animal: next };
}

/** The animals that match a tile best: one with its lead over the next, or several that tie. */
export interface Lead {
  readonly hex: number;
  readonly animals: readonly number[];
  /** How well they match it. */
  readonly fit: number;
  readonly by: number;
  /** The next; NOTHING if one animal lives there alone, or several tie. */
  readonly next: number;
}

/** Who leads on a tile; null where nobody lives or all are endangered. */
export function leadOn(s: State, hex: number): Lead | null {
  const living = ANIMALS.flatMap((_, animal) =>
    s.species[onTile(animal, hex)]! > 0 ? [{ animal, fit: matching(s, animal, hex) }] : [],
  ).sort((a, b) => b.fit - a.fit);
  const [best, second] = living;
  if (best === undefined || best.fit === 0) return null;
  const animals = living.filter(({ fit }) => fit === best.fit).map(({ animal }) => animal);
  return animals.length > 1
    ? { hex, animals, fit: best.fit, by: 0, next: NOTHING }
    : { hex, animals, fit: best.fit, by: best.fit - (second?.fit ?? 0), next: second?.animal ?? NOTHING };
}

/** The tiles that are dominated or tied for. */
export const leads = (s: State): Lead[] => tilesOf(s).flatMap((hex) => leadOn(s, hex) ?? []);

/** How well an animal matches each tile, and its species there. */
export const matchings = (s: State, animal: number): { hex: number; fit: number; species: number }[] =>
  tilesOf(s).map((hex) => ({ hex, fit: matching(s, animal, hex), species: s.species[onTile(animal, hex)]! }));

/** The species that an Extinction would take now, by tile. */
export function atRisk(s: State): { hex: number; atRisk: { animal: number; count: number }[] }[] {
  return tilesOf(s).flatMap((hex) => {
    const counts = ANIMALS.map((_, animal) => ({ animal, count: goingExtinct(s, animal, hex) })).filter(
      ({ count }) => count > 0,
    );
    return counts.length > 0 ? [{ hex, atRisk: counts }] : [];
  });
}
