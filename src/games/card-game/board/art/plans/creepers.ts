/** Reptiles and amphibians, seen from above: lizards and newts, frogs, snakes, turtles. */
import {
  INK,
  type Part,
  type Pen,
  type Point,
  type Rib,
  WASH,
  at,
  body,
  both,
  circle,
  curve,
  hatch,
  mirrored,
  oval,
  ribbon,
  spots,
  within,
} from './markup.ts';
import { noise } from '../noise.ts';

export interface LizardNumbers {
  readonly plan: 'lizard';
  readonly body: string;
  readonly mark: string;
  /** Half widths of body and head. */
  readonly width?: number;
  readonly head?: number;
  readonly sway?: number;
  readonly leg?: number;
  readonly legWidth?: number;
  readonly stripe?: string;
  readonly bands?: number;
  readonly spots?: number;
  readonly spotColour?: string;
  readonly ridge?: string;
  readonly frill?: string;
}

function lizard(n: LizardNumbers, pen: Pen): string {
  const { width = 8, head = 8, sway = 10, leg = 13, legWidth = 4 } = n;
  const count = 12;
  const spine = Array.from({ length: count + 1 }, (_, i): Rib => {
    const t = i / count;
    const half =
      i === 0
        ? head * 0.45
        : t < 0.09
          ? head * 0.85
          : t < 0.17
            ? head
            : t < 0.24
              ? width * 0.78
              : t < 0.55
                ? width * (1 - 0.5 * Math.abs(t - 0.38))
                : Math.max(0.8, width * 0.85 * (1 - (t - 0.55) / 0.45));
    return [50 + Math.sin(t * Math.PI * 1.9 + 0.4) * sway * (0.35 + t), 16 + t * 72, half];
  });
  const shape = ribbon(spine);
  const legs: Part[] =
    leg === 0
      ? []
      : [
          [3, -1],
          [3, 1],
          [6, -1],
          [6, 1],
        ].flatMap(([i, side], j): Part[] => {
          const [x, y, half] = spine[i!]!;
          const s = side!;
          const isFront = j < 2;
          const knee: Point = [x + s * (half + leg * 0.65), y + (isFront ? -3 : -2)];
          const foot: Point = [x + s * (half + leg * 0.85), y + (isFront ? -leg * 0.75 : leg * 0.7)];
          const toes = isFront ? -1 : 1;
          return [
            { d: `M${at([x, y])}L${at(knee)}L${at(foot)}`, line: legWidth, fill: n.body },
            {
              d: `M${at(foot)}l${String(s * 4)} ${String(3 * toes)}M${at(foot)}l${String(s * 0.5)} ${String(5 * toes)}M${at(foot)}l${String(s * -3)} ${String(3 * toes)}`,
              line: 1.5,
              fill: n.body,
            },
          ];
        });
  const [ex, ey] = spine[1]!;
  const eyes = [-1, 1].map((side) => circle(ex + side * head * 0.62, ey, 1.9, '#14110c', 0.8)).join('');
  const frill: Part[] =
    n.frill === undefined ? [] : [{ d: oval(spine[2]![0], spine[2]![1] + 2, head * 2, head * 1.1), fill: n.frill }];
  return body(
    pen,
    [...legs, ...frill, { d: shape, fill: n.body }],
    within(pen, shape, skin(n, spine)) + hatch(pen, shape, 50, 10, 40, 80) + eyes,
  );
}

function skin(n: LizardNumbers, spine: readonly Rib[]): string {
  let drawn = '';
  const along = (offset: number): string =>
    curve(
      spine.map(([x, y, half]): Point => [x + half * offset, y]),
      false,
    );
  if (n.stripe !== undefined) {
    drawn += [-0.45, 0.45]
      .map((offset) => `<path d="${along(offset)}" stroke="${n.stripe!}" stroke-width="2.4" fill="none"/>`)
      .join('');
  }
  if (n.bands !== undefined) {
    for (const [x, y] of spine.slice(2, -1)) {
      drawn += `<path d="M${at([x - 14, y + 3])}Q${at([x, y - 3])} ${at([x + 14, y + 3])}" stroke="${n.mark}" stroke-width="${String(n.bands)}" fill="none"/>`;
    }
  }
  if (n.spots !== undefined) {
    spine.slice(1, -2).forEach(([x, y, half], i) => {
      const random = noise(i * 7 + 1);
      for (let j = 0; j < n.spots!; j++) {
        drawn += circle(
          x + (random() - 0.5) * half * 1.7,
          y + (random() - 0.5) * 6,
          0.9 + random() * 1.2,
          n.spotColour ?? n.mark,
        );
      }
    });
  }
  if (n.ridge !== undefined) {
    drawn += `<path d="${along(0)}" stroke="${n.ridge}" stroke-width="2.5" stroke-dasharray="2.5 2.5" fill="none"/>`;
  }
  return drawn;
}

