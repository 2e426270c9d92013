import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { generator } from '../../src/dominant-species/generator.ts';
import { type GameRecord, replay } from '../../src/dominant-species/rules/record.ts';
import { FORFEIT } from '../../src/dominant-species/rules/moves.ts';
import { asked, choose, hurrying } from './player.ts';
import { onThePage } from './support.ts';

/** Screenshots of the tests; `SCREENSHOTS=docs/screenshots npm test` renews those that the README shows. */
const SCREENSHOTS = process.env.SCREENSHOTS ?? 'test-results';
mkdirSync(SCREENSHOTS, { recursive: true });
const shot = (page: Page, name: string) =>
  page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });

const kept = async (page: Page): Promise<GameRecord> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('dominant-species:game')))!) as GameRecord;

/** The state that the record kept in the browser replays to. */
const keptState = async (page: Page) => replay(await kept(page)).state;

/** Starts a game with the animals the start page suggests. */
const start = async (page: Page, players: number): Promise<void> => {
  await page.getByRole('radio', { name: `${String(players)} players` }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-question]').waitFor();
  await page.mouse.move(0, 0);
};

onThePage('hot-seat in the browser', (site) => {
  it('plays a whole game of two from the start page to the final score', async () => {
    const page = await site.open({ reducedMotion: 'reduce' });
    const below = generator(1);
    await page.getByLabel('Name of player 1').fill('Ann');
    await page.getByLabel('Name of player 2').fill('Bob');
    await start(page, 2);
    let moves = 0;
    for (let now = await asked(page); now !== null; now = await asked(page)) {
      await choose(page, hurrying(await keptState(page), now.moves, below));
      moves++;
      if (moves === 40) {
        const before = await asked(page);
        await page.reload();
        await page.locator('[data-question]').waitFor();
        expect(await asked(page), 'after a reload').toEqual(before);
      }
    }
    const { state } = replay(await kept(page));
    expect(state.over).toBe(true);
    expect((await kept(page)).moves).toHaveLength(moves);
    const final = await page.locator('[data-over]').first().innerText();
    for (const animal of state.initiative) expect(final).toContain(String(state.vps[animal]));
    expect(await page.locator('[data-move]').count()).toBe(0);
    await shot(page, 'final-score');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'final-score-dark');
    await page.reload();
    await page.locator('[data-over]').first().waitFor();
    expect(site.complaints).toEqual([]);
  }, 300_000);

  it('shows the start of a game of six: every animal, every space, and only what is legal lit', async () => {
    const page = await site.open();
    await start(page, 6);
    const state = await keptState(page);
    expect((await asked(page))!.moves).toHaveLength(41);
    expect((await asked(page))!.animal).toBe('insect');
    expect(state.initiative).toHaveLength(6);
    await shot(page, 'six-players-start');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'six-players-start-dark');
    expect(site.complaints).toEqual([]);
  });

  it('takes a move back', async () => {
    const page = await site.open();
    await start(page, 3);
    const before = await asked(page);
    await choose(page, before!.moves[5]!);
    expect((await asked(page))!.moves).toHaveLength(40);
    await page.getByRole('button', { name: /undo|take back/i }).click();
    expect(await asked(page)).toEqual(before);
    expect((await kept(page)).moves).toEqual([]);
  });

  it('is played by keyboard', async () => {
    const page = await site.open();
    await start(page, 2);
    for (let moves = 0; moves < 6; moves++) {
      const { length } = (await kept(page)).moves;
      const target = page.locator('[data-move]:visible').nth(moves * 3);
      await target.focus();
      await page.keyboard.press(moves % 2 === 0 ? 'Enter' : 'Space');
      await expect.poll(async () => (await kept(page)).moves.length).toBe(length + 1);
    }
    expect(site.complaints).toEqual([]);
  });

  it('is played on a phone: what the question needs opens by itself', async () => {
    const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const below = generator(4);
    await shot(page, 'phone-start-page');
    await start(page, 4);
    await shot(page, 'phone-planning');
    let earth = false;
    for (let moves = 0; moves < 60; moves++) {
      const now = await asked(page);
      if (now === null) break;
      expect(now.moves.length, now.question).toBeGreaterThan(1);
      if (!earth && now.question.endsWith('tile')) {
        earth = true;
        await shot(page, 'phone-earth');
      }
      const acting = now.moves.filter((move) => move < FORFEIT);
      await choose(page, acting[below(acting.length)] ?? now.moves[0]!, 'tap');
    }
    expect(earth).toBe(true);
    expect(site.complaints).toEqual([]);
  }, 120_000);

  it('says when a saved game is damaged, gives the file back and starts anew', async () => {
    const page = await site.open();
    await page.evaluate(() => {
      localStorage.setItem('dominant-species:game', '{"format":"dominant-species record 1","setup":{"players":9}}');
    });
    await page.reload();
    await page.getByRole('heading', { name: 'The saved game cannot be read' }).waitFor();
    expect(await page.locator('.shell-reason').innerText()).toContain('moves: is missing');
    await shot(page, 'damaged-save');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep the file' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"players":9');
    await page.getByRole('button', { name: 'Start anew' }).click();
    await start(page, 2);
    expect((await kept(page)).moves).toEqual([]);
  });

  it('saves to a file, starts a new game, goes back to the one before and opens the file', async () => {
    const page = await site.open();
    const below = generator(6);
    await start(page, 2);
    for (let moves = 0; moves < 5; moves++)
      await choose(page, hurrying(await keptState(page), (await asked(page))!.moves, below));
    const record = await kept(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const path = await download.path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(record);
    await page.getByRole('button', { name: 'New game' }).click();
    await start(page, 3);
    expect((await kept(page)).moves).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    await page.locator('[data-question]').waitFor();
    expect(await kept(page)).toEqual(record);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByText('Games put aside').waitFor();
    await shot(page, 'games-put-aside');
    await page.getByRole('button', { name: 'Go on' }).first().click();
    await page.locator('[data-question]').waitFor();
    expect(await kept(page)).toEqual(record);
  });

  it('refuses a file that is no game and says why', async () => {
    const page = await site.open();
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"chess"}'),
    });
    await page.getByText('This file cannot be opened').waitFor();
    expect(await page.locator('.shell-reason').innerText()).toContain('format: must be');
    await shot(page, 'start-page');
  });
});
