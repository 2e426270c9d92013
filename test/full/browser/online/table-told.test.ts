/** The panel of a table: a person mutes its notifications, its host has each turn told on a channel of the table. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GAME_NAME } from '../../../support/game.ts';
import { type Receiver, startReceiver } from '../../../server/support/push-receiver.ts';
import { lobbyOf } from '../../../server/support/running.ts';
import { onTheServer } from '../../../browser/support/online-site.ts';
import { shot } from '../../../browser/support/shot.ts';
import { PHONE, WIDE } from '../../../browser/support/browser.ts';

onTheServer('What is told about a table', (site) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  it.each([
    ['en', WIDE, 'light', 'Settings', 'Mute this table', 'Webhook of this table', 'Add', 'Remove'],
    [
      'de',
      PHONE,
      'dark',
      'Einstellungen',
      'Diesen Tisch stummschalten',
      'Webhook dieses Tisches',
      'Hinzufügen',
      'Entfernen',
    ],
  ] as const)('in %s', async (language, screen, colorScheme, settings, muteLabel, channelLabel, add, remove) => {
    const { address } = await site.serve({ SITE_URL: 'http://localhost', NOTIFY_HOSTS: receiver.host });
    const { matchID } = await lobbyOf(address).createMatch(GAME_NAME, { numPlayers: 2, unlisted: true });
    const locale = language;
    const page = await site.open(`${address}/#table/${GAME_NAME}/${matchID}`, { ...screen, locale, colorScheme });
    await page.locator('input[type=text]').first().fill('Ann');
    await page.locator('form button[type=submit]').first().click();
    await page.locator('.page-online').waitFor();
    const open = async (): Promise<void> => {
      await page.locator('.page-panel-button').click();
      await page.locator('.page-panel label').filter({ hasText: settings }).click();
    };
    await open();
    const muted = page.getByRole('checkbox', { name: muteLabel });
    await muted.check();
    const field = page.getByLabel(channelLabel);
    await field.fill(`http://${receiver.host}/told`);
    await page.locator('form').filter({ has: field }).getByRole('button', { name: add }).click();
    await page.getByRole('button', { name: remove }).waitFor();
    expect(receiver.arrived.at(-1)!.path).toBe('/told');
    await field.scrollIntoViewIfNeeded();
    await shot(page, `table-told-${language}`);
    await page.reload();
    await open();
    await page.getByRole('button', { name: remove }).click();
    await page.getByRole('button', { name: remove }).waitFor({ state: 'detached' });
    expect(await muted.isChecked()).toBe(true);
    expect(site.complaints).toEqual([]);
    await page.context().close();
  });
});
