/**
 * The engravings of the terrains, for a hex of side 100 around the origin, computed once when the page is loaded. Later paths
 * cover earlier ones. Each kind of stroke is one path, so that a tile is painted in a few steps.
 */
import type { TerrainName } from '../../rules/components.ts';
import { placedPath } from './paths.ts';
import { isInHex, short as n } from './hexagon.ts';
import { noise } from './noise.ts';

/** A path of a texture: `fill` and `line` say in which of the terrain's two colours. */
export interface Engraving {
  readonly d: string;
  readonly line?: number;
  readonly fill?: 'ground' | 'ink' | 'snow';
  readonly opacity: number;
}

type Random = () => number;

/** Rows from the north to the south, and in each row places from the west to the east, every other row shifted by half. */
function rows(
  from: number,
  to: number,
  down: number,
  across: number,
  place: (x: number, y: number) => string,
): string[] {
  const found: string[] = [];
  for (let y = from, row = 0; y < to; y += down, row++) {
    let d = '';
    for (let x = -92; x < 96; x += across) d += place(x + (row % 2) * (across / 2), y);
    if (d !== '') found.push(d);
  }
  return found;
}

function sea(random: Random): Engraving[] {
  let d = '';
  for (let y = -78; y < 84; y += 11) {
    for (let x = -96 + random() * 20; x < 94; x += 9 + random() * 26) {
      const from = x;
      let wave = `M${n(x)} ${n(y + random() * 3)}`;
      for (let k = 2 + Math.floor(random() * 3); k > 0; k--, x += 9) wave += `q4.5-${n(3 + random() * 1.6)} 9 0`;
      if (isInHex(x, y, 86) && isInHex(from, y, 86) && random() < 0.74) d += wave;
    }
  }
  return [{ d, line: 1.35, opacity: 0.5 }];
}

function wetland(random: Random): Engraving[] {
  let water = '';
  for (let y = -76; y < 82; y += 12) {
    for (let x = -92 + random() * 26; x < 90;) {
      const length = 8 + random() * 22;
      if (isInHex(x, y, 86) && isInHex(x + length, y, 86) && random() < 0.62) water += `M${n(x)} ${n(y)}h${n(length)}`;
      x += length + 8 + random() * 22;
    }
  }
  let reeds = '';
  let heads = '';
  for (const [px, py] of [
    [-52, -34],
    [-14, -52],
    [40, -44],
    [62, 4],
    [14, 6],
    [-34, 14],
    [-66, 24],
    [-8, 52],
    [38, 46],
    [-40, 58],
  ] as const) {
    const x = px + (random() - 0.5) * 12;
    const y = py + (random() - 0.5) * 10;
    for (let k = -2; k <= 2; k++) {
      const height = 12 + random() * 8;
      reeds += `M${n(x + k * 1.8)} ${n(y)}q${n(k * 0.8)}-${n(height * 0.6)} ${n(k * 3)}-${n(height)}`;
      if (k === -1 || k === 1) heads += `M${n(x + k * 4.4)} ${n(y - height + 4)}l${n(k * 0.5)}-5`;
    }
    reeds += `M${n(x - 9)} ${n(y + 1.5)}h18`;
  }
  return [
    { d: water, line: 1.3, opacity: 0.38 },
    { d: reeds, line: 1.3, opacity: 0.62 },
    { d: heads, line: 3.2, opacity: 0.62 },
  ];
}

function savannah(random: Random): Engraving[] {
  let grass = '';
  for (let i = 0; i < 64; i++) {
    const x = (random() - 0.5) * 176;
    const y = (random() - 0.5) * 156;
    if (!isInHex(x, y, 88)) continue;
    const height = n(4 + random() * 4);
    const blade = `M${n(x)} ${n(y)}`;
    grass += `${blade}l-2.5-${height}${blade}v-${height}${blade}l2.5-${height}`;
  }
  let trunks = '';
  let crowns = '';
  for (const [px, py, scale] of [
    [-36, -30, 1],
    [30, -44, 0.8],
    [44, 24, 1.1],
    [-20, 44, 0.9],
    [2, 4, 0.85],
  ] as const) {
    const x = px + (random() - 0.5) * 10;
    const y = py + (random() - 0.5) * 8;
    trunks += placedPath('M0 14C0 8-1 4-6-2M0 12C1 6 4 2 8-2M-8 15h18', x, y, scale);
    crowns += placedPath('M-18-2C-16-9-8-12 0-12S17-9 19-3C10-5-8-5-18-2z', x, y, scale);
  }
  return [
    { d: grass, line: 1.15, opacity: 0.42 },
    { d: trunks, line: 1.8, opacity: 0.6 },
    { d: crowns, fill: 'ink', opacity: 0.52 },
  ];
}

