/**
 * How soon a slow phone shows the page, and how soon it can be used: Fast 3G as in Chromium's developer tools, a processor slowed down four
 * times, nothing in the cache, the built page from the server itself.
 */
import { type Browser, type Page } from 'playwright-core';
import { devtools } from '../test/browser/support/player.ts';
import { type Io, wasInterrupted, printMeanwhile } from '../tools/command-line.ts';

/** Bytes a second, and ms before a response begins. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const ROUNDS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Watching extends Window {
  usableAt?: number;
}

/** Records when a condition on the page first holds. */
const watch = (page: Page, isUsable: () => boolean) =>
  page.addInitScript({
    content: `{
      const isUsable = ${isUsable.toString()};
      const look = () => {
        if (document.body !== null && isUsable()) window.usableAt = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }`,
  });

/** When the page is first painted and when it can be used, in ms after the address was opened. */
async function measure(
  browser: Browser,
  address: string,
  { isUsable, slowdown }: { isUsable: () => boolean; slowdown: number },
): Promise<[number, number]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await devtools(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watch(page, isUsable);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as Watching).usableAt !== undefined, null, { timeout: 120_000 });
  const times = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    (window as Watching).usableAt!,
  ]);
  await context.close();
  return times as [number, number];
}

const PAGES: readonly (readonly [title: string, hash: string, isUsable: () => boolean])[] = [
  // Its links work as soon as they are visible; once its script has loaded it also switches language and scheme.
  ['the start page', '', () => typeof document.getElementById('home')?.onclick === 'function'],
  ...['dominant-species', 'card-game', 'evolution-game'].map(
    (game) =>
      [
        `a new table of ${game}`,
        `#play/${game}`,
        () => document.querySelectorAll('#root:not([hidden]) button').length > 3,
      ] as const,
  ),
];

/** The pages that are measured. */
export const pagesOf = (isShort: boolean): typeof PAGES => (isShort ? PAGES.slice(0, 1) : PAGES);

/** Prints when the pages are visible and usable: the median of several rounds. Calls `onDone` after every page. */
export async function benchFirstPaint(
  browser: Browser,
  address: string,
  { isShort, io, onDone }: { isShort: boolean; io: Io; onDone: () => void },
): Promise<void> {
  const count = isShort ? 1 : ROUNDS;
  const slowdown = isShort ? 1 : SLOWDOWN;
  printMeanwhile(
    io,
    `\nFirst paint in ms on Fast 3G, the processor slowed down ${String(slowdown)} times; median of ${String(count)}\n` +
      `${' '.repeat(42)}  paint usable\n`,
  );
  for (const [title, hash, isUsable] of pagesOf(isShort)) {
    if (await wasInterrupted(io)) return;
    const rounds: [number, number][] = [];
    for (let round = 0; round < count && !io.isInterrupted(); round++)
      rounds.push(await measure(browser, address + hash, { isUsable, slowdown }));
    // Pages that were measured less often than the others are not reported.
    if (rounds.length < count) return;
    const median = (of: 0 | 1): string =>
      String(Math.round(rounds.map((times) => times[of]).sort((a, b) => a - b)[Math.floor(count / 2)]!)).padStart(7);
    printMeanwhile(io, `${title.padEnd(42)}${median(0)}${median(1)}\n`);
    onDone();
  }
}
