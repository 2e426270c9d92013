import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generator } from '../../src/dominant-species/generator.ts';
import { hurrying } from './hurrying.ts';
import { asked, choose, kept, keptState, start } from './player.ts';
import { shot } from './shot.ts';
import { onThePage } from './support.ts';

onThePage('hot-seat in the browser', (site) => {
  it('shows the start of a game of six: every animal and every space', async () => {
    const page = await site.open();
    await start(page, 6);
    const state = await keptState(page);
    expect((await asked(page))!.moves).toHaveLength(41);
    expect((await asked(page))!.animal).toBe('insect');
    expect(state.initiative).toHaveLength(6);
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

  it('seats bots: they think beside the page, one move at a time when told to, and are there again after a reload', async () => {
    const page = await site.open();
    await page.getByRole('radio', { name: '3 players' }).check({ force: true });
    await page.getByLabel('Who plays seat 2').selectOption('greedy');
    await page.getByLabel('Who plays seat 3').selectOption('strong');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const first = (await asked(page))!;
    expect(first.animal).toBe('insect');
    await choose(page, first.moves[3]!);
    // Both bots answer, and it is the person's turn again.
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-question]')?.dataset.asked === 'insect',
    );
    expect((await kept(page)).moves.map(({ animal }) => animal)).toEqual(['insect', 'arachnid', 'amphibian']);
    expect((await kept(page)).bots).toEqual([null, 'greedy', 'strong']);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Step by step').check();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await page.reload();
    await choose(page, (await asked(page))!.moves[3]!);
    await page.getByText('Greedy bot has decided.').waitFor();
    expect((await kept(page)).moves).toHaveLength(4);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Strong bot has decided.').waitFor();
    expect((await kept(page)).moves).toHaveLength(5);
    expect(site.complaints).toEqual([]);
  });

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