function jungle(random: Random): Engraving[] {
  const canopy = rows(-74, 84, 17, 24, (px, py) => {
    const x = px + (random() - 0.5) * 6;
    const y = py + (random() - 0.5) * 4;
    if (!isInHex(x, y, 86)) return '';
    const width = 9.5 + random() * 2.5;
    return `M${n(x - width)} ${n(y + 6)}c-4-5 0-10 4-9 1-6 9-7 11-2 5-2 9 4 5.5 10M${n(x - 1)} ${n(y + 1)}c2-2 4-2 6 0`;
  });
  let palms = '';
  for (const [x, y] of [
    [-30, -22],
    [36, -40],
    [22, 30],
    [-44, 46],
  ] as const) {
    palms += placedPath(
      'M0 16C1 8 1 2 0-6M0-6C-6-12-13-10-16-3M0-6C-3-13-10-16-14-13M0-6C6-12 13-10 16-3M0-6C3-13 10-16 14-13M0-6v-10',
      x + (random() - 0.5) * 8,
      y,
      1,
    );
  }
  return [
    ...canopy.map((d) => ({ d, line: 1.2, fill: 'ground', opacity: 0.5 }) as const),
    { d: palms, line: 1.7, opacity: 0.62 },
  ];
}

function forest(random: Random): Engraving[] {
  const tree = 'M0-22L5-13H2.500L8-5H4L10 3H-10L-4-5H-8L-2.500-13H-5z';
  const shade = 'M1-19L4.500-13M1-11L7-5M1-3L9 2.500M2-14l2 .6M3-6l3 .6M0 3v4';
  const places: string[] = [];
  const shades = rows(-66, 90, 21, 21, (px, py) => {
    const x = px + (random() - 0.5) * 7;
    const y = py + (random() - 0.5) * 6;
    const scale = 0.75 + random() * 0.4;
    if (!isInHex(x, y, 84) || !isInHex(x, y - 20, 94)) return '';
    const row = Math.round((py + 66) / 21);
    places[row] = (places[row] ?? '') + placedPath(tree, x, y, scale);
    return placedPath(shade, x, y, scale);
  });
  return [
    ...places.filter(Boolean).map((d) => ({ d, line: 1.2, fill: 'ground', opacity: 0.52 }) as const),
    { d: shades.join(''), line: 1.2, opacity: 0.5 },
  ];
}

function desert(random: Random): Engraving[] {
  let dunes = '';
  let grains = '';
  const grain = (x: number, y: number): string => `M${n(x)} ${n(y)}h.1`;
  for (const [px, py, scale] of [
    [-34, -44, 1],
    [32, -30, 1.1],
    [-44, 4, 0.9],
    [10, 10, 1.15],
    [54, 22, 0.9],
    [-14, 48, 1.05],
    [32, 60, 0.8],
  ] as const) {
    const x = px + (random() - 0.5) * 10;
    const y = py + (random() - 0.5) * 8;
    dunes += placedPath('M-30 6C-18 6-10-8 2-8S16 2 30 4M2-8C-2-2 0 4 6 8M-24 10C-16 10-8 7-2 9', x, y, scale);
    for (let i = 0; i < 12; i++) grains += grain(x + scale * (6 + random() * 18), y + scale * (1 + random() * 8));
  }
  for (let i = 0; i < 40; i++) {
    const x = (random() - 0.5) * 170;
    const y = (random() - 0.5) * 150;
    if (isInHex(x, y, 88)) grains += grain(x, y);
  }
  return [
    { d: dunes, line: 1.35, opacity: 0.6 },
    { d: grains, line: 1.7, opacity: 0.5 },
  ];
}

