/** Whether what stands on each colour of the theme can be read and seen: WCAG 2.2 AA, in both schemes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANIMALS, ELEMENTS, TERRAINS } from '../../src/dominant-species/rules/components.ts';

/** Contrast that AA asks of text, and of drawings and signs. */
const TEXT = 4.5;
const GRAPHIC = 3;

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const css = readFileSync('src/dominant-species/board/theme.css', 'utf8');

/** A variable's value in a scheme, `light-dark()` resolved. */
function valueOf(name: string, scheme: Scheme): string {
  const value = new RegExp(`--ds-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`theme.css has no --ds-${name}`);
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  return both?.[scheme === 'light' ? 1 : 2] ?? value;
}

/** A colour's red, green, blue (0 … 255) and opacity (0 … 1). */
type Colour = readonly [red: number, green: number, blue: number, opacity: number];

function colour(name: string, scheme: Scheme): Colour {
  const value = valueOf(name, scheme);
  const digits = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (digits === undefined) throw new Error(`--ds-${name} is no colour: ${value}`);
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const at = (i: number): number => Number.parseInt(long.slice(2 * i, 2 * i + 2).padEnd(2, 'f'), 16);
  return [at(0), at(1), at(2), at(3) / 255];
}

/** A colour laid over an opaque one. */
const over = (top: Colour, ground: Colour): Colour => {
  const mixed = (i: 0 | 1 | 2): number => top[i] * top[3] + ground[i] * (1 - top[3]);
  return [mixed(0), mixed(1), mixed(2), 1];
};

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast of two opaque colours, 1 to 21. */
function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['paper', 'surface', 'raised'];

/** What stands on what: each pair with the contrast it needs. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ...['ink', 'ink-2', 'ink-3', 'legal', 'selected', 'danger'].map((ink) => [ink, ground, TEXT] as const),
    ...['focus', 'line-2'].map((sign) => [sign, ground, GRAPHIC] as const),
  ]),
  ...['legal', 'selected', 'danger'].map((sign) => ['on-sign', sign, TEXT] as const),
  ...ANIMALS.flatMap((animal) => [
    // The number of species stands on the body.
    [`${animal}-ink`, animal, TEXT] as const,
  ]),
  ...ELEMENTS.map((element) => [`${element}-ink`, element, GRAPHIC] as const),
];

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  it.each(PAIRS)('%s is told from %s', (ink, ground, least) => {
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least);
  });

  it.each(GROUNDS)('ink is read on the tint of a legal answer on %s', (ground) => {
    const tinted = over(colour('legal-tint', scheme), colour(ground, scheme));
    expect(contrast(colour('ink', scheme), tinted)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colour('ink-2', scheme), tinted)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colour('legal', scheme), tinted)).toBeGreaterThanOrEqual(GRAPHIC);
  });

  // A token's outline is its edge: whatever it lies on, the body or the edge stands out.
  it.each(ANIMALS.flatMap((animal) => [...TERRAINS, 'paper'].map((ground) => [animal, ground] as const)))(
    'the %s is seen on %s',
    (animal, ground) => {
      const on = (part: string): number => contrast(colour(animal + part, scheme), colour(ground, scheme));
      expect(Math.max(on(''), on('-edge'))).toBeGreaterThanOrEqual(GRAPHIC);
    },
  );

  // A disk lies on corners, over any terrain: its fill or its edge stands out.
  it.each(ELEMENTS.flatMap((element) => [...TERRAINS, 'paper'].map((ground) => [element, ground] as const)))(
    'the disk of %s is seen on %s',
    (element, ground) => {
      const on = (part: string): number => contrast(colour(part, scheme), colour(ground, scheme));
      expect(Math.max(on(element), on('disk-edge'))).toBeGreaterThanOrEqual(GRAPHIC);
    },
  );

  it.each(TERRAINS)('what can be chosen is told from %s', (terrain) => {
    const on = (sign: string): number => contrast(colour(sign, scheme), colour(terrain, scheme));
    // Lit tiles carry their own tint under the sign; the tint must not take the sign away.
    expect(on('legal')).toBeGreaterThanOrEqual(GRAPHIC);
    expect(on('selected')).toBeGreaterThanOrEqual(GRAPHIC);
    expect(on('focus')).toBeGreaterThanOrEqual(GRAPHIC);
  });
});
