/** What axe-core finds on the online pages, in both colour schemes, on a wide screen and on a phone. */
import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { findings } from '../../../browser/support/axe.ts';
import { finishedTable, onTheServer, personal, setTable } from '../../../browser/support/online-site.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';

onTheServer('axe finds nothing', (site) => {
  const screens: readonly [string, BrowserContextOptions][] = [
    ['a wide screen', WIDE],
    ['a phone', PHONE],
  ];

  it.each(screens)('in the lobby, at a new table and at the gate, on %s', async (_, options) => {
    const mine = await setTable(site.address, ['Ann', null, '[greedy]']);
    const open = await setTable(site.address, [null, 'Ben', '[greedy]']);
    await setTable(site.address, ['Cleo', 'Dara']);
    const page = await site.open(personal(site.address, mine, 0), options);
    await page.locator('[data-question]').waitFor();
    const found: Record<string, string[]> = {};
    for (const [hash, shown] of [
      ['#lobby', 'Open tables'],
      ['#new', 'Who can join'],
      [`#table/${open.matchID}`, 'Choose a seat'],
    ] as const) {
      await page.goto(`${site.address}/${hash}`);
      await page.getByText(shown).waitFor();
      found[hash.split('/')[0]!] = await findings(page);
    }
    expect(found).toEqual({ '#lobby': [], '#new': [], '#table': [] });
    await page.context().close();
  });

  it.each(screens)('at a table, in its panel, while the connection is away, on %s', async (_, options) => {
    const table = await setTable(site.address, ['Ann', 'Ben', null, '[greedy]'], { hints: true });
    const page = await site.open(personal(site.address, table, 0), options);
    await page.getByRole('button', { name: /^Table/ }).click();
    const found: Record<string, string[]> = { players: await findings(page) };
    await page.getByRole('radio', { name: 'Chat' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('just now').waitFor();
    found.chat = await findings(page, { part: '.page-panel', isDarkKnown: options === PHONE });
    await page.getByRole('radio', { name: 'Settings' }).check({ force: true });
    found.more = await findings(page, { part: '.page-panel', isDarkKnown: options === PHONE });
    await page.context().setOffline(true);
    await page.getByText('No connection.').waitFor();
    found.offline = await findings(page, { part: '.table-notices', isDarkKnown: options === PHONE });
    expect(found).toEqual({ players: [], chat: [], more: [], offline: [] });
    await page.context().close();
  });

  it.each(screens)('at a table whose game is over, on %s', async (_, options) => {
    const table = await finishedTable(site.address, ['Ann', 'Ben', 'Cleo']);
    const page = await site.open(personal(site.address, table, 1), options);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(await findings(page, { isDarkKnown: options === PHONE })).toEqual([]);
    await page.context().close();
  });
});
