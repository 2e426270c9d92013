import { readFileSync } from 'node:fs';
import type { Dialog, Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { rng } from '../../../src/kit/rng.ts';
import { hurrying } from '../../browser/support/hurrying.ts';
import {
  asked,
  begin,
  choose,
  goTo,
  goToSetup,
  hasKept,
  kept,
  keptState,
  start,
} from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { MOVING, USED, onThePage, saved } from '../../browser/support/browser.ts';

/** Stops the browser from storing anything under keys with this prefix until the page is reloaded. */
const fillUp = (page: Page, keys: string): Promise<void> =>
  page.evaluate((full) => {
    const setItem = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (key.startsWith(full)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
  }, keys);

/** Answers what the page asks next, in this order. Returns the questions, as they come. */
function answer(page: Page, answers: readonly boolean[]): string[] {
  const questions: string[] = [];
  const given = (dialog: Dialog): void => {
    void (answers[questions.length] ? dialog.accept() : dialog.dismiss());
    if (questions.push(dialog.message()) === answers.length) page.off('dialog', given);
  };
  page.on('dialog', given);
  return questions;
}

/** The numbers of animals: the insect's 5, the arachnid's 4. */
const INSECT = 5;

onThePage('hot-seat in the browser', (site) => {
  it('shows the start of a game of six: every animal and every space', async () => {
    const page = await site.open(USED);
    await start(page, 6);
    const state = await keptState(page);
    expect((await asked(page))!.moves).toHaveLength(41);
    expect((await asked(page))!.side).toBe(INSECT);
    expect(state.initiative).toHaveLength(6);
    expect(site.complaints).toEqual([]);
  });

  it('takes a move back', async () => {
    const page = await site.open(MOVING);
    await start(page, 3);
    const before = await asked(page);
    await choose(page, before!.moves[5]!);
    expect((await asked(page))!.moves).toHaveLength(40);
    await page.getByRole('button', { name: /undo|take back/i }).click();
    expect(await asked(page)).toEqual(before);
    expect((await kept(page)).moves).toEqual([]);
  });

  it('seats bots: they think beside the page, one move at a time when told to, and are there again after a reload', async () => {
    const page = await site.open(MOVING);
    await goToSetup(page, 3);
    await page.getByLabel('Who plays seat 2').selectOption('greedy');
    await page.getByLabel('Who plays seat 3').selectOption('strong');
    await begin(page);
    const first = (await asked(page))!;
    expect(first.side).toBe(INSECT);
    await choose(page, first.moves[3]!);
    // Both bots move, and it is the person's turn again.
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-question]')?.dataset.side === '5');
    await hasKept(page, 3);
    expect((await kept(page)).moves.map(({ animal }) => animal)).toEqual(['insect', 'arachnid', 'amphibian']);
    expect((await kept(page)).bots).toEqual([null, 'greedy', 'strong']);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Step by step').check();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.reload();
    await page.locator('[data-question]').waitFor();
    await choose(page, (await asked(page))!.moves[3]!);
    await page.getByText('Bufo has decided.').waitFor();
    await hasKept(page, 4);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Meles has decided.').waitFor();
    await hasKept(page, 5);
    expect(site.complaints).toEqual([]);
  });

  it('asks a bot anew when the pace changes, and no longer says that it has decided', async () => {
    const page = await site.open(USED);
    await page.evaluate(() => {
      localStorage.setItem('dominant-species:pace', 'step');
    });
    await goToSetup(page, 2);
    await page.getByLabel('Who plays seat 1').selectOption('greedy');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('Bufo has decided.').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Slow').check();
    await page.getByText('Bufo is thinking').waitFor();
    expect(await page.getByText('Bufo has decided.').count()).toBe(0);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-question]')?.dataset.side === '4');
    await hasKept(page, 1);
    expect(site.complaints).toEqual([]);
  });

  it('gives a hint to one who plays alone, and to several only where they want it', async () => {
    const page = await site.open(USED);
    await start(page, 2);
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    expect(await hint.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.getByLabel('Hints').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await goToSetup(page, 2);
    await page.getByLabel('Who plays seat 2').selectOption('greedy');
    await begin(page);
    // The bar has room for it: nothing below moves.
    const earth = page.locator('.ds-earth');
    const before = await earth.boundingBox();
    await hint.click();
    await page.getByText('Hint: ').waitFor();
    expect(await earth.boundingBox()).toEqual(before);
    const hinted = page.locator('.ds-advised:visible');
    // The bar shows the hint first.
    await hinted.first().waitFor();
    expect(await hinted.count()).toBe(1);
    const move = Number(await hinted.getAttribute('data-move'));
    expect((await asked(page))!.moves).toContain(move);
    await shot(page, 'hint');
    await choose(page, move);
    await page.getByText('Hint: ').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Hints').uncheck();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await hint.count()).toBe(0);
    expect(site.complaints).toEqual([]);
  });

  it('goes on with a game that went on in another tab', async () => {
    const page = await site.open();
    await start(page, 2);
    const address = page.url();
    const other = await page.context().newPage();
    await other.goto(address);
    await other.locator('[data-question]').waitFor();
    await choose(other, (await asked(other))!.moves[3]!);
    const went = await asked(other);

    await page.getByText('This game was continued in another tab.').waitFor();
    expect((await asked(page))!.moves).toEqual([]);
    await page.getByRole('button', { name: 'Continue it here' }).click();
    await page.getByText('This game was continued in another tab.').waitFor({ state: 'detached' });
    await page.locator('[data-question]').waitFor();
    expect(await asked(page)).toEqual(went);
    await choose(page, went!.moves[5]!);
    await hasKept(page, 2);
    await other.getByText('This game was continued in another tab.').waitFor();
    expect(site.complaints).toEqual([]);
  });

  it('loses no game where the browser has no room for it', async () => {
    const page = await site.open();
    await start(page, 2);
    await choose(page, (await asked(page))!.moves[3]!);
    const record = await kept(page);
    const newGame = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'New game' }).click();
    };
    // Starting another game archives it.
    await newGame();
    await begin(page);
    await goTo(page, '#games');
    const archived = page.locator('.page-games > ul > li').filter({ hasText: 'Player 2' });
    const goOn = archived.getByRole('button', { name: 'Continue' });
    await goOn.waitFor();

    // Continued without room, it stays in the archive; leaving the table asks first.
    await page.evaluate(() => {
      localStorage.removeItem('dominant-species:game');
    });
    await fillUp(page, 'dominant-species:');
    await goOn.click();
    await page.getByText('This browser does not store the game.').waitFor();
    const questions = answer(page, [false, true]);
    await newGame();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect((await asked(page))!.moves).toHaveLength(40);
    await newGame();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect(questions).toEqual([expect.stringContaining('leave'), expect.stringContaining('leave')]);

    // With room again it is opened and no longer in the archive.
    await page.reload();
    await goTo(page, '#games');
    await goOn.click();
    await page.locator('[data-question]').waitFor();
    expect(await kept(page)).toEqual(record);
    await goTo(page, '#games');
    await archived.filter({ hasNotText: 'set aside' }).waitFor();
    expect(await archived.count()).toBe(1);

    // It cannot be archived: another game takes its place only if the reader agrees.
    await fillUp(page, 'dominant-species:aside:');
    const more = answer(page, [false, true]);
    await goToSetup(page, 3);
    await page.getByRole('button', { name: 'Start the game' }).click();
    expect(await kept(page)).toEqual(record);
    await begin(page);
    expect((await kept(page)).moves).toEqual([]);
    expect(more).toEqual([expect.stringContaining('no room'), expect.stringContaining('no room')]);
    expect(site.complaints).toEqual([]);
  });

  it('gives the file back and starts anew when a game that can be read breaks the page', async () => {
    const page = await site.open();
    await start(page, 2);
    const record = await kept(page);
    // The board queries the width of the screen, the start page does not.
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('no media here');
      };
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.locator('.ui-reason').innerText()).toContain('no media here');
    await shot(page, 'broken-page');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await saved(download), 'utf8'))).toEqual(record);
    await page.getByRole('button', { name: 'Start a new game' }).click();
    await page.getByRole('link', { name: 'Play against three bots' }).waitFor();
    expect(site.complaints.splice(0).join()).toContain('no media here');
  });

  it('says when a saved game is damaged, gives the file back and starts anew', async () => {
    const page = await site.open(USED);
    await page.evaluate(() => {
      localStorage.setItem('dominant-species:game', '{"format":"dominant-species record 1","setup":{"players":9}}');
    });
    await goTo(page, '#game/dominant-species');
    await page.getByRole('heading', { name: 'The saved game cannot be read' }).waitFor();
    expect(await page.locator('.ui-reason').innerText()).toContain('moves: is missing');
    await shot(page, 'damaged-save');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(readFileSync(await saved(download), 'utf8')).toContain('"players":9');
    await page.getByRole('button', { name: 'Start a new game' }).click();
    await start(page, 2);
    expect((await kept(page)).moves).toEqual([]);
  });

  it('saves to a file, starts a new game, goes back to the one before and opens the file', async () => {
    const page = await site.open(USED);
    const randomInt = rng(6);
    await start(page, 2);
    for (let moves = 0; moves < 5; moves++)
      await choose(page, hurrying(await keptState(page), (await asked(page))!.moves, randomInt));
    const record = await kept(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const path = await saved(download);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(record);
    await page.getByRole('link', { name: 'New game' }).click();
    await start(page, 3);
    expect((await kept(page)).moves).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'New game' }).click();
    await page.locator('input[type=file]').setInputFiles(path);
    await page.locator('[data-question]').waitFor();
    expect(await kept(page)).toEqual(record);
    await start(page, 2);
    await goTo(page, '#games');
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await shot(page, 'saved-games');
    // The first is in progress; the one archived last comes next.
    await page.getByRole('button', { name: 'Continue' }).nth(1).click();
    await page.locator('[data-question]').waitFor();
    expect(await kept(page)).toEqual(record);
  });

  it('refuses a file that is no game and says why', async () => {
    const page = await site.open(USED);
    await goTo(page, '#setup/dominant-species');
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"chess"}'),
    });
    await page.getByText('This file cannot be opened').waitFor();
    expect(await page.locator('.ui-reason').innerText()).toContain('it belongs to none of the games here');
    await shot(page, 'start-page');
  });
});
