/** The scene on each Dominance card, 132 × 60: a sky and what stands before it, the farthest first: shapes, animals and elements. */
import type { AnimalName, CardName, ElementName } from '../../rules/components.ts';

export type Layer =
  /** A filled shape with an engraved outline. */
  | readonly ['fill', colour: string, d: string]
  /** Lines, in a colour and width. */
  | readonly ['line', colour: string, d: string, width?: number]
  /** Hatching of a shape, where it lies in shadow. */
  | readonly ['shade', d: string]
  | readonly ['animal', AnimalName, x: number, y: number, scale: number, turned?: 'turned']
  | readonly ['disk', ElementName, x: number, y: number, r: number];

interface Scene {
  readonly sky: string;
  readonly layers: readonly Layer[];
}

/** Colours of the sky by the time of day. */
const DAY = '#cfdfe4';
const EVENING = '#e9c7a0';
const MORNING = '#f0dcae';
const NIGHT = '#a9adb8';
const GREEN = '#dfe5c6';

export const INK = 'var(--ds-engraving)';
const SNOW = '#f4f8f9';
const PALE = '#fffaee';

const circle = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;

/** Ground from the left to the right. */
const hills = (y: number, bulge: number): string =>
  `M0 ${String(y)}Q33 ${String(y - bulge)} 66 ${String(y - 2)}T132 ${String(y)}V60H0z`;
const waves = (y: number): string =>
  [4, 34, 66, 98].map((x, i) => `M${String(x)} ${String(y + (i % 2) * 4)}q4-3 8 0t8 0`).join('');
const reeds = (x: number, y: number): string =>
  `M${String(x)} ${String(y)}q-2-12 0-24M${String(x + 4)} ${String(y)}q1-14 5-26M${String(x + 8)} ${String(y)}q3-10 9-18M${String(x - 4)} ${String(y)}q-2-10-6-18`;
const tree = (x: number, y: number, size: number): string =>
  `M${String(x)} ${String(y - 3 * size)}l${String(size)} ${String(3 * size)}h${String(-2 * size)}z`;
const flake = (x: number, y: number, r: number): string =>
  `M${String(x)} ${String(y - r)}v${String(2 * r)}M${String(x - 0.87 * r)} ${String(y - r / 2)}l${String(1.74 * r)} ${String(r)}M${String(x + 0.87 * r)} ${String(y - r / 2)}l${String(-1.74 * r)} ${String(r)}`;
