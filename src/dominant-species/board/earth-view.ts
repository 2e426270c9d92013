/** How earth lies on the screen: hexes of side 100, and what must fit into view. */
import { CORNER_POINTS, HEXES, HEXES_AT, HEX_NAMES, HEX_POINTS, NEIGHBOURS } from '../rules/earth.ts';
import { type State, isTile, terrainOf } from '../rules/state.ts';
import { TERRAINS, type TerrainName } from '../rules/components.ts';

/** Side of a hex in the units of the drawing. */
export const SIDE = 100;
const HALF_HEIGHT = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (hex: number): Point => ({ x: HEX_POINTS[hex]!.x * SIDE, y: HEX_POINTS[hex]!.y * SIDE });
export const cornerAt = (corner: number): Point => ({
  x: CORNER_POINTS[corner]!.x * SIDE,
  y: CORNER_POINTS[corner]!.y * SIDE,
});

/** The corners of a hex as points of a polygon, scaled about its centre. */
export function hexagon({ x, y }: Point, scale = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (i * Math.PI) / 3;
      return `${(x + SIDE * scale * Math.cos(angle)).toFixed(1)},${(y + SIDE * scale * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/** How far an animal's token stands from the centre of a tile. */
const RING = SIDE * 0.53;
/** Size of a species token. */
export const TOKEN = SIDE * 0.48;
/** Radius of an element disk on a corner. */
export const DISK = SIDE * 0.19;

/**
 * Where each animal's token stands on a tile, from its centre: the mammal at the upper left, then round by the food chain. No
 * token stands right above another, so that the cone of a dominant one hides no number; nor does a token reach a disk.
 */
export const TOKEN_PLACES: readonly Point[] = [0, 1, 2, 3, 4, 5].map((animal) => {
  const angle = ((animal - 2) * Math.PI) / 3;
  return { x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
});

/** The vacant hexes next to earth. */
export function freeHexes(s: State): number[] {
  return Array.from({ length: HEXES }, (_, hex) => hex).filter(
    (hex) => !isTile(s, hex) && NEIGHBOURS[hex]!.some((near) => isTile(s, near)),
  );
}

/** What of the drawing must be in view: the `viewBox`, and its width and height in sides of a hex. */
export interface View {
  readonly box: string;
  readonly across: number;
  readonly down: number;
}

/** The view that shows these hexes. */
export function fitted(hexes: readonly number[]): View {
  if (hexes.length === 0) return { box: '-300 -300 600 600', across: 6, down: 6 };
  const points = hexes.map(centreOf);
  const margin = SIDE * 0.21;
  const left = Math.min(...points.map(({ x }) => x)) - SIDE - margin;
  const right = Math.max(...points.map(({ x }) => x)) + SIDE + margin;
  const top = Math.min(...points.map(({ y }) => y)) - HALF_HEIGHT - margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + HALF_HEIGHT + margin;
  return {
    box: [left, top, right - left, bottom - top].map((n) => n.toFixed(1)).join(' '),
    across: (right - left) / SIDE,
    down: (bottom - top) / SIDE,
  };
}

/** The terrain that counts on a hex, by name; null without a tile. */
export const terrainName = (s: State, hex: number): TerrainName | null => TERRAINS[terrainOf(s, hex)] ?? null;

/** The terrains that meet at a corner. */
export const terrainsAt = (s: State, corner: number): TerrainName[] =>
  HEXES_AT[corner]!.flatMap((hex) => terrainName(s, hex) ?? []);

/** Where a hex is, to tell tiles of one terrain apart by ear. */
export const placeName = (hex: number): string => HEX_NAMES[hex]!;
