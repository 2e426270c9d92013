/** The landscape of a biome: sky, two ranges of ground, and what grows or lies there. */
import { memo } from 'react';
import { noise } from './noise.ts';
import './scene.css';

/** The kinds of landscape, with the English and German words that indicate them in names of biomes; the first match counts. */
const KINDS = {
  tundra: /tundra|ice|\beis|polar|arcti|arkti|glaci|gletscher|snow|schnee/,
  jungle: /jungle|dschungel|rain ?forest|regenwald|tropi/,
  wetland: /wetland|swamp|marsh|bog\b|moor|sumpf|delta|mangrove|feucht|auen?\b/,
  savannah: /savann|steppe|prairie|prärie|grass|gras|plain|ebene|scrub|heath|heide|meadow|wiese/,
  desert: /desert|wüste|dune|düne|sand|waste|canyon/,
  mountain: /mountain|gebirge|berg|alp|peak|highland|hochland|hill|hügel|volcan|vulkan|cliff|cave|höhle/,
  forest: /forest|wald|wood|taiga|grove|hain/,
  sea: /sea|meer|\bsee|lake|ocean|ozean|reef|riff|coast|küste|river|fluss|bay|bucht|lagoon|lagune|island|insel/,
} as const;
type Kind = keyof typeof KINDS;

/** A number that is nearly always different for different names. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((seed, letter) => (Math.imul(seed, 31) + letter.codePointAt(0)!) >>> 0, 7);

/** The kind of a biome by its name; other names get one too. */
function kindOf(name: string): Kind {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.find((kind) => KINDS[kind].test(name.toLowerCase())) ?? kinds[seedOf(name) % kinds.length]!;
}

const scatter = (
  seed: number,
  count: number,
  y0: number,
  y1: number,
  draw: (x: number, y: number, k: number) => string,
): string => {
  const random = noise(seed);
  return Array.from({ length: count }, (_, i) => {
    const y = y0 + ((y1 - y0) * i) / Math.max(1, count - 1);
    return draw(random() * 700, y, 0.6 + ((y - y0) / Math.max(1, y1 - y0)) * 0.6 + random() * 0.2);
  }).join('');
};
const group = (x: number, y: number, k: number, markup: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${k.toFixed(2)})">${markup}</g>`;

const acacia =
  '<path class="cg-wood" d="M-3 0C-2-14-8-22-18-34M0 0C0-18 2-26 14-38M-1-2C-1-20-2-30-3-42"/><path class="cg-leaf" d="M-46-36C-40-48-24-52-6-56 16-60 40-52 48-40 30-34 10-40-4-36-20-32-34-32-46-36z"/>';
const fir =
  '<path class="cg-leaf" d="M0-64 18-38H9l15 22H10l14 16H-24l14-16H-24l15-22h-9z"/><path class="cg-wood" d="M0 0v8"/>';
const palm =
  '<path class="cg-wood" d="M0 0C4-20 2-40-4-56"/><path class="cg-leaf" d="M-4-56c-10-14-26-14-36-4 12-2 24 0 36 4zM-4-56c4-16 18-22 32-16-12 2-24 6-32 16zM-4-56c-16 2-24 14-22 28 6-12 12-20 22-28zM-4-56c14 0 26 10 26 26-8-12-14-20-26-26z"/>';
const reed =
  '<path class="cg-wood" d="M0 0C0-16 2-26 6-38M-4 0C-6-12-6-20-10-28"/><path class="cg-leaf" d="M4-48h5v16H4zM-13-38h5v13h-5z"/>';
const cactus =
  '<path class="cg-leaf" d="M-6 0v-46a6 6 0 0 1 12 0v16h5v-8a4 4 0 0 1 8 0v16H6V0zM-6-14h-13v-14a4 4 0 0 1 8 0v6h5z"/>';
const wave = '<path class="cg-line" d="M-30 0q8-8 15 0t15 0 15 0 15 0"/>';
const floe = '<path class="cg-snow" d="M-34 0l10-9h38l20 6-8 9h-44z"/>';
const tuft = '<path class="cg-line" d="M0 0q-1-8-5-14M0 0v-17M0 0q1-8 5-14"/>';

/** What grows or lies in a landscape, from a number: different trees in different places for each biome. */
const GROWTH: Readonly<Record<Kind, (seed: number) => string>> = {
  sea: (seed) => scatter(seed, 26, 110, 225, (x, y, k) => group(x, y, k, wave)),
  wetland: (seed) =>
    scatter(seed, 12, 150, 222, (x, y, k) => group(x, y, k, wave)) +
    scatter(seed + 4, 22, 150, 225, (x, y, k) => group(x, y, k, reed)),
  savannah: (seed) =>
    scatter(seed, 6, 140, 185, (x, y, k) => group(x, y, k, acacia)) +
    scatter(seed + 4, 50, 168, 228, (x, y, k) => group(x, y, k * 0.8, tuft)),
  jungle: (seed) => scatter(seed, 34, 130, 228, (x, y, k) => group(x, y, k * 1.1, palm)),
  forest: (seed) => scatter(seed, 36, 120, 222, (x, y, k) => group(x, y, k, fir)),
  desert: (seed) => scatter(seed, 7, 150, 215, (x, y, k) => group(x, y, k, cactus)),
  mountain: (seed) => scatter(seed, 14, 190, 226, (x, y, k) => group(x, y, k * 0.8, fir)),
  tundra: (seed) => scatter(seed, 9, 160, 222, (x, y, k) => group(x, y, k * 1.2, floe)),
};

const HILLS = 'M0 118C60 104 90 74 150 92s80 16 130 8 70-40 140-22 90 26 150 18 80-14 130-6V230H0z';
const PEAKS = 'M0 130 60 84l40 30 70-86 62 74 36-28 60 40 84-98 76 84 40-30 80 46 92-60V230H0z';
const SNOW = 'M148 55l22-27 22 26-12-3-10 9-9-9zM392 38l20-22 20 22-13-3-8 10-8-9zM478 92l10-8 12 7-8 3-6 6z';
const FLAT = 'M0 104h700V230H0z';

export const BiomeScene = memo(function BiomeScene({ name }: { name: string }) {
  const kind = kindOf(name);
  const seed = seedOf(name);
  /** In every second biome the ranges are mirrored, and the sun is elsewhere. */
  const turned = seed % 2 === 0 ? undefined : 'matrix(-1 0 0 1 700 0)';
  const isHigh = kind === 'mountain' || kind === 'tundra';
  const hills = kind === 'sea' || kind === 'wetland' ? FLAT : isHigh ? PEAKS : HILLS;
  return (
    <svg className="cg-scene" data-kind={kind} viewBox="0 0 700 230" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect className="cg-sky" width="700" height="230" />
      <circle className="cg-sun" cx={430 + (seed % 5) * 30} cy={56 + (seed % 3) * 8} r="38" />
      <g transform={turned}>
        <path className="cg-far" d={hills} />
        {isHigh && <path className="cg-snow" d={SNOW} />}
        {kind !== 'sea' && <path className="cg-near" d="M0 152C100 134 200 160 330 146s240-8 370 0V230H0z" />}
      </g>
      <g dangerouslySetInnerHTML={{ __html: GROWTH[kind](seed % 997) }} />
    </svg>
  );
});
