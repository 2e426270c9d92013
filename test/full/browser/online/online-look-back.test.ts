/** Looking back at an online table with hidden hands: during the game from one's own seat's view, privately; after the end all is shown. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { eventually } from '../../../support/waiting.ts';
import { seatedTable } from '../../../server/support/running.ts';
import { onTheServer } from '../../../browser/support/online-site.ts';
import { shot } from '../../../browser/support/shot.ts';

/** The last round, with animals only, so that each card is one move. */
const position = {
  format: 'card-game position 1',
  biome: 'Sea',
  next: null,
  gone: [
    'Wetland A',
    'Wetland B',
    'Savannah A',
    'Savannah B',
    'Jungle',
    'Forest',
    'Desert',
    'Mountain',
    'Tundra A',
    'Tundra B',
    'Tundra C',
  ],
  players: [
    { hand: ['amphibian-09', 'insect-14', 'mammal-07'], table: ['amphibian-04'], vps: 40, space: 3 },
    { hand: ['bird-07', 'reptile-10', 'insect-06'], table: ['insect-01'], vps: 49, space: 3 },
  ],
};

const hand = async (page: Page): Promise<string> => (await page.locator('.cg-held').allInnerTexts()).sort().join();
const playable = (page: Page) => page.locator('.cg-held[data-legal=true]');

/** Plays the first card of a hand and waits until the server has it. */
async function play(page: Page): Promise<void> {
  await playable(page).first().waitFor();
  const before = await page.locator('.cg-held').count();
  await playable(page).first().click();
  await page.waitForFunction((count) => document.querySelectorAll('.cg-held').length < count, before);
}

/** Opens the viewer from a line of the log. */
async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log', exact: true }).first().click();
  await page.locator('.table-log li button:visible').first().click();
  await page.locator('.replay-bar').waitFor();
}

onTheServer('Looking back at a table online', (site) => {
  it('shows what the seat saw, to nobody else, until the game is over; then everything, by a link that anybody can open', async () => {
    const { matchID, seats } = await seatedTable(site.address, 2, { setupData: { position } }, 'card-game');
    const [ann, ben] = (await Promise.all(
      seats.map(({ playerID, credentials }) =>
        site.open(`${site.address}/#table/card-game/${matchID}/${playerID}/${credentials}`, {
          permissions: ['clipboard-read', 'clipboard-write'],
        }),
      ),
    )) as [Page, Page];
    await playable(ann).first().waitFor();
    const [hers, his] = [await hand(ann), await hand(ben)];
    await play(ann);

    await lookBack(ann);
    await ann.locator('.replay-live').waitFor();
    await ann.keyboard.press('Home');
    await eventually(async () => {
      expect(await hand(ann)).toBe(hers);
    });
    for (const name of ['Play on from here', 'Share', 'Analysis'])
      expect(await ann.getByRole('button', { name }).count()).toBe(0);
    expect(await ann.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
    expect(await ben.locator('.replay-bar').count()).toBe(0);
    await shot(ann, 'online-look-back');

    // The game goes on meanwhile; she stays at the point she is viewing.
    const where = (): Promise<string> => ann.locator('.replay-where small').innerText();
    const then = await where();
    await play(ben);
    await eventually(async () => {
      expect(await where()).not.toBe(then);
    });
    expect(await hand(ann)).toBe(hers);
    await ann.keyboard.press('End');
    await eventually(async () => {
      expect(await ann.locator('.cg-held').count()).toBe(2);
    });
    await ann.keyboard.press('b');
    await ann.locator('.replay-bar').waitFor({ state: 'detached' });

    for (const page of [ann, ben]) await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await eventually(async () => {
      expect((await fetch(`${site.address}/games/card-game/${matchID}/record`)).ok).toBe(true);
    });
    await lookBack(ann);
    await ann.keyboard.press('Home');
    await ann.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
    await eventually(async () => {
      expect(await hand(ann)).toBe(his);
    });

    await ann.getByRole('button', { name: 'Share' }).click();
    await ann.getByRole('button', { name: /server/ }).click();
    await ann.getByText('Copied.').waitFor();
    const link = await ann.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${site.address}/#replay/card-game/match/${matchID}/0`);
    const eve = await site.open(link);
    await eve.getByRole('combobox', { name: 'Seen by' }).selectOption('0');
    await eventually(async () => {
      expect(await hand(eve)).toBe(hers);
    });
    expect(site.complaints).toEqual([]);
  });

  it('cannot be had by a link while the game goes on', async () => {
    const { matchID } = await seatedTable(site.address, 2, {}, 'card-game');
    const page = await site.open(`${site.address}/#replay/card-game/match/${matchID}`);
    await page.getByText(/The server has no finished game with this ID/).waitFor();
  });
});
