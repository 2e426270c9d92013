/** Full tables of the card game and The Evolution Game: everything in view, and nothing overlapping. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { atRest } from '../../browser/support/player.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { PHONE, inChromium, pageAddress } from '../../browser/support/browser.ts';

const BOTS = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'];

/** A few rounds into a game, with cards in play and a hand to choose from. */
const cards = recordTo(
  'card-game',
  [null, ...BOTS],
  ({ player, stage }, moves, legal) => player === 0 && stage === 'turn' && moves > 60 && legal.length > 3,
);

/** Six players with one to five cards in play each. */
const inPlay: GameRecord = {
  format: 'card-game record 1',
  names: ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'],
  bots: [null, ...BOTS],
  position: {
    format: 'card-game position 1',
    biome: 'Savannah A',
    next: 'Desert',
    players: [
      { hand: ['bird-01'], table: ['insect-01'] },
      { hand: ['bird-02'], table: ['mammal-01', 'insect-11'] },
      { hand: ['bird-03'], table: ['mammal-02', 'insect-12', 'reptile-11'] },
      { hand: ['bird-04'], table: ['mammal-03', 'insect-13', 'reptile-12', 'amphibian-11'] },
      { hand: ['bird-05'], table: ['mammal-04', 'insect-14', 'reptile-13', 'amphibian-12', 'arachnid-11'] },
      { hand: ['bird-06'], table: [{ card: 'mammal-05', endangered: true }] },
    ],
  },
  moves: [],
};

/** Four players, while a bot is to decide: the bar says that it is thinking. */
const botAsked = recordTo(
  'evolution-game',
  [null, ...BOTS.slice(2)],
  ({ player, stage }, moves) => player === 1 && stage === 'begin' && moves > 90,
);

/** Parts that extend beyond the window, and columns of the matrix beyond their part. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    for (const part of document.querySelectorAll('.cg-player, .cg-biome, .cg-matrix, .cg-matrix table, .cg-hand')) {
      const { right, bottom } = part.getBoundingClientRect();
      const edge = part.tagName === 'TABLE' ? part.parentElement!.getBoundingClientRect().right : innerWidth;
      if (bottom > innerHeight + 1)
        lines.push(`${part.className} ends ${String(bottom - innerHeight)} px below the window`);
      if (right > edge + 1) lines.push(`${part.className || part.tagName} is ${String(right - edge)} px too wide`);
    }
    return lines;
  });

/** Pairs of texts and buttons in the bar that overlap. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.table-bar :is(.table-where, .table-ask, button, progress)')].filter(
      (each) => each.getClientRects().length > 0,
    );
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1 ? [`${one.className} / ${other.className || other.tagName}`] : [];
      }),
    );
  });

inChromium(
  'a full table',
  () => false,
  (site) => {
    it.each([
      [1440, 900, 'en-GB'],
      [1280, 720, 'en-GB'],
      [1280, 720, 'de-DE'],
    ])(
      'of six at the card game is in view at %i×%i, also while a card is pointed at (%s)',
      async (width, height, locale) => {
        const page = await site.open(pageAddress(), { viewport: { width, height }, locale });
        await continueFrom(page, 'card-game', await cards);
        await atRest(page);
        expect(await beyond(page)).toEqual([]);
        for (const card of await page.locator('.cg-held[data-legal=true]').all()) {
          await card.hover();
          await atRest(page);
          expect(await beyond(page)).toEqual([]);
        }
      },
    );

    it('of six at the card game has cards on a phone whose food chain is at least 13 px high', async () => {
      const page = await site.open(pageAddress(), PHONE);
      await continueFrom(page, 'card-game', inPlay);
      await atRest(page);
      const sizes = await page.locator('.cg-fan .cg-food-chain text').evaluateAll((all) =>
        all.map((each) => {
          const svg = each.closest('svg')!;
          return (parseFloat(getComputedStyle(each).fontSize) * svg.getBoundingClientRect().width) / 40;
        }),
      );
      expect(sizes).toHaveLength(16);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    });

    it.each([
      ['a phone', PHONE, 'en-GB'],
      ['a phone in German', PHONE, 'de-DE'],
      ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }, 'de-DE'],
    ] as const)(
      'of four at The Evolution Game has a bar on %s in which nothing lies over anything',
      async (_, screen, locale) => {
        const page = await site.open(pageAddress(), { ...screen, locale, pace: 'slow' });
        await continueFrom(page, 'evolution-game', await botAsked);
        await page.locator('.table-waiting progress').waitFor();
        expect(await overlaps(page)).toEqual([]);
      },
    );
  },
);
