/** Arachnids, seen from above: spiders, mites and scorpions. */
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
  oval,
  spots,
  straight,
  within,
} from './markup.ts';
import { noise } from '../noise.ts';

export interface ArachnidNumbers {
  readonly plan?: 'scorpion';
  readonly body: string;
  readonly abdomenColour?: string;
  readonly mark: string;
  readonly jawColour?: string;
  readonly legColour?: string;
  /** Half width and half length. */
  readonly front?: Point;
  readonly abdomen?: Point;
  readonly leg?: number;
  readonly legWidth?: number;
  readonly jaw?: number;
  readonly palp?: number;
  readonly bands?: number;
  readonly spots?: number;
  readonly hourglass?: string;
  readonly cross?: boolean;
  readonly hairy?: boolean;
}

const MIDDLE = 42;

export function arachnid(n: ArachnidNumbers, pen: Pen): string {
  const { front: [fw, fl] = [11, 12], abdomen: [aw, al] = [15, 18], leg = 34, legWidth = 3.2, jaw = 5, palp = 12 } = n;
  const isScorpion = n.plan === 'scorpion';
  const y = MIDDLE + fl + al * 0.72;
  const front = oval(50, MIDDLE, fw, fl);
  const abdomen = isScorpion ? oval(50, y - 2, fw * 0.9, al) : oval(50, y, aw, al);
  const limbs = [...legParts(n, fw, leg, legWidth), ...palps(n, palp, legWidth, isScorpion)];
  const jaws = curve([
    [50.3, MIDDLE - fl + 4],
    [50 + jaw, MIDDLE - fl + 1],
    [50 + jaw * 0.9, MIDDLE - fl - jaw * 0.9],
    [51.4, MIDDLE - fl - jaw * 1.7],
  ]);
  const details =
    within(pen, abdomen, marks(n, y, al)) +
    hatch(pen, abdomen, 50, y - al, aw, al * 2) +
    hatch(pen, front, 50, MIDDLE - fl, fw, fl * 2) +
    both(circle(52.2, MIDDLE - fl * 0.62, 1.5, '#14100d') + circle(55.2, MIDDLE - fl * 0.5, 1.1, '#14100d')) +
    (n.hairy === true ? hair(aw, al, y) : '');
  return (
    both(body(pen, limbs, '', 2.2)) +
    (isScorpion ? tail(n, pen, y, al) : '') +
    both(body(pen, [{ d: jaws, fill: n.jawColour ?? n.mark }], '', 1.8)) +
    body(
      pen,
      [
        { d: abdomen, fill: n.abdomenColour ?? n.body },
        { d: front, fill: n.body },
      ],
      details,
    )
  );
}

function legParts(n: ArachnidNumbers, fw: number, leg: number, width: number): Part[] {
  return [-58, -22, 16, 50].map((degrees, i): Part => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [50 + fw * 0.75, MIDDLE - 5 + i * 3.6];
    const long = leg * (i === 1 || i === 2 ? 0.86 : 1.05);
    const knee: Point = [x + Math.cos(angle) * long * 0.52, y + Math.sin(angle) * long * 0.52 - 6];
    const foot: Point = [x + Math.cos(angle) * long * 1.02 + 2, y + Math.sin(angle) * long * 1.06 + (i < 2 ? -3 : 7)];
    return {
      d: `M${at([x, y])}Q${at([knee[0], knee[1] - 2])} ${at(knee)}L${at(foot)}`,
      line: width,
      fill: n.legColour ?? n.body,
    };
  });
}

function palps(n: ArachnidNumbers, palp: number, width: number, isScorpion: boolean): Part[] {
  const fill = n.legColour ?? n.body;
  const y = MIDDLE;
  if (!isScorpion) {
    const d = `M54 ${String(y - 9)}Q${at([58 + palp * 0.3, y - 14])} ${at([55 + palp * 0.35, y - 12 - palp])}`;
    return [{ d, line: width, fill }];
  }
  const claw: Point[] = [
    [66, y - 27],
    [73, y - 35],
    [70, y - 44],
    [66, y - 38],
    [63, y - 43],
    [61, y - 34],
  ];
  return [
    { d: `M54 ${String(y - 8)}Q72 ${String(y - 20)} 68 ${String(y - 28)}`, line: 4, fill },
    { d: curve(claw), fill },
  ];
}

function marks(
  { bands = 0, spots: count = 0, hourglass, cross, mark }: ArachnidNumbers,
  y: number,
  al: number,
): string {
  let drawn = '';
  for (let i = 0; i < bands; i++) {
    const at0 = String(y - al * 0.7 + (i * al * 1.5) / bands);
    drawn += `<path d="M30 ${at0}q20 4 40 0" stroke="${mark}" stroke-width="1.6" fill="none"/>`;
  }
  if (count > 0) drawn += spots(count, 3, [36, y - al], [64, y + al], 1, 2.3, mark);
  if (hourglass !== undefined) drawn += `<path d="M46 ${String(y - 5)}h8l-3.5 5 3.5 5h-8l3.5-5z" fill="${hourglass}"/>`;
  if (cross === true)
    drawn += `<path d="M50 ${String(y - 12)}v22M44 ${String(y - 5)}h12" stroke="#f2e4c0" stroke-width="3"/>`;
  return drawn;
}

function hair(aw: number, al: number, y: number): string {
  const random = noise(9);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const angle = random() * Math.PI * 2;
    const [a, b] = [aw + random() * 2.5, al + random() * 2.5];
    d += `M${at([50 + Math.cos(angle) * aw * 0.9, y + Math.sin(angle) * al * 0.9])}L${at([50 + Math.cos(angle) * a * 1.08, y + Math.sin(angle) * b * 1.08])}`;
  }
  return `<path d="${d}" stroke="${INK}" stroke-width=".9"/>`;
}

function tail(n: ArachnidNumbers, pen: Pen, y: number, al: number): string {
  const places: readonly Point[] = [
    [52, y + al - 1],
    [58, y + al + 6],
    [65, y + al + 6],
    [68, y + al - 3],
  ];
  const parts = places.map(([x, py], i): Part => ({ d: oval(x, py, 5 - i * 0.4, 5.5 - i * 0.4), fill: n.body }));
  return body(
    pen,
    parts,
    straight(
      [
        [68, y + al - 7],
        [64, y + al - 14],
      ],
      2.4,
    ),
  );
}
