/** The page can still be used with text, or everything, at twice the size: nothing cut off, everything within reach. */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { atRest, devtools, goTo, openRecord } from '../../browser/support/player.ts';
import { continueFrom, recordTo } from '../../browser/support/records.ts';
import { shot } from '../../browser/support/shot.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { PHONE, WIDE, onThePage } from '../../browser/support/browser.ts';

/** Problems with the controls of the bar and the tabs, as lines of text. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.table-where, .table-says > h1, .table-note:not(:empty), [data-bar] button, ' + '.table-tabs button',
      ),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0);
    const named = (each: HTMLElement): string => `“${each.innerText.replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    /** The part of a control that its scrolling ancestors leave visible. */
    const seen = (each: Element): DOMRect => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const box = new DOMRect(left, top, right - left, bottom - top);
      for (let frame = each.parentElement; frame !== null; frame = frame.parentElement) {
        if (!/auto|scroll|hidden/.test(getComputedStyle(frame).overflow)) continue;
        const view = frame.getBoundingClientRect();
        const [x, y] = [Math.max(box.left, view.left), Math.max(box.top, view.top)];
        box.width = Math.max(0, Math.min(box.right, view.right) - x);
        box.height = Math.max(0, Math.min(box.bottom, view.bottom) - y);
        [box.x, box.y] = [x, y];
      }
      return box;
    };
    const boxes = controls.map(seen);
    boxes.forEach((a, i) => {
      boxes.slice(0, i).forEach((b, j) => {
        if (controls[i]!.contains(controls[j]!) || controls[j]!.contains(controls[i]!)) return;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) lines.push(`${named(controls[i]!)} overlaps ${named(controls[j]!)}`);
      });
    });
    for (const each of controls) {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // Hidden overflow can be scrolled by a script, but not by a user.
      for (let frame = each.parentElement; frame !== null; frame = frame.parentElement)
        if (/hidden|clip/.test(getComputedStyle(frame).overflow)) frame.scrollTo(0, 0);
      const box = each.getBoundingClientRect();
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        lines.push(`${named(each)} lies outside of the screen`);
      if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0) lines.push(`${named(each)} is cut off`);
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!each.contains(at) && !(at?.contains(each) ?? false)) lines.push(`${named(each)} is covered`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) lines.push('the page is wider than the screen');
    return lines;
  });

/** The move targets that cannot be brought into view and reached with a pointer. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('[data-move]')].filter((each) => each.getClientRects().length > 0);
    return targets.flatMap((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const box = target.getBoundingClientRect();
      const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
      // On a small map of The Evolution Game a tap opens the domain, with its squares as large as a finger.
      const met = target.closest('.evo-domain') ?? target;
      const isMet = steps.some((down) =>
        steps.some((across) =>
          met.contains(document.elementFromPoint(box.x + box.width * across, box.y + box.height * down)),
        ),
      );
      return isMet ? [] : [target.getAttribute('aria-label') ?? target.textContent];
    });
  });

/** Situations of the other games. */
const ELSEWHERE = [
  {
    id: 'card-game',
    bots: [null, 'greedy', 'greedy', 'greedy'],
    situations: { turn: 60, target: 20 },
  },
  {
    id: 'evolution-game',
    bots: [null, 'greedy', 'greedy'],
    situations: { arrange: 0, begin: 90, move: 90, place: 90, survive: 90 },
  },
] as const;

const SITUATIONS = ['planning', 'regression', 'migration', 'speciation', 'taking-a-card', 'card', 'end'] as const;
interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The factor of the browser's default text size. */
  readonly text: number;
}

/** Sets the size of the window and its text, and waits for the new layout. */
async function resize(page: Page, { width, height, text }: Size): Promise<void> {
  await (await devtools(page)).send('Page.setFontSizes', { fontSizes: { standard: 16 * text, fixed: 13 * text } });
  // The page is notified some time after the call returns.
  await page.waitForFunction(
    (size) => {
      const probe = document.body.appendChild(document.createElement('span'));
      probe.style.fontSize = 'medium';
      const now = getComputedStyle(probe).fontSize;
      probe.remove();
      return now === size;
    },
    `${String(16 * text)}px`,
  );
  await page.setViewportSize({ width, height });
  // As when the user returns from the browser's settings.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await atRest(page);
}

/** The sizes at which each screen is checked. */
const SCREENS = [
  {
    screen: 'a wide screen',
    options: WIDE,
    sizes: [
      { name: 'text at 200 %', ...WIDE.viewport, text: 2 },
      { name: 'the page at 200 %', width: WIDE.viewport.width / 2, height: WIDE.viewport.height / 2, text: 1 },
      { name: 'a small notebook', width: 1280, height: 720, text: 1 },
    ],
  },
  {
    screen: 'a phone',
    options: PHONE,
    sizes: [
      { name: 'text at 200 % on a phone', ...PHONE.viewport, text: 2 },
      { name: 'a small phone', width: 320, height: 640, text: 1 },
    ],
  },
] as const;

onThePage('at another size', (site) => {
  /** Looks at a situation in several sizes; returns what is wrong. */
  async function look(page: Page, situation: string, sizes: readonly Size[]): Promise<string[]> {
    const found: string[] = [];
    for (const size of sizes) {
      const { name } = size;
      await resize(page, size);
      await shot(page, `${name.replaceAll(/[ %]+/g, '-')}-${situation}`);
      found.push(...(await troubles(page)).map((trouble) => `${name}, ${situation}: ${trouble}`));
      found.push(...(await unreachable(page)).map((answer) => `${name}, ${situation}: ${answer} cannot be reached`));
    }
    return found;
  }

  it.each(SCREENS)('of $screen, nothing is cut off and every answer can be reached', async ({ options, sizes }) => {
    const found: string[] = [];
    // The table is set up once for all sizes of the window, as for a user who zooms.
    const page = await site.open(options);
    for (const situation of SITUATIONS) {
      await openRecord(page, gameFor(situation));
      found.push(...(await look(page, situation, sizes)));
    }
    expect(found).toEqual([]);
    expect(site.complaints).toEqual([]);
  });

  it.each(ELSEWHERE.flatMap((game) => SCREENS.map((screen) => ({ ...game, ...screen }))))(
    'the same holds for $id on $screen',
    async ({ id, bots, situations, options, sizes }) => {
      const found: string[] = [];
      const page = await site.open({ ...options, locale: 'de' });
      for (const [stage, moves] of Object.entries(situations)) {
        const record = await recordTo(
          id,
          bots,
          (asked, made, legal) =>
            asked.player === 0 && asked.stage === stage && made >= moves && (moves === 0 || legal.length > 1),
        );
        await continueFrom(page, id, record);
        found.push(...(await look(page, `${id}-${stage}`, sizes)));
        await goTo(page, '');
        await page.locator('#home h1').waitFor();
      }
      expect(found).toEqual([]);
      expect(site.complaints).toEqual([]);
    },
  );
});
