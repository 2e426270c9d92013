/** The boards of the packed package: rendered on a server, and on a page that they share with others. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, chromium } from 'playwright-core';
import { ARGUMENTS, CHROMIUM_OF_TESTS } from '../../browser/support/chromium.js';
import { type Serving, buildPage, inChromium, servePages } from './pages.ts';
import type { Project } from './project.ts';

/** An entry of the package, and the name of its game object. */
export interface GameEntry {
  readonly entry: string;
  readonly exported: string;
}

/** A page with boards in boxes: one hidden, one low and narrow, one without a height. */
const boxesOf = ({ entry, exported }: GameEntry): string => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Client } from 'boardgame.io/react';
  import { ${exported} } from '${entry}';
  import { ${exported}Board } from '${entry}/board';
  import '${entry}/board.css';
  document.body.style.margin = 0;
  const boxes = { hidden: 'display: none', low: 'height: 500px; width: 640px', narrow: 'height: 600px; width: 400px; margin: 20px', plain: '', column: 'height: 700px; display: flex; flex-direction: column' };
  for (const [id, style] of Object.entries(boxes)) {
    const box = document.body.appendChild(document.createElement('div'));
    box.id = id;
    box.style = style;
    const Table = Client({ game: ${exported}, board: ${exported}Board, numPlayers: 3, debug: false });
    if (id === 'column') box.appendChild(document.createElement('header')).style.height = '100px';
    const root = id === 'column' ? box.appendChild(document.createElement('main')) : box;
    if (id === 'column') root.style = 'flex: 1; min-height: 0';
    createRoot(root).render(createElement(Table, { curtain: false }));
  }`;

/** A page with the card game for three people at one device. */
const ONE_DEVICE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Client } from 'boardgame.io/react';
  import { CardGame } from 'dominant-species/card-game';
  import { CardGameBoard } from 'dominant-species/card-game/board';
  import 'dominant-species/card-game/board.css';
  const Table = Client({ game: CardGame, board: CardGameBoard, numPlayers: 3, debug: false });
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Table));`;

