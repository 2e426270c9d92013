/** Everything drawn on the theme's colours is legible and visible: WCAG 2.2 AA, in both schemes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ANIMALS, ELEMENTS, TERRAINS } from '../../../../src/games/dominant-species/rules/components.ts';

/** The contrast AA requires of text, and of graphics and symbols. */
const TEXT = 4.5;
const GRAPHIC = 3;
/** The contrast a piece needs against its background. Its meaning is drawn on it, with the contrast of text. */
const PIECE = 2;

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const css = readFileSync('src/ui/theme.css', 'utf8');

/** A variable's value in a scheme, `light-dark()` resolved. */
function valueOf(name: string, scheme: Scheme): string {
  const value = new RegExp(`--(?:ds|ui)-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`theme.css has no token ${name}`);
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  return both?.[scheme === 'light' ? 1 : 2] ?? value;
}

/** A colour's red, green, blue (0 … 255) and opacity (0 … 1). */
type Colour = readonly [red: number, green: number, blue: number, opacity: number];

function colour(name: string, scheme: Scheme): Colour {
  const value = valueOf(name, scheme);
  const digits = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (digits === undefined) throw new Error(`${name} is no colour: ${value}`);
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

/** Pairs of foreground and background, with the contrast each needs. */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ...['ink', 'ink-2', 'ink-3', 'legal', 'selected', 'danger'].map((ink) => [ink, ground, TEXT] as const),
    ...['focus', 'line-2'].map((sign) => [sign, ground, GRAPHIC] as const),
  ]),
  ...['legal', 'selected', 'danger'].map((sign) => ['on-sign', sign, TEXT] as const),
  // The silhouette and the number of species are drawn on the body.
  ...ANIMALS.map((animal) => [`${animal}-ink`, animal, TEXT] as const),
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

  const pieces = [
    ...ANIMALS.map((animal) => [animal, `${animal}-edge`] as const),
    ...ELEMENTS.map((element) => [element, 'disk-edge'] as const),
  ];
  // Pieces can be on any terrain: either their body or the edge around it must stand out.
  it.each(pieces.flatMap((piece) => [...TERRAINS, 'paper'].map((ground) => [...piece, ground] as const)))(
    '%s with %s stands out from %s',
    (body, edge, ground) => {
      const on = (name: string): number => contrast(colour(name, scheme), colour(ground, scheme));
      expect(Math.max(on(body), on(edge))).toBeGreaterThanOrEqual(PIECE);
    },
  );

  // On earth a symbol has an outline, so that one of the two stands out from any terrain.
  it.each(
    ['legal', 'selected', 'danger', 'focus'].flatMap((sign) => TERRAINS.map((terrain) => [sign, terrain] as const)),
  )('%s in its casing stands out from %s', (sign, terrain) => {
    const on = (name: string): number => contrast(colour(name, scheme), colour(terrain, scheme));
    expect(Math.max(on(sign), on('on-sign'))).toBeGreaterThanOrEqual(GRAPHIC);
    expect(contrast(colour(sign, scheme), colour('on-sign', scheme))).toBeGreaterThanOrEqual(GRAPHIC);
  });
});
