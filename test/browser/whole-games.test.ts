/** Whole games on the page, each from the start page to the final score by other means: a mouse, a finger, keys. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { generator } from '../../src/dominant-species/generator.ts';
import type { Move } from '../../src/dominant-species/rules/moves.ts';
import { legalMoves } from '../../src/dominant-species/rules/play.ts';
import { hurrying } from './hurrying.ts';
import { type Way, asked, byList, byMouse, byTouch, choose, kept, keptState, tabTo, tap } from './player.ts';
import { shot } from './shot.ts';
import { PHONE, onThePage } from './support.ts';

const sorted = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b);

/** Answers every question until the game is over; returns the moves made. */
async function playOn(page: Page, way: Way, each?: (moves: number) => Promise<void>): Promise<number> {
  const below = generator(1);
  let moves = 0;
  for (let now = await asked(page); now !== null; now = await asked(page)) {
    const state = await keptState(page);
    expect(sorted(now.moves), now.question).toEqual(sorted(legalMoves(state)));
    await choose(page, hurrying(state, now.moves, below), way);
    moves++;
    await each?.(moves);
  }
  return moves;
}

/** The answers on the page that are smaller than a fingertip, 44 CSS pixels. */
const smallTargets = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-move]')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return target.getClientRects().length > 0 && Math.round(Math.min(width, height)) < 44;
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent),
  );

/** Compares the final score on the page with that of the record kept. */
async function checkFinalScore(page: Page, moves: number): Promise<void> {
  const state = await keptState(page);
  expect(state.over).toBe(true);
  expect((await kept(page)).moves).toHaveLength(moves);
  const final = await page.locator('[data-over]').first().innerText();
  for (const animal of state.initiative) expect(final).toContain(String(state.vps[animal]));
  expect(await page.locator('[data-move]').count()).toBe(0);
}

onThePage('a whole game of two', (site) => {
  it('is played with the mouse, and survives a reload', async () => {
    const page = await site.open({ reducedMotion: 'reduce' });
    await page.getByLabel('Name of player 1').fill('Ann');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('[data-question]').waitFor();
    const moves = await playOn(page, byMouse, async (made) => {
      if (made !== 40) return;
      const before = await asked(page);
      await page.reload();
      await page.locator('[data-question]').waitFor();
      expect(await asked(page), 'after a reload').toEqual(before);
    });
    await checkFinalScore(page, moves);
    await page.reload();
    await page.locator('[data-over]').first().waitFor();
    expect(site.complaints).toEqual([]);
  }, 180_000);

  it('is played with keys alone', async () => {
    const page = await site.open({ reducedMotion: 'reduce' });
    await tabTo(page, 'input[name=players]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'input[type=text]');
    await page.keyboard.type('Ann');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('[data-question]').waitFor();
    const moves = await playOn(page, byList);
    expect((await kept(page)).names).toEqual(['Ann', 'Player 2']);
    await checkFinalScore(page, moves);
    expect(site.complaints).toEqual([]);
  }, 240_000);

  it('is played with a finger on a phone', async () => {
    const page = await site.open({ ...PHONE, reducedMotion: 'reduce' });
    await tap(page, 'button[type=submit]');
    await page.locator('[data-question]').waitFor();
    const moves = await playOn(page, byTouch, async () => {
      expect(await smallTargets(page)).toEqual([]);
    });
    await checkFinalScore(page, moves);
    await shot(page, 'phone-final-score');
    expect(site.complaints).toEqual([]);
  }, 240_000);
});
