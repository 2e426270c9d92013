/**
 * Games on the page, each by another kind of input, from the start page through every kind of move in a first turn, and the last moves to the final score:
 * the last turns with the mouse, including a reload; the last moves with keys and by touch. A soak test plays the whole game with the mouse.
 */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { rng } from '../../../src/kit/rng.ts';
import { hurrying } from '../../browser/support/hurrying.ts';
import {
  type Way,
  asked,
  begin,
  byList,
  byMouse,
  byTouch,
  choose,
  goToSetup,
  kept,
  keptState,
  openRecord,
  tabTo,
  tap,
} from '../../browser/support/player.ts';
import { type Move, legalMoves } from '../../support/game.ts';
import { SOAK } from '../../support/soak.ts';
import { nearTheEnd } from '../../browser/support/situations.ts';
import { shot } from '../../browser/support/shot.ts';
import { PHONE, onThePage } from '../../browser/support/browser.ts';

const sorted = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b);

/** The moves made with keys or a finger at the start of a game: all of a first turn, and the pawns of the next. */
const FIRST = 24;
/** The moves made at the end of another game. */
const LAST = 8;
/** Those made there with the mouse: its last turn and the moves before it, with a Reset in between and every kind of question in eighty moves. */
const LAST_TURNS = 48;
/** The move at which the page is reloaded. */
const RELOADED = 20;

/** Answers questions until the game is over or a limit is reached; returns the moves made. */
async function playOn(
  page: Page,
  way: Way,
  { most = Infinity, each }: { most?: number; each?: (moves: number) => Promise<void> } = {},
): Promise<number> {
  const randomInt = rng(1);
  let moves = 0;
  for (let now = await asked(page); now !== null && moves < most; now = await asked(page)) {
    const state = await keptState(page);
    expect({ question: now.question, moves: sorted(now.moves) }).toEqual({
      question: now.question,
      moves: sorted(legalMoves(state)),
    });
    await choose(page, hurrying(state, now.moves, randomInt), way);
    moves++;
    await each?.(moves);
  }
  return moves;
}

/** The move targets on the page that are smaller than a fingertip, 44 CSS pixels. */
const smallTargets = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-move]')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return target.getClientRects().length > 0 && Math.round(Math.min(width, height)) < 44;
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent),
  );

/** The link on the home page to a game between people. */
const TOGETHER = 'a[href="#together/dominant-species"]';

/** Compares the final score on the page with that of the stored record. */
async function checkFinalScore(page: Page, moves: number): Promise<void> {
  const state = await keptState(page);
  expect(state.over).toBe(true);
  expect((await kept(page)).moves).toHaveLength(moves);
  const final = await page.locator('[data-over]').first().innerText();
  for (const animal of state.initiative) expect(final).toContain(String(state.vps[animal]));
  expect(await page.locator('[data-move]').count()).toBe(0);
}

onThePage('a game of two', (site) => {
  it('is played with the mouse, and survives a reload', async () => {
    const page = await site.open();
    await goToSetup(page, 2);
    await page.getByLabel('Name of player 1').fill('Ann');
    await begin(page);
    const reloading = async (made: number): Promise<void> => {
      if (made !== RELOADED) return;
      const before = await asked(page);
      await page.reload();
      await page.locator('[data-question]').waitFor();
      expect(await asked(page)).toEqual(before);
    };
    const isWhole = SOAK > 1;
    const made = await playOn(page, byMouse, { most: isWhole ? Infinity : FIRST, each: reloading });
    expect((await kept(page)).names).toEqual(['Ann', 'Player 2']);
    if (isWhole) await checkFinalScore(page, made);
    else expect(made).toBe(FIRST);

    const late = nearTheEnd(LAST_TURNS);
    await openRecord(page, late);
    await checkFinalScore(page, late.moves.length + (await playOn(page, byMouse, { each: reloading })));
    await page.reload();
    await page.locator('[data-over]').first().waitFor();
    expect(site.complaints).toEqual([]);
  }, 600_000);

  it('is played with keys alone', async () => {
    const page = await site.open();
    await tabTo(page, TOGETHER);
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name=players]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'input[type=text]');
    await page.keyboard.type('Ann');
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('[data-question]').waitFor();
    expect(await playOn(page, byList, { most: FIRST })).toBe(FIRST);
    expect((await kept(page)).names).toEqual(['Ann', 'Player 2']);

    const late = nearTheEnd(LAST);
    const end = await site.open();
    await openRecord(end, late);
    await checkFinalScore(end, late.moves.length + (await playOn(end, byList)));
    expect(site.complaints).toEqual([]);
  }, 300_000);

  it('is played with a finger on a phone', async () => {
    const page = await site.open(PHONE);
    await tap(page, TOGETHER);
    await tap(page, 'button[type=submit]');
    await page.locator('[data-question]').waitFor();
    const each = async (): Promise<void> => {
      expect(await smallTargets(page)).toEqual([]);
    };
    expect(await playOn(page, byTouch, { most: FIRST, each })).toBe(FIRST);

    const late = nearTheEnd(LAST);
    const end = await site.open(PHONE);
    await openRecord(end, late);
    await checkFinalScore(end, late.moves.length + (await playOn(end, byTouch)));
    await shot(end, 'phone-final-score');
    expect(site.complaints).toEqual([]);
  }, 300_000);
});
