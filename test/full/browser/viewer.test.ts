/** Replays in a real browser: stepping by mouse and keys, jumping from log and chart, sharing, playing on, analysis. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../../src/games/index.ts';
import { CAST } from '../../../src/kit/bots/cast.ts';
import { findings } from '../../browser/support/axe.ts';
import { kept, openRecord } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { eventually, poll } from '../../support/waiting.ts';
import { PHONE, USED, WIDE, inChromium, pageAddress, saved } from '../../browser/support/browser.ts';

const SAMPLES = [
  ['dominant-species', 'three-strong-bots', 'Turn'],
  ['card-game', 'five-strong-bots', 'Round'],
  ['evolution-game', 'four-strong-bots', 'Round'],
] as const;

/** A finished game, as saved in a file. */
const record = async (game: string): Promise<string> =>
  JSON.stringify(await (await (await loadGame(game)).samples!('en'))[0]!.load());

/** The number of the point that is shown. */
const point = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('.replay-where small').innerText())![0]);

/** The size of a PNG in pixels, and how many colours it has. Rejects if it is none. */
const pngIn = (page: Page, png: Buffer): Promise<{ width: number; height: number; colours: number }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
    return { width, height, colours: new Set(pixels).size };
  }, png.toString('base64'));

/** Waits until another point than this is shown, and returns it. */
async function leaves(page: Page, from: number): Promise<number> {
  await page.waitForFunction(
    (before) => Number(/\d+/.exec(document.querySelector('.replay-where small')!.textContent)![0]) !== before,
    from,
  );
  return point(page);
}