export interface FrogNumbers {
  readonly plan: 'frog';
  readonly body: string;
  readonly mark: string;
  readonly eye?: string;
  readonly width?: number;
  readonly length?: number;
  readonly head?: number;
  readonly leg?: number;
  readonly legWidth?: number;
  /** The radius of the pads on its toes. */
  readonly pads?: number;
  readonly spots?: number;
  readonly bands?: number;
  readonly organs?: boolean;
  readonly horns?: boolean;
}

function frog(n: FrogNumbers, pen: Pen): string {
  const { width = 20, length = 23, head = 17, leg = 1, legWidth = 6, eye = '#e8b23a', pads = 0 } = n;
  const y = 54;
  const shape = curve(
    mirrored([
      [50, y - length - 6],
      [50 - head * 0.6, y - length - 2],
      [50 - head, y - length * 0.45],
      [50 - width, y + 2],
      [50 - width * 0.7, y + length * 0.8],
      [47, y + length],
    ]),
  );
  const toe: Point = [50 + width + 14 * leg, y + length + 7];
  const hand: Point = [50 + width + 9, y - 17];
  const limbs: Part[] = [
    {
      d: `M${at([50 + width * 0.5, y + length * 0.55])}L${at([50 + width + 13 * leg, y + 1])}L${at([50 + width + 2, y + length * 0.95])}L${at(toe)}`,
      line: legWidth,
      fill: n.body,
    },
    { d: oval(50 + width * 0.75 + 6 * leg, y + length * 0.3, 11 * leg, 5.6, -38), fill: n.body },
    { d: `M${at(toe)}l7-3M${at(toe)}l7 2M${at(toe)}l3 5`, line: 2, fill: n.body },
    {
      d: `M${at([50 + width * 0.75, y - 9])}L${at([50 + width + 9, y - 6])}L${at(hand)}`,
      line: legWidth * 0.75,
      fill: n.body,
    },
    { d: `M${at(hand)}l-4-5M${at(hand)}l1-6M${at(hand)}l5-4`, line: 1.9, fill: n.body },
  ];
  const tips: readonly Point[] = [
    [hand[0] - 4, hand[1] - 5],
    [hand[0] + 1, hand[1] - 6],
    [hand[0] + 5, hand[1] - 4],
    [toe[0] + 7, toe[1] - 3],
    [toe[0] + 7, toe[1] + 2],
    [toe[0] + 3, toe[1] + 5],
  ];
  const toes = pads === 0 ? '' : tips.map(([tx, ty]) => circle(tx, ty, pads, pen.pale ? WASH : n.body, 1)).join('');
  let marks =
    n.spots === undefined
      ? ''
      : spots(n.spots, 8, [50 - width, y - length], [50 + width, y + length], 1.4, 3.2, n.mark);
  for (let i = 0; i < (n.bands ?? 0); i++) {
    marks += `<path d="M20 ${String(y - 14 + i * 11)}q30 8 60 0" stroke="${n.mark}" stroke-width="3.5" fill="none"/>`;
  }
  if (n.organs === true) {
    marks += `<ellipse cx="50" cy="${String(y + 6)}" rx="9" ry="11" fill="#f7f6d8" fill-opacity=".8"/><path d="M50 ${String(y - 12)}v30M50 ${String(y - 8)}q-9 4-10 12M50 ${String(y - 8)}q9 4 10 12" stroke="#4a7a4a" stroke-width="1.1" fill="none" stroke-opacity=".7"/><path d="M47 ${String(y - 2)}c3-4 8 0 4 5l-3 3c-4-2-5-6-1-8z" fill="#b8474a"/>`;
  }
  const [ex, ey] = [50 + head * 0.78, y - length * 0.74];
  const eyes = both(
    circle(ex, ey, 5.2, pen.pale ? WASH : n.body, 1.3) +
      circle(ex + 1, ey - 0.8, 3.2, eye, 0.8) +
      `<rect x="${String(ex - 1.2)}" y="${String(ey - 1.6)}" width="4.4" height="1.6" rx=".8" fill="#14110c"/>` +
      (n.horns === true
        ? `<path d="M${at([50 + head * 0.7, y - length * 0.9])}l7-9-1 9z" fill="${n.body}" stroke="${INK}" stroke-width="1.3"/>`
        : ''),
  );
  return (
    both(body(pen, limbs, '', 2.4) + toes) +
    body(
      pen,
      [{ d: shape, fill: n.body }],
      within(pen, shape, marks) + hatch(pen, shape, 50, y - length, width, length * 2) + eyes,
    )
  );
}