/** The ids that a part of a page has, those it refers to, and those that are not there. */
const referencesIn = (page: Page, box: string): Promise<{ own: string[]; missing: string[] }> =>
  page.locator(box).evaluate((root) => {
    const own = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    const used = [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => [
        ...[...value.matchAll(/url\(["']?#([^"')]+)/g)].map(([, id]) => id!),
        ...(name === 'href' && value.startsWith('#') ? [value.slice(1)] : []),
        ...(['for', 'aria-labelledby', 'aria-describedby'].includes(name) ? [value] : []),
      ]),
    );
    return { own, missing: [...new Set(used)].filter((id) => !own.includes(id)) };
  });

export function describeBoards(project: Project, games: readonly GameEntry[]): void {
  describe('a board', () => {
    it.each(games)('of $exported is rendered on a server, in every language', ({ entry, exported }) => {
      project.write(
        'server-side.mjs',
        `import { createElement } from 'react';
         import { renderToString } from 'react-dom/server';
         import { Client } from 'boardgame.io/dist/cjs/react.js';
         import { ${exported} } from '${entry}';
         import { ${exported}Board, loadLanguage } from '${entry}/board';
         const Table = Client({ game: ${exported}, board: ${exported}Board, numPlayers: 3, debug: false });
         for (const language of ['en', 'de']) {
           await loadLanguage(language);
           const html = renderToString(createElement(Table, { language, curtain: false }));
           console.log(language, html.includes(language === 'de' ? 'Spieler 1' : 'Player 1'), html.length > 10_000);
         }
         await loadLanguage('xx').catch((error) => console.log(error.message));`,
      );
      expect(project.run('node', 'server-side.mjs')).toBe(
        'en true true\nde true true\nlanguage: "xx" is none of en, de\n',
      );
    });

    describe('on a page with others', () => {
      let browser: Browser | undefined;
      let served: Serving | undefined;
      beforeAll(async () => {
        if (CHROMIUM_OF_TESTS === undefined) return;
        buildPage(project, 'one-device', ONE_DEVICE);
        for (const game of games) buildPage(project, `boxes-${game.exported}`, boxesOf(game));
        served = await servePages(project);
        browser = await chromium.launch({ executablePath: CHROMIUM_OF_TESTS, args: ARGUMENTS });
      });
      afterAll(async () => {
        await browser?.close();
        served?.stop();
      });

      inChromium.each(games)('$exported fills its box and has ids of its own', async ({ exported }) => {
        const page = await browser!.newPage({ viewport: { width: 1440, height: 900 } });
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        try {
          await page.goto(`${served!.address}boxes-${exported}/dist/index.html`);
          await page.locator('#column [data-layout]').first().waitFor();
          const sizeOf = (box: string): Promise<(number | string | null)[]> =>
            page.locator(`${box} .board-scroller > [data-layout]`).evaluate((board) => {
              const { width, height } = board.getBoundingClientRect();
              return [Math.round(width), Math.round(height), board.getAttribute('data-layout')];
            });
          // In a small box it scrolls if need be, but nothing of the window's size is left.
          const [width, height, layout] = await sizeOf('#low');
          expect(layout).toBe('lying');
          expect(width).toBeLessThanOrEqual(640);
          expect(height).toBe(500);
          expect((await sizeOf('#column'))[1]).toBe(600);
          const [, tall, wide] = await sizeOf('#plain');
          expect([tall, wide]).toEqual([900, 'wide']);

          // Bars that are fixed on a phone are fixed to the box.
          expect((await sizeOf('#narrow'))[2]).toBe('phone');
          const outside = await page.locator('#narrow').evaluate((box) => {
            const { top, bottom, left, right } = box.getBoundingClientRect();
            return [...box.querySelectorAll('*')].flatMap((element) => {
              const rect = element.getBoundingClientRect();
              const isFixed = getComputedStyle(element).position === 'fixed' && rect.height > 0;
              const isInside = rect.top >= top && rect.bottom <= bottom && rect.left >= left && rect.right <= right;
              return isFixed && !isInside ? [element.className] : [];
            });
          });
          expect(outside).toEqual([]);

          const boxes = ['#hidden', '#narrow', '#low', '#plain', '#column'];
          const references = [];
          for (const box of boxes) references.push(await referencesIn(page, box));
          expect(references.map(({ missing }) => missing)).toEqual(boxes.map(() => []));
          const ids = references.flatMap(({ own }) => own);
          expect(new Set(ids).size).toBe(ids.length);
          expect(complaints).toEqual([]);
        } finally {
          await page.close();
        }
      });

      inChromium('of hidden hands is played by all on one device, with a curtain between them', async () => {
        const page = await browser!.newPage({ viewport: { width: 1440, height: 900 } });
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (said) => {
          if (said.type() === 'error') complaints.push(said.text());
        });
        try {
          await page.goto(`${served!.address}one-device/dist/index.html`);
          const curtain = page.locator('.table-curtain');
          const replayPoint = new Set<string>();
          for (let move = 0; move < 12; move++) {
            await page.locator('.table-curtain, .cg-held').first().waitFor();
            if (await curtain.isVisible()) {
              expect(await page.locator('.cg-held').count()).toBe(0);
              const title = await curtain.getByRole('heading').textContent();
              expect(title).toMatch(/^\u2068?Player [123]\u2069?, it is your turn$/);
              replayPoint.add(title!);
              await curtain.getByRole('button').click();
              await page.locator('.cg-held').first().waitFor();
            }
            const hand = await page.locator('.cg-held').allTextContents();
            expect(hand.length).toBeGreaterThan(0);
            expect(hand.join()).not.toMatch(/undefined|NaN|\?/);
            const buttons = await page.locator('[data-move]').allTextContents();
            expect(buttons.join()).not.toMatch(/undefined|NaN/);
            // The last one: a card, or whatever ends the question.
            await page.locator('[data-move]:not(:disabled)').last().click();
          }
          expect(replayPoint.size).toBeGreaterThan(1);
          expect(complaints).toEqual([]);
        } finally {
          await page.close();
        }
      });
    });
  });
}
