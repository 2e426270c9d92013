/** Two people on one device in a game with hidden hands: what is visible before, while and after the device is passed on; the public table is all along. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import { listsOf } from '../../src/games/card-game/rules/cards.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { continueFrom, recordTo } from './support/records.ts';
import { shot } from './support/shot.ts';
import { MOVING, PHONE, WIDE, inChromium, pageAddress } from './support/browser.ts';

/** The names of the cards in each hand, according to the record in the browser, and who is to decide. */
async function hands(page: Page): Promise<{ held: string[][]; asked: number }> {
  const text = await page.evaluate(() => localStorage.getItem('card-game:game')!);
  const { state } = replay(await loadGame('card-game'), JSON.parse(text));
  const { names } = listsOf(state.cards);
  return { held: state.hands.map((hand) => hand.map((card) => names[card]!)), asked: state.active };
}

/** Every word on the page: visible, in accessible names, or only for screen readers. */
const words = async (page: Page): Promise<string> => {
  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes].map(({ value }) => value)).join('\n'),
  );
  return `${await page.evaluate(() => document.body.textContent)}\n${attributes}\n${await page.locator('body').ariaSnapshot()}`;
};

/** Which of the cards are named anywhere on the page. */
const named = async (page: Page, cards: readonly string[]): Promise<string[]> => {
  // A name that begins another one.
  const all = (await words(page)).replaceAll('Tarantula Hawk', (name) => (cards.includes(name) ? name : ''));
  return cards.filter((card) => new RegExp(`\\b${card}\\b`).test(all));
};

/** Records in every frame which cards of a hand are drawn, until `frames` is read. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenFrames: seen });
    const look = (): void => {
      const hand = [...document.querySelectorAll('.cg-held .cg-name')].map((each) => each.textContent).join();
      const now = document.querySelector('.table-curtain') !== null ? `curtain ${hand}` : hand;
      if (seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
const frames = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);

/** Of the biome, the players and a hand, how many can be seen. */
const publicParts = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['.cg-biome', '.cg-player', '.cg-hand'].map(
      (part) => [...document.querySelectorAll(part)].filter((each) => each.checkVisibility()).length,
    ),
  );
const PUBLIC = [1, 2, 0];

const curtain = (page: Page) => page.locator('.table-curtain');
const ready = (page: Page) => curtain(page).getByRole('button');

inChromium(
  'The curtain',
  (type) => type === 'error',
  (site) => {
    it.each([
      ['the mouse', WIDE, (page: Page) => ready(page).click()],
      ['a finger', PHONE, (page: Page) => ready(page).tap()],
      [
        'keys',
        WIDE,
        async (page: Page) => {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
        },
      ],
    ] as const)('hides every hand until the next one is there: with %s', async (way, options, lift) => {
      const page = await site.open(`${pageAddress()}#together/card-game`, { ...options, ...MOVING });
      for (const seat of [1, 2]) await page.getByLabel(`Who plays seat ${String(seat)}`).selectOption('');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await curtain(page).waitFor();
      const start = await hands(page);
      const [first, second] = [start.asked, 1 - start.asked];
      expect(await named(page, start.held.flat())).toEqual([]);
      // What everybody may see stays in view.
      expect(await publicParts(page)).toEqual(PUBLIC);
      await shot(page, `curtain-before-${way}`);

      await lift(page);
      await page.locator('.cg-hand').waitFor();
      expect((await named(page, start.held[first]!)).sort()).toEqual([...new Set(start.held[first])].sort());
      const others = start.held[second]!.filter((card) => !start.held[first]!.includes(card));
      expect(await named(page, others)).toEqual([]);
      await shot(page, `curtain-first-${way}`);

      await watchFrames(page);
      await page.keyboard.press('p');
      await curtain(page).waitFor();
      const next = await hands(page);
      expect(next.asked).toBe(second);
      expect(await named(page, next.held.flat())).toEqual([]);
      expect(await publicParts(page)).toEqual(PUBLIC);
      await shot(page, `curtain-between-${way}`);
      // What was there before is gone in the frame in which the curtain falls, and nothing brings it back.
      const [before, ...after] = await frames(page);
      expect(before!.replaceAll('\u00ad', '')).toContain(start.held[first]![0]);
      expect(after).toEqual(['curtain ']);
      for (const key of ['Control+z', 'u', 'Control+Shift+z', 'Escape', 'l']) await page.keyboard.press(key);
      expect(await curtain(page).count()).toBe(1);
      expect((await hands(page)).asked).toBe(second);
      expect(await named(page, next.held.flat())).toEqual([]);

      await lift(page);
      await page.locator('.cg-hand').waitFor();
      const firstsOwn = next.held[first]!.filter((card) => !next.held[second]!.includes(card));
      expect(await named(page, firstsOwn)).toEqual([]);
      expect(await named(page, next.held[second]!)).not.toEqual([]);
      await shot(page, `curtain-second-${way}`);

      // Opened again, it asks again.
      await page.reload();
      await curtain(page).waitFor();
      expect(await named(page, next.held.flat())).toEqual([]);
      expect(site.complaints).toEqual([]);
    });

    it('falls only after the scoring of a round has been read', async () => {
      const record = await recordTo(
        'card-game',
        [null, null, 'greedy'],
        ({ player, round, stage }, made) => player === 0 && round === 2 && stage === 'turn' && made > 0,
      );
      const page = await site.open(pageAddress(), { ...MOVING, pace: 'calm' });
      await continueFrom(page, 'card-game', record);
      for (let person = 0; person < 2; person++) {
        await ready(page).click();
        await page.getByRole('button', { name: 'Pass', exact: true }).click();
      }
      const goOn = page.getByRole('button', { name: 'Continue' });
      await goOn.waitFor();
      expect(await curtain(page).count()).toBe(0);
      expect(await page.locator('.cg-ledger').count()).toBe(1);
      // Whoever plays next has no cards on the screen yet.
      const { held, asked } = await hands(page);
      expect(
        await named(
          page,
          held[asked]!.filter((card) => !held[1]!.includes(card)),
        ),
      ).toEqual([]);
      await goOn.click();
      await curtain(page).waitFor();
      expect(await named(page, held.flat())).toEqual([]);
      expect(site.complaints).toEqual([]);
    });
  },
);
