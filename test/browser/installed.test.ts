/** The installed page: what makes it installable, playing offline, Back, and a new version that is announced and used at the next start. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { replay } from '../../src/kit/record.ts';
import { asked, byTouch, devtools } from './player.ts';
import { servePage } from './page-server.js';
import { PHONE, inChromium } from './support.ts';

/** The version that is served; another one is the same page with a service worker that says so. */
let version = '';
const changed = (file: string, content: Buffer): Buffer | string =>
  file === '/sw.js' ? content.toString().replace(/VERSION = "/, `$&${version}`) : content;

/** Waits until the service worker has cached all files and serves the page. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Shows the page as it is in a window of its own. */
const inItsOwnWindow = async (page: Page): Promise<void> => {
  const session = await devtools(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'display-mode', value: 'standalone' }] });
};

const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

/** Makes some legal move by touch. */
async function answer(page: Page, id: string): Promise<void> {
  if (id === 'dominant-species') {
    await byTouch(page, (await asked(page))!.moves[0]!);
  } else if (id === 'card-game') {
    const held = page.locator('.cg-hand [data-move]');
    // A card may ask for a target on the table. Of cards that overlap, the last is on top.
    const targets = page.locator('.cg-fan [data-move], .cg-answers [data-move]');
    await held.or(targets).first().waitFor();
    if ((await held.count()) === 0) {
      await targets.last().tap();
      return;
    }
    await held.first().tap();
    await page.locator('.cg-do').tap();
  } else {
    // Its start has buttons that decide for players who do not want to.
    const places = page.getByRole('button', { name: 'Place the rest for me' });
    await page.getByRole('button', { name: 'At random' }).or(places).first().waitFor();
    if (await places.isVisible()) {
      await places.tap();
      return;
    }
    await page.getByRole('button', { name: 'At random' }).tap();
    await page.getByRole('button', { name: 'Arrange' }).tap();
  }
}

/** Plays a game that has begun until bots have answered as well, and opens it again. */
async function playAmongBots(page: Page, id: string): Promise<void> {
  const game = await loadGame(id);
  await page.locator('[data-question], .cg-hand').first().waitFor();
  const stored = (): Promise<string> => page.evaluate((key) => localStorage.getItem(key)!, `${id}:game`);
  const made = { ours: 0, bots: 0 };
  // One's own moves, made the way each table expects.
  while (made.ours < 2 || made.bots < 2) {
    const text = await stored();
    const { state } = replay(game, JSON.parse(text));
    const player = game.rules.decision(state)!.player;
    const isPlacedForUs = id === 'evolution-game' && made.ours > 1;
    if (player === 0 && !isPlacedForUs) await answer(page, id);
    await page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [`${id}:game`, text] as const);
    if (player === 0) made.ours++;
    else made.bots++;
  }
  // Opened again, the game continues where it was.
  const before = replay(game, JSON.parse(await stored())).moves;
  await page.reload();
  await page.locator('[data-question], .cg-hand').first().waitFor();
  expect(replay(game, JSON.parse(await stored())).moves).toBeGreaterThanOrEqual(before);
}

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
    let served: Awaited<ReturnType<typeof servePage>>;
    let address = '';
    beforeAll(async () => {
      served = await servePage(changed);
      ({ address } = served);
    });
    afterAll(() => {
      served.close();
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
      ['dominant-species', 'Log', '.ds-sheet, .ds-log'],
      ['card-game', 'Log', '.cg-log'],
      ['evolution-game', 'Log', '.evo-dialog'],
      ['evolution-game', 'Ages', '.evo-ages'],
    ])('at the table of %s, Back closes %s and stays there', async (id, name, part) => {
      const page = await site.open(address, PHONE);
      await inItsOwnWindow(page);
      await page.goto(`${address}#play/${id}`);
      // One's own turn: what opens by itself then would replace what is about to be tapped.
      await page
        .locator('[data-move]:not(:disabled), .evo-mine[data-question]')
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
