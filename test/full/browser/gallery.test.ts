/**
 * The pictures of docs/table.md: the home page, a question of every section of Dominant Species and more, and the tables of the other games, on a
 * wide screen and on a phone, in light and dark.
 *
 *     SCREENSHOTS=docs/screenshots npm run test:browser -- gallery.test.ts
 *
 * renews them. The games they show are the same every time.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { devtools, goTo, openRecord } from '../../browser/support/player.ts';
import { SITUATION_NAMES, type SituationName, gameFor } from '../../browser/support/situations.ts';
import { PHONE, WIDE, onThePage } from '../../browser/support/browser.ts';
import { describeIf } from '../../support/describe-if.ts';

const SCREENS = { wide: WIDE, phone: PHONE } as const;
type View = readonly [screen: keyof typeof SCREENS, scheme: 'light' | 'dark'];

/** How most pictures are taken, and those that show a whole table. */
const TWO: readonly View[] = [
  ['wide', 'light'],
  ['phone', 'dark'],
];
const FOUR: readonly View[] = [...TWO, ['wide', 'dark'], ['phone', 'light']];
const IN_FULL: readonly SituationName[] = ['planning', 'late', 'end'];

const { SCREENSHOTS } = process.env;
/** Plays on from a move of a sample game, in the seat that is to decide. */
async function playOn(page: Page, sample: string): Promise<void> {
  await goTo(page, `#replay/${sample}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() => window.location.hash.startsWith('#game/'));
}

/** Every picture, by name, and how to get the page there. */
const PICTURES: readonly (readonly [name: string, views: readonly View[], open: (page: Page) => Promise<unknown>])[] = [
  ['home', FOUR, (page) => page.locator('h1:visible').first().waitFor()],
  ...SITUATION_NAMES.map(
    (name) => [name, IN_FULL.includes(name) ? FOUR : TWO, (page: Page) => openRecord(page, gameFor(name))] as const,
  ),
  ['card-game', FOUR, (page) => playOn(page, 'card-game/sample/five-strong-bots/60')],
  ['evolution-game', FOUR, (page) => playOn(page, 'evolution-game/sample/four-strong-bots/120')],
];

describeIf(SCREENSHOTS !== undefined)('the gallery', () => {
  onThePage('pictures', (site) => {
    it.each(PICTURES)('%s', async (name, views, open) => {
      mkdirSync(SCREENSHOTS!, { recursive: true });
      for (const [screen, colorScheme] of views) {
        const page = await site.open({ ...SCREENS[screen], colorScheme });
        await open(page);
        await page.mouse.move(0, 0);
        await page.evaluate(() => document.fonts.ready);
        const { data } = await (await devtools(page)).send('Page.captureScreenshot', { format: 'webp', quality: 80 });
        writeFileSync(join(SCREENSHOTS!, `${name}-${screen}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
        await page.context().close();
      }
      expect(site.complaints).toEqual([]);
    });
  });

  it('is all shown in a document, and no picture that it lacks', () => {
    const shown = ['README.md', 'docs/table.md'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/screenshots\/([\w.-]+)/g)].map(([, name]) => name!),
    );
    expect([...new Set(shown)].sort()).toEqual(readdirSync(SCREENSHOTS!).sort());
  });
});
