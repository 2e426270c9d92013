/** The Evolution Game in a real browser: the start of a game by mouse and by keys, on a wide screen and on a phone, and what axe finds. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { findings } from './axe.ts';
import { PHONE, WIDE, inChromium, pageAddress } from './support.ts';

/** Arranges at random and places the fifteen colonies, up to the first question of one's own first turn. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At random' }).click();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await page.locator('[data-question=begin].evo-mine').waitFor({ timeout: 90_000 });
}

inChromium(
  'The Evolution Game',
  () => false,
  (site) => {
    it.each([
      ['a wide screen', WIDE],
      ['a phone', PHONE],
    ] as const)(
      'is played on %s, where nothing is wider than the screen and axe finds nothing',
      async (_name, options) => {
        const page = await site.open(`${pageAddress()}#play/evolution-game`, options);
        expect(await findings(page)).toEqual([]);
        await settle(page);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const counters = page.locator('.evo-counter');
        const places = async (): Promise<(string | null)[]> =>
          counters.evaluateAll((each) => each.map((counter) => counter.getAttribute('style')));
        const before = await places();
        await page.keyboard.press('r');
        // The counter has moved, and the turn continues or has passed to another player.
        await page.waitForFunction(
          (old) =>
            [...document.querySelectorAll('.evo-counter')].some((each, i) => each.getAttribute('style') !== old[i]),
          before,
        );
        expect(site.complaints).toEqual([]);
      },
    );
  },
);
