/** Insects, seen from above and pinned. */
import {
  INK,
  type Part,
  type Pen,
  type Point,
  at,
  body,
  both,
  circle,
  curve,
  hatch,
  mirrored,
  oval,
  ribbon,
  straight,
  stroke,
  within,
} from './markup.ts';

export interface InsectNumbers {
  readonly plan?: 'grub';
  readonly body: string;
  readonly abdomenColour?: string;
  readonly mark: string;
  readonly headColour?: string;
  readonly legColour?: string;
  readonly wingColour?: string;
  /** Length and half width of the abdomen. */
  readonly abdomen?: Point;
  /** Half width and length of the thorax. */
  readonly thorax?: Point;
  readonly head?: number;
  readonly leg?: number;
  readonly legWidth?: number;
  readonly jumps?: boolean;
  /** Two pairs spread, folded on the back, or a hard shell. */
  readonly wings?: 'pair' | 'back' | 'shell';
  readonly wingSpan?: number;
  readonly bands?: number;
  readonly jaws?: number;
  readonly sting?: number;
  readonly feeler?: number;
}

const MIDDLE = 40;

export function insect(n: InsectNumbers, pen: Pen): string {
  if (n.plan === 'grub') return grub(n, pen);
  const { abdomen: [long, wide] = [34, 9], thorax: [tw, tl] = [8, 15], head = 6, leg = 26, legWidth = 2.2 } = n;
  const { bands = 0, feeler = 20, jaws = 0, sting = 0, wingSpan = 1 } = n;
  const top = MIDDLE + tl * 0.75;
  const crown = MIDDLE - tl * 0.62 - head;
  const abdomen = curve(
    mirrored([
      [50, top],
      [50 - wide * 0.8, top + 4],
      [50 - wide, top + long * 0.45],
      [50 - wide * 0.55, top + long * 0.85],
      [49, top + long],
    ]),
  );
  const thorax = oval(50, MIDDLE, tw, tl * 0.62);
  const legs = legParts(n, tw, leg, legWidth);
  const feelers = both(
    stroke(
      [
        [52, crown + 1],
        [54 + feeler * 0.2, crown - feeler * 0.5],
        [54 + feeler * 0.62, crown - feeler * 0.75],
      ],
      1.5,
    ),
  );
  let stripes = '';
  for (let i = 0; i < bands; i++) {
    const y = top + 5 + (i * (long - 8)) / bands;
    stripes += `<path d="M30 ${String(y)}Q50 ${String(y + 3)} 70 ${String(y)}" stroke="${n.mark}" stroke-width="2.2" fill="none"/>`;
  }
  const details =
    within(pen, abdomen, stripes) +
    hatch(pen, abdomen, 50, top, wide, long, 2.6) +
    hatch(pen, thorax, 50, MIDDLE - tl, tw, tl * 2, 2.6) +
    both(circle(50 + head * 0.75, MIDDLE - tl * 0.62 - head * 0.7, head * 0.42, INK));
  const parts: Part[] = [
    { d: abdomen, fill: n.abdomenColour ?? n.body },
    { d: thorax, fill: n.body },
    { d: oval(50, MIDDLE - tl * 0.62 - head * 0.55, head, head * 0.85), fill: n.headColour ?? n.body },
  ];
  const mandibles =
    jaws > 0
      ? both(
          stroke(
            [
              [52, crown + 1],
              [55, crown - 4],
              [51, crown - jaws],
            ],
            2,
          ),
        )
      : '';
  const needle =
    sting > 0
      ? straight(
          [
            [50, top + long - 1],
            [50, top + long + sting],
          ],
          1.8,
        )
      : '';
  const pin = pen.pale ? '' : circle(51.5, MIDDLE - 1, 2.6, '#b98b2d', 1) + circle(50.7, MIDDLE - 1.8, 0.8, '#fff4cf');
  return (
    (n.wings === 'pair' ? spreadWings(n, pen, wingSpan) : '') +
    both(body(pen, legs, '', 1.8)) +
    feelers +
    mandibles +
    needle +
    body(pen, parts, details) +
    (n.wings === 'back' || n.wings === 'shell' ? foldedWings(n, pen, top, long, wide) : '') +
    pin
  );
}

