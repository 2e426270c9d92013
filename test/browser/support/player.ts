/** A player on the page: reads the question, and answers it by mouse, touch or keys. */
import type { CDPSession, Page } from 'playwright-core';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { type Move, type State, replay } from '../../support/game.ts';

const KEPT = 'dominant-species:game';

/** The record stored in the browser. */
export const kept = async (page: Page): Promise<GameRecord> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEPT))!) as GameRecord;

/** Waits until the browser has stored a number of moves: the page shows a move before it is stored. */
export const hasKept = (page: Page, moves: number): Promise<unknown> =>
  page.waitForFunction(
    ([key, count]) => (JSON.parse(localStorage.getItem(key)!) as { moves: unknown[] }).moves.length === count,
    [KEPT, moves] as const,
  );

/** The state that the record in the browser replays to. */
export const keptState = async (page: Page): Promise<State> => replay(await kept(page)).state;

/** Goes to a page by the part of its address after the `#`. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

/** Opens the options of a new game for a number of people, with the suggested animals. */
export async function goToSetup(page: Page, players: number): Promise<void> {
  await goTo(page, '#together/dominant-species');
  await page.getByRole('radio', { name: `${String(players)} players` }).check({ force: true });
  for (let seat = 1; seat <= players; seat++) await page.getByLabel(`Who plays seat ${String(seat)}`).selectOption('');
  await page.getByRole('radio', { name: 'Pick them here' }).check();
}

/** Starts the game that is set up. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-question]').waitFor();
  await page.mouse.move(0, 0);
}

/** Starts a game for a number of people. */
export async function start(page: Page, players: number): Promise<void> {
  await goToSetup(page, players);
  await begin(page);
}

/** Opens a record from a file. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await goTo(page, '#setup/dominant-species');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator('[data-question], [data-over]').first().waitFor();
}

/** What the page asks, once the whole table shows the question: the question, the animal, and the moves it offers; null at the end. */
export async function asked(page: Page) {
  return page.evaluate(async () => {
    // The bar shows it first.
    while (document.querySelector('[aria-busy="true"]') !== null) await new Promise(requestAnimationFrame);
    const bar = document.querySelector<HTMLElement>('[data-question]');
    if (document.querySelector('[data-over]') !== null || bar === null) return null;
    const shown = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-move]')].filter(
      (target) => target.getClientRects().length > 0,
    );
    return {
      question: bar.dataset.question!,
      side: Number(bar.dataset.side),
      moves: shown.map((target) => Number(target.dataset.move)),
    };
  });
}

/** A kind of input for making a move. */
export type Way<M = Move> = (page: Page, move: M) => Promise<void>;

/** What to click, tap or focus to make a move. */
export const targetOf = (move: unknown): string => `[data-move="${String(move)}"]`;

/** Makes a move and waits until the page has accepted it. */
export async function choose(page: Page, move: Move, way: Way = byMouse): Promise<void> {
  const before = await page.evaluate((key) => localStorage.getItem(key)?.length, KEPT);
  await way(page, move);
  // In a single call: these calls take most of the time of whole games.
  await page.evaluate(
    async ([key, length]) => {
      while (localStorage.getItem(key)?.length === length || document.querySelector('[aria-busy="true"]') !== null)
        await new Promise(requestAnimationFrame);
    },
    [KEPT, before] as const,
  );
}

/**
 * Waits until the layout is stable: fonts are loaded, nothing is busy, and everything important has stayed where it is for some frames.
 * For measurements: changes of window and text size, and others' moves, take effect with a delay.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let last = '';
    for (let same = 0; same < 5;) {
      await new Promise(requestAnimationFrame);
      const boxes = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, section, [data-move]')].map(
        (each) =>
          Object.values(each.getBoundingClientRect().toJSON() as Record<string, number>)
            .map(Math.round)
            .join(),
      );
      const now = boxes.join(' ');
      same = now === last && document.querySelector('[aria-busy="true"]') === null ? same + 1 : 0;
      last = now;
    }
  });

const shown = (page: Page, selector: string): Promise<void> => page.locator(`${selector}:visible`).first().waitFor();

/** A point of the page, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Where the target can be reached, or how its container would have to be panned to get there; null if neither works.
 *
 * A target can be reached where nothing else is above it.
 */
