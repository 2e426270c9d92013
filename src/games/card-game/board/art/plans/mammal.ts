/** Mammals, seen from the side, facing left on a line of ground. */
import {
  INK,
  type Part,
  type Pen,
  type Point,
  body,
  circle,
  curve,
  hatch,
  ribbon,
  spots,
  straight,
  stroke,
  within,
} from './markup.ts';
import { noise } from '../noise.ts';

export interface MammalNumbers {
  readonly body: string;
  readonly mark: string;
  readonly farColour?: string;
  readonly earColour?: string;
  readonly belly?: string;
  readonly cheek?: string;
  /** Length and height of the trunk. */
  readonly trunkSize?: Point;
  readonly leg?: number;
  readonly legWidth?: number;
  readonly head?: number;
  readonly snout?: number;
  readonly neck?: number;
  readonly headDrop?: number;
  readonly ear?: number;
  readonly tail?: number;
  readonly tailWidth?: number;
  readonly tailDrop?: number;
  readonly bushy?: boolean;
  readonly hump?: number;
  readonly rump?: number;
  readonly stripes?: number;
  readonly spots?: number;
  readonly shaggy?: boolean;
  readonly spiny?: boolean;
  readonly nose?: boolean;
  readonly tusks?: boolean;
  readonly fangs?: boolean;
  readonly horn?: boolean;
  readonly wings?: boolean;
}

const GROUND = 84;
const LEFT = 30;

export function mammal(n: MammalNumbers, pen: Pen): string {
  const {
    trunkSize: [long, high] = [44, 26],
    leg = 22,
    legWidth = 6,
    head = 11,
    snout = 10,
    neck = 6,
    headDrop = 4,
  } = n;
  const { ear = 7, tail = 26, tailWidth = 2.5, tailDrop = 0.3, hump = 0, rump = 0 } = n;
  const top = GROUND - leg - high;
  const bottom = GROUND - leg + 3;
  const right = LEFT + long;
  const trunk = curve([
    [LEFT - 3, bottom - high * 0.45],
    [LEFT + 3, top + 3 - hump],
    [LEFT + long * 0.4, top + 2 - hump * 0.2],
    [right - 8, top + 1 - rump],
    [right + 1, top + 8 - rump * 0.5],
    [right + 1, bottom - 5],
    [LEFT + long * 0.55, bottom + 1],
    [LEFT + 4, bottom],
  ]);
  const [hx, hy] = [LEFT - neck, top + headDrop - hump * 0.3];
  const skull = curve([
    [hx + 6, hy - head * 0.8],
    [hx - head * 0.5, hy - head * 0.75],
    [hx - head * 0.8 - snout * 0.6, hy + head * 0.05],
    [hx - head * 0.8 - snout, hy + head * 0.42],
    [hx - head * 0.6 - snout * 0.7, hy + head * 0.75],
    [hx, hy + head * 0.9],
    [hx + 9, hy + head * 0.7],
  ]);
  const nape = ribbon([
    [LEFT + 9, top + high * 0.42, high * 0.42],
    [LEFT + 1, top + high * 0.32, high * 0.34],
    [hx + 3, hy, head * 0.8],
  ]);
  const foot = (x: number, isFar: boolean): Part => ({
    d: `M${String(x)} ${String(bottom - 6)}L${String(x + 1)} ${String(GROUND - leg * 0.45)}L${String(x - 1.5)} ${String(GROUND - 1)}`,
    line: legWidth * (isFar ? 0.9 : 1),
    fill: isFar ? (n.farColour ?? n.mark) : n.body,
  });
  const ends = n.bushy === true ? [1.9, 2.3, 1] : [1, 0.7, 0.6];
  const drop = tail * tailDrop;
  const tailPart: Part[] =
    tail > 0
      ? [
          {
            d: ribbon([
              [right - 3, top + 8 - rump * 0.5, tailWidth * 1.1],
              [right + tail * 0.4, top + 8 + drop * 0.5, tailWidth * ends[0]!],
              [right + tail * 0.8, top + 9 + drop, tailWidth * ends[1]!],
              [right + tail, top + 8 + drop * 0.8, ends[2]!],
            ]),
            fill: n.body,
          },
        ]
      : [];
  const nosePart: Part[] =
    n.nose === true
      ? [
          {
            d: ribbon([
              [hx - head * 0.6, hy + 2, 5.5],
              [hx - head - 3, hy + 14, 4.2],
              [hx - head - 4, hy + 27, 3.2],
              [hx - head + 2, hy + 36, 2.6],
              [hx - head + 7, hy + 34, 2],
            ]),
            fill: n.body,
          },
        ]
      : [];
  const parts: Part[] = [
    ...tailPart,
    foot(LEFT + 7, true),
    foot(right - 11, true),
    foot(LEFT + 2, false),
    foot(right - 4, false),
    { d: trunk, fill: n.body },
    { d: nape, fill: n.body },
    { d: skull, fill: n.body },
    ...nosePart,
  ];
  const earShape = curve([
    [hx + 1, hy - head * 0.6],
    [hx + 2.5, hy - head * 0.6 - ear],
    [hx + 6 + ear * 0.15, hy - head * 0.55 - ear * 0.55],
    [hx + 7, hy - head * 0.35],
  ]);
  const details =
    coat(n, pen, trunk, [LEFT, top], [long, high], bottom) +
    face(n, pen, skull, [hx, hy], head, snout) +
    (ear > 0 ? body(pen, [{ d: earShape, fill: n.earColour ?? n.mark }], '', 1.8) : '');
  return body(pen, parts, details) + extras(n, pen, [hx, hy], head, snout, top) + GROUND_LINE;
}

