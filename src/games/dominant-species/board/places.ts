/** The places on earth: which have a tile, which are vacant, and what they are called. */
import { TERRAINS, type TerrainName } from '../rules/components.ts';
import { CORNER_POINTS, HEXES, HEXES_AT, HEX_NAMES, HEX_POINTS, NEIGHBOURS } from '../rules/earth.ts';
import { type State, isTile, terrainOf } from '../rules/state.ts';

/** The hexes that have a tile. */
export const tilesOf = (s: State): number[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => isTile(s, hex));

/** The vacant hexes next to earth. */
export function freeHexes(s: State): number[] {
  return Array.from({ length: HEXES }, (_, hex) => hex).filter(
    (hex) => !isTile(s, hex) && NEIGHBOURS[hex]!.some((near) => isTile(s, near)),
  );
}

/** The terrain that counts on a hex, by name; null without a tile. */
const terrainName = (s: State, hex: number): TerrainName | null => TERRAINS[terrainOf(s, hex)] ?? null;

/** The terrains that meet at a corner. */
export const terrainsAt = (s: State, corner: number): TerrainName[] =>
  HEXES_AT[corner]!.flatMap((hex) => terrainName(s, hex) ?? []);

const COORDINATES = HEX_NAMES.map((name) => name.split(',').map(Number) as [q: number, r: number]);

/** Columns from the left as letters, rows from the top of the column as numbers. */
const PLACE_NAMES = COORDINATES.map(([q, r]) => {
  const top = Math.min(...COORDINATES.flatMap(([column, row]) => (column === q ? [row] : [])));
  const leftmost = Math.min(...COORDINATES.map(([column]) => column));
  return `${String.fromCharCode('A'.charCodeAt(0) + q - leftmost)}${String(r - top + 1)}`;
});

/** The name of a hex, to distinguish tiles of one terrain: "D3". */
export const placeName = (hex: number): string => PLACE_NAMES[hex]!;

/** From the centre of a hex to its corners, clockwise from the right. */
const DIRECTIONS = ['→', '↘', '↙', '←', '↖', '↗'] as const;

/** A corner by the places that meet there; at the rim of the board, where there is only one, by its direction from that place: "A1 ↖". */
export function cornerName(corner: number): string {
  const places = HEXES_AT[corner]!.map(placeName).join(' ');
  const [hex, ...others] = HEXES_AT[corner]!;
  if (others.length > 0) return places;
  const [from, to] = [HEX_POINTS[hex!]!, CORNER_POINTS[corner]!];
  const sixths = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 3));
  return `${places} ${DIRECTIONS[(sixths + 6) % 6]!}`;
}
