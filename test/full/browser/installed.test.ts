/** The installed page: what makes it installable, playing offline, Back, and a new version that is announced and used at the next start. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GAMES } from '../../../src/games/index.ts';
import { install, playAmongBots } from '../../browser/support/among-bots.ts';
import { devtools } from '../../browser/support/player.ts';
import { type ServedPage, servePage } from '../../browser/support/page-server.ts';
import { PHONE, inChromium } from '../../browser/support/browser.ts';

/** The version that is served; another one is the same page with a service worker that says so. */
let version = '';
const changed = (source: string): string => source.replace(/VERSION = "/, `$&${version}`);

/** Shows the page as it is in a window of its own. */
const inItsOwnWindow = async (page: Page): Promise<void> => {
  const session = await devtools(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'display-mode', value: 'standalone' }] });
};

const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

const next = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1:visible').waitFor();
  return page;
};

inChromium(
  'The installed page',
  (type) => type === 'error',
  (site) => {
    let served: ServedPage;
    let address = '';
    beforeAll(async () => {
      served = await servePage(changed);
      ({ address } = served);
    });
    afterAll(async () => {
      await served.close();
    });

    it('can be installed: name, icons as PNG, a window of its own', async () => {
      const page = await site.open(address, { serviceWorkers: 'allow' });
      await install(page);
      const session = await devtools(page);
      const { errors, data } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data!) as { display: string; icons: { src: string; sizes: string; type: string }[] };
      expect(manifest.display).toBe('standalone');
      for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
        const size = await page.evaluate(async (from) => {
          const picture = new Image();
          picture.src = from;
          await picture.decode();
          return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}`;
        }, src);
        expect([src, type, size]).toEqual([src, 'image/png', sizes]);
      }
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Tests open their pages in private windows.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    });

    it('plays every game with no network after one visit to the home page', async () => {
      const page = await site.open(address, { ...PHONE, serviceWorkers: 'allow' });
      await install(page);
      await inItsOwnWindow(page);
      await page.context().setOffline(true);
      for (const { id } of GAMES) {
        await page.goto(`${address}#play/${id}`);
        await page.reload();
        await playAmongBots(page, id);
      }
      expect(site.complaints).toEqual([]);
    }, 300_000);

    it.each([
      ['dominant-species', 'Log', '.table-log'],
      ['card-game', 'Log', '.table-log'],
      ['evolution-game', 'Log', '[data-panel=log]'],
      ['evolution-game', 'Ages', '.evo-ages'],
    ])('at the table of %s, Back closes %s and stays there', async (id, name, part) => {
      const page = await site.open(address, PHONE);
      await inItsOwnWindow(page);
      await page.goto(`${address}#play/${id}`);
      // One's own turn: what opens by itself then would replace what is about to be tapped.
      await page
        .locator('[data-move]:not(:disabled), [data-ours=true][data-question]')
        .locator('visible=true')
        .first()
        .waitFor();
      await page.getByRole('button', { name, exact: true }).last().tap();
      await page.locator(part).locator('visible=true').first().waitFor();
      await page.goBack();
      await page.locator(part).locator('visible=true').first().waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toBe(`#game/${id}`);
      await page.locator('[data-question], .cg-hand').first().waitFor();
      expect(site.complaints).toEqual([]);
    });

    it('says when a new version is there, and has it at the next start', async () => {
      version = '';
      const page = await site.open(address, { serviceWorkers: 'allow' });
      await install(page);
      const line = page.locator('[data-update]');
      expect(await line.isVisible()).toBe(false);
      const [old] = await caches(page);

      version = 'new-';
      await page.reload();
      await line.waitFor();
      expect(await line.innerText()).toMatch(/new version/i);
      // What is open stays open.
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
      expect(await caches(page)).toContain(old);

      const context = page.context();
      await page.close();
      const started = await next(context, address);
      await started.waitForFunction(
        async (name) => !(await window.caches.keys()).includes(name) && navigator.serviceWorker.controller !== null,
        old!,
      );
      expect(await caches(started)).toEqual([expect.stringContaining('new-')]);
      expect(await started.locator('[data-update]').isVisible()).toBe(false);
      version = '';
    });
  },
);