const hexagon = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}l${String(r / 2)} ${String(-0.6 * r)}h${String(r)}l${String(r / 2)} ${String(0.6 * r)}l${String(-r / 2)} ${String(0.6 * r)}h${String(-r)}z`;

const LAND = 'var(--ds-card-land)';
const WOOD = 'var(--ds-card-wood)';
const WATER = 'var(--ds-card-water)';
const STRAW = 'var(--ds-card-straw)';
const ROCK = 'var(--ds-card-rock)';
const FIRE = '#b5361d';

export const SCENES: Readonly<Record<CardName, Scene>> = {
  aquatic: {
    sky: DAY,
    layers: [
      ['fill', WATER, 'M0 22H132V60H0z'],
      ['line', SNOW, waves(26), 1.2],
      ['animal', 'amphibian', 44, 36, 0.95],
      ['animal', 'amphibian', 82, 44, 0.7],
      ['line', INK, 'M104 60q-4-10 1-18t-1-16M116 60q4-12-1-20t2-12M12 60q4-9-1-16t2-12', 1.6],
      ['line', SNOW, `${circle(64, 30, 1.6)}${circle(68, 25, 1.1)}${circle(98, 34, 1.4)}`, 0.9],
    ],
  },
  biodiversity: {
    sky: GREEN,
    layers: [
      ['fill', LAND, hills(46, 5)],
      ['animal', 'mammal', 26, 34, 1],
      ['animal', 'bird', 60, 24, 0.8],
      ['animal', 'reptile', 84, 38, 0.85],
      ['animal', 'insect', 110, 32, 0.7],
      ['line', INK, 'M8 54l3-7M12 54l1-8M52 56l3-7M56 56l1-8M102 56l3-7M106 56l1-8'],
    ],
  },
  biomass: {
    sky: MORNING,
    layers: [
      ['fill', STRAW, hills(48, 4)],
      ['fill', LAND, 'M22 52L66 14l44 38z'],
      ['shade', 'M66 14l44 38H66z'],
      ['line', INK, 'M37 39H95M51 27H81', 1.1],
      ['animal', 'mammal', 66, 24, 0.4],
      ['animal', 'bird', 58, 34, 0.4],
      ['animal', 'reptile', 74, 34, 0.4],
      ['animal', 'insect', 46, 46, 0.42],
      ['animal', 'insect', 60, 46, 0.42],
      ['animal', 'insect', 74, 46, 0.42],
      ['animal', 'insect', 88, 46, 0.42],
    ],
  },
  blight: {
    sky: EVENING,
    layers: [
      ['fill', ROCK, hills(48, 3)],
      [
        'line',
        INK,
        'M66 52C66 40 63 34 66 18M66 42C56 40 50 34 47 26M66 36C76 33 82 27 85 18M66 28C61 24 60 18 61 12M47 26l-6-3M85 18l6-1M56 38l-8 2',
        1.9,
      ],
      ['line', INK, 'M20 50l3-9 3 9M26 45l4-2M100 50l4-12 3 12M106 42l5-3'],
      ['disk', 'seed', 90, 50, 5],
      ['line', INK, 'M36 54h8M74 55h9M110 54h6'],
    ],
  },
  catastrophe: {
    sky: EVENING,
    layers: [
      [
        'fill',
        PALE,
        'M48 22C40 14 46 6 54 8 54 0 68-2 72 4 80-1 92 4 88 12 94 16 88 22 82 20 78 24 70 22 68 20L64 24z',
      ],
      ['fill', ROCK, 'M14 60L46 32 56 24 64 27 72 24 84 34 122 60z'],
      ['shade', 'M64 27L72 24 84 34 122 60H66z'],
      ['line', FIRE, 'M58 25c2 6-3 8-1 14s-5 8-4 14M66 27c0 5 4 6 3 11s4 6 3 12', 2.4],
      ['line', FIRE, 'M50 12l-6-6M86 6l7-4M90 20l8 2M44 20l-8 1', 1.6],
    ],
  },
  'cold snap': {
    sky: DAY,
    layers: [
      ['fill', SNOW, hills(44, 8)],
      ['fill', WOOD, `${tree(22, 44, 6)}${tree(34, 46, 5)}${tree(112, 46, 7)}`],
      ['animal', 'mammal', 72, 36, 0.95],
      [
        'line',
        INK,
        `${flake(52, 14, 5)}${flake(84, 10, 4)}${flake(102, 22, 5)}${flake(14, 16, 4)}${flake(36, 24, 3)}`,
        1.2,
      ],
      ['line', INK, 'M40 8q8 3 16 0M62 20q8 3 16 0M92 32q8 3 16 0'],
    ],
  },
  disease: {
    sky: NIGHT,
    layers: [
      ['fill', LAND, hills(48, 4)],
      ['animal', 'mammal', 50, 44, 1.05],
      [
        'line',
        FIRE,
        `${circle(92, 24, 9)}M92 11v-5M92 42v-5M79 24h-5M110 24h-5M83 15l-4-4M101 15l4-4M83 33l-4 4M101 33l4 4`,
        1.7,
      ],
      ['line', FIRE, `${circle(92, 24, 3)}${circle(110, 44, 3)}${circle(76, 48, 2.5)}${circle(24, 18, 3)}`, 1.2],
    ],
  },
  ecodiversity: {
    sky: GREEN,
    layers: [
      ['fill', STRAW, 'M0 52H132V60H0z'],
      [
        'line',
        INK,
        'M66 52C66 40 64 34 66 22M66 44C56 42 50 36 46 28M66 40C76 38 84 34 88 26M66 32C60 28 58 22 58 14M66 32C72 28 76 20 76 13',
        1.8,
      ],
      ['fill', LAND, 'M56 44c-8-3-14 0-18 2 6 3 13 3 18-2zM76 44c8-3 14 0 18 2-6 3-13 3-18-2z'],
      ['disk', 'sun', 66, 14, 8],
      ['disk', 'water', 44, 24, 7.5],
      ['disk', 'grass', 90, 23, 7.5],
      ['disk', 'seed', 30, 42, 6.5],
      ['disk', 'meat', 102, 42, 6.5],
    ],
  },
  evolution: {
    sky: MORNING,
    layers: [
      ['fill', STRAW, hills(50, 2)],
      ['animal', 'amphibian', 18, 42, 0.6],
      ['animal', 'reptile', 46, 38, 0.8],
      ['animal', 'bird', 76, 36, 0.95],
      ['animal', 'mammal', 110, 34, 1.2],
      ['line', INK, 'M12 20Q60-4 116 12M110 6l7 6-8 4', 1.6],
    ],
  },
  fecundity: {
    sky: GREEN,
    layers: [
      ['fill', STRAW, hills(46, 5)],
      ['fill', WOOD, 'M34 44c0-8 12-13 32-13s32 5 32 13c0 7-14 10-32 10S34 51 34 44z'],
      ['line', PALE, 'M38 44l12 4M48 40l14 9M62 38l18 10M78 39l14 7M90 50l-10 2M44 50l16 2', 0.9],
      ['fill', PALE, 'M50 38c0-10 4-15 8-15s8 5 8 15zM66 38c0-9 4-14 8-14s8 5 8 14zM58 42c0-10 4-15 8-15s8 5 8 15z'],
      ['line', INK, 'M8 52l3-8M13 52l1-9M116 54l3-8M121 54l1-9'],
    ],
  },
  fertile: {
    sky: MORNING,
    layers: [
      ['fill', '#f2b135', circle(66, 24, 13)],
      ['fill', LAND, hills(40, 6)],
      ['line', INK, 'M66 40L30 60M66 40L52 60M66 40L78 60M66 40L104 60M66 40L2 58M66 40L130 58', 1.2],
      [
        'line',
        INK,
        'M20 44v-9M20 40l-4-4M20 38l4-4M40 48v-10M40 43l-4-4M40 41l4-4M92 48v-10M92 43l-4-4M92 41l4-4M112 44v-9M112 40l-4-4M112 38l4-4',
        1.3,
      ],
    ],
  },
  habitat: {
    sky: DAY,
    layers: [
      ['fill', ROCK, 'M0 46L26 22 40 34 60 14 84 38 98 28 132 48V60H0z'],
      ['shade', 'M60 14L84 38 98 28 132 48V60H70z'],
      ['fill', LAND, hills(50, 4)],
      ['fill', WOOD, `${tree(20, 52, 6)}${tree(34, 54, 5)}${tree(104, 54, 6)}${tree(118, 52, 5)}`],
      ['animal', 'mammal', 68, 46, 0.6],
      ['disk', 'water', 90, 50, 5],
    ],
  },
  hibernation: {
    sky: NIGHT,
    layers: [
      ['fill', PALE, circle(112, 13, 7)],
      ['fill', SNOW, 'M0 42C20 20 44 14 66 16s52 10 66 26V60H0z'],
      ['fill', '#3b3128', 'M36 54c0-18 12-26 30-26s30 8 30 26z'],
      ['animal', 'mammal', 66, 45, 1],
      ['line', PALE, 'M80 28h7l-7 8h7M92 16h6l-6 7h6', 1.5],
      ['line', INK, flake(18, 14, 4) + flake(36, 8, 3)],
    ],
  },
  'ice age': {
    sky: NIGHT,
    layers: [
      ['fill', SNOW, 'M0 40L18 14 30 26 48 6 66 28 82 12 100 32 114 20 132 38V60H0z'],
      ['shade', 'M48 6L66 28 60 60H48zM82 12L100 32 96 60H82zM114 20L132 38V60H118z'],
      ['line', 'var(--ds-tundra-ink)', 'M18 14l2 46M48 6l-2 54M82 12l2 48M114 20l-2 40', 1],
      ['line', INK, `${flake(12, 10, 5)}${flake(66, 10, 4)}${flake(104, 9, 5)}`, 1.2],
    ],
  },
  'ice sheet': {
    sky: DAY,
    layers: [
      ['fill', PALE, circle(108, 13, 7)],
      ['fill', SNOW, 'M0 24L12 17 24 21 34 11 48 16 58 12 70 21 84 19 86 47H0z'],
      ['line', 'var(--ds-tundra-ink)', 'M12 17l3 30M24 21l-2 26M34 11l4 36M48 16l-2 31M58 12l6 35M70 21l-1 26', 1],
      ['shade', 'M70 21L84 19 86 47H64z'],
      ['fill', WATER, 'M0 47H132V60H0z'],
      ['line', INK, waves(51)],
      ['fill', SNOW, 'M98 48l4-9 7-3 5 7 3 5z'],
    ],
  },
  immigrants: {
    sky: MORNING,
    layers: [
      ['fill', '#f2b135', circle(30, 30, 13)],
      ['fill', STRAW, hills(44, 6)],
      ['fill', LAND, hills(54, 4)],
      [
        'line',
        INK,
        'M84 10q4-5 7 0q3-5 7 0M72 16q4-5 7 0q3-5 7 0M97 17q4-5 7 0q3-5 7 0M60 23q3.500-4 6 0q2.500-4 6 0M110 25q3.500-4 6 0q2.500-4 6 0',
        1.7,
      ],
    ],
  },
  instinct: {
    sky: GREEN,
    layers: [
      ['fill', LAND, hills(48, 5)],
      ['animal', 'bird', 40, 34, 1.1],
      ['line', INK, 'M62 28c8-14 22-16 32-4', 1.4],
      ['line', INK, 'M88 26l7-1-1-7', 1.4],
      ['fill', WOOD, 'M92 46c0-5 6-8 14-8s14 3 14 8-6 7-14 7-14-2-14-7z'],
      ['line', PALE, 'M95 45l8 4M102 41l10 8M112 42l6 5', 0.9],
    ],
  },
  intelligence: {
    sky: EVENING,
    layers: [
      ['fill', ROCK, hills(50, 3)],
      ['animal', 'mammal', 44, 38, 1.15],
      ['line', INK, 'M86 46l10-26M96 20l8 3M84 52h10', 2],
      ['line', INK, `${circle(112, 34, 7)}M112 27v14M105 34h14M107 29l10 10M117 29l-10 10`, 1],
      ['line', FIRE, 'M70 52c-4-6 2-8 0-14 6 4 8 9 4 14z', 1.8],
    ],
  },
  'mass exodus': {
    sky: EVENING,
    layers: [
      ['fill', ROCK, 'M0 40L40 24 60 34 100 18 132 36V60H0z'],
      ['fill', STRAW, hills(46, 3)],
      ['animal', 'mammal', 24, 46, 0.62],
      ['animal', 'mammal', 48, 47, 0.58],
      ['animal', 'reptile', 70, 48, 0.5],
      ['animal', 'mammal', 90, 46, 0.54],
      ['animal', 'bird', 110, 44, 0.5],
      ['line', INK, 'M86 10q4-5 7 0q3-5 7 0M100 14q4-5 7 0q3-5 7 0', 1.5],
      ['line', INK, 'M4 58h10M34 57h9M58 58h8M80 57h9M102 58h8'],
    ],
  },
  metamorphosis: {
    sky: GREEN,
    layers: [
      ['line', INK, 'M0 12C30 6 60 16 132 8', 2.4],
      ['fill', WOOD, 'M32 12c6 4 8 12 7 20-1 6-3 9-7 9s-6-3-7-9c-1-8 1-16 7-20z'],
      ['line', PALE, 'M27 22q5 3 10 0M26 28q6 3 12 0M27 34q5 3 10 0', 0.9],
      [
        'fill',
        '#f2b135',
        'M86 34C78 14 62 18 64 28c1 6 10 9 22 6zM86 34C94 14 110 18 108 28c-1 6-10 9-22 6zM86 35c-10 0-16 6-13 13 3 5 11 0 13-13zM86 35c10 0 16 6 13 13-3 5-11 0-13-13z',
      ],
      ['line', INK, 'M86 26v22M86 26q-2-6-6-8M86 26q2-6 6-8', 1.5],
    ],
  },
  'niche biomes': {
    sky: DAY,
    layers: [
      ['fill', LAND, hills(30, 4)],
      ['fill', WATER, 'M26 46C26 40 46 37 70 37s44 3 44 9-20 9-44 9-44-3-44-9z'],
      ['line', INK, `${waves(45)}${reeds(20, 56)}`],
      ['animal', 'amphibian', 92, 40, 0.8],
    ],
  },
  nocturnal: {
    sky: '#6d7387',
    layers: [
      ['fill', PALE, 'M104 6a13 13 0 1 0 12 20a11 11 0 0 1-12-20z'],
      ['line', PALE, 'M20 10v.1M44 18v.1M66 8v.1M82 22v.1M30 26v.1M126 30v.1', 2.4],
      ['line', INK, 'M0 40C30 34 70 44 132 36M104 37l6-7M110 36l2-5', 2.4],
      ['animal', 'bird', 56, 27, 1.05],
      ['fill', '#4a6a55', hills(52, 4)],
    ],
  },
  omnivore: {
    sky: MORNING,
    layers: [
      ['fill', STRAW, hills(48, 4)],
      ['animal', 'mammal', 42, 38, 1.3],
      ['disk', 'meat', 82, 26, 7],
      ['disk', 'seed', 100, 18, 7],
      ['disk', 'grub', 98, 40, 7],
      ['disk', 'grass', 116, 31, 7],
    ],
  },
  parasitism: {
    sky: GREEN,
    layers: [
      ['fill', LAND, 'M0 34C28 24 58 22 90 28S124 36 132 32V60H0z'],
      ['line', INK, 'M0 40C40 30 80 32 132 40M20 36l-6 12M44 32l-5 14M70 31l-3 14M96 34l-2 13', 1],
      ['animal', 'insect', 40, 24, 0.8],
      ['animal', 'arachnid', 88, 24, 0.85],
      ['animal', 'insect', 66, 46, 0.5],
    ],
  },
  predator: {
    sky: '#c9c6bb',
    layers: [
      ['fill', PALE, circle(84, 24, 19)],
      ['line', INK, `${circle(75, 17, 4)}${circle(92, 32, 3)}`, 0.6],
      ['fill', WOOD, hills(48, 5)],
      ['animal', 'mammal', 84, 32, 1.3],
      ['fill', WOOD, `${tree(14, 48, 6)}${tree(26, 50, 5)}${tree(6, 50, 4)}`],
    ],
  },
  symbiotic: {
    sky: DAY,
    layers: [
      ['fill', WATER, 'M0 40H132V60H0z'],
      ['line', INK, waves(48)],
      ['fill', ROCK, 'M26 48c2-14 14-20 34-20s36 8 40 20z'],
      ['shade', 'M60 28c20 0 36 8 40 20H64z'],
      ['animal', 'bird', 58, 18, 0.8],
      ['animal', 'bird', 80, 24, 0.55, 'turned'],
      ['line', INK, hexagon(110, 20, 8), 1.2],
      ['disk', 'grub', 110, 20, 5],
    ],
  },
};
