/** English grammar for the sentences of the catalogue. */
import type { AnimalName, TerrainName } from '../../../rules/components.ts';
import type { Disks } from '../../preview/outlook.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const the = (animal: AnimalName | null): string => (animal === null ? 'the animal' : `the ${animal}`);
export const The = (animal: AnimalName | null): string => capital(the(animal));
export const on = (terrain: TerrainName | null): string => (terrain === null ? 'the tile' : `the ${terrain}`);
/** "species" is its own plural. */
export const some = (count: number): string => `${String(count)} species`;
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
export const list = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)!}`;
/** "2 sun and grass" */
export const many = (disks: Disks): string =>
  list(disks.map(({ element, count }) => (count === 1 ? element : `${String(count)} ${element}`)));
/** With a space that does not break. */
export const vps = (count: number): string => plural(count, 'VP').replace(' ', '\u00a0');
export const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
export const ordinal = (place: number): string => `${String(place)}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;

/** Terrains, each kind once: "desert", "2 deserts". */
export const counted = (terrains: readonly TerrainName[], one: (terrain: TerrainName) => string): string[] =>
  [...new Set(terrains)].map((terrain) => {
    const count = terrains.filter((other) => other === terrain).length;
    return count === 1 ? one(terrain) : plural(count, terrain === 'tundra' ? 'tundra tile' : terrain);
  });

/** Where a corner is: "between 2 deserts and the sea". */
export const between = (terrains: readonly TerrainName[]): string =>
  terrains.length < 2 ? `at the edge of ${on(terrains[0] ?? null)}` : `between ${list(counted(terrains, on))}`;

/** What a player does: somebody by name, or whoever reads. */
export const does = (player: string, verb: string): string => (player === 'You' ? `You ${verb}` : `${player} ${verb}s`);
