/** Birds, seen from the side, facing left on a branch or in water. */
import {
  INK,
  type Pen,
  type Point,
  WASH,
  at,
  body,
  circle,
  curve,
  hatch,
  oval,
  ribbon,
  spots,
  within,
} from './markup.ts';

export interface BirdNumbers {
  readonly body: string;
  readonly wing: string;
  readonly mark?: string;
  readonly neckColour?: string;
  readonly headColour?: string;
  readonly beakColour?: string;
  readonly legColour?: string;
  readonly breast?: string;
  readonly mask?: string;
  readonly place?: Point;
  /** Half length and half height. */
  readonly size?: Point;
  readonly tilt?: number;
  readonly neck?: number;
  readonly neckWidth?: number;
  /** How far a long neck bends. */
  readonly bend?: number;
  readonly headX?: number;
  readonly head?: number;
  readonly beak?: 'cone' | 'hook' | 'spear' | 'flat';
  readonly beakLength?: number;
  readonly leg?: number;
  /** Length and half width. */
  readonly tail?: Point;
  readonly crest?: number;
  readonly eye?: number;
  readonly spots?: number;
  readonly ground?: 'water' | 'plain';
}

export function bird(n: BirdNumbers, pen: Pen): string {
  const { place: [x, y] = [56, 53], size: [long, high] = [22, 13], tilt = -26, neck = 10, neckWidth = 6, head = 7 } = n;
  const {
    beak = 'cone',
    beakLength: k = 9,
    leg = 14,
    tail: [tailLong, tailWide] = [20, 5],
    mark = '#f2e4c0',
    crest = 0,
  } = n;
  const turn = (tilt * Math.PI) / 180;
  const front: Point = [x - Math.cos(turn) * long * 0.75, y + Math.sin(turn) * long * 0.75];
  const back: Point = [x + Math.cos(turn) * long * 0.8, y - Math.sin(turn) * long * 0.8];
  const trunk = oval(x, y, long, high, -tilt);
  const [hx, hy] = [n.headX ?? front[0] - 2, front[1] - neck];
  const throat =
    n.bend === undefined
      ? ribbon([
          [front[0] + 7, front[1] + 3, high * 0.8],
          [front[0] + 1, front[1] - neck * 0.4, neckWidth * 1.25],
          [hx, hy, neckWidth],
        ])
      : ribbon([
          [front[0] + 5, front[1] + 2, high * 0.62],
          [front[0] - 3, front[1] - neck * 0.2, neckWidth * 1.1],
          [front[0] + n.bend, front[1] - neck * 0.55, neckWidth * 0.85],
          [hx + 1, hy + 1, neckWidth * 0.9],
        ]);
  const face = hx - head;
  const beaks = {
    cone: curve([
      [face + 1.5, hy - 3.6],
      [face - k, hy + 1],
      [face + 2, hy + 4],
    ]),
    hook: curve([
      [face + 2, hy - 3.8],
      [face - k * 0.6, hy - 2.5],
      [face - k, hy + 2],
      [face - k * 0.75, hy + 6],
      [face - k * 0.4, hy + 3],
      [face + 2, hy + 3],
    ]),
    spear: `M${at([face + 2, hy - 3])}L${at([face - k, hy + 2])}L${at([face + 2, hy + 3.5])}Z`,
    flat: curve([
      [face + 2, hy - 3],
      [face - k * 0.7, hy + 1],
      [face - k, hy + 2.5],
      [face - k * 0.8, hy + 4.5],
      [face + 2, hy + 4],
    ]),
  };
  const tail = curve([
    [back[0] - 6, back[1] - tailWide * 0.8],
    [back[0] + tailLong * Math.cos(turn) * 0.9, back[1] - tailLong * Math.sin(turn) - tailWide * 0.3],
    [back[0] + tailLong * Math.cos(turn), back[1] - tailLong * Math.sin(turn) + tailWide * 0.7],
    [back[0] - 7, back[1] + tailWide * 0.7],
  ]);
  const wing = curve([
    [front[0] + 8, front[1] + 2],
    [x, y - high * 0.75],
    [x + long * 0.7, y - high * 0.2 + 4],
    [back[0] + 8, back[1] + 4],
    [x + long * 0.35, y + high * 0.55],
    [front[0] + 9, front[1] + 9],
  ]);
  let feathers = '';
  for (let i = 0; i < 4; i++) {
    feathers += `M${at([front[0] + 13 + i * 4, front[1] + 6 + i * 2.5])}Q${at([x + 8 + i * 2, y + i * 2.5 - 3])} ${at([back[0] - 1 + i * 2, back[1] - 2 + i * 2.5])}`;
  }
  const breast =
    n.breast === undefined
      ? ''
      : `<ellipse cx="${String(front[0] + 4)}" cy="${String(y + 8)}" rx="${String(long * 0.6)}" ry="${String(high * 0.95)}" fill="${n.breast}"/>`;
  const speckles = n.spots === undefined ? '' : spots(n.spots, 2, [front[0], y - 4], [x, y + high], 0.8, 1.7, n.wing);
  const mask =
    n.mask === undefined
      ? ''
      : `<path d="M${at([face, hy - 1.5])}L${at([hx + head, hy - 4])}L${at([hx + head + crest, hy - 3])}" stroke="${n.mask}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  const eye =
    circle(hx - head * 0.35, hy - 1, n.eye ?? 1.9, '#f3d15b', 1) + circle(hx - head * 0.4, hy - 1, 0.9, '#15110c');
  const details =
    within(pen, trunk, breast + speckles) +
    hatch(pen, trunk, x - 8, y, long + 6, high + 4) +
    body(
      pen,
      [{ d: wing, fill: n.wing }],
      `<path d="${feathers}" stroke="${mark}" stroke-width="1.1" fill="none" stroke-opacity=".85"/>`,
      1.8,
    ) +
    mask +
    eye;
  return (
    standing(n, pen, x, y + high * 0.75, leg) +
    body(
      pen,
      [
        { d: tail, fill: n.wing },
        { d: trunk, fill: n.body },
        { d: throat, fill: n.neckColour ?? n.body },
        { d: oval(hx - 0.5, hy, head, head * 0.9), fill: n.headColour ?? n.neckColour ?? n.body },
      ],
      details,
    ) +
    body(pen, [{ d: beaks[beak], fill: n.beakColour ?? '#d49a2c' }], '', 1.8)
  );
}

/** Legs, and what the bird stands on. */
function standing({ ground, legColour = '#b5802a' }: BirdNumbers, pen: Pen, x: number, y: number, leg: number): string {
  const one = (at0: number): string =>
    `M${at([at0, y])}L${at([at0 + 2, y + leg * 0.5])}L${at([at0 - 0.5, y + leg])}M${at([at0 - 6, y + leg])}h11`;
  const legs = one(x - 4) + one(x + 4);
  const line = (colour: string, width: number): string =>
    `<path d="${legs}" stroke="${colour}" stroke-width="${String(width)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const foot = y + leg;
  const base =
    ground === 'water'
      ? `<path d="M10 ${String(foot - 3)}q8-4 16 0t16 0 16 0 16 0 16 0M18 ${String(foot + 3)}q8-4 16 0t16 0 16 0" stroke="#3d6d86" stroke-width="1.5" fill="none"/>`
      : ground === 'plain'
        ? `<path d="M6 ${String(foot + 2)}H94" stroke="${INK}" stroke-width="1.4"/>`
        : `<path d="M8 ${String(foot + 3.5)}C30 ${String(foot + 1)} 60 ${String(foot + 6)} 94 ${String(foot)}" stroke="#5a4527" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  return base + line(INK, 3.4) + line(pen.pale ? WASH : legColour, 1.5);
}