export interface SnakeNumbers {
  readonly plan: 'snake';
  readonly body: string;
  readonly mark: string;
  readonly belly?: string;
  readonly width?: number;
  readonly hood?: number;
  /** Rings round the body instead of spots. */
  readonly rings?: boolean;
}

function snake(n: SnakeNumbers, pen: Pen): string {
  const { width = 6, hood = 0, belly = n.body } = n;
  const coil = Array.from({ length: 31 }, (_, i): Rib => {
    const t = i / 30;
    const angle = t * Math.PI * 2 * 1.35 + 2.2;
    const r = 30 - t * 17;
    return [52 + Math.cos(angle) * r, 66 + Math.sin(angle) * r * 0.55, 1.2 + Math.min(1, t * 4) * (width - 1.2)];
  });
  const [x, y] = coil[30]!;
  const neck: Rib[] = [
    [x, y, width],
    [x + 4, y - 12, width],
    [48, 44, width],
    [46, 34, width + hood * 0.6],
    [46, 25, width + hood],
    [46, 17, width + hood * 0.45],
    [45, 11, width * 0.85],
  ];
  const [low, high] = [ribbon(coil), ribbon(neck)];
  const skull = curve([
    [39, 12],
    [41, 5],
    [46, 2.5],
    [51, 5],
    [53, 12],
    [50, 16],
    [42, 16],
  ]);
  const scales = coil
    .map(([cx, cy, half], i) => (i % 2 ? circle(cx, cy, half * (n.rings === true ? 1.1 : 0.62), n.mark) : ''))
    .join('');
  const bands = [18, 23, 28, 33, 38, 43, 48, 53]
    .map((at0) => `<path d="M28 ${String(at0)}q18 5 36 0" stroke="${n.mark}" stroke-width="1.3" fill="none"/>`)
    .join('');
  const face =
    circle(42.5, 9, 1.5, '#f0c64a', 0.7) +
    circle(49.5, 9, 1.5, '#f0c64a', 0.7) +
    '<path d="M46 3V-3M46-3l-2-3M46-3l2-3" stroke="#9b1f1f" stroke-width="1.1" fill="none"/>';
  return (
    body(pen, [{ d: low, fill: n.body }], within(pen, low, scales) + hatch(pen, low, 15, 50, 75, 40)) +
    body(
      pen,
      [
        { d: high, fill: belly },
        { d: skull, fill: n.body },
      ],
      within(pen, high, bands) + face,
    )
  );
}

export interface TurtleNumbers {
  readonly plan: 'turtle';
  readonly body: string;
  readonly mark: string;
  readonly shell: string;
  /** Flippers rather than feet. */
  readonly swims?: boolean;
}

function turtle(n: TurtleNumbers, pen: Pen): string {
  const shell = oval(50, 54, 25, 28);
  const limbs: Part[] = (
    n.swims === true
      ? [
          [76, 34, 16, 5, -32],
          [70, 78, 11, 5, 46],
        ]
      : [
          [70, 34, 11, 6, -42],
          [70, 74, 11, 6, 38],
        ]
  ).map(([x, y, a, b, turn]) => ({ d: oval(x!, y!, a!, b!, turn), fill: n.body }));
  const plates = `<path d="M50 26v8M42 38h16l6 14-6 14H42l-6-14zM50 66v16M42 38 30 32M58 38l12-6M36 52H22M64 52h14M42 66 30 78M58 66l12 12" stroke="${n.mark}" stroke-width="2" fill="none"/>`;
  return (
    both(body(pen, limbs)) +
    body(
      pen,
      [
        {
          d: ribbon([
            [50, 34, 7],
            [50, 20, 6],
            [50, 14, 7],
            [50, 8, 4],
          ]),
          fill: n.body,
        },
        {
          d: ribbon([
            [50, 80, 4],
            [50, 88, 2],
            [51, 93, 0.6],
          ]),
          fill: n.body,
        },
        { d: shell, fill: n.shell },
      ],
      within(pen, shell, plates) + hatch(pen, shell, 50, 26, 30, 58) + both(circle(54, 13, 1.5, '#14110c')),
    )
  );
}

export type CreeperNumbers = LizardNumbers | FrogNumbers | SnakeNumbers | TurtleNumbers;

export function creeper(n: CreeperNumbers, pen: Pen): string {
  if (n.plan === 'lizard') return lizard(n, pen);
  if (n.plan === 'frog') return frog(n, pen);
  return n.plan === 'snake' ? snake(n, pen) : turtle(n, pen);
}
