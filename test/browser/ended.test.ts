/** The page after a game that its players have ended shows the end: the result, and no open question. */
import { expect, it } from '@jest/globals';
import { gameIds } from '../../src/games/index.ts';
import { seatedTable } from '../server/support/running.ts';
import { onTheServer } from './support/online-site.ts';
import { shot } from './support/shot.ts';
import { PHONE, WIDE } from './support/browser.ts';

onTheServer('The end of a game', (site) => {
  it.each(gameIds)('%s: agreed while the page is open, it takes the place of the question', async (game) => {
    const { matchID, seats } = await seatedTable(site.address, 2, {}, game);
    const [ann, ben] = seats as [(typeof seats)[number], (typeof seats)[number]];
    const table = `${site.address}/#table/${game}/${matchID}/${ann.playerID}/${ann.credentials}`;
    const page = await site.open(table, WIDE);
    await page.locator('[data-bar] h1').waitFor();
    for (const [seat, what] of [
      [ann, 'ask'],
      [ben, 'grant'],
    ] as const) {
      const answer = await fetch(`${site.address}/games/${game}/${matchID}/end`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...seat, what, as: 'standing' }),
      });
      expect(answer.status).toBe(200);
    }
    const end = /^The game was ended as all agreed: /;
    await page.locator('[data-bar] h1', { hasText: end }).waitFor();
    await page.locator('.table-final h2', { hasText: end }).waitFor();
    expect(await page.locator('.table-standings tbody tr').count()).toBe(2);
    expect(await page.locator('[data-move]:enabled').count()).toBe(0);
    await shot(page, `ended-${game}-wide`);
    const phone = await site.open(`${site.address}/#table/${game}/${matchID}/watch`, { ...PHONE, colorScheme: 'dark' });
    await phone.locator('.table-final h2', { hasText: end }).waitFor();
    await shot(phone, `ended-${game}-phone-dark`);
    expect(site.complaints).toEqual([]);
    await page.context().close();
    await phone.context().close();
  });
});
