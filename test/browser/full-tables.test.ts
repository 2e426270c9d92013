/** Full tables of the card game and The Evolution Game: everything in view, and nothing overlapping. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { atRest } from './player.ts';
import { continueFrom, recordTo } from './records.ts';
import { PHONE, inChromium, pageAddress } from './support.ts';

const BOTS = ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'];

/** A few rounds into a game, with cards in play and a hand to choose from. */
const cards = recordTo(
  'card-game',
  [null, ...BOTS],
  ({ player, stage }, moves, legal) => player === 0 && stage === 'turn' && moves > 60 && legal.length > 3,
);

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
    const parts = [...document.querySelectorAll('.evo-bar :is(.evo-when, .evo-question, button, progress)')].filter(
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
      [1440, 900],
      [1280, 720],
    ])('of six at the card game is in view at %i×%i, also while a card is pointed at', async (width, height) => {
      const page = await site.open(pageAddress(), { viewport: { width, height } });
      await continueFrom(page, 'card-game', await cards);
      await atRest(page);
      expect(await beyond(page)).toEqual([]);
      for (const card of await page.locator('.cg-held[data-legal=true]').all()) {
        await card.hover();
        await atRest(page);
        expect(await beyond(page)).toEqual([]);
      }
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
        await page.locator('.evo-tools progress').waitFor();
        expect(await overlaps(page)).toEqual([]);
      },
    );
  },
);
