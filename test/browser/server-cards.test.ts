/** An operator's own cards on the page: what New table offers, and what a table then says of itself. */
import { writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { TEN_ROUNDS, writeCards } from '../../package/card-game/index.ts';
import { lobbyOf } from '../server/support/running.ts';
import { onTheServer } from './support/online-site.ts';
import { WIDE } from './support/browser.ts';

onTheServer('A server with its owner’s cards', (site) => {
  it('makes tables with them unless others are chosen; lobby and table say which cards a game has', async () => {
    const { animals, events } = TEN_ROUNDS;
    const many = Array.from({ length: 200 - events.length }, (_, i) => ({
      ...animals[i % 90]!,
      id: `own-${String(i)}`,
    }));
    const file = `${site.folder}/cards.json`;
    writeFileSync(file, JSON.stringify(writeCards({ ...TEN_ROUNDS, name: 'Our box', animals: many })));
    const { address } = await site.serve({ GAME_DATA: `card-game=${file}`, BOT_THREADS: '0' });
    const setupsAt = async (): Promise<unknown[]> =>
      (await lobbyOf(address).listMatches('card-game')).matches.map(({ setupData }) => setupData as unknown);
    const page = await site.open(`${address}/#new/card-game`, WIDE);
    const inUse = page.getByText('Cards in use');
    await inUse.waitFor();
    expect(await inUse.textContent()).toBe('Cards in use: Our box (the cards of this server)');
    expect(await page.getByRole('radio', { name: /^Ten rounds/ }).isChecked()).toBe(true);
    // Others can be chosen, and these again.
    await page.getByRole('radio', { name: /^Twelve rounds/ }).check();
    expect(await inUse.textContent()).toBe('Cards in use: Our reconstruction');
    await page.getByRole('radio', { name: /^Ten rounds/ }).check();
    expect(await inUse.textContent()).toContain('Our box');
    await page.getByRole('button', { name: 'Our reconstruction' }).click();
    expect(await inUse.textContent()).toBe('Cards in use: Our reconstruction');
    await page.getByRole('button', { name: 'Cards of this server: Our box' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await page.getByRole('combobox', { name: /seat 2/i }).selectOption('gentle');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: /^Table/ }).click();
    await page.locator('.page-panel').getByText('custom cards: Our box').waitFor();
    expect(await setupsAt()).toEqual([{ edition: 'ten rounds', cards: { name: 'Our box' } }]);
    await page.goto(`${address}/#lobby`);
    await page.getByText('custom cards: Our box').waitFor();
    expect(site.complaints).toEqual([]);
    await page.context().close();
  });
});
