/**
 * A game that only a test build has (test/tricks), in a real browser: everything that pages and frame do for a game, on a wide screen and on a phone.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../../server/server.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { findings } from '../../browser/support/axe.ts';
import { shot } from '../../browser/support/shot.ts';
import { MOVING, PHONE, WIDE, inChromium } from '../../browser/support/browser.ts';
import { scratchFolder, seatedTable, testServer } from '../../server/support/running.ts';
import { eventually } from '../../support/waiting.ts';
import { game } from '../../tricks/index.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const SCREENS = [
  ['a wide screen', 'wide', WIDE],
  ['a phone', 'phone', PHONE],
] as const;

/** The bar, with the kind of question as long as this screen is asked. */
const ASKED = '[data-bar] [data-ours="true"]';
const OVER = '.table-final';

/** The kind of question that this screen is asked; null at the end. */
async function asked(page: Page): Promise<string | null> {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor();
  return (await page.locator(OVER).count()) > 0 ? null : page.locator(ASKED).getAttribute('data-question');
}

/** Waits until this screen is asked another question, or none. */
const isPast = (page: Page, kind: string): Promise<unknown> =>
  page.waitForFunction(([bar, old]) => document.querySelector<HTMLElement>(bar)?.dataset.question !== old, [
    ASKED,
    kind,
  ] as const);

/** Answers: lays the first card of the hand, or keeps the one laid. The first tap of a finger only points at a card. */
async function answer(page: Page, kind: string, isTouch: boolean): Promise<void> {
  if (kind === 'swap') await page.locator('[data-bar] [data-move]:visible').first().click();
  else {
    const card = page.locator('.tricks-middle [data-move]').first();
    if (isTouch) {
      await card.tap();
      await page.locator('[data-preview]').waitFor();
      expect(await page.locator(ASKED).getAttribute('data-question')).toBe(kind);
      await card.tap();
    } else await card.click();
  }
  await isPast(page, kind);
}

/** Plays to the end. Returns how many answers were given. */
async function playOut(page: Page, isTouch: boolean): Promise<number> {
  for (let given = 0; ; given++) {
    const kind = await asked(page);
    if (kind === null) return given;
    await answer(page, kind, isTouch);
  }
}

/** Everything in a message of the server that shows a seat what only another may know: a hand, a card face down, the deck, a move or draw of others. */
function leaks(value: unknown, seat: number): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => leaks(each, seat));
  if (typeof value !== 'object' || value === null) return [];
  const { hands, laid, deck, event, player, card, playerID, args } = value as Readonly<Record<string, unknown>>;
  const cardsIn = (field: unknown): unknown[] => (Array.isArray(field) ? (field as unknown[]) : []);
  const ofOthers = (field: unknown): unknown[] => cardsIn(field).filter((_, of) => of !== seat);
  const shown = [...ofOthers(hands).flat(), ...ofOthers(laid), ...cardsIn(deck)];
  return [
    ...shown.filter((each) => Number(each) >= 0).map(String),
    ...((event === 'drawn' || event === 'laid') && player !== seat && card !== -1 ? [JSON.stringify(value)] : []),
    ...(playerID !== undefined && playerID !== String(seat) && JSON.stringify(args ?? []) !== '[]'
      ? [JSON.stringify(value)]
      : []),
    ...Object.values(value).flatMap((each) => leaks(each, seat)),
  ];
}

it('a leak is found wherever a message has it, and one’s own cards are none', () => {
  const own = { hands: [[1, 2], [-1]], laid: [3, -1], deck: [-1, -1] };
  expect(leaks([{ own }, { event: 'laid', player: 1, card: -1 }, { playerID: '0', args: [4] }], 0)).toEqual([]);
  expect(leaks([{ own }], 1)).toEqual(['1', '2', '3']);
  expect(leaks({ log: [{ event: 'drawn', player: 1, card: 5 }] }, 0)).toHaveLength(1);
  expect(leaks({ payload: { playerID: '1', type: 'card', args: [7] } }, 0)).toHaveLength(1);
  expect(leaks({ deck: [0, 1] }, 0)).toHaveLength(2);
});

