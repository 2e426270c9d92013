/**
 * The sizes at which pages and tables change their layout, all in one place: CSS cannot name them. They are in rem, so that they follow the size of
 * the browser's text; a size plus 0.01 means everything above it.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { TABLET_WINDOW, WIDE_WINDOW } from '../../src/ui/use-layout.ts';
import { SHEETS } from '../support/stylesheets.ts';

/** By what is measured: sizes in rem, and what they distinguish. */
const SIZES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'window width': {
    90: 'bars with what an undo takes back',
    22: 'the smallest phones',
    40: 'phones',
    44: 'phones from tablets, at tables',
    50: 'small phones that lie',
    60: 'pages in one column',
    75: 'tables that show everything at once',
    85: 'bars with signs in place of words',
    125: 'the same where a bar is crowded',
  },
  'window height': {
    30: 'small phones that lie',
    36: 'phones that lie',
    38.75: 'tables that show everything at once',
    47: 'phones whose cards stay in reach of the thumb',
    48: 'low windows',
    52: 'larger cards where the card game is watched',
    55.9: 'a lower table of the card game, 55.4 with its frame',
  },
  'table height': { 38: 'animals, scenes of cards and supplies', 47.75: 'animals, cards and display' },
  'cg-slot width': {
    2.1: 'five cards in a row of a phone',
    2.8: 'four cards',
    3.4: 'three cards',
    4: 'names of cards in play',
  },
  'cg-table height': { 55.4: 'small cards' },
  'cg-table width': { 70: "the editor's frame" },
  'evo-panels height': { 40.5: 'low panels', 48: 'two rivals, with tall compartments' },
  'map width': { 34: 'phones', 38: 'signs alone in the middle', 42: 'the circuit', 46: 'the middle' },
};

/** The sizes that queries use, each with what is measured; `map` means a container without a name. */
const sizesIn = (queries: readonly string[]): string[] =>
  queries.flatMap((query) => {
    const part = /^@container\s*([\w-]*)/u.exec(query);
    const measured = part === null ? 'window' : part[1]! || 'map';
    return [...query.matchAll(/(width|height)\b[^\d]*([^\s)]+)/gu)].map(
      ([, side, size]) => `${measured} ${side!}: ${size!.replace('.01rem', 'rem')}`,
    );
  });

it('finds sizes', () => {
  expect(
    sizesIn([
      '@media (max-width: 40em), (min-height: 36.01rem) ',
      '@container table (max-height: 9px)',
      '@container (width < 2rem)',
    ]),
  ).toEqual(['window width: 40em', 'window height: 36rem', 'table height: 9px', 'map width: 2rem']);
});

it('stylesheets and tables know no sizes but these, and all of them', () => {
  const queries = SHEETS.flatMap((path) => readFileSync(path, 'utf8').match(/@(media|container)[^{]*/gu) ?? []);
  const layout = [WIDE_WINDOW, TABLET_WINDOW];
  const known = Object.entries(SIZES).flatMap(([measured, sizes]) =>
    Object.keys(sizes).map((size) => `${measured}: ${size}rem`),
  );
  expect([...new Set(sizesIn([...queries, ...layout]))].sort()).toEqual(known.sort());
});
