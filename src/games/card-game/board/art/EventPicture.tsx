/** The pictures of the events, one for each effect. */
import { EFFECTS, type EffectName } from '../../rules/components.ts';

const INK = '#2a2722';

const wolf = (x: number, y: number, k: number): string =>
  `<g transform="translate(${String(x)} ${String(y)}) scale(${String(k)})"><path d="M-12-16-8-6 8-6 12-16 14 2 5 18H-5L-14 2z" fill="#6d6a64" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M-5 18-7 6 0 9 7 6 5 18z" fill="#d8cfbd" stroke="${INK}" stroke-width="1.2"/><circle cx="-5" cy="1" r="1.8" fill="#e9bd4a" stroke="${INK}"/><circle cx="5" cy="1" r="1.8" fill="#e9bd4a" stroke="${INK}"/></g>`;

const petals = (count: number, path: string, fill: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<g transform="rotate(${String((i * 360) / count)} 50 50) translate(50 24)"><path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="1.8"/></g>`,
  ).join('');

const shape = (d: string, fill: string, width = 2.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${String(width)}" stroke-linejoin="round"/>`;
const line = (d: string, colour = INK, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

const PICTURES: Readonly<Record<EffectName, string>> = {
  predation: [0, 1, 2]
    .map((i) => shape(`M${String(28 + i * 20)} 20c-6 24-6 42 2 64 3-22 3-40-2-64z`, '#a63a2a', 1.8))
    .join(''),
  extinction:
    shape('M22 46c0-20 12-32 28-32s28 12 28 32c0 10-5 16-10 20v12H32V66c-5-4-10-10-10-20z', '#e9e0c8') +
    shape('M32 46a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM52 46a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM46 62l4-8 4 8z', INK) +
    line('M40 70v8M50 70v8M60 70v8'),
  parasitism:
    shape('M50 22c16 0 24 16 24 34S64 86 50 86 26 74 26 56s8-34 24-34z', '#8f6a52') +
    shape('M42 22a8 8 0 1 1 16 0z', '#6d4a3a') +
    line('M28 44 12 36M26 58 8 60M30 72 16 84M72 44l16-8M74 58l18 2M70 72l14 12') +
    line('M38 40c8 6 16 6 24 0M36 54c9 6 19 6 28 0M38 68c8 5 16 5 24 0', '#5a3a2a', 1.6),
  disease:
    petals(8, 'M-2 12V-4a6 6 0 1 1 4 0v16z', '#8aa34a') +
    '<circle cx="50" cy="50" r="19" fill="#a9bf62" stroke="#2a2722" stroke-width="2.2"/><circle cx="44" cy="45" r="4" fill="#6f8a36"/><circle cx="57" cy="54" r="5" fill="#6f8a36"/><circle cx="55" cy="41" r="2.5" fill="#6f8a36"/>',
  recovery:
    line('M50 86V44', INK, 6) +
    line('M50 86V44', '#5f7f3a', 3) +
    shape('M50 58C30 58 20 46 20 32 38 30 50 40 50 58zM50 48c16 0 26-10 28-26-18-2-28 8-28 26z', '#86a653') +
    line('M22 90q28-10 56 0', '#6d4a2b', 4),
  migration:
    [
      [22, 62],
      [38, 50],
      [54, 38],
      [66, 54],
      [78, 70],
    ]
      .map(([x, y]) => line(`M${String(x! - 9)} ${String(y! - 4)}q6-6 9 3q3-9 9-3`, INK, 3))
      .join('') + '<circle cx="76" cy="24" r="10" fill="#e9bd4a" stroke="#2a2722" stroke-width="1.8"/>',
  'adaptive radiation':
    line('M50 88V60M50 60 22 34M50 60 38 22M50 60l12-38M50 60l28-26', '#6d4a2b', 4) +
    ['#c8552c', '#5f8f42', '#2f6fc4', '#d9a53a']
      .map(
        (fill, i) =>
          `<circle cx="${String([20, 37, 63, 80][i]!)}" cy="${String([30, 17, 17, 30][i]!)}" r="9" fill="${fill}" stroke="${INK}" stroke-width="2"/>`,
      )
      .join(''),
  drought:
    '<circle cx="50" cy="28" r="14" fill="#e9bd4a" stroke="#2a2722" stroke-width="2"/>' +
    line('M50 6v6M28 14l5 4M72 14l-5 4M22 34h6M72 34h6', '#c88a2a', 3) +
    shape('M8 62h84v28H8z', '#c8a06a') +
    line('M24 62l8 12-6 16M32 74l20 4 6 12M52 78l10-16M80 62l-8 14 6 14', INK, 2),
  specialisation:
    line('M18 84q14-34 58-40', '#6d4a2b', 4) +
    shape('M76 44c-10-14-2-28 10-30 2 14-2 24-10 30z', '#d9a53a') +
    shape('M28 66c2-18 16-30 34-30-2 18-14 30-34 30z', '#5f8f42') +
    shape('M62 36c10-2 20 0 28 6-10 6-20 6-28-6z', '#a63a2a', 1.8),
  fertility:
    [
      [36, 56, -14],
      [64, 56, 14],
      [50, 42, 0],
    ]
      .map(
        ([x, y, turn]) =>
          `<ellipse cx="${String(x)}" cy="${String(y)}" rx="12" ry="16" transform="rotate(${String(turn)} ${String(x)} ${String(y)})" fill="#efe6cf" stroke="${INK}" stroke-width="2"/>`,
      )
      .join('') + shape('M14 62c10 24 62 24 72 0-6 4-12 6-18 6-12 4-24 4-36 0-6 0-12-2-18-6z', '#9a7446'),
  'early thaw':
    '<circle cx="70" cy="26" r="13" fill="#e9b53f" stroke="#2a2722" stroke-width="2"/>' +
    shape('M14 40h48l-5 14-6-2-3 22-6-18-6 2-5 24-6-26-6 1z', '#cfe2ea') +
    shape('M24 84c2-5 4-8 4-8s4 3 4 8a4 4 0 0 1-8 0zM58 88c2-5 4-8 4-8s4 3 4 8a4 4 0 0 1-8 0z', '#5f9fc4', 1.6),
  blight:
    line('M50 90C50 66 46 50 40 34M50 62c6-8 12-10 20-12M47 50c-8-4-14-4-20-2', '#5a4527', 4) +
    shape(
      'M40 34c-6-6-8-14-4-20 8 2 10 12 4 20zM70 50c2-6 8-10 16-10-2 8-8 12-16 10zM27 48c-8 2-14-2-16-8 8-2 14 2 16 8z',
      '#b08a3c',
      1.8,
    ) +
    line('M24 92h52', '#6d4a2b', 4),
  niche:
    shape('M14 86V44C14 22 30 12 50 12s36 10 36 32v42z', '#9a8a70') +
    shape('M32 86V54c0-12 8-18 18-18s18 6 18 18v32z', '#3f3226') +
    '<circle cx="44" cy="58" r="3.4" fill="#e9bd4a"/><circle cx="57" cy="58" r="3.4" fill="#e9bd4a"/>',
  hardiness:
    shape('M8 86 36 32l14 24 12-20 30 50z', '#8a8f94') +
    shape('M28 48 36 32l8 14-7 6-4-4zM56 46l6-10 8 13-6 3z', '#f4f6f8', 1.6) +
    line('M50 86c0-10 6-12 2-22', '#d9a53a', 3),
  'pack hunting': wolf(24, 58, 0.8) + wolf(50, 44, 1) + wolf(76, 60, 0.8),
  abundance:
    petals(8, 'M0 14C-9 6-7-8 0-14 7-8 9 6 0 14z', '#7a5531') +
    '<circle cx="50" cy="50" r="11" fill="#d9a53a" stroke="#2a2722" stroke-width="2"/>',
  camouflage:
    shape('M10 60C20 30 40 20 60 26s32 22 30 40-30 22-48 20S6 78 10 60z', '#8a9a5c') +
    '<path d="M24 52c10-8 18 2 12 10s-16 4-12-10zM52 38c10-4 16 6 10 12s-16-2-10-12zM62 64c8-6 18 0 12 8s-16 2-12-8z" fill="#56682f"/><circle cx="44" cy="64" r="5" fill="#e9bd4a" stroke="#2a2722" stroke-width="1.6"/><circle cx="44" cy="64" r="2" fill="#15110c"/>',
  'apex predator':
    shape('M20 30l12 6h36l12-6 2 22c-2 20-16 34-32 36-16-2-30-16-32-36z', '#c8954a') +
    line('M32 44l10 6M68 44l-10 6', INK, 3) +
    shape('M34 54a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM56 54a5 4 0 1 0 10 0a5 4 0 1 0-10 0z', '#f3d15b', 1.6) +
    shape('M42 68h16l-4 6h-8z', INK) +
    shape('M42 76l3 8 3-7M52 77l3 7 3-8', '#f7f1de', 1.6),
};

export function EventPicture({ effect }: { effect: number }) {
  return <svg viewBox="0 0 100 100" aria-hidden dangerouslySetInnerHTML={{ __html: PICTURES[EFFECTS[effect]!] }} />;
}
