/** Where everything lies on the board, in units of a square of 824 by 824. */
import { DOMAINS, NOTHING } from '../rules/components.ts';
import type { Tables } from '../rules/tables.ts';

export const SIZE = 824;
/** The width of the circuit around the regions. */
const RING = 88;
const MARGIN = 8;
const INNER = SIZE - 2 * (RING + MARGIN);

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The map within the circuit. */
export const INSIDE: Box = { left: RING + MARGIN, top: RING + MARGIN, width: INNER, height: INNER };

/** A box as CSS, in percent of the board. */
export const place = ({ left, top, width, height }: Box): Record<string, string> => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
const percent = (units: number): string => `${((100 * units) / SIZE).toFixed(3)}%`;

/** The box of a square of a circuit, clockwise from the top left corner. */
export function circuitBox(square: number, squares: number): Box {
  const side = Math.ceil(squares / 4);
  const step = (SIZE - 2 * RING) / (side - 1);
  const edge = Math.floor(square / side);
  const along = square - edge * side;
  const from = along === 0 ? 0 : RING + (along - 1) * step;
  const length = along === 0 ? RING : step;
  if (edge === 0) return { left: from, top: 0, width: length, height: RING };
  if (edge === 1) return { left: SIZE - RING, top: from, width: RING, height: length };
  if (edge === 2) return { left: SIZE - from - length, top: SIZE - RING, width: length, height: RING };
  return { left: 0, top: SIZE - from - length, width: RING, height: length };
}

/** Places around the centre of a three by three grid, clockwise from the top left. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];

/** The place of every domain in the grid: each beside the square of the circuit that changes it. */
export function domainPlaces({ squareDomain }: Tables): readonly (readonly [number, number])[] {
  const order = squareDomain.filter((domain, i) => domain !== NOTHING && squareDomain.indexOf(domain) === i);
  for (let domain = 0; domain < DOMAINS; domain++) if (!order.includes(domain)) order.push(domain);
  return Array.from({ length: DOMAINS }, (_, domain) => AROUND[order.indexOf(domain)]!);
}

/** A source of shapes that is the same on every screen. */
function wobble(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
}

type Point = readonly [number, number];

/** Smooth curve through points (Catmull-Rom). */
function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  return points
    .slice(0, -1)
    .map((_, i) => {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const control = (p: Point, q: Point, r: Point): string =>
        `${(p[0] + (r[0] - q[0]) / 6).toFixed(1)} ${(p[1] + (r[1] - q[1]) / 6).toFixed(1)}`;
      return `C${control(b, a, c)} ${control(c, d, b)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`;
    })
    .join('');
}

/** Outlines of the cells of the grid, by column and row, as paths: neighbours share a wavy border. */
export const REGIONS: readonly (readonly string[])[] = (() => {
  const next = wobble(11);
  const start = RING + MARGIN;
  const corners = Array.from({ length: 4 }, (_, j) =>
    Array.from({ length: 4 }, (_, i): Point => {
      const inner = i > 0 && i < 3 && j > 0 && j < 3 ? 14 : 34;
      return [
        start + (i * INNER) / 3 + (i > 0 && i < 3 ? next() * inner : 0),
        start + (j * INNER) / 3 + (j > 0 && j < 3 ? next() * inner : 0),
      ];
    }),
  );
  const edges = new Map<string, Point[]>();
  const edge = (from: Point, to: Point, straight: boolean): Point[] => {
    const back = edges.get(`${String(to)} ${String(from)}`);
    if (back) return [...back].reverse();
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const points = Array.from({ length: 7 }, (_, k): Point => {
      const off = straight || k === 0 || k === 6 ? 0 : next() * 22;
      return [from[0] + (dx * k) / 6 - (dy / length) * off, from[1] + (dy * k) / 6 + (dx / length) * off];
    });
    edges.set(`${String(from)} ${String(to)}`, points);
    return points;
  };
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) => {
      const [a, b, c, d] = [corners[j]![i]!, corners[j]![i + 1]!, corners[j + 1]![i + 1]!, corners[j + 1]![i]!];
      const sides = [edge(a, b, j === 0), edge(b, c, i === 2), edge(c, d, j === 2), edge(d, a, i === 0)];
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}${sides.map(curve).join('')}Z`;
    }),
  );
})();

/** A smooth closed line through points. */
function ring(points: readonly Point[]): string {
  const between = (i: number): string => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${((a[0] + b[0]) / 2).toFixed(0)} ${((a[1] + b[1]) / 2).toFixed(0)}`;
  };
  const turns = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!;
    return `Q${x.toFixed(0)} ${y.toFixed(0)} ${between(i + 1)}`;
  });
  return `M${between(0)}${turns.join('')}Z`;
}

/** The relief of land without a climate: contour lines around a summit and a range of peaks, different in every cell of the grid. */
export const RELIEF: readonly (readonly { readonly heights: string; readonly peaks: string }[])[] = [0, 1, 2].map((i) =>
  [0, 1, 2].map((j) => {
    const next = wobble(40 + 7 * i + 3 * j);
    const cell = INNER / 3;
    const x = RING + MARGIN + (i + 0.5 + next() * 0.7) * cell;
    const y = RING + MARGIN + (j + 0.5 + next() * 0.7) * cell;
    const shape = Array.from({ length: 11 }, () => 1 + next() * 0.5);
    const heights = Array.from({ length: 7 }, (_, k) =>
      ring(
        shape.map((reach, n): Point => {
          const angle = (2 * Math.PI * n) / shape.length;
          const distance = (16 + 23 * k) * (1 + (reach - 1) * (0.5 + k / 6));
          return [x + distance * Math.cos(angle), y + distance * Math.sin(angle) * 0.8];
        }),
      ),
    ).join('');
    const along = next() * 2;
    const peaks = Array.from({ length: 6 }, (_, k) => {
      const [px, py] = [x + (k - 2.5) * 21 + next() * 12, y + (k - 2.5) * 12 * along + next() * 16];
      return `M${px.toFixed(0)} ${py.toFixed(0)}l-9 15M${px.toFixed(0)} ${py.toFixed(0)}l10 15M${(px + 2).toFixed(0)} ${(py + 5).toFixed(0)}l-3 9m6-3l-2 6`;
    }).join('');
    return { heights, peaks };
  }),
);

const SLOT = 49;
const GAP = 7;
const GRID = 3 * SLOT + 2 * GAP;

/** The middle of a cell of the grid; its squares lie a little below it, under the name. */
const middle = ([i, j]: readonly [number, number]): readonly [number, number] => [
  RING + MARGIN + ((i + 0.5) * INNER) / 3,
  RING + MARGIN + ((j + 0.5) * INNER) / 3 + 11,
];

/** The box of a domain's squares, with its name above. */
export function gridBox(at: readonly [number, number]): Box {
  const [x, y] = middle(at);
  return { left: x - GRID / 2, top: y - GRID / 2, width: GRID, height: GRID };
}

/** The box of one of a domain's squares, row by row. */
export function slotBox(at: readonly [number, number], square: number): Box {
  const { left, top } = gridBox(at);
  const step = SLOT + GAP;
  return { left: left + (square % 3) * step, top: top + Math.floor(square / 3) * step, width: SLOT, height: SLOT };
}

/** The box in the middle of the board. */
export const CENTRE: Box = {
  left: RING + MARGIN + INNER / 3 + 20,
  top: RING + MARGIN + INNER / 3 + 14,
  width: INNER / 3 - 40,
  height: INNER / 3 - 28,
};

/** Where a colour's wash begins: the middle of a square of the circuit. */
export const centreOf = (box: Box): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
