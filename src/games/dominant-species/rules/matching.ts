/** Matching, endangered, dominance and survival: who fits where (rules §2, §5.2). */
import { ANIMALS, DEFAULT_COUNT, DEFAULT_ELEMENT, TUNDRA } from './components.ts';
import { CORNERS_OF, HEXES } from './earth.ts';
import { NOTHING, type Table, held, isTile, onTile, terrainOf } from './state.ts';

/** How well an animal matches a tile: for each of its elements, the disks of that type on the tile's corners, summed. */
export function matching(s: Table, animal: number, hex: number): number {
  const corners = CORNERS_OF[hex]!;
  const own = DEFAULT_ELEMENT[animal]!;
  let total = 0;
  for (let i = 0; i < 6; i++) {
    const element = s.disks[corners[i]!]!;
    if (element === NOTHING) continue;
    total += s.added[held(animal, element)]!;
    if (element === own) total += DEFAULT_COUNT[animal]!;
  }
  return total;
}

/** Whether an animal's species on a tile are endangered: it has some there and its matching is 0. */
export const isEndangered = (s: Table, animal: number, hex: number): boolean =>
  s.species[onTile(animal, hex)]! > 0 && matching(s, animal, hex) === 0;

/**
 * The animal that dominates a tile: it has species there and a matching above 0, higher than that of every other animal with
 * species there. NOTHING if there is none.
 */
export function dominantOn(s: Table, hex: number): number {
  let best = 0;
  let dominant = NOTHING;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (s.species[onTile(animal, hex)] === 0) continue;
    const value = matching(s, animal, hex);
    if (value > best) {
      best = value;
      dominant = animal;
    } else if (value === best) {
      dominant = NOTHING;
    }
  }
  return dominant;
}

/** How many tiles an animal dominates. */
export function tilesDominated(s: Table, animal: number): number {
  let tiles = 0;
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex) && dominantOn(s, hex) === animal) tiles++;
  return tiles;
}

/** How many tundra tiles an animal occupies. */
export function tundraOccupied(s: Table, animal: number): number {
  let tiles = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (terrainOf(s, hex) === TUNDRA && s.species[onTile(animal, hex)]! > 0) tiles++;
  return tiles;
}

/** Species of an animal on tundra tiles. */
export function speciesOnTundra(s: Table, animal: number): number {
  const { species, tundra } = s;
  const first = onTile(animal, 0);
  let total = 0;
  for (let hex = 0; hex < HEXES; hex++) if (tundra[hex] === 1) total += species[first + hex]!;
  return total;
}

/** Species on tundra tiles, by animal. Recomputed each time. */
const onTundra = ANIMALS.map(() => 0);

/** The animal that holds the Survival card: the only one with the most species on tundra tiles; NOTHING if there is none. */
export function survivalHolder(s: Table): number {
  for (let animal = 0; animal < ANIMALS.length; animal++) onTundra[animal] = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s.tundra[hex] !== 1) continue;
    for (let animal = 0; animal < ANIMALS.length; animal++) onTundra[animal]! += s.species[onTile(animal, hex)]!;
  }
  let most = 0;
  let holder = NOTHING;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const species = onTundra[animal]!;
    if (species > most) {
      most = species;
      holder = animal;
    } else if (species === most) {
      holder = NOTHING;
    }
  }
  return holder;
}
