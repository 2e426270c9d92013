/** Pages opened while the network is down: they say so, and load properly once it is back. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { inChromium, pageAddress } from '../../browser/support/browser.ts';

inChromium(
  'Without a network',
  () => false,
  (site) => {
    /** A page that has just been opened, with nothing cached. */
    const home = (language: string): Promise<Page> => site.open(pageAddress(), { locale: language });
    const go = (page: Page, hash: string): Promise<void> =>
      page.evaluate((to) => {
        window.location.hash = to;
      }, hash);

    it.each([
      ['replay/card-game/sample/five-strong-bots', '.replay-bar'],
      ['editor/card-game', '.editor-bar'],
      ['learn/evolution-game/lesson/domains', '.table-coach'],
    ])('%s says that it could not be loaded, and is loaded whole when it is asked for again', async (hash, shown) => {
      const page = await home('de-DE');
      const online = async (): Promise<void> => {
        await page.context().setOffline(false);
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      };
      // Only the home page has been loaded.
      await page.context().setOffline(true);
      await go(page, hash);
      await page.getByText(/konnte nicht geladen werden/).waitFor();
      await online();
      await page.locator(shown).waitFor();
      // Other pages have been loaded, this one has not.
      const other = await home('de-DE');
      await go(other, 'games');
      // Until it shows, the home page is there beside it.
      await other.locator('.page-main').waitFor();
      await other.context().setOffline(true);
      await go(other, hash);
      await other
        .getByText(/konnte nicht geladen werden/)
        .first()
        .waitFor();
      await other.context().setOffline(false);
      await other.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      // With its styles: the bar has a colour of its own.
      await other.locator(shown).waitFor();
      expect(await other.locator(shown).evaluate((bar) => getComputedStyle(bar).backgroundColor)).not.toBe(
        'rgba(0, 0, 0, 0)',
      );
    });
  },
);
