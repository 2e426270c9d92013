/** The panel of an online table opens in every game. */
import { expect, it } from '@jest/globals';
import { gameIds } from '../../src/games/index.ts';
import { seatedTable } from '../server/support/running.ts';
import { onTheServer } from './support/online-site.ts';
import { WIDE } from './support/browser.ts';

onTheServer('The panel of a table', (site) => {
  it.each(gameIds)('%s: opens below the bar of the table', async (game) => {
    const { matchID, seats } = await seatedTable(site.address, 2, {}, game);
    const [{ playerID, credentials }] = seats as [(typeof seats)[number]];
    const page = await site.open(`${site.address}/#table/${game}/${matchID}/${playerID}/${credentials}`, WIDE);
    await page.getByRole('button', { name: /^Table/ }).click();
    const [panel, bar] = await Promise.all(
      ['.page-panel', '[data-bar]'].map(async (part) => (await page.locator(part).boundingBox())!),
    );
    expect(panel!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    expect(site.complaints).toEqual([]);
    await page.context().close();
  });
});
