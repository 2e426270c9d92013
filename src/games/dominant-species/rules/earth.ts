/**
 * The board: 35 hexes and the 92 corners where they meet, as tables of small integers (rules §1, The board).
 *
 * The geometry is honeycomb-grid's, read once at load time: a table lookup is some hundred times faster than a walk over the
 * grid, and the rules look up neighbours all the time.
 *
 * A corner is where three cells of the hexagonal plane meet, some of them off the board. The sum of the three cells' axial
 * coordinates is unique to each corner and serves as its identity.
 */
import { defineHex, Direction, Grid, Orientation } from 'honeycomb-grid';

/** First and last r of each column of the board, by q + 3. */
const COLUMNS: readonly (readonly [first: number, last: number])[] = [
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-2, 2],
  [-3, 2],
  [-3, 1],
  [-3, 0],
];

/** Going round a hex; corner i lies between the neighbours in directions i and i + 1. */
const AROUND = [Direction.SE, Direction.NE, Direction.N, Direction.NW, Direction.SW, Direction.S];

const Cell = defineHex({ dimensions: 1, orientation: Orientation.FLAT });
const board = new Grid(
  Cell,
  COLUMNS.flatMap(([first, last], column) =>
    Array.from({ length: last - first + 1 }, (_, row) => ({ q: column - 3, r: first + row })),
  ),
);
const cells = board.toArray();

/** Number of hexes on the board. */
export const HEXES = cells.length;

const name = ({ q, r }: { q: number; r: number }): string => `${String(q)},${String(r)}`;

/** Each hex as text: "q,r". */
export const HEX_NAMES: readonly string[] = cells.map(name);

/**
 * Centre of each hex, in units of a hex's side.
 *
 * @property x To the right, from the middle of the centre hex.
 * @property y Downwards, from the middle of the centre hex.
 */
export const HEX_POINTS: readonly { readonly x: number; readonly y: number }[] = cells.map(({ x, y }) => ({ x, y }));

const numberOf = new Map(HEX_NAMES.map((text, hex) => [text, hex]));

/** The number of a hex from its text, "q,r"; undefined if it is not on the board. */
export const hexNamed = (text: string): number | undefined => numberOf.get(text);

const around = cells.map((cell) => AROUND.map((direction) => board.neighborOf(cell, direction)));

/** The hexes next to each hex. */
export const NEIGHBOURS: readonly (readonly number[])[] = around.map((neighbours) =>
  neighbours.flatMap((neighbour) => numberOf.get(name(neighbour)) ?? []),
);

/** The corners of the board by identity, with the three cells that meet there. */
const corners = new Map<string, { q: number; r: number }[]>();
const cornersOf: number[][] = [];
const order: string[] = [];
cells.forEach((cell, hex) => {
  cornersOf.push(
    AROUND.map((_, i) => {
      const three = [cell, around[hex]![i]!, around[hex]![(i + 1) % 6]!];
      const identity = name({ q: three.reduce((sum, c) => sum + c.q, 0), r: three.reduce((sum, c) => sum + c.r, 0) });
      if (!corners.has(identity)) {
        corners.set(
          identity,
          three.map(({ q, r }) => ({ q, r })).sort((a, b) => a.q - b.q || a.r - b.r),
        );
        order.push(identity);
      }
      return order.indexOf(identity);
    }),
  );
});
const cornerCells = order.map((identity) => corners.get(identity)!);

/** Number of corners on the board. */
export const CORNERS = order.length;

/** The six corners of each hex, going round. */
export const CORNERS_OF: readonly (readonly number[])[] = cornersOf;

/** The hexes of the board, one to three, that meet at each corner. */
export const HEXES_AT: readonly (readonly number[])[] = cornerCells.map((three) =>
  three.flatMap((cell) => numberOf.get(name(cell)) ?? []),
);

/** Each corner as text: the three cells that meet there, by q, then r, including those off the board. */
export const CORNER_NAMES: readonly string[] = cornerCells.map((three) => three.map(name).join(' '));

/**
 * Each corner's point: the middle of its three cells' centres, in units of a hex's side.
 *
 * @property x To the right, from the middle of the centre hex.
 * @property y Downwards, from the middle of the centre hex.
 */
export const CORNER_POINTS: readonly { readonly x: number; readonly y: number }[] = cornerCells.map((three) => {
  const centres = three.map((cell) => new Cell(cell));
  return {
    x: centres.reduce((sum, { x }) => sum + x, 0) / 3,
    y: centres.reduce((sum, { y }) => sum + y, 0) / 3,
  };
});

const cornerOf = new Map(CORNER_NAMES.map((text, corner) => [text, corner]));

/** The number of a corner from its text, the three cells in any order; undefined if it is not on the board. */
export function cornerNamed(text: string): number | undefined {
  const three = text.trim().split(/\s+/);
  if (!three.every((cell) => /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.test(cell))) return undefined;
  const sorted = three.map((cell) => cell.split(',').map(Number)).sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  return cornerOf.get(sorted.map((cell) => cell.join(',')).join(' '));
}