inChromium(
  'A game watched again',
  (type) => type === 'error',
  (site) => {
    const open = async (hash: string, visitor: Parameters<typeof site.open>[1] = USED): Promise<Page> => {
      const page = await site.open(`${pageAddress()}#${hash}`, visitor);
      await page.locator('.replay-bar:visible, .library:visible, [role=alert]:visible').first().waitFor();
      return page;
    };

    it('goes by moves, actions, sections and turns, by mouse and by keys, and plays by itself', async () => {
      const page = await open('replay/dominant-species/sample/three-strong-bots');
      expect(await point(page)).toBe(0);
      await page.getByRole('combobox', { name: 'Step by' }).selectOption('Move');
      await page.getByRole('button', { name: 'One move forward' }).click();
      expect(await leaves(page, 0)).toBe(1);
      await page.locator('.replay-where').click();
      const reached = [1];
      for (const key of ['2', '3', '4']) {
        await page.keyboard.press(key);
        await page.keyboard.press('ArrowRight');
        reached.push(await leaves(page, reached.at(-1)!));
      }
      expect(await page.locator('.replay-where b').innerText()).toMatch(/^Turn 2 · /);
      await page.getByRole('button', { name: 'One turn back' }).click();
      expect(await leaves(page, reached.at(-1)!)).toBe(0);
      await page.keyboard.press('End');
      const last = await leaves(page, 0);
      expect(await page.getByRole('button', { name: 'One turn forward' }).isDisabled()).toBe(true);
      await page.keyboard.press('Home');
      await leaves(page, last);
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      expect(await leaves(page, 0)).toBeGreaterThan(0);
      await page.keyboard.press('p');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      expect(site.complaints).toEqual([]);
    });

    describe.each(SAMPLES)('of %s', (game, sample, round) => {
      it('shows all of a point at once: no number counts, nothing follows', async () => {
        const page = await open(`replay/${game}/sample/${sample}/20`);
        // By rounds, and not to the end, whose parts are loaded only there.
        await page.keyboard.press('4');
        await page.locator('.replay-board :is(h1, h2, h3)').first().waitFor();
        await page.waitForLoadState('networkidle');
        const [first, later] = await page.evaluate(async () => {
          const read = (): string => {
            const board = document.querySelector('.replay-board')!.cloneNode(true) as HTMLElement;
            for (const unseen of board.querySelectorAll('.visually-hidden')) unseen.remove();
            return board.textContent;
          };
          const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
          const before = read();
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          await Promise.resolve();
          const reached = read();
          await pass(1000);
          return [reached === before ? 'as before' : reached, read()];
        });
        expect(first).toBe(later);
      });

      it('is led to by lines of the log, in the game’s own words', async () => {
        const page = await open(`replay/${game}/sample/${sample}`);
        await page.keyboard.press('End');
        const last = await leaves(page, 0);
        await page.keyboard.press('1');
        await page.keyboard.press('ArrowLeft');
        const before = await leaves(page, last);
        await page.getByRole('button', { name: 'Log', exact: true }).first().click();
        await page.locator('.table-log li button:visible').first().click();
        const there = await leaves(page, before);
        expect(there).toBeLessThan(before);
        expect(await page.locator('.replay-where b').innerText()).toMatch(new RegExp(`^(${round} \\d+|Start)`));
        expect(site.complaints).toEqual([]);
      });
    });

    it('says where it stands without the browser laying out the board for it', async () => {
      const page = await open('replay/dominant-species/sample/six-strong-bots/200');
      await page.locator('.ds-animals').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const restyled = async (): Promise<number> => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
      };
      const before = await restyled();
      const times = 20;
      await page.evaluate((count) => {
        const text = document.querySelector('.replay-where small')!.firstChild!;
        for (let i = 0; i < count; i++) {
          text.nodeValue = String(i);
          document.body.getBoundingClientRect();
        }
      }, times);
      // The table's height is queried once, not each time the text in the bar below it changes.
      expect((await restyled()) - before).toBeLessThan(times);
    });

    it('moves a thumb of the timeline that is dragged at once, the board in the next frame', async () => {
      const page = await open('replay/dominant-species/sample/six-strong-bots/200');
      await page.locator('.ds-animals').waitFor();
      const [thumb, board, later] = await page.evaluate(async () => {
        const input = document.querySelector<HTMLInputElement>('.replay-track input')!;
        const where = (): string => document.querySelector('.replay-where small')!.textContent;
        const before = where();
        input.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 1 }));
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '400');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.resolve();
        const at = document.querySelector<HTMLElement>('.replay-now')!.style.getPropertyValue('--at');
        const isBefore = where() === before;
        const left = performance.now() + 5000;
        while (where() === before && performance.now() < left) await new Promise((resolve) => setTimeout(resolve, 20));
        return [parseFloat(at) / 100, isBefore, where()] as const;
      });
      const last = Number(await page.locator('.replay-track input').getAttribute('max'));
      expect(thumb).toBeCloseTo(400 / last, 3);
      expect(board).toBe(true);
      expect(later).toMatch(/ 400 /);
    });

    it('shows the board at once where the timeline is clicked rather than dragged', async () => {
      const page = await open('replay/dominant-species/sample/six-strong-bots/200');
      await page.locator('.ds-animals').waitFor();
      const where = await page.evaluate(async () => {
        const input = document.querySelector<HTMLInputElement>('.replay-track input')!;
        for (const [type, buttons] of [
          ['pointermove', 1],
          ['pointerup', 0],
        ] as const) {
          input.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));
        }
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '400');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.resolve();
        return document.querySelector('.replay-where small')!.textContent;
      });
      expect(where).toMatch(/ 400 /);
    });

    it('is led to by the chart of VPs', async () => {
      const page = await open('replay/dominant-species/sample/six-strong-bots');
      await page.getByRole('button', { name: 'Chart', exact: true }).first().click();
      const box = (await page.locator('.table-chart-drawing').boundingBox())!;
      await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.5);
      const there = await leaves(page, 0);
      await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
      expect(await leaves(page, there)).toBeLessThan(there);
    });

    it.each([
      ['dominant-species', 'three-strong-bots', '.table-chart-drawing'],
      ['evolution-game', 'four-strong-bots', '.table-chart-drawing'],
    ])('of %s is led to by the chart of the result, too', async (game, sample, drawing) => {
      const page = await open(`replay/${game}/sample/${sample}`);
      await page.keyboard.press('End');
      const last = await leaves(page, 0);
      const chart = page.locator(drawing).first();
      await chart.waitFor();
      await chart.scrollIntoViewIfNeeded();
      await chart.click();
      expect(await leaves(page, last)).toBeLessThan(last);
    });

    it('shows the hand of any seat once it is over, and none without being asked', async () => {
      const page = await open('replay/card-game/sample/five-strong-bots/4');
      const hand = page.locator('.cg-held');
      expect(await hand.count()).toBe(0);
      const seenBy = page.getByRole('combobox', { name: 'Seen by' });
      await seenBy.selectOption('1');
      await hand.first().waitFor();
      const first = await hand.allInnerTexts();
      await seenBy.selectOption('2');
      await eventually(async () => {
        expect(await hand.count()).toBeGreaterThan(0);
        expect(await hand.allInnerTexts()).not.toEqual(first);
      });
    });

    it('is looked back at while it goes on: with the eyes of one’s own seat, and back to now by one key', async () => {
      const page = await site.open(`${pageAddress()}#play/card-game`);
      // An animal comes to lie on the table; how many cards are in the hand then depends on those that others play.
      await page.locator('.cg-held[data-legal=true]:not(:has(.cg-event))').first().click();
      const played = page.locator('.cg-fan li[data-place]');
      await played.first().waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^Look back/ }).click();
      await page.locator('.replay-live').waitFor();
      // It is not over: this is the number of moves so far.
      expect(await page.locator('.replay-where small').innerText()).toMatch(/ so far$/);
      await page.keyboard.press('Home');
      await page.waitForFunction(() => document.querySelectorAll('.cg-held').length === 7);
      expect(await played.count()).toBe(0);
      // Neither other hands nor any control that would show them.
      expect(await page.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
      for (const name of ['Play on from here', 'Share', 'Analysis'])
        expect(await page.getByRole('button', { name }).count()).toBe(0);
      await page.keyboard.press('b');
      await page.locator('.replay-bar').waitFor({ state: 'detached' });
      await played.first().waitFor();
      expect(site.complaints).toEqual([]);
    });

    it.each([
      ['a wide screen', WIDE],
      ['a phone', PHONE],
    ] as const)('shows and stands on %s without a complaint of axe', async (name, options) => {
      const page = await open('replay/dominant-species/sample/three-strong-bots/110', options);
      expect(await findings(page)).toEqual([]);
      await shot(page, `viewer-${name.split(' ').at(-1)!}`);
      const list = await open('replay/dominant-species', options);
      expect(await findings(list, { isDarkKnown: options === PHONE })).toEqual([]);
    });

    it('is shared by a link that another browser opens at the same point; a damaged one says what is wrong', async () => {
      const page = await open('replay/card-game/sample/five-strong-bots/40', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: /^Link to the whole game/ }).click();
      await page.getByText('Copied.').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      // A picture is copied, too, to be pasted elsewhere.
      await page.getByRole('button', { name: /^Copy a picture/ }).click();
      await page
        .getByRole('button', { name: /^Copy a picture/ })
        .getByText('Copied.')
        .waitFor();
      expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toEqual(
        ['image/png'],
      );
      const another = await open(link.slice(link.indexOf('#') + 1));
      expect(await point(another)).toBe(40);
      const damaged = await open(link.slice(link.indexOf('#') + 1).replace(/(.{60}).{5}/, '$1'));
      await damaged.getByText(/The link is damaged/).waitFor();
    });

    it.each(SAMPLES)(
      'of %s is handed out as a picture of all that is on the board, with a caption',
      async (...[game, sample]) => {
        const page = await open(`replay/${game}/sample/${sample}/40`);
        await page.getByRole('button', { name: 'Share' }).click();
        const picture = async (kind: RegExp): Promise<Buffer> => {
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('dialog').getByRole('button', { name: kind }).click(),
          ]);
          return readFileSync(await saved(download));
        };
        const svg = (await picture(/SVG/)).toString();
        // By now the game's words are there, with which the caption was written.
        const where = await page.locator('.replay-where b').innerText();
        expect(svg).toContain(`· ${where}</text>`);
        // Pieces, and no hand unless requested.
        expect(svg).toMatch(/ds-species|cg-card|evo-colony|<use|evo-token/);
        expect(svg).not.toContain('class="cg-held');
        const png = await picture(/PNG/);
        const [width, height] = ['width', 'height'].map((side) =>
          Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)![1]),
        );
        const scale = Math.max(1, 1600 / Math.max(width!, height!));
        const drawn = await pngIn(page, png);
        expect([drawn.width, drawn.height]).toEqual([Math.round(width! * scale), Math.round(height! * scale)]);
        expect(drawn.colours).toBeGreaterThan(50);
        // The picture of a plain background would be far smaller.
        expect(png.length).toBeGreaterThan(60_000);
        expect(site.complaints).toEqual([]);
      },
    );

    it.each([
      ['card-game', 'five-strong-bots', '.cg-element-row'],
      ['evolution-game', 'four-strong-bots', '.evo-own-panel'],
    ])(
      'of %s is a picture from a phone, too: without its tabs, with what one scrolls to',
      async (game, sample, last) => {
        const page = await open(`replay/${game}/sample/${sample}/60`, PHONE);
        expect(await page.locator('nav:visible').count()).toBe(1);
        await page.getByRole('button', { name: 'Share' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('dialog').getByRole('button', { name: /SVG/ }).click(),
        ]);
        // The size of the phone's window, which the picture is drawn for.
        const picture = await page.context().browser()!.newPage({ viewport: PHONE.viewport });
        await picture.goto(`file://${await saved(download)}`);
        const [height, bottom, family] = await picture.evaluate((selector) => {
          const frame = document.querySelector('foreignObject')!;
          const element = frame.querySelector(selector)!;
          return [
            frame.getBoundingClientRect().bottom,
            element.getBoundingClientRect().bottom,
            getComputedStyle(element).fontFamily,
          ] as const;
        }, last);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(height - bottom).toBeLessThan(60);
        expect(await picture.locator('nav').count()).toBe(0);
        // In the page's own fonts, which are embedded.
        expect(family).toMatch(/Inter/);
        expect(await picture.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
        await picture.close();
      },
    );

    it('of the Evolution Game is seen with the eyes of any seat, with all players in view on a low screen', async () => {
      const page = await open('replay/evolution-game/sample/four-strong-bots/150', {
        viewport: { width: 1280, height: 720 },
      });
      const own = page.locator('.evo-own-panel h2');
      for (const [seat, name] of [
        ['2', 'Brocca'],
        ['3', 'Arcto'],
      ] as const) {
        await page.getByRole('combobox', { name: 'Seen by' }).selectOption(seat);
        await own.filter({ hasText: name }).waitFor();
      }
      // Nobody on this device is that player.
      expect(await own.innerText()).not.toMatch(/you/);
      const panels = page.locator('.evo-panels');
      const isInView = (): Promise<boolean> =>
        panels.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
      expect(await isInView()).toBe(true);
      await page.keyboard.press('End');
      await page.locator('.table-standings tr').first().waitFor();
      expect(await isInView()).toBe(true);
    });

    it('is shared at its end by a link that another browser opens, and played again by the same people', async () => {
      const page = await site.open(pageAddress(), { permissions: ['clipboard-read', 'clipboard-write'] });
      const record = gameFor('end');
      await openRecord(page, record);
      await page.getByRole('button', { name: 'Share the game' }).click();
      await page.getByText('The result and a link to the game have been copied.').waitFor();
      const [, first, ...rest] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
      const another = await site.open(rest.at(-1)!);
      await another.keyboard.press('End');
      await poll(() => point(another)).toBe(record.moves.length);
      const [, winner, score] = /^1\. (.+): (\d+)$/.exec(first!)!;
      const final = await another.locator('[data-over]').first().innerText();
      expect(final).toContain(winner);
      expect(final).toContain(score);
      expect(await another.evaluate(() => localStorage.getItem('dominant-species:game'))).toBeNull();

      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('[data-question]').waitFor();
      const { names, moves } = await kept(page);
      expect({ names, moves }).toEqual({ names: record.names, moves: [] });
      expect(site.complaints).toEqual([]);
    });

    it('is played on from where it stands', async () => {
      const page = await open('replay/evolution-game/sample/four-strong-bots/120');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      await page.waitForFunction(() => window.location.hash.startsWith('#game/evolution-game'));
      await page.locator('.evo-table').waitFor();
      // A person is not named after the bot whose seat they take.
      const names = await page.locator('.evo-panel h2').allInnerTexts();
      expect(names.filter((name) => name.startsWith('Player '))).toHaveLength(1);
      expect(names.filter((name) => CAST.strong.some((each) => name.startsWith(each)))).toHaveLength(3);
    });

    it('is played on from a look back, too: at the same address, another game is on the table', async () => {
      const page = await site.open(`${pageAddress()}#play/dominant-species`);
      await page.locator('[data-move]').first().waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^Look back/ }).click();
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      await page.locator('.replay-bar').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      // Play continues from there, not in the previous game.
      const kept = async (): Promise<{ moves: unknown[]; position?: unknown }> =>
        JSON.parse((await page.evaluate(() => localStorage.getItem('dominant-species:game')))!) as never;
      await page.locator('.ds-space.ds-target').first().click();
      await eventually(async () => {
        const { moves, position } = await kept();
        expect(moves.length).toBeGreaterThan(0);
        expect(position).toBeDefined();
      });
      expect(site.complaints).toEqual([]);
    });

    it('is opened from a file; another file is refused with the reason', async () => {
      const page = await open('replay/card-game');
      const choose = (text: string) =>
        page.locator('input[type=file]').setInputFiles({
          name: 'game.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
      await choose('{"format":"chess"}');
      await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor();
      await page.getByRole('link', { name: 'Watch a game' }).click();
      await choose(await record('card-game'));
      await page.locator('.replay-bar').waitFor();
    });

    it('is opened by a file dropped on the home page or in the viewer; what is wrong with another is said, and where', async () => {
      const page = await site.open(pageAddress());
      const drop = async (text: string): Promise<void> => {
        const files = await page.evaluateHandle((content) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
          return transfer;
        }, text);
        await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
        await page.dispatchEvent('body', 'drop', { dataTransfer: files });
      };
      const isShown = async (cover: string): Promise<void> => {
        await page.waitForFunction((game) => window.location.hash.startsWith(`#replay/${game}/file/`), cover);
        await page.locator('.replay-bar').waitFor();
      };
      const refused = async (reason: RegExp): Promise<void> => {
        await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor();
        await page.getByText(reason).waitFor();
      };
      await drop(await record('evolution-game'));
      await isShown('evolution-game');
      const whole = await record('card-game');
      await drop(whole);
      await isShown('card-game');
      await drop(whole.slice(0, -20));
      await refused(/cannot be read as a record or a position/);
      await drop('{"format":"chess"}');
      await refused(/cannot be read as a record or a position \(it belongs to none of the games here\)\./);
      await drop(whole.replace(/("moves":\[)\{.*?\},/, '$1'));
      await refused(/The record breaks the rules \(move \d+: /);
      await drop(whole.replace('"moves"', '"title":1,"moves"'));
      await refused(/title: unknown field/);
      await drop(whole);
      await isShown('card-game');
    });

    it('is analysed with progress, shows what cost most on the board, and stops when told', async () => {
      const page = await open('replay/evolution-game/sample/four-strong-bots');
      await page.getByRole('button', { name: 'Analysis' }).click();
      // The keys continue from where it opened.
      await page.waitForFunction(() => document.querySelector('.analysis')?.contains(document.activeElement) === true);
      await page.getByRole('button', { name: 'Analyse this game' }).click();
      const worst = page.locator('.analysis li > button');
      await worst.first().waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      for (const shown of ['Place', 'stages', 'Chance of winning']) {
        await page.getByRole('combobox', { name: 'Show' }).selectOption(shown);
        await page.waitForFunction(
          () => document.querySelectorAll('.analysis-curves > svg .analysis-curve').length === 4,
        );
      }
      await worst.first().click();
      await page.getByText(/Played: .*The bot prefers: /).waitFor();
      await page.locator('.move-mark').first().waitFor();
      // Away from anything with a tooltip.
      await page.mouse.move(0, 0);
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'All results' }).click();
      await worst.first().waitFor();
      await shot(page, 'analysis');
      expect(site.complaints).toEqual([]);
    });
  },
);
