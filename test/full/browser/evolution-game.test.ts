/**
 * The Evolution Game in a real browser: the start of a game by mouse and by keys, on a wide screen and on a phone, and what axe finds; and a whole game
 * against a bot by mouse.
 */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { rng } from '../../../src/kit/rng.ts';
import { findings } from '../../browser/support/axe.ts';
import { asked, byMouse, targetOf } from '../../browser/support/player.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { PHONE, WIDE, inChromium, onThePage, pageAddress } from '../../browser/support/browser.ts';

/** Arranges at random and places the fifteen colonies, up to the first question of one's own first turn. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At random' }).click();
  await page.getByRole('button', { name: 'Arrange' }).click();
  const places = page.getByRole('button', { name: 'Place the rest for me' });
  // At random one may be adapted to no domain.
  const remedy = page.locator('[data-question=remedy]');
  await places.or(remedy).first().waitFor();
  if (await remedy.isVisible()) await byMouse(page, (await asked(page))!.moves[0]!);
  await places.click();
  await page.locator('[data-question=begin][data-ours=true]').waitFor({ timeout: 90_000 });
}

inChromium(
  'The Evolution Game',
  () => false,
  (site) => {
    it.each([
      ['a wide screen', WIDE],
      ['a phone', PHONE],
    ] as const)(
      'is played on %s, where nothing is wider than the screen and axe finds nothing',
      async (_name, options) => {
        const page = await site.open(`${pageAddress()}#play/evolution-game`, options);
        expect(await findings(page)).toEqual([]);
        await settle(page);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const counters = page.locator('.evo-counter');
        const places = async (): Promise<(string | null)[]> =>
          counters.evaluateAll((each) => each.map((counter) => counter.getAttribute('style')));
        const before = await places();
        await page.keyboard.press('r');
        // The counter has moved, and the turn continues or has passed to another player.
        await page.waitForFunction(
          (old) =>
            [...document.querySelectorAll('.evo-counter')].some((each, i) => each.getAttribute('style') !== old[i]),
          before,
        );
        expect(site.complaints).toEqual([]);
      },
    );
  },
);

const GAME = 'evolution-game';
const KEPT = `${GAME}:game`;

/** What a move in a record may name. */
interface Written {
  readonly survive?: readonly number[];
  readonly adapt?: string;
  readonly remedy?: string;
}

/** The record once the page asks the person at it, or null at the end. */
const whenAsked = (page: Page): Promise<string | null> =>
  page.evaluate(async (key) => {
    while (
      document.querySelector('.table-final, [data-ours=true][data-question]') === null ||
      document.querySelector('[aria-busy="true"]') !== null
    )
      await new Promise(requestAnimationFrame);
    return document.querySelector('.table-final') === null ? localStorage.getItem(key) : null;
  }, KEPT);

const hasChangedSince = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [KEPT, text] as const, {
    polling: 'raf',
  });

/** Converts a compartment: by it if there is one way, else with the first chain offered. */
async function adapt(page: Page, letter: string, text: string): Promise<void> {
  await page.locator(`.evo-own-panel [data-region="${String('ABCDEFGH'.indexOf(letter))}"]`).click();
  const isAsked = await page.evaluate(
    async ([key, before]) => {
      for (;;) {
        if (localStorage.getItem(key) !== before) return false;
        if (document.querySelector('.evo-chains-of') !== null) return true;
        await new Promise(requestAnimationFrame);
      }
    },
    [KEPT, text] as const,
  );
  if (isAsked) await page.locator('.evo-chains .evo-go').first().click();
}

/** Returns exactly these niches, counted from 1: all that can be returned are marked at first. */
async function survive(page: Page, move: unknown, wanted: readonly number[]): Promise<void> {
  const niches = page.locator('.evo-own-panel .evo-niche');
  for (let place = 0; place < (await niches.count()); place++) {
    const isMarked = (await niches.nth(place).getAttribute('aria-pressed')) === 'true';
    if (isMarked !== wanted.includes(place + 1)) await niches.nth(place).click();
  }
  await byMouse(page, move);
}

/** Whether part of what the bar says about the answer under the pointer is cut off. */
const isPreviewCut = (page: Page): Promise<boolean> =>
  page
    .locator('.table-note')
    .evaluate((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);

onThePage('A whole Evolution Game', (site) => {
  it('is played by mouse against a bot, every kind of question answered on the page, up to who won and how', async () => {
    const game = await loadGame(GAME);
    const greedy = (await game.bots()).find(({ name }) => name === 'greedy')!;
    const randomInt = rng(7);
    const start = await recordTo(GAME, [null, 'greedy'], ({ player }) => player === 0);
    const page = await site.open();
    await continueFrom(page, GAME, start);
    const answered = new Map<string, number>();
    for (let text = await whenAsked(page); text !== null; text = await whenAsked(page)) {
      const { state } = replay(game, JSON.parse(text));
      const asked = game.rules.decision(state)!;
      // The page shows a move before it stores it.
      if (asked.player !== 0) {
        await hasChangedSince(page, text);
        continue;
      }
      answered.set(asked.stage, (answered.get(asked.stage) ?? 0) + 1);
      const move = greedy.decide(game.rules.view(state, 0), randomInt);
      const written = game.notation.move.write(move) as Written;
      if (asked.stage === 'arrange') {
        await page.getByRole('button', { name: 'At random' }).click();
        await page.getByRole('button', { name: 'Arrange' }).click();
      } else if (asked.stage === 'survive') await survive(page, move, written.survive!);
      else if ((await page.locator(targetOf(move)).count()) > 0) {
        if (asked.stage === 'move') {
          await page.locator(targetOf(move)).first().hover();
          expect(await isPreviewCut(page)).toBe(false);
        }
        await byMouse(page, move);
      } else await adapt(page, written.adapt ?? written.remedy!, text);
      await hasChangedSince(page, text);
    }
    expect([...answered.keys()]).toEqual(
      expect.arrayContaining(['arrange', 'settle', 'begin', 'move', 'choose', 'place', 'survive']),
    );
    // How long a game is depends on the die; all answers of this seat were given on the page.
    let own = 0;
    const stored: unknown = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEPT))!);
    const { state } = replay(game, stored, {
      onStep: ({ number, asked }) => {
        if (number > start.moves.length && asked!.player === 0) own++;
      },
    });
    expect(own).toBeGreaterThan(30);
    expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBe(own);
    expect(game.rules.decision(state)).toBeNull();
    const winner = ['Ann', 'Ben'][game.rules.result(state)!.places.indexOf(1)]!;
    const final = await page.locator('.table-final').innerText();
    expect(final).toContain(`${winner} reaches the last stage and wins`);
    expect(final).toMatch(/bonus of the Evolution Square took|returned .+ on the Evolution Square/);
    expect(await page.locator('[data-move]').count()).toBe(0);
    expect(site.complaints).toEqual([]);
  }, 600_000);
});