function mountain(random: Random): Engraving[] {
  return (
    [
      [-40, -24, 1],
      [22, -34, 1.15],
      [58, -2, 0.75],
      [-8, 14, 1.25],
      [-60, 28, 0.8],
      [38, 42, 1.05],
      [-22, 62, 0.75],
    ] as const
  ).flatMap(([px, py, scale]) => {
    const x = px + (random() - 0.5) * 8;
    const y = py + (random() - 0.5) * 6;
    const at = (path: string): string => placedPath(path, x, y, scale);
    let hatching = '';
    for (let i = 1; i < 7; i++)
      hatching += `M${n(1 + i * 3.3)} ${n(-24 + i * 6.5)}l${n(-2 - random() * 3)} ${n(7 + random() * 5)}`;
    return [
      { d: at('M-26 16L-12-4-7-1 0-26 8-12 13-10 27 16'), line: 1.25, fill: 'ground', opacity: 0.75 },
      { d: at('M0-26L8-12 13-10 27 16H4C8 6 2 2 4-6z'), fill: 'ink', opacity: 0.17 },
      { d: at('M0-26L6-15.500 3-12.500 0-15-2.500-11.500-4-13z'), fill: 'snow', opacity: 0.8 },
      { d: at(hatching), line: 1.25, opacity: 0.55 },
    ] as const;
  });
}

const random = (seed: number): Random => noise(seed * 7919 + 13);

/** The texture of each terrain that is printed on tiles. */
export const TEXTURES: Readonly<Record<Exclude<TerrainName, 'tundra'>, readonly Engraving[]>> = {
  sea: sea(random(8)),
  wetland: wetland(random(9)),
  savannah: savannah(random(11)),
  jungle: jungle(random(5)),
  forest: forest(random(4)),
  desert: desert(random(14)),
  mountain: mountain(random(23)),
};

/** The slab of ice that lies on a tile, its edge broken by hand: the outline, and the cracks and strokes on it. */
export const ICE: { readonly outline: string; readonly cracks: string; readonly strokes: string } = (() => {
  const shake = noise(13 * 101 + 7);
  let cracks = '';
  for (let i = 0; i < 5; i++) {
    let x = (shake() - 0.5) * 80;
    let y = (shake() - 0.5) * 70;
    let angle = shake() * 6.28;
    cracks += `M${n(x)} ${n(y)}`;
    for (let step = 0; step < 4; step++) {
      angle += (shake() - 0.5) * 1.3;
      const length = 9 + shake() * 9;
      if (!isInHex(x + Math.cos(angle) * length, y + Math.sin(angle) * length, 68)) break;
      x += Math.cos(angle) * length;
      y += Math.sin(angle) * length;
      cracks += `L${n(x)} ${n(y)}`;
    }
  }
  let strokes = '';
  for (let i = 0; i < 26; i++) {
    const x = (shake() - 0.5) * 130;
    const y = (shake() - 0.5) * 110;
    if (isInHex(x, y, 62)) strokes += `M${n(x)} ${n(y)}l${n(5 + shake() * 7)}-${n(1.5 + shake() * 2)}`;
  }
  const points: string[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const from = [74 * Math.cos((corner * Math.PI) / 3), 74 * Math.sin((corner * Math.PI) / 3)] as const;
    const to = [74 * Math.cos(((corner + 1) * Math.PI) / 3), 74 * Math.sin(((corner + 1) * Math.PI) / 3)] as const;
    points.push(`${n(from[0])} ${n(from[1])}`);
    const middle = [from[0] + to[0], from[1] + to[1]] as const;
    const far = Math.hypot(...middle);
    for (const along of [0.27, 0.52, 0.78]) {
      const out = (shake() - 0.5) * 5.5;
      points.push(
        `${n(from[0] + (to[0] - from[0]) * along + (middle[0] / far) * out)} ${n(from[1] + (to[1] - from[1]) * along + (middle[1] / far) * out)}`,
      );
    }
  }
  return { outline: `M${points.join('L')}z`, cracks, strokes };
})();
