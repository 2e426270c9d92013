/**
 * Drawing animals from parts, as SVG markup in a box of 100 × 100. Parts are drawn twice, first with a thick ink line, then filled:
 * they merge into one outline.
 */
import { noise } from '../noise.ts';

export type Point = readonly [x: number, y: number];
/** A point of a spine with half the width of the body there. */
export type Rib = readonly [x: number, y: number, half: number];

export const INK = '#2a2722';
/** What endangered animals are filled with. */
export const WASH = '#f4ecd8';

/** How an animal is drawn: in colour, or as a pale outline. */
export interface Pen {
  readonly pale: boolean;
  /** A name for a clip path, new at each call. */
  nextId(): string;
}

/** A shape, or with `line` a thick line. */
export interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly line?: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A smooth curve through points (Catmull and Rom), closed by default. */
export function curve(points: readonly Point[], closed = true): string {
  const n = points.length;
  const point = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${at(points[0]!)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(first)} ${at(second)} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The outline of a body along a spine. */
export function ribbon(spine: readonly Rib[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, half], i) => {
    const a = spine[Math.max(0, i - 1)]!;
    const b = spine[Math.min(spine.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  });
  return curve([...left, ...right]);
}

/** An ellipse, turned by degrees. */
export function oval(x: number, y: number, a: number, b: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  return curve(
    Array.from({ length: 8 }, (_, i): Point => {
      const [u, v] = [a * Math.cos((i * Math.PI) / 4), b * Math.sin((i * Math.PI) / 4)];
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
    }),
  );
}

/** The points, and their mirror images about the middle line on the way back. */
export const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]): Point => [100 - x, y]),
];

/** Markup and its mirror image about the middle line. */
export const both = (markup: string): string => `${markup}<g transform="translate(100 0) scale(-1 1)">${markup}</g>`;

/** A smooth stroke through points. */
export const stroke = (points: readonly Point[], width = 1.3, colour = INK): string =>
  `<path d="${curve(points, false)}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round"/>`;

/** A stroke in straight pieces. */
export const straight = (points: readonly Point[], width = 1.3, colour = INK): string =>
  `<path d="M${points.map(at).join('L')}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x: number, y: number, r: number, fill: string, edge = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${edge > 0 ? ` stroke="${INK}" stroke-width="${String(edge)}"` : ''}/>`;

/** A dot as part of a path: many of one colour are one element. */
export const dot = (x: number, y: number, r: number): string =>
  `M${at([x - r, y])}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** Markup that shows within a shape only. */
export function within(pen: Pen, d: string, markup: string): string {
  const id = pen.nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
}

/** Hatching on a shape, in a rectangle. */
export function hatch(pen: Pen, d: string, x: number, y: number, width: number, height: number, gap = 3): string {
  let lines = '';
  for (let i = -height; i < width; i += gap) lines += `M${at([x + i, y + height])}l${round(height)} ${round(-height)}`;
  return within(pen, d, `<path d="${lines}" stroke="${INK}" stroke-width=".8" stroke-opacity=".25"/>`);
}

/** Spots scattered over a rectangle. */
export function spots(
  count: number,
  seed: number,
  [x0, y0]: Point,
  [x1, y1]: Point,
  least: number,
  most: number,
  fill: string,
): string {
  const random = noise(seed);
  const dots = Array.from({ length: count }, () =>
    dot(x0 + random() * (x1 - x0), y0 + random() * (y1 - y0), least + random() * (most - least)),
  );
  return `<path d="${dots.join('')}" fill="${fill}"/>`;
}

interface Path {
  d: string;
  readonly rest: string;
}

/**
 * Lines of the same kind one after the other as one path: the fewer elements, the sooner a card is drawn. Areas stay apart: where two that
 * run in opposite directions overlap, one path of both would have a hole.
 */
function joined(lines: readonly Path[]): string {
  const paths: Path[] = [];
  for (const { d, rest } of lines) {
    const before = paths.at(-1);
    if (before?.rest === rest && rest.includes('stroke-width')) before.d += d;
    else paths.push({ d, rest });
  }
  return paths.map(({ d, rest }) => `<path d="${d}"${rest}/>`).join('');
}

/** Parts as one body, with details on top. */
export function body(pen: Pen, parts: readonly Part[], details = '', width = 2.6): string {
  // All are in ink, so that their order does not matter.
  const outlines = parts
    .map(({ d, line = 0 }) => ({ d, rest: ` stroke-width="${String(line + width)}"` }))
    .sort((one, other) => one.rest.localeCompare(other.rest));
  const washes = parts.map(({ d, line, fill = WASH }) => {
    const colour = pen.pale ? WASH : fill;
    return line === undefined
      ? { d, rest: ` fill="${colour}"` }
      : { d, rest: ` fill="none" stroke="${colour}" stroke-width="${String(line)}"` };
  });
  const marks = pen.pale ? `<g opacity=".45" filter="grayscale(1)">${details}</g>` : details;
  const ends = 'stroke-linejoin="round" stroke-linecap="round"';
  return `<g fill="none" stroke="${INK}" ${ends}>${joined(outlines)}</g><g ${ends}>${joined(washes)}</g>${marks}`;
}