inChromium(
  'A fourth game',
  (type) => type === 'error' || type === 'warning',
  (site) => {
    const { folder, remove } = scratchFolder();
    let server: RunningServer;
    beforeAll(async () => {
      // A build must not use the test runner's settings.
      const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
      const arguments_ = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'test', '--logLevel', 'warn'];
      execFileSync(process.execPath, arguments_, { cwd: PROJECT, stdio: 'inherit', env });
      server = await testServer({ DATA_FILE: `${folder}/data.sqlite` }, join(PROJECT, 'dist/test-app'), [
        game as unknown as GameModule,
      ]);
    }, 120_000);
    afterAll(async () => {
      await server.close();
      remove();
    });
    const open = (hash: string, options: Parameters<typeof site.open>[1]): Promise<Page> =>
      site.open(`${server.address}/#${hash}`, options);

    it.each(SCREENS)(
      'is played against a bot on %s: bar, hint, undo, log, chart, final scoring',
      async (_, name, options) => {
        const isTouch = options === PHONE;
        const page = await open('home/tricks', options);
        await page.getByRole('link', { name: /Play against a bot/ }).click();
        await page.locator(ASKED).waitFor();
        await page.mouse.move(0, 0);
        expect(await findings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.locator('[data-advised="true"]').first().waitFor();
        await shot(page, `fourth-hint-${name}`);
        await answer(page, 'lay', isTouch);
        await page.getByRole('button', { name: /^Undo/ }).click();
        await isPast(page, 'swap');
        expect(await asked(page)).toBe('lay');
        await answer(page, 'lay', isTouch);
        await answer(page, 'swap', isTouch);
        for (const panel of ['Log', 'Chart', 'Rules', 'Moves']) {
          expect(await asked(page)).not.toBeNull();
          await page.getByRole('button', { name: panel, exact: true }).click();
          await page.locator('[data-panel][data-form]').first().waitFor();
          await shot(page, `fourth-${panel.toLowerCase()}-${name}`);
          expect(await findings(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('[data-panel][data-form]').waitFor({ state: 'detached' });
        }
        expect(await playOut(page, isTouch)).toBeGreaterThanOrEqual(4);
        await page.locator(`${OVER} .table-standings`).waitFor();
        expect(await page.locator(`${OVER} .table-total`).innerText()).toMatch(/\d/);
        await shot(page, `fourth-final-${name}`);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        expect(site.complaints).toEqual([]);
      },
    );

    it.each(SCREENS)('lets the cards that are drawn fly, on %s', async (_, name, options) => {
      // At a pace at which each move of the bot is shown by itself.
      const page = await open('play/tricks', { ...options, ...MOVING, pace: 'calm' });
      expect(await asked(page)).toBe('lay');
      await answer(page, 'lay', options === PHONE);
      const flying = page.waitForFunction(() => document.querySelector('.ui-flights .tricks-card') !== null, null, {
        polling: 'raf',
      });
      await answer(page, 'swap', options === PHONE);
      await flying;
      await shot(page, `fourth-flight-${name}`);
      await page.waitForFunction(() => document.querySelector('.ui-flights .tricks-card') === null);
      expect(site.complaints).toEqual([]);
    });

    it.each(SCREENS)('is played by two at one device on %s: the curtain hides each hand', async (_, name, options) => {
      const page = await open('together/tricks', options);
      for (const seat of [1, 2]) await page.getByLabel(`Who plays seat ${String(seat)}`).selectOption('');
      await page.getByRole('button', { name: 'Start the game' }).click();
      const curtain = page.locator('.table-curtain');
      const cards = page.locator('[data-place^="card "]');
      const hands: string[] = [];
      for (let turn = 0; turn < 2; turn++) {
        await curtain.waitFor();
        expect(await cards.count()).toBe(0);
        if (turn === 0) await shot(page, `fourth-curtain-${name}`);
        await curtain.getByRole('button').click();
        await page.locator(ASKED).waitFor();
        hands.push(...(await page.locator('.tricks-middle [data-move]').allInnerTexts()));
        await answer(page, 'lay', options === PHONE);
        await answer(page, 'swap', options === PHONE);
      }
      // Two hands of three, no card in both.
      expect(new Set(hands).size).toBe(6);
      expect(site.complaints).toEqual([]);
    });

    describe('online', () => {
      /** Opens a seat's personal link; every frame that comes is kept. */
      async function sitDown(
        matchID: string,
        seat: { playerID: string; credentials: string },
        options: typeof WIDE | typeof PHONE,
      ) {
        const page = await open('', options);
        const frames: string[] = [];
        page.on('websocket', (socket) => {
          socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
        });
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, `table/tricks/${matchID}/${seat.playerID}/${seat.credentials}`);
        await page.locator('[data-bar] [data-question]').waitFor();
        return { page, frames };
      }

      it('is played between a wide screen and a phone: neither is sent what the other holds, and the record is watched from both seats', async () => {
        const { matchID, seats } = await seatedTable(server.address, 2, {}, 'tricks');
        const players = [await sitDown(matchID, seats[0]!, WIDE), await sitDown(matchID, seats[1]!, PHONE)] as const;
        await shot(players[0].page, 'fourth-online-wide');
        await shot(players[1].page, 'fourth-online-phone');
        for (;;) {
          const bars = players.map(({ page }) => page.locator(`${ASKED}, ${OVER}`).first().waitFor());
          await Promise.race(bars);
          const turn = (await players[0].page.locator(ASKED).count()) > 0 ? 0 : 1;
          const kind = await asked(players[turn].page);
          if (kind === null) break;
          await answer(players[turn].page, kind, turn === 1);
        }
        for (const [seat, { page, frames }] of players.entries()) {
          await page.locator(OVER).waitFor();
          const read = frames.flatMap((frame) => {
            const json = /^\d+(?:\/tricks,)?(?:\d+)?(\[.*\])$/s.exec(frame);
            return json ? [JSON.parse(json[1]!) as unknown] : [];
          });
          // While the game goes on; at its end everything is shown.
          const during = read.filter((message) => !JSON.stringify(message).includes('"over":true'));
          expect(during.length).toBeGreaterThan(10);
          expect(during.flatMap((message) => leaks(message, seat))).toEqual([]);
          expect(during.flatMap((message) => leaks(message, 1 - seat)).length).toBeGreaterThan(5);
        }
        const response = await fetch(`${server.address}/games/tricks/${matchID}/record`);
        const record = await response.text();
        for (const [, name, options] of SCREENS) await watchAgain(record, name, options);
        expect(site.complaints).toEqual([]);
      });

      /** Watches a finished game from both seats, and has it analysed. */
      async function watchAgain(record: string, name: string, options: typeof WIDE | typeof PHONE): Promise<void> {
        const page = await open('replay/tricks', options);
        await page.locator('input[type=file]').setInputFiles({
          name: 'game.json',
          mimeType: 'application/json',
          buffer: Buffer.from(record),
        });
        await page.locator('.replay-bar').waitFor();
        const hands: string[] = [];
        for (const seen of ['Player 0', 'Player 1']) {
          await page.getByRole('combobox', { name: 'Seen by' }).selectOption(seen);
          await eventually(async () => {
            const hand = await page.locator('[data-place^="card "]').allInnerTexts();
            expect(hand).toHaveLength(3);
            expect(hands).not.toContain(hand.join());
            hands.push(hand.join());
          });
        }
        expect(new Set(hands).size).toBe(2);
        await shot(page, `fourth-replay-${name}`);
        await page.keyboard.press('End');
        await page.locator(OVER).waitFor();
        await page.getByRole('button', { name: 'Analysis' }).click();
        await page.getByRole('button', { name: 'Analyse this game' }).click();
        await page.waitForFunction(() => document.querySelectorAll('.analysis-curve').length >= 2);
        await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
        await shot(page, `fourth-analysis-${name}`);
      }

      it('is offered where a table is made', async () => {
        const page = await open('new/tricks', WIDE);
        await page.getByLabel('Your name').fill('Ann');
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.waitForFunction(() => window.location.hash.startsWith('#table/tricks/'));
        expect(site.complaints).toEqual([]);
      });
    });

    it.each(SCREENS)('has a lesson, in German, on %s', async (_, name, options) => {
      const page = await open('', { ...options, locale: 'de-DE' });
      await page.evaluate(() => {
        window.location.hash = 'learn/tricks';
      });
      await page.getByRole('link', { name: 'Der erste Stich: Beginnen' }).click();
      await page.locator('.table-coach').waitFor();
      await shot(page, `fourth-lesson-${name}`);
      const coach = page.locator('.table-coach');
      await page.locator('.tricks-middle [data-move="20"]').click();
      await coach.getByText('Sie liegt verdeckt').waitFor();
      await coach.locator('.table-coach-actions .ui-main').click();
      await page.getByRole('button', { name: 'Dabei bleiben' }).first().click();
      await coach.getByText('Die Karten wurden aufgedeckt').waitFor();
      await coach.locator('.table-coach-actions .ui-main').click();
      await coach.getByRole('button', { name: 'Ich.' }).click();
      await coach.locator('[data-tone="right"]').waitFor();
      expect(site.complaints).toEqual([]);
    });

    it.each(SCREENS)('speaks German on %s: bar, log, rules, final scoring', async (_, name, options) => {
      const page = await open('', { ...options, locale: 'de-DE' });
      await page.evaluate(() => {
        window.location.hash = 'play/tricks';
      });
      await page.locator(ASKED).waitFor();
      expect(await page.locator('[data-bar] h1').innerText()).toMatch(/verdeckt/);
      await playOut(page, options === PHONE);
      expect(await page.locator(OVER).innerText()).toMatch(/Erster Platz/);
      await shot(page, `fourth-german-${name}`);
      await page.getByRole('button', { name: 'Regeln', exact: true }).click();
      await page.getByText('Niemand sieht', { exact: false }).or(page.getByText('Austeilen')).first().waitFor();
      expect(site.complaints).toEqual([]);
    });
  },
);
