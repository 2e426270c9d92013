/** Printing the rules of every game: the rules are printed in full, without the rest of the screen. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { gameIds } from '../../src/games/index.ts';
import { PHONE, USED, WIDE, inChromium, pageAddress } from './support/browser.ts';

/** What would be printed that is not part of the rules, and which parts of the rules would not be printed. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = document.querySelector('.ui-rules')!;
    const isShown = (each: Element): boolean => each.checkVisibility();
    const words = (each: Element): string => each.textContent.trim().slice(0, 40);
    const others = [...document.body.querySelectorAll('*')].filter(
      (each) => isShown(each) && !rules.contains(each) && !each.contains(rules),
    );
    const parts = [...rules.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, td')].filter(
      (each) => words(each) !== '' && each.closest('nav, .ui-search') === null,
    );
    const { scrollWidth: right, scrollHeight: bottom } = document.documentElement;
    const cut = parts.filter((each) => {
      const box = each.getBoundingClientRect();
      return !isShown(each) || box.right > right + 1 || box.bottom > bottom + 1;
    });
    return [
      ...others.map((each) => `printed as well: ${each.localName} “${words(each)}”`),
      ...cut.map((each) => `not printed: ${each.localName} “${words(each)}”`),
    ];
  });

inChromium(
  'The rules on paper',
  (type) => type === 'error',
  (site) => {
    it.each(gameIds)('of %s are all that is printed, from the table and from their own page', async (id) => {
      for (const options of [WIDE, PHONE]) {
        const page = await site.open(`${pageAddress()}#together/${id}`, { ...USED, ...options, colorScheme: 'dark' });
        for (const choice of await page.getByLabel(/^Who plays seat/).all()) await choice.selectOption('');
        await page.getByRole('button', { name: 'Start the game' }).click();
        await page.locator('[data-question], .table-curtain').first().waitFor();
        const curtain = page.locator('.table-curtain').getByRole('button');
        if ((await curtain.count()) > 0) await curtain.click();
        await page.getByRole('button', { name: 'Rules', exact: true }).locator('visible=true').first().click();
        const rules = page.locator('.ui-rules');
        await rules.waitFor();
        await page.emulateMedia({ media: 'print' });
        expect(await astray(page)).toEqual([]);
        // The dark scheme also prints in black.
        expect(
          await rules
            .locator('p')
            .first()
            .evaluate((each) => getComputedStyle(each).color),
        ).toBe('rgb(0, 0, 0)');
        await page.emulateMedia({ media: null });
      }
      const page = await site.open(`${pageAddress()}#rules/${id}`, USED);
      await page.locator('.page-rules .ui-rules').waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await astray(page)).toEqual([]);
      await page.emulateMedia({ media: null });
      expect(site.complaints).toEqual([]);
    });
  },
);
