/** Sheets on a phone: what closes them. */
import { expect, it } from '@jest/globals';
import { atRest, openRecord, swipe } from './support/player.ts';
import { gameFor } from './support/situations.ts';
import { MOVING, PHONE, inChromium, pageAddress } from './support/browser.ts';

inChromium(
  'a sheet',
  (type) => type === 'error',
  (site) => {
    it('is pulled down by whatever lies on it once it shows its top, and goes by the Back button', async () => {
      const page = await site.open(pageAddress(), { ...PHONE, ...MOVING });
      await openRecord(page, gameFor('planning'));
      await atRest(page);
      const display = page.locator('[data-panel=display]');
      const pull = async (by: number): Promise<void> => {
        const { x, y, width } = (await display.boundingBox())!;
        const from = { x: x + width / 2, y: y + 120 };
        await swipe(page, { from, to: { x: from.x, y: from.y + by } });
        await page.waitForTimeout(300);
      };
      await display.waitFor();
      await pull(30);
      expect(await display.count()).toBe(1);
      // Scrolled down, the same gesture scrolls back.
      await display.evaluate((each) => {
        each.scrollTop = 200;
      });
      await pull(140);
      expect(await display.count()).toBe(1);
      await display.evaluate((each) => {
        each.scrollTop = 0;
      });
      await pull(140);
      expect(await display.count()).toBe(0);

      await page.getByRole('button', { name: 'Cards', exact: true }).tap();
      await page.locator('[data-panel=cards]').waitFor();
      await page.goBack();
      await page.locator('[data-panel=cards]').waitFor({ state: 'detached' });
      expect(page.url()).toContain('#game/dominant-species');
      expect(site.complaints).toEqual([]);
    });
  },
);
