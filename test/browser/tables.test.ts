/** The tables of all games at the first question: text that grows with the window, nothing cut off, and what axe finds at the card game's. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { GAMES } from '../../src/games/index.ts';
import { findings } from './support/axe.ts';
import { atRest } from './support/player.ts';
import { PHONE, WIDE, inChromium, pageAddress } from './support/browser.ts';

/** The minimum text size for a size of the window, in px. */
const MIN = [
  [1280, 720, 12.5],
  [1440, 900, 13],
  [1920, 1080, 14],
] as const;

/** What a table contains once the person is to decide: it does not change until they do. */
const STARTED = '[data-move]:not(:disabled), [data-ours=true][data-question]';

/** Text that is too small or cut off by its own box; letters within a drawn sign are part of the drawing. */
const troubles = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const seen = (each: Element): boolean =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      each.getClientRects().length > 0 &&
      each.closest('.visually-hidden, svg') === null;
    const named = (each: Element): string => `“${each.textContent.trim().slice(0, 40)}”`;
    const lines = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const each = texts.currentNode.parentElement!;
      if (texts.currentNode.textContent!.trim() === '' || !seen(each) || each.clientWidth === 1) continue;
      const size = parseFloat(getComputedStyle(each).fontSize);
      if (size < smallest - 0.05) lines.add(`${named(each)} is ${String(size)} px`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      if (textOverflow === 'ellipsis' || !/hidden|clip/.test(overflowX + overflowY) || each.clientWidth < 4) continue;
      if (each.textContent.trim() === '' || !seen(each)) continue;
      if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        lines.add(`${named(each)} is cut off`);
    }
    return [...lines];
  }, least);

inChromium(
  'a table',
  () => false,
  (site) => {
    it.each(GAMES.map(({ id }) => id))('%s: type grows with the window, and nothing is cut off', async (id) => {
      const page = await site.open(`${pageAddress()}#play/${id}`);
      await page.locator(STARTED).first().waitFor();
      for (const [width, height, least] of MIN) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        expect([width, await troubles(page, least)]).toEqual([width, []]);
      }
      expect(site.complaints).toEqual([]);
    });

    it.each(GAMES.map(({ id }) => id))('%s: small drawings grow with the window, too', async (id) => {
      const page = await site.open(`${pageAddress()}#play/${id}`);
      await page.locator(STARTED).first().waitFor();
      const sizes = async (): Promise<(readonly [drawn: string, width: number])[]> => {
        await atRest(page);
        return page.evaluate(() =>
          [...document.querySelectorAll('svg:not(svg *)')].map((each): [string, number] => [
            `${each.getAttribute('class') ?? 'svg'} in ${each.parentElement!.className}`,
            each.getBoundingClientRect().width,
          ]),
        );
      };
      const before = await sizes();
      await page.setViewportSize({ width: 2560, height: 1440 });
      const after = await sizes();
      expect(after).toHaveLength(before.length);
      const same = before.filter(([, width], i) => width > 6 && width < 48 && after[i]![1] < 1.25 * width);
      expect([...new Set(same.map(([drawn]) => drawn))]).toEqual([]);
    });

    it.each(GAMES.map(({ id }) => id))('%s: two keys lead past the bar to a move on the table', async (id) => {
      const page = await site.open(`${pageAddress()}#play/${id}`);
      await page.locator(STARTED).first().waitFor();
      await atRest(page);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
      });
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('To the table');
      await page.keyboard.press('Enter');
      expect(await page.locator('[data-parts] :focus').count()).toBe(1);
    });

    it.each([
      ['a wide screen', WIDE],
      ['a phone', PHONE],
    ] as const)('of the card game has nothing that axe finds, on %s', async (_name, options) => {
      const page = await site.open(`${pageAddress()}#play/card-game`, options);
      await page.locator(STARTED).first().waitFor();
      expect(await findings(page)).toEqual([]);
    });
  },
);