export const reach = (page: Page, selector: string) =>
  page.evaluate((wanted): { tap: Point } | { from: Point; to: Point } | null => {
    const target = [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length > 0);
    if (target === undefined) return null;
    const box = target.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of steps) {
      for (const across of steps) {
        const tap = { x: box.x + box.width * across, y: box.y + box.height * down };
        if (target.contains(document.elementFromPoint(tap.x, tap.y))) return { tap };
      }
    }
    const pans = (each: Element): boolean =>
      each.matches('.ds-earth') ||
      (/auto|scroll/.test(getComputedStyle(each).overflow) &&
        (each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth));
    let frame = target.parentElement;
    while (frame !== null && !pans(frame)) frame = frame.parentElement;
    frame ??= document.documentElement;
    const view = frame.getBoundingClientRect();
    const left = Math.max(0, view.left);
    const top = Math.max(0, view.top);
    const width = Math.min(innerWidth, view.right) - left;
    const height = Math.min(innerHeight, view.bottom) - top;
    const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
    const by = {
      x: within(left + width / 2 - middle.x, width * 0.7),
      y: within(top + height / 2 - middle.y, height * 0.7),
    };
    const at = (sign: number): Point => ({
      x: left + width / 2 + (sign * by.x) / 2,
      y: top + height / 2 + (sign * by.y) / 2,
    });
    return { from: at(-1), to: at(1) };
  }, selector);

/** Clicks the move's target; scrolls to it first if needed. */
export const byMouse: Way<unknown> = async (page, move) => {
  const way = await reach(page, targetOf(move));
  if (way !== null && 'tap' in way) await page.mouse.click(way.tap.x, way.tap.y);
  else await page.locator(`${targetOf(move)}:visible`).click();
};

const sessions = new WeakMap<Page, CDPSession>();

/** Chromium's own protocol commands for a page. */
export async function devtools(page: Page): Promise<CDPSession> {
  let session = sessions.get(page);
  if (session === undefined) {
    session = await page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

/** Moves fingers across the screen: each goes from the first of its points to the last. */
export async function swipe(page: Page, ...fingers: readonly { from: Point; to: Point }[]): Promise<void> {
  const session = await devtools(page);
  const steps = 12;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(({ from, to }, id) => ({
              id,
              x: from.x + ((to.x - from.x) * step) / steps,
              y: from.y + ((to.y - from.y) * step) / steps,
            })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step++) await touch('touchMove', step);
  // Held for a moment, so that nothing keeps gliding.
  for (let step = 0; step < 3; step++) await touch('touchMove', steps);
  await touch('touchEnd', steps);
}

/** Waits until a target has stayed where it is for a few frames. */
const settled = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const look = (): void => {
          const targets = [...document.querySelectorAll(wanted)];
          const now = JSON.stringify(targets.map((target) => target.getBoundingClientRect()));
          same = now === last ? same + 1 : 0;
          last = now;
          if (same > 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );

/** Taps a target; pans to it first if needed. Returns how often it had to pan. */
export async function tap(page: Page, selector: string): Promise<number> {
  await shown(page, selector);
  for (let pans = 0; pans < 8; pans++) {
    await settled(page, selector);
    const way = await reach(page, selector);
    if (way === null) break;
    if ('tap' in way) {
      await page.touchscreen.tap(way.tap.x, way.tap.y);
      return pans;
    }
    await swipe(page, way);
  }
  throw new Error(`a finger cannot reach ${selector}`);
}

/** Taps the move's target: once to preview the move, and again to make it if the target is on the table. */
export const byTouch: Way = async (page, move) => {
  const isInBar = await page.locator(`[data-bar] ${targetOf(move)}:visible`).count();
  await tap(page, targetOf(move));
  if (isInBar > 0) return;
  await page
    .locator(`${targetOf(move)}[aria-describedby], [aria-describedby] ${targetOf(move)}`)
    .first()
    .waitFor();
  await tap(page, targetOf(move));
};

/** Presses Tab (or Shift+Tab, if that is the direction) until a target has the focus. Returns how often. */
export async function tabTo(page: Page, selector: string): Promise<number> {
  await shown(page, selector);
  for (let presses = 0; presses < 400; presses++) {
    const key = await page.evaluate((wanted) => {
      const target = [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length > 0);
      const focused = document.activeElement;
      if (target === undefined || focused === target) return null;
      if (focused === null || focused === document.body) return 'Tab';
      const ahead = (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return ahead ? 'Tab' : 'Shift+Tab';
    }, selector);
    if (key === null) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Goes to the move in the list of moves with the arrow keys and presses Enter; opens the list with its key if needed. */
export const byList: Way = async (page, move) => {
  const answer = `[data-listed="${String(move)}"]`;
  if ((await page.locator('[data-listed]:focus').count()) === 0) await page.keyboard.press('a');
  await page.locator('[data-listed]:focus').waitFor();
  for (let presses = 0; presses < 150; presses++) {
    const key = await page.evaluate((wanted) => {
      const target = document.querySelector(wanted);
      const focused = document.activeElement;
      if (target === null || focused === null || focused === target) return null;
      const ahead = (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return ahead ? 'ArrowDown' : 'ArrowUp';
    }, answer);
    if (key === null) break;
    await page.keyboard.press(key);
  }
  if ((await page.locator(`${answer}:focus`).count()) !== 1) throw new Error(`the arrows do not lead to ${answer}`);
  await page.keyboard.press('Enter');
};

/** The middle of the first element that a selector names, in pixels of the window. */
export const middleOf = (page: Page, selector: string): Promise<Point> =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