const GROUND_LINE = `<path d="M6 86.5H94" stroke="${INK}" stroke-width="1.4"/><path d="M12 89.500h20M40 90h30M78 89.500h10" stroke="${INK}" stroke-width=".8" stroke-opacity=".6"/>`;

function coat(n: MammalNumbers, pen: Pen, trunk: string, [x, y]: Point, [long, high]: Point, bottom: number): string {
  let drawn = hatch(pen, trunk, x, y + high * 0.5, long + 4, high * 0.6);
  if (n.belly !== undefined) {
    const at0 = `cx="${String(x + long * 0.5)}" cy="${String(bottom + 2)}"`;
    drawn += within(
      pen,
      trunk,
      `<ellipse ${at0} rx="${String(long * 0.5)}" ry="${String(high * 0.3)}" fill="${n.belly}"/>`,
    );
  }
  for (let i = 0; i < (n.stripes ?? 0); i++) {
    const at0 = x + 8 + (i * long) / n.stripes!;
    drawn += within(
      pen,
      trunk,
      straight(
        [
          [at0, y - 4],
          [at0 - 3, y + high * 0.6],
        ],
        2.2,
        n.mark,
      ),
    );
  }
  if (n.spots !== undefined)
    drawn += within(pen, trunk, spots(n.spots, 5, [x, y], [x + long, bottom - 6], 1.2, 2.4, n.mark));
  if (n.shaggy === true || n.spiny === true) {
    const random = noise(4);
    let d = '';
    const [dx, dy] = n.spiny === true ? [5, -7] : [-1.5, 8];
    for (let i = 0; i < (n.spiny === true ? 70 : 40); i++) {
      const [hx, hy] = [x - 2 + random() * (long + 4), y + (n.spiny === true ? 0 : 6) + random() * (high - 4)];
      d += `M${hx.toFixed(1)} ${hy.toFixed(1)}l${(dx + random()).toFixed(1)} ${(dy + random() * 3).toFixed(1)}`;
    }
    drawn += `<path d="${d}" stroke="${n.mark}" stroke-width="1.1" stroke-linecap="round" fill="none" stroke-opacity=".85"/>`;
  }
  return drawn;
}

function face(n: MammalNumbers, pen: Pen, skull: string, [x, y]: Point, head: number, snout: number): string {
  const cheek =
    n.cheek === undefined
      ? ''
      : within(
          pen,
          skull,
          `<ellipse cx="${String(x - head * 0.7 - snout * 0.4)}" cy="${String(y + head * 0.8)}" rx="${String(head + snout * 0.4)}" ry="${String(head * 0.5)}" fill="${n.cheek}"/>`,
        );
  const eye =
    circle(x - head * 0.45, y - head * 0.08, 1.7, '#15110c') + circle(x - head * 0.55, y - head * 0.16, 0.55, '#fff');
  if (n.nose === true) return cheek + eye;
  const tip = x - head * 0.8 - snout;
  return (
    cheek +
    eye +
    circle(tip + 1.2, y + head * 0.34, 2, '#15110c') +
    stroke(
      [
        [tip + 3, y + head * 0.66],
        [x - head * 0.9, y + head * 0.6],
      ],
      1,
    )
  );
}

function extras(n: MammalNumbers, pen: Pen, [x, y]: Point, head: number, snout: number, top: number): string {
  const tip = x - head * 0.8 - snout;
  let drawn = '';
  if (n.tusks === true) {
    const d = `M${String(x - head * 0.5)} ${String(y + 9)}Q${String(x - head - 12)} ${String(y + 26)} ${String(x - head - 16)} ${String(y + 10)}`;
    drawn += body(pen, [{ d, line: 2.8, fill: '#f4ecd0' }], '', 2);
  }
  if (n.fangs === true) {
    drawn += body(
      pen,
      [{ d: `M${String(tip + 5)} ${String(y + head * 0.6)}q-2 6 0 11`, line: 2.2, fill: '#f7f1de' }],
      '',
      1.8,
    );
  }
  if (n.horn === true) {
    const d = curve([
      [tip + 5, y + 2],
      [tip - 3, y - 14],
      [tip + 11, y - 2],
    ]);
    drawn += body(pen, [{ d, fill: '#d8cfb8' }], '', 1.8);
  }
  if (n.wings === true) {
    const d = curve([
      [44, top + 8],
      [50, top - 34],
      [66, top - 26],
      [80, top - 34],
      [92, top - 12],
      [76, top - 8],
      [70, top + 6],
      [60, top + 2],
    ]);
    const bones = `<path d="M46 ${String(top + 6)}L80 ${String(top - 34)}M48 ${String(top + 6)}L90 ${String(top - 12)}" stroke="${INK}" stroke-width="1" fill="none"/>`;
    drawn += body(pen, [{ d, fill: n.mark }], bones);
  }
  return drawn;
}
