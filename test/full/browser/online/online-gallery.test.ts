/**
 * The pictures in the section Online of docs/table.md: on a wide screen and on a phone, in both colour schemes.
 *
 *     SCREENSHOTS=docs/screenshots npm run test:browser -- online-gallery.test.ts
 *
 * renews them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import type { Match } from '../../../../src/app/wire.ts';
import { type PlainClient, lobbyOf, plainClient, synced } from '../../../server/support/running.ts';
import {
  type OnlineSite,
  type TestTable,
  onTheServer,
  personal,
  setTable,
  standing,
} from '../../../browser/support/online-site.ts';
import { devtools } from '../../../browser/support/player.ts';
import { gameFor } from '../../../browser/support/situations.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';
import { GAME_NAME } from '../../../support/game.ts';
import { eventually } from '../../../support/waiting.ts';
import { describeIf } from '../../../support/describe-if.ts';

const SCREENS = { wide: WIDE, phone: PHONE } as const;
const { SCREENSHOTS } = process.env;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

/** A table in the middle of a game of six, at which one of the people is to decide. */
async function underWay(server: string): Promise<{ table: TestTable; me: number }> {
  const { setupData, players, deciding } = standing(gameFor('migration'));
  // The two after the player who is to decide are bots.
  const sitters = NAMES.slice(0, players).map((name, seat) =>
    [1, 2].includes((seat - deciding + players) % players) ? '[strong]' : name,
  );
  return { table: await setTable(server, sitters, { setupData, hints: true }), me: deciding };
}

/** Waits until a person is to decide at a table. */
const peopleDecide = (server: string, matchID: string): Promise<void> =>
  eventually(
    async () => {
      const { players, standing } = (await lobbyOf(server).getMatch(GAME_NAME, matchID)) as unknown as Match;
      if (players[Number(standing.deciding)]!.bot !== undefined) throw new Error('a bot is to decide');
    },
    { timeout: 10_000, interval: 100 },
  );

/** Opens the table's panel at one of its views. */
async function panel(page: Page, view: string): Promise<void> {
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByRole('radio', { name: view }).check({ force: true });
  await page.mouse.move(0, 0);
}

describeIf(SCREENSHOTS !== undefined)('the gallery', () => {
  onTheServer('pictures', (site: OnlineSite) => {
    it.each(['wide', 'phone'] as const)('on a %s screen', async (screen) => {
      mkdirSync(SCREENSHOTS!, { recursive: true });
      // A server of its own, so that both lobbies show the same tables.
      const { address } = await site.serve({});
      const clients: PlainClient[] = [];
      const { table, me } = await underWay(address);
      const others = [...table.seats].filter(([seat]) => seat !== me);
      // One of the others is away.
      for (const [, seated] of others.slice(1)) clients.push(plainClient(address, table.matchID, seated));
      await synced(...clients);

      const animals = [['mammal'], ['reptile'], ['bird'], ['insect']];
      const gate = await setTable(address, [null, 'Gus', null, '[greedy]'], { setupData: { animals }, hints: true });
      await setTable(address, ['Hanna', null, null, '[strong]', '[greedy]'], { setupData: { animals: 'chosen' } });
      await setTable(address, ['Ida', 'Jon', 'Kim'], { setupData: { animals: [['insect'], ['bird'], ['mammal']] } });
      const mine = await setTable(address, ['Ann', 'Lou', '[strong]'], {
        setupData: { animals: [['insect'], ['bird'], ['mammal']], randomEarth: true },
      });

      // The bots come first, so that the pictures are always the same.
      for (const { matchID } of [gate, mine]) await peopleDecide(address, matchID);

      for (const colorScheme of ['light', 'dark'] as const) {
        const take = async (page: Page, name: string): Promise<void> => {
          await page.evaluate(() => document.fonts.ready);
          const { data } = await (await devtools(page)).send('Page.captureScreenshot', { format: 'webp', quality: 80 });
          writeFileSync(
            join(SCREENSHOTS!, `online-${name}-${screen}-${colorScheme}.webp`),
            Buffer.from(data, 'base64'),
          );
        };
        const page = await site.open(personal(address, mine, 0), { ...SCREENS[screen], colorScheme });
        await page.locator('[data-question]').waitFor();
        await page.goto(personal(address, table, me));
        await page.locator('[data-question]').waitFor();

        await page.goto(`${address}/#lobby`);
        await page.getByText('Games to watch').waitFor();
        await take(page, 'lobby');

        await page.goto(`${address}/#new`);
        await page.getByLabel('Your name').fill('Ann');
        await page.getByRole('radio', { name: '4 players' }).check({ force: true });
        await page.getByLabel('Seat 3').selectOption('greedy');
        await page.getByLabel('Seat 4').selectOption('strong');
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
          window.scrollTo(0, 0);
        });
        await take(page, 'new');

        await page.goto(`${address}/#table/${gate.matchID}`);
        await page.getByLabel('Your name').fill('Ann');
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
        });
        await take(page, 'gate');

        await page.goto(`${address}/#table/${table.matchID}`);
        await panel(page, 'Players');
        await take(page, 'players');
        await page.getByRole('radio', { name: 'Chat' }).check({ force: true });
        if (colorScheme === 'light') {
          clients[0]!.sendChatMessage('Do not freeze the sea, please …');
          await page.getByText('Do not freeze').waitFor();
          await page.getByRole('textbox', { name: 'Message' }).fill('We shall see who dominates it first.');
          await page.getByRole('button', { name: 'Send', exact: true }).click();
          clients[1]?.sendChatMessage('Friends, it is a savannah.');
          await page.getByText('Friends').waitFor();
        }
        await page.getByText('We shall see').waitFor();
        await page.getByText('not sent yet').waitFor({ state: 'detached' });
        await take(page, 'chat');

        await page.getByRole('button', { name: 'Close' }).first().click();
        await page.context().setOffline(true);
        await page.getByText('No connection.').waitFor();
        await page.mouse.move(0, 0);
        await take(page, 'away');
        await page.context().close();
      }
      for (const client of clients) client.stop();
      expect(site.complaints).toEqual([]);
    });
  });
});
