/** The page below a path of its host: as files alone, and behind a proxy in front of the server. And what a build leaves out. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RunningServer } from '../../../server/server.ts';
import { scratchFolder, testServer } from '../../server/support/running.ts';
import { install, playAmongBots } from '../../browser/support/among-bots.ts';
import { setTable, personal } from '../../browser/support/online-site.ts';
import { type ServedPage, servePage } from '../../browser/support/page-server.ts';
import { type PathProxy, pathProxy } from '../../browser/support/path-proxy.ts';
import { devtools } from '../../browser/support/player.ts';
import { PHONE, inChromium } from '../../browser/support/browser.ts';

const PATH = '/games/ds/';

inChromium(
  'Below a path',
  (type, text) => type === 'error' && !text.includes('404'),
  (site) => {
    const { folder, remove } = scratchFolder();
    let page: ServedPage;
    let server: RunningServer;
    let files: PathProxy;
    let online: PathProxy;

    beforeAll(async () => {
      const outDir = join(folder, 'app');
      const command = ['node_modules/vite/bin/vite.js', 'build', '--base', PATH, '--outDir', outDir];
      const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
      execFileSync(process.execPath, [...command, '--emptyOutDir', '--logLevel', 'error'], { env, stdio: 'inherit' });
      page = await servePage(undefined, outDir);
      server = await testServer({ DATA_FILE: join(folder, 'data.sqlite') }, outDir);
      files = await pathProxy(PATH, page.address);
      online = await pathProxy(PATH, server.address);
    });
    afterAll(async () => {
      files.close();
      online.close();
      await server.close();
      await page.close();
      remove();
    });

    it('the page finds all its files, is installed, and plays among bots without a network', async () => {
      const opened = await site.open(files.address, { ...PHONE, serviceWorkers: 'allow' });
      await install(opened);
      const { errors, data, url } = await (await devtools(opened)).send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data!) as { start_url: string; scope: string };
      expect([manifest.start_url, manifest.scope].map((link) => new URL(link, url).href)).toEqual(
        Array<string>(2).fill(files.address),
      );
      const scope = await opened.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(files.address);
      await opened.context().setOffline(true);
      await opened.goto(`${files.address}#play/card-game`);
      await opened.reload();
      await playAmongBots(opened, 'card-game');
      expect(site.complaints).toEqual([]);
      expect(files.strays).toEqual([]);
    });

    it('links to a position stay below the path', async () => {
      const opened = await site.open(`${files.address}#replay/card-game/sample/five-strong-bots/40`);
      await opened.getByRole('button', { name: 'Share' }).click();
      const edit = opened.getByRole('dialog').getByRole('link');
      expect(await edit.getAttribute('href')).toMatch(new RegExp(`^${files.address}#editor/`));
      expect(site.complaints).toEqual([]);
      expect(files.strays).toEqual([]);
    });

    it.each([
      ['en', 'This site runs without a game server'],
      ['de', 'Diese Seite läuft ohne Spielserver'],
    ])('online play says in %s that there is no server, where files are all there is', async (locale, text) => {
      for (const hash of ['lobby', 'table/card-game/abc']) {
        const opened = await site.open(`${files.address}#${hash}`, { locale });
        await opened.getByText(text).waitFor();
      }
      expect(site.complaints).toEqual([]);
    });

    it('a table is played behind a proxy, through the lobby and a socket below the path', async () => {
      const table = await setTable(server.address, ['Ann', '[greedy]']);
      const opened = await site.open(personal(online.address.slice(0, -1), table, 0));
      await opened.locator('[data-question]').first().waitFor();
      expect(opened.url()).toBe(`${online.address}#table/dominant-species/${table.matchID}`);
      await opened.goto(`${online.address}#lobby`);
      await opened.getByText('Ann').first().waitFor();
      expect(site.complaints).toEqual([]);
      expect(online.strays).toEqual([]);
    });
  },
);
