/**
 * What axe-core finds on the pages and on everything that opens, on a wide screen and on a phone; in the dark colour scheme on a phone only what is
 * specific to it.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { findings } from '../../browser/support/axe.ts';
import { begin, goToSetup, openRecord } from '../../browser/support/player.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { PHONE, USED, WIDE, onThePage } from '../../browser/support/browser.ts';

/** What a button has opened. */
const OPENED = '[data-form=drawer], [data-form=sheet], dialog[open], [role=dialog]';

/** Opens, one after the other, everything that a button in the bar or the tabs opens, and returns what axe finds there. */
async function eachOpened(page: Page, isDarkKnown: boolean): Promise<string[]> {
  const openers = page.locator('button:is([aria-expanded], [aria-haspopup=dialog]):visible');
  const names = await openers.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).innerText));
  expect(names).not.toEqual([]);
  const lines: string[] = [];
  for (const [i, name] of names.entries()) {
    const opener = openers.nth(i);
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    // What is fetched when first opened says that it is loading.
    await page
      .locator(':is([data-form=drawer], [data-form=sheet]) > .ui-empty[role=status]')
      .waitFor({ state: 'detached' });
    const part = (await page.locator(OPENED).count()) > 0 ? OPENED : undefined;
    const isRestKnown = part !== undefined;
    lines.push(...(await findings(page, { part, isRestKnown, isDarkKnown })).map((line) => `${name}: ${line}`));
    await page.keyboard.press('Escape');
  }
  return lines;
}

onThePage('axe finds nothing', (site) => {
  const open = (options: BrowserContextOptions): Promise<Page> => site.open({ ...USED, ...options });
  const screens = [
    ['a wide screen', WIDE],
    ['a phone', PHONE],
  ] as const;

  it.each(screens)('on the start page and at the first question, on %s', async (_, options) => {
    const page = await open(options);
    expect(await findings(page)).toEqual([]);
    await goToSetup(page, 3);
    expect(await findings(page)).toEqual([]);
    await begin(page);
    // Away from anything with a tooltip.
    await page.mouse.move(0, 0);
    expect(await findings(page)).toEqual([]);
  });

  it.each(screens)(
    'when planning, and in everything that opens, on %s',
    async (_, options) => {
      const page = await open(options);
      await openRecord(page, gameFor('planning'));
      expect(await findings(page)).toEqual([]);
      expect(await eachOpened(page, options === PHONE)).toEqual([]);
    },
    300_000,
  );

  it.each(screens)('at a migration, an abundance, a domination and the end, on %s', async (_, options) => {
    const page = await open(options);
    const found: string[] = [];
    for (const name of ['migration', 'abundance', 'domination', 'end'] as const) {
      await openRecord(page, gameFor(name));
      found.push(...(await findings(page, { isDarkKnown: options === PHONE })).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  });
});
