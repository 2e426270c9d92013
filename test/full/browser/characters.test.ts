/** Characters of bots at tables on this device: portraits at their seats, a line at the end, and whom to play next. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { CAST, castName, sameBefore } from '../../../src/kit/bots/cast.ts';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { timelineOf } from '../../../src/kit/record/timeline.ts';
import { kept } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { PHONE, WIDE, onThePage } from '../../browser/support/browser.ts';

const sample = (game: string, name: string): GameRecord =>
  JSON.parse(readFileSync(`src/games/${game}/content/samples/${name}.json`, 'utf8')) as GameRecord;

/** A table of each game with bots at all seats but the one that is asked, under way. */
const TABLES: readonly (readonly [game: string, record: GameRecord, bots: GameRecord['bots']])[] = [
  ['dominant-species', gameFor('late'), ['gentle', 'casual', 'strong', 'master', 'hunter', null]],
  ['card-game', first(sample('card-game', 'five-strong-bots'), 60), ['gentle', 'casual', null, 'greedy', 'strong']],
  ['evolution-game', first(sample('evolution-game', 'four-strong-bots'), 120), ['casual', 'greedy', 'strong', null]],
];

/** The game up to a move. */
function first(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves) };
}

/** Opens a game as if the browser had stored it; its bots are called after their characters. */
async function sitDown(page: Page, game: string, record: GameRecord, bots: GameRecord['bots']): Promise<void> {
  const names = bots!.map((level, seat) => (level === null ? 'Ann' : castName(level, sameBefore(bots!, seat))));
  await page.evaluate(
    ([key, text, to]) => {
      localStorage.setItem(key, text);
      window.location.hash = to;
    },
    [`${game}:game`, JSON.stringify({ ...record, names, bots }), `#game/${game}`] as const,
  );
  await page.locator('[data-question], [data-over]').first().waitFor();
}

/** The seats with a portrait in view. */
const portraits = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('.table-portrait:has(img)')]
        .filter((each) => each.getClientRects().length > 0)
        .map(({ dataset }) => dataset.place!),
    ),
  ]);

/** The height of each plate. */
const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-plate]')].map((each) => each.getBoundingClientRect().height),
  );

