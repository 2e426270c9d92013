/** Flat-topped hexagons as paths. */

export type XY = readonly [x: number, y: number];

/** A number as drawings have it: to a tenth. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A corner of a hexagon around the origin: 0 is the one on the right, the others follow clockwise. */
export const cornerOf = (side: number, corner: number): XY => [
  side * Math.cos((corner * Math.PI) / 3),
  side * Math.sin((corner * Math.PI) / 3),
];

const point = ([x, y]: XY): string => `${short(x)} ${short(y)}`;

/** A line through points. */
export const line = (points: readonly XY[]): string => `M${points.map(point).join('L')}`;

/** A hexagon around a point. */
export const hexPath = (side: number, x = 0, y = 0): string =>
  `${line(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const [dx, dy] = cornerOf(side, corner);
      return [x + dx, y + dy] as const;
    }),
  )}z`;

/** Whether a point lies in a hexagon around the origin. */
export function isInHex(x: number, y: number, side: number): boolean {
  const height = side * 0.866;
  return Math.abs(y) <= height && Math.abs(x) * 0.866 + Math.abs(y) * 0.5 <= height;
}
