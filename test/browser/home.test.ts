import { expect, it } from '@jest/globals';
import { asked, choose, kept } from './support/player.ts';
import { shot } from './support/shot.ts';
import { MOVING, PHONE, onThePage } from './support/browser.ts';

onThePage('the home page', (site) => {
  it('starts a game against three bots with one click, and offers to continue it', async () => {
    const page = await site.open(MOVING);
    expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Play against three bots' }).click();
    await page.locator('[data-question]').waitFor();
    expect((await kept(page)).bots).toEqual([null, 'greedy', 'greedy', 'greedy']);
    expect((await kept(page)).names![0]).toBe('You');
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length > 0);
    await choose(page, (await asked(page))!.moves[0]!);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await shot(page, 'home');
    await page.getByRole('link', { name: 'Continue: turn 1', exact: true }).click();
    await page.locator('[data-question]').waitFor();
    expect((await kept(page)).moves.length).toBeGreaterThan(0);
    // The way back leads to the home page, not out of the site.
    await page.goBack();
    await page.getByRole('link', { name: 'Play against three bots' }).waitFor();
    expect(site.complaints).toEqual([]);
  });

  it('shows in the language and the scheme of the browser at once, and in others when told', async () => {
    const page = await site.open({ ...PHONE, locale: 'de-DE', colorScheme: 'dark' });
    await page.getByRole('link', { name: 'Gegen drei Bots spielen' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Hell' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('light');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Play against three bots' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Play against three bots' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('light');
    expect(site.complaints).toEqual([]);
  });

  it('takes back past the bots’ answers with Ctrl+Z, and makes them again with Ctrl+Shift+Z', async () => {
    const page = await site.open();
    await page.evaluate(() => {
      localStorage.setItem('dominant-species:pace', 'fast');
    });
    await page.getByRole('link', { name: 'Play against three bots' }).click();
    const mine = (): Promise<unknown> =>
      page.waitForFunction(() => document.querySelectorAll('[data-move]').length > 0, undefined, { timeout: 30_000 });
    await mine();
    const before = (await kept(page)).moves.length;
    await choose(page, (await asked(page))!.moves[0]!);
    await page.waitForFunction(
      (count) =>
        (JSON.parse(localStorage.getItem('dominant-species:game')!) as { moves: unknown[] }).moves.length === count,
      before + 4,
    );
    await mine();
    const answered = (await kept(page)).moves;
    await page.keyboard.press('Control+z');
    await page.waitForFunction(
      (count) =>
        (JSON.parse(localStorage.getItem('dominant-species:game')!) as { moves: unknown[] }).moves.length === count,
      before,
    );
    await page.keyboard.press('Control+Shift+z');
    await page.waitForFunction(
      (count) =>
        (JSON.parse(localStorage.getItem('dominant-species:game')!) as { moves: unknown[] }).moves.length === count,
      before + 4,
    );
    expect((await kept(page)).moves).toEqual(answered);
    expect(site.complaints).toEqual([]);
  });

  it('works without a network after the first visit: bots play, too', async () => {
    const page = await site.open({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Play against three bots' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length > 0, undefined, {
      timeout: 30_000,
    });
    const before = (await kept(page)).moves.length;
    await choose(page, (await asked(page))!.moves[0]!);
    await page.waitForFunction(
      (count) =>
        (JSON.parse(localStorage.getItem('dominant-species:game')!) as { moves: unknown[] }).moves.length > count,
      before + 2,
    );
    expect(site.complaints).toEqual([]);
  });
});
