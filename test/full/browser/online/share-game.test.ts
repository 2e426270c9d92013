/** A finished online game can be shared by a link that everybody may open; a running or private one cannot. */
import { expect, it } from '@jest/globals';
import { seatedTable } from '../../../server/support/running.ts';
import { finishedTable, onTheServer, personal } from '../../../browser/support/online-site.ts';
import { shot } from '../../../browser/support/shot.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

onTheServer('A finished game', (site) => {
  it('is shared by a link that opens the result, the replay and the analysis without a seat', async () => {
    const table = await finishedTable(site.address, ['Ann', 'Ben']);
    const ann = await site.open(personal(site.address, table, 0), { ...WIDE, ...CLIPBOARD });
    await ann.getByRole('button', { name: 'Share this game' }).waitFor();
    await shot(ann, 'share-end-wide');
    await ann.getByRole('button', { name: 'Share this game' }).click();
    await ann.getByText('The result and a link have been copied.').waitFor();
    await shot(ann, 'share-copied-wide');
    const [title, places, link, ...rest] = (await ann.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect([title, rest]).toEqual(['Dominant Species', []]);
    expect(places).toMatch(/^1\. (Ann, 2\. Ben|Ben, 2\. Ann|Ann = Ben)$/);
    expect(link).toBe(`${site.address}/#replay/dominant-species/match/${table.matchID}/end`);

    for (const [name, visitor] of [
      ['wide', WIDE],
      ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
      ['phone-de', { ...PHONE, locale: 'de-DE' }],
    ] as const) {
      const eve = await site.open(link!, visitor);
      await eve.locator('.table-standings tbody tr').first().waitFor();
      const rows = await eve.locator('.table-standings tbody tr').allInnerTexts();
      expect(rows.map((row) => /Ann|Ben/.exec(row)?.[0]).sort()).toEqual(['Ann', 'Ben']);
      expect(await eve.title()).toMatch(/: Ann, Ben – Dominant Species$/);
      await eve.locator('.replay-bar').waitFor();
      await eve.getByRole('button', { name: /^Analys[ei]s?/ }).waitFor();
      await shot(eve, `share-opened-${name}`);
      await eve.context().close();
    }
    expect(site.complaints).toEqual([]);
    await ann.context().close();
  });

  it('cannot be seen by such a link before it is over, nor where only its players may watch', async () => {
    const running = await seatedTable(site.address, 2);
    const stranger = await site.open(`${site.address}/#replay/dominant-species/match/${running.matchID}/end`, PHONE);
    await stranger.getByText(/^The server has no finished game with this ID/).waitFor();
    await stranger.context().close();

    const { matchID, seats } = await seatedTable(site.address, 2, { spectators: false });
    await fetch(`${site.address}/games/dominant-species/${matchID}/resign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seats[0]),
    });
    const { playerID, credentials } = seats[1]!;
    const ben = await site.open(`${site.address}/#table/dominant-species/${matchID}/${playerID}/${credentials}`, WIDE);
    await ben.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(await ben.getByRole('button', { name: 'Share this game' }).count()).toBe(0);
    const other = await site.open(`${site.address}/#replay/dominant-species/match/${matchID}/end`, PHONE);
    await other.getByText('Only its players may watch this game.').waitFor();
    await shot(other, 'share-private-phone');
    await ben.context().close();
    await other.context().close();
  });
});
