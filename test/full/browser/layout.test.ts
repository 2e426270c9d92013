/** Nothing hides anything: the fullest tables at all sizes, with and without a hand, and the pages around them. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { type Looker, MEANT, TABLE_NAMES, openTable } from '../../browser/support/layout-tables.ts';
import { layoutFaults } from '../../browser/support/layout-faults.ts';
import { atRest, goTo, openRecord } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { type SituationName, gameFor } from '../../browser/support/situations.ts';
import { onThePage } from '../../browser/support/browser.ts';

type Size = readonly [width: number, height: number];
const SIZES: readonly Size[] = [
  [1440, 900],
  [1920, 1080],
  [1280, 720],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [844, 390],
];
/** The narrowest of each kind of screen, where the words of another language need most. */
const NARROW: readonly Size[] = [
  [1280, 720],
  [390, 844],
  [844, 390],
];

/** Questions that show most of the parts of Dominant Species. */
const QUESTIONS: readonly SituationName[] = [
  'planning',
  'wasteland',
  'speciation',
  'competition',
  'taking-a-card',
  'late',
];

const [ANIMALS, HAND, , FOSSILS] = TABLE_NAMES as [string, string, string, string];

/** Faults as styles at a table, and what is said of them. */
const HAND_MADE: readonly (readonly [name: string, table: string, style: string, wanted: RegExp])[] = [
  ['supplies on earth', ANIMALS, '.ds-strip { translate: 30rem -12rem }', /div\.ds-strip/],
  ['a text that is cut', ANIMALS, '.table-where b { width: 2rem; overflow: hidden }', /“Migration” .* is cut/],
  ['a notice on earth', ANIMALS, '.ds-slips { right: 40% }', /“Since your last move/],
  ['VPs on a name', ANIMALS, '.ds-vps { position: relative; left: -4rem }', /lies over|overlap/],
  [
    'a third sun behind the box of the endangered side',
    HAND,
    '.cg-held .cg-reverse { position: absolute; bottom: 3rem }',
    /cg-reverse.*lies over .*cg-element/,
  ],
  ['a hand whose cards lie on each other', HAND, '.cg-held .cg-card { left: -2rem }', /lies over|overlap/],
  [
    'the name of a domain on its squares',
    FOSSILS,
    '.evo-domain > .evo-domain-name { bottom: 70% }',
    /lies over .*evo-domain-name/,
  ],
  ['panels that have to be scrolled', FOSSILS, '.evo-panels { max-height: 20rem }', /has to be scrolled/],
];

onThePage('layout', (site) => {
  /** What is wrong with a page at a number of sizes, each with its size. It is opened at each: what is open depends on the screen. */
  async function faults(
    page: Page,
    name: string,
    sizes: readonly Size[],
    open: () => Promise<unknown>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await open();
      await atRest(page);
      const size = `${String(width)}×${String(height)}`;
      await shot(page, `layout-${name}-${size}`);
      found.push(...(await layoutFaults(page, MEANT)).map((fault) => `${size}: ${fault}`));
    }
    return found;
  }

  it.each(
    TABLE_NAMES.flatMap((name): [string, Looker, string, readonly Size[]][] => [
      [name, 'player', 'en-GB', SIZES],
      [name, 'player', 'de-DE', NARROW],
      [name, 'spectator', 'en-GB', [...SIZES.slice(0, 1), ...NARROW]],
      [name, 'replay', 'de-DE', [...SIZES.slice(0, 1), ...NARROW]],
    ]),
  )('of %s: nothing hides anything from a %s, and no text is cut (%s)', async (name, looker, locale, sizes) => {
    const page = await site.open({ locale });
    const open = (): Promise<void> => openTable(page, name, looker);
    expect(await faults(page, `${name}-${looker}-${locale}`, sizes, open)).toEqual([]);
  });

  it.each(['dominant-species', 'card-game', 'evolution-game'])('of the pages around %s', async (game) => {
    const page = await site.open({ locale: 'de-DE' });
    for (const hash of [`home/${game}`, `setup/${game}`, `together/${game}`]) {
      const found = await faults(page, hash.replace('/', '-'), [[1440, 900], ...NARROW], async () => {
        await goTo(page, hash);
        await page.locator('h1:visible').first().waitFor();
      });
      expect({ [hash]: found }).toEqual({ [hash]: [] });
    }
  });

  it.each(['en-US', 'de-DE'])('at 1440×900 no part of Dominant Species has to be scrolled (%s)', async (locale) => {
    const page = await site.open({ locale });
    for (const name of QUESTIONS) {
      await openRecord(page, gameFor(name));
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('[data-panel]')]
          .filter((part) =>
            // The acting animal may extend beyond its column where overflow is visible: only the window clips it.
            getComputedStyle(part).overflow === 'visible'
              ? [...part.querySelectorAll('li, h2, h3, button')]
                  .map((each) => each.getBoundingClientRect())
                  .some(({ right, bottom }) => right > innerWidth + 1 || bottom > innerHeight + 1)
              : part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
          )
          .map((part) => `${part.id}: ${String(part.scrollHeight - part.clientHeight)} px too high`),
      );
      expect({ [name]: cut }).toEqual({ [name]: [] });
    }
  });

  it.each(HAND_MADE)('finds a fault put in by hand: %s', async (_name, table, style, wanted) => {
    const page = await site.open();
    await openTable(page, table, 'player');
    await atRest(page);
    // The page's headers forbid styles in the document, but not those that a script makes.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, style);
    expect((await layoutFaults(page, MEANT)).join('\n')).toMatch(wanted);
  });
});