onThePage('characters in the browser', (site) => {
  it.each(TABLES)('%s: portraits of the bots, and plates no higher for them', async (game, record, bots) => {
    for (const [name, screen] of [
      ['wide', WIDE],
      ['phone', PHONE],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await site.open({ ...screen, colorScheme });
        await sitDown(page, game, record, bots);
        await page.locator('.table-portrait img').first().waitFor();
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        const seats = bots!.flatMap((level, seat) => (level === null ? [] : [`character ${String(seat)}`]));
        expect((await portraits(page)).sort()).toEqual(seats);
        await shot(page, `characters-${game}-${name}-${colorScheme}`);
        if (colorScheme === 'light') {
          const before = await heights(page);
          await page.evaluate(() => {
            for (const each of document.querySelectorAll<HTMLElement>('.table-portrait')) each.style.display = 'none';
          });
          expect(await heights(page)).toEqual(before);
        }
        await page.context().close();
      }
    }
    expect(site.complaints).toEqual([]);
  });

  it('plates of characters seat them one after the other; a ring turns round who thinks, or stands still where less motion is wanted', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await site.open({ ...WIDE, reducedMotion });
      await page.evaluate(() => {
        localStorage.setItem('dominant-species:pace', 'slow');
        window.location.hash = '#setup/dominant-species';
      });
      const plate = (name: string) =>
        page.locator('.page-plate').filter({ has: page.locator('strong', { hasText: name }) });
      await page.getByRole('group', { name: 'Seat 2: who sits down?' }).waitFor();
      // Without a person there is always somebody who thinks.
      await page.locator('.page-seat select').first().selectOption('gentle');
      for (const name of ['Strix', 'Aluco', 'Lynx', 'Pardina']) await plate(name).click();
      const seats = page.locator('.page-seat');
      expect(
        await seats.locator('input').evaluateAll((all) => all.map((each) => each.getAttribute('placeholder'))),
      ).toEqual(['Strix', 'Aluco', 'Lynx', 'Pardina']);
      await page.getByRole('button', { name: 'Start the game' }).click();
      const ring = page.locator('[data-thinking]').first();
      await ring.waitFor();
      expect(await ring.evaluate((each) => getComputedStyle(each, '::after').animationName)).toBe(
        reducedMotion === 'reduce' ? 'none' : 'table-thinking-appears, table-thinking',
      );
      await page.context().close();
    }
    expect(site.complaints).toEqual([]);
  });

  it('a character says what it is like where its portrait is pointed at', async () => {
    const page = await site.open(WIDE);
    const [game, record, bots] = TABLES[0]!;
    await sitDown(page, game, record, bots);
    await page.locator('[data-place="character 3"] img:visible').hover();
    const tooltip = page.getByRole('tooltip');
    await tooltip.getByText('tawny owl').waitFor();
    expect(await tooltip.innerText()).toContain('Has watched ten thousand ice ages.');
    await shot(page, 'characters-tooltip');
    expect(site.complaints).toEqual([]);
  });

  it('a bot says something at the end, unless that is switched off', async () => {
    const record = sample('card-game', 'five-strong-bots');
    const { asked, last } = timelineOf(await loadGame('card-game' as string), record);
    // Bots play the end; a seat that is not asked any more is a person's.
    const person = [0, 1, 2, 3, 4].find((seat) => asked.slice(last - 1, last).every((each) => each?.player !== seat))!;
    const bots = [0, 1, 2, 3, 4].map((seat) => (seat === person ? null : 'greedy'));
    for (const isOn of [true, false]) {
      const page = await site.open(WIDE);
      await page.evaluate(
        (lines) => {
          localStorage.setItem('dominant-species:lines', lines);
          localStorage.setItem('dominant-species:pace', 'step');
        },
        isOn ? 'yes' : 'no',
      );
      await sitDown(page, 'card-game', first(record, last - 1), bots);
      const step = page.getByRole('button', { name: 'Continue' });
      await step.waitFor();
      await page.locator('.table-portrait img').first().waitFor();
      // The button may go while it is about to be clicked.
      while ((await page.locator('[data-over]').count()) === 0)
        await step.click({ timeout: 2000 }).catch(() => undefined);
      const line = page.locator('.table-slip');
      if (isOn) {
        await line.waitFor();
        await shot(page, 'characters-line');
        expect(await page.locator('[data-speech]').getAttribute('role')).toBe('status');
        await line.waitFor({ state: 'detached' });
      } else {
        await page.locator('.table-final').first().waitFor();
        expect(await page.locator('[data-speech]').count()).toBe(0);
      }
      await page.context().close();
    }
    expect(site.complaints).toEqual([]);
  });

  it('after a win the final scoring offers the next stronger opponent, after a loss a gentler one', async () => {
    const record = gameFor('end');
    const end = timelineOf(await loadGame('dominant-species' as string), record);
    const { places } = end.game.rules.result(end.end)!;
    const seated = (person: number): GameRecord['bots'] => places.map((_, seat) => (seat === person ? null : 'greedy'));
    for (const [name, screen] of [
      ['wide', WIDE],
      ['phone', PHONE],
    ] as const) {
      const page = await site.open(screen);
      await sitDown(page, 'dominant-species', record, seated(places.indexOf(1)));
      await page.getByText('Next opponent: Meles').waitFor();
      await shot(page, `characters-end-won-${name}`);
      expect(await page.locator('.table-standings .table-portrait').count()).toBe(5);
      await page.getByRole('button', { name: 'Play against Meles' }).click();
      await page.locator('[data-question]').waitFor();
      const next = await kept(page);
      expect(next.moves).toEqual([]);
      expect(next.bots).toEqual(seated(places.indexOf(1))!.map((level) => (level === null ? null : 'strong')));
      expect(next.names!.filter((each) => CAST.strong.some((name) => name === each))).toHaveLength(5);
      await page.context().close();
    }
    const page = await site.open({ ...WIDE, colorScheme: 'dark' });
    await sitDown(page, 'dominant-species', record, seated(places.indexOf(6)));
    await page.getByText('Pica is a gentler opponent.').waitFor();
    await page.getByRole('button', { name: 'Play again', exact: true }).waitFor();
    await shot(page, 'characters-end-lost');
    expect(site.complaints).toEqual([]);
  });
});
