/** The page of a person: what a browser forgets comes back, and another browser takes part. */
import { expect, it } from '@jest/globals';
import { GAME_NAME } from '../support/game.ts';
import { lobbyOf } from '../server/running.ts';
import { onTheServer } from './online-site.ts';
import { WIDE } from './support.ts';

onTheServer('People', (site) => {
  it('a table opens as her seat though the browser has forgotten it, and in another browser after a link', async () => {
    const { matchID } = await lobbyOf(site.address).createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const table = `${site.address}/#table/${GAME_NAME}/${matchID}`;
    const page = await site.open(table, WIDE);
    await page.locator('input[type=text]').first().fill('Ann');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('.shell-online').waitFor();
    // What scripts stored is gone after seven days on some phones, and scripts never see the cookie.
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.goto(table);
    await page.locator('.shell-online').waitFor();
    expect(page.url()).not.toContain('watch');

    await page.goto(`${site.address}/#account`);
    await page.getByRole('button', { name: /Use another device/ }).click();
    await page.getByRole('button', { name: 'Copy the link' }).waitFor();
    const code = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('account/link', { method: 'POST', headers, body: '{}' });
      return ((await answer.json()) as { code: string }).code;
    });
    const other = await site.open(`${site.address}/#link/${code}`, WIDE);
    await other.getByText('Play as Ann in this browser?').waitFor();
    await other.getByRole('button', { name: 'Yes' }).click();
    await other.getByRole('heading', { name: 'Me on this server' }).waitFor();
    expect(other.url()).not.toContain(code);
    await other.goto(table);
    await other.locator('.shell-online').waitFor();
    expect(site.complaints).toEqual([]);
  });
});