function legParts(n: InsectNumbers, tw: number, leg: number, width: number): Part[] {
  const fill = n.legColour ?? n.mark;
  const shape: readonly (readonly [number, number, number])[] = [
    [-4, -0.75, -0.65],
    [0, -0.95, 0.12],
    [4, -0.8, 0.85],
  ];
  return shape.flatMap(([dy, kx, ky], i): Part[] => {
    const jumps = n.jumps === true && i === 2;
    const [x, y] = [50 + tw * 0.7, MIDDLE + dy * 1.4];
    const knee: Point = jumps ? [x + leg * 0.62, y - leg * 0.15] : [x - leg * kx * 0.55, y + leg * ky * 0.4 - 3];
    const foot: Point = jumps ? [x + leg * 0.52, y + leg * 1.5] : [x - leg * kx, y + leg * ky * 0.95 + 3];
    const line = { d: `M${at([x, y])}L${at(knee)}L${at(foot)}`, line: jumps ? width * 1.3 : width, fill };
    if (!jumps) return [line];
    const tilt = (Math.atan2(knee[1] - y, knee[0] - x) * 180) / Math.PI;
    return [line, { d: oval((x + knee[0]) / 2, (y + knee[1]) / 2, leg * 0.36, 3.6, tilt), fill: n.body }];
  });
}

function wing(pen: Pen, points: readonly Point[], fill: string): string {
  const [root, , tip, far] = points as [Point, Point, Point, Point];
  const veins = `<path d="M${at(root)}L${at(tip)}M${at(root)}L${at(far)}" stroke="${INK}" stroke-width=".7" fill="none" stroke-opacity=".6"/>`;
  return body(pen, [{ d: curve(points), fill }], veins, 1.6);
}

function spreadWings({ wingColour = '#d9e2e0' }: InsectNumbers, pen: Pen, k: number): string {
  const y = MIDDLE;
  const fore: Point[] = [
    [53, y],
    [50 + 26 * k, y - 14 * k],
    [50 + 44 * k, y - 13 * k],
    [50 + 46 * k, y - 5],
    [50 + 26 * k, y + 5],
  ];
  const hind: Point[] = [
    [53, y + 5],
    [50 + 24 * k, y + 2],
    [50 + 34 * k, y + 12 * k],
    [50 + 30 * k, y + 20 * k],
    [50 + 14 * k, y + 15],
  ];
  return both(wing(pen, fore, wingColour)) + both(wing(pen, hind, wingColour));
}

function foldedWings(
  { wings, wingColour = '#b9a55f' }: InsectNumbers,
  pen: Pen,
  top: number,
  long: number,
  wide: number,
): string {
  const y = MIDDLE;
  const shape: Point[] =
    wings === 'shell'
      ? [
          [50.5, y + 2],
          [50 + wide * 1.1, y + 6],
          [50 + wide * 1.3, top + long * 0.5],
          [50 + wide * 0.5, top + long],
          [50.5, top + long],
        ]
      : [
          [51, y - 1],
          [50 + wide * 1.5, y + 10],
          [50 + wide * 1.7, top + long * 0.7],
          [50 + wide * 0.9, top + long * 1.08],
          [51, top + long * 0.5],
        ];
  return both(wing(pen, shape, wingColour));
}

/** A larva on a twig. */
function grub(n: InsectNumbers, pen: Pen): string {
  const spine = Array.from({ length: 10 }, (_, i): readonly [number, number, number] => {
    const t = i / 9;
    return [14 + t * 72, 62 - Math.sin(t * Math.PI * 1.6) * 16 - t * 6, i === 0 ? 4 : i === 9 ? 7 : 8.5];
  });
  const legs: Part[] = [];
  const rings: Part[] = [];
  let details = '';
  spine.forEach(([x, y], i) => {
    if (i === 0 || i === 9) return;
    rings.push({ d: oval(x, y, 8, 9.5), fill: i % 2 ? n.body : (n.abdomenColour ?? n.body) });
    if (i > 5 || (i < 4 && i > 1)) legs.push({ d: `M${at([x, y + 6])}v7`, line: 3.4, fill: n.mark });
    details +=
      circle(x, y - 2, 2, n.mark) +
      straight(
        [
          [x, y - 8],
          [x - 1, y - 15],
        ],
        1,
      );
  });
  const [hx, hy] = spine[9]!;
  details +=
    circle(hx + 3, hy - 1, 1.5, '#fff') +
    stroke(
      [
        [hx + 4, hy - 7],
        [hx + 8, hy - 13],
      ],
      1.3,
    );
  const ends: Part[] = [
    { d: oval(hx + 1, hy, 8, 8.5), fill: n.headColour ?? n.mark },
    {
      d: ribbon([
        [spine[0]![0], spine[0]![1], 4],
        [spine[0]![0] + 8, spine[0]![1], 6],
      ]),
      fill: n.body,
    },
  ];
  const twig = `<path d="M8 84Q50 76 92 70" stroke="#6d5a2b" stroke-width="3.5" fill="none" stroke-linecap="round"/>`;
  return twig + body(pen, [...legs, ...rings, ...ends], details);
}
