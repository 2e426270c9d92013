/** Dragging mutation cards of The Evolution Game onto compartments, by mouse and by touch. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { type Point, middleOf, swipe } from '../../browser/support/player.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { PHONE, WIDE, inChromium, pageAddress } from '../../browser/support/browser.ts';
import { eventually } from '../../support/waiting.ts';

/** A turn that begins with cards in hand that adapt to something. */
const withCards = recordTo(
  'evolution-game',
  [null, 'greedy'],
  ({ player, stage }, moves, legal) => player === 0 && stage === 'begin' && moves > 40 && legal.length > 2,
);

async function byMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

const byFinger = (page: Page, from: Point, to: Point): Promise<void> => swipe(page, { from, to });

inChromium(
  'A mutation card',
  (type) => type === 'error',
  (site) => {
    it.each([
      ['the mouse', WIDE, byMouse],
      ['a finger', PHONE, byFinger],
      ['a finger, the screen lying on its side', { ...PHONE, viewport: { width: 844, height: 390 } }, byFinger],
    ] as const)('is dragged onto a compartment by %s', async (_way, options, drag) => {
      const page = await site.open(pageAddress(), options);
      await continueFrom(page, 'evolution-game', await withCards);
      const moves = (): Promise<unknown[]> =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('evolution-game:game')!) as { moves: unknown[] }).moves);
      const before = (await moves()).length;
      const cards = page.locator('button.evo-card');
      await cards.first().scrollIntoViewIfNeeded();
      await page.locator('.evo-panels').evaluate((each) => {
        each.querySelector('.evo-genes')!.scrollIntoView({ block: 'center' });
      });

      // Dropped outside every compartment, a card goes back to where it was and stays selected.
      const card = await middleOf(page, 'button.evo-card');
      await drag(page, card, { x: card.x + 30, y: card.y });
      expect((await moves()).length).toBe(before);
      await eventually(async () => {
        expect(await cards.first().getAttribute('aria-pressed')).toBe('true');
        expect(await middleOf(page, 'button.evo-card')).toEqual({ x: card.x, y: card.y - 4 });
      });

      // Dropped on a compartment that accepts it, it adapts there: at once if nothing is left to ask, else with the first chain offered.
      await drag(page, await middleOf(page, 'button.evo-card'), await middleOf(page, 'button.evo-gene'));
      const chains = page.locator('.evo-chains .ui-button');
      await eventually(async () => {
        expect((await moves()).length > before || (await chains.count()) > 0).toBe(true);
      });
      if ((await moves()).length === before) await chains.first().click();
      await page.waitForFunction(
        (count) =>
          (JSON.parse(localStorage.getItem('evolution-game:game')!) as { moves: unknown[] }).moves.length > count,
        before,
      );
      expect((await moves())[before]).toMatchObject({ move: { adapt: expect.anything() } });
      expect(site.complaints).toEqual([]);
    });
  },
);
