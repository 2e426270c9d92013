/** Tests of the built page, in a real Chromium. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Pace } from '../../../src/app/storage/preferences.ts';
import { describeIf } from '../../support/describe-if.ts';
import { CHROMIUM, NO_CHROMIUM } from './chromium.js';
import { keepShot } from './shot.ts';

/** The screen of a common notebook. */
export const WIDE = { viewport: { width: 1440, height: 900 } } as const satisfies BrowserContextOptions;
/** A phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** A user who allows motion. */
export const MOVING = { reducedMotion: 'no-preference' } as const satisfies BrowserContextOptions;

/** A user who may take over the page of an earlier test. */
export const USED = { mayBeUsed: true } as const;

/** Where the built page is served without a game server. */
export const pageAddress = (): string => process.env.TEST_PAGE!;

/** Saves what a page handed out as a file; returns its path. */
export async function saved(download: Download): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'dominant-species-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

declare global {
  // What the test environment provides.
  var chromium: BrowserType;
  var hasTestFailed: boolean;
}

/** Saves pictures of the pages that a failed test leaves open in one of its contexts. */
async function keepFailure(pages: readonly Page[], context: number): Promise<void> {
  const test = expect
    .getState()
    .currentTestName!.replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 120);
  // A page that does not respond must not hide why the test failed.
  for (const [i, page] of pages.entries())
    await keepShot(page, `failed-${test}-${String(context + 1)}-${String(i + 1)}`).catch(() => undefined);
}

/** A user who opens a page; without motion unless requested, since motion is drawn sixty times a second. */
export interface Visitor extends BrowserContextOptions {
  /** How long others' moves are shown: fast by default, since nobody reads them in these tests; null for a user who has not chosen. */
  readonly pace?: Pace | null;
  /**
   * Whether to reuse the page of an earlier test in the file: its storage is cleared, and it comes from the home page. Opening another takes three
   * times as long. For tests that change nothing else in the browser, neither its window nor what its scripts find.
   */
  readonly mayBeUsed?: boolean;
  /** Blocked by default: the service worker fetches and caches every file of the page, a third of the cost of a visit. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** The storage key of the pace. */
const PACE = 'dominant-species:pace';

/** Chooses a pace for a browser without one, before a page reads it. */
const choosePace = (context: BrowserContext, pace: Pace): Promise<unknown> =>
  context.addInitScript(
    ([key, chosen]) => {
      if (window.location.protocol.startsWith('http') && localStorage.getItem(key) === null)
        localStorage.setItem(key, chosen);
    },
    [PACE, pace] as const,
  );

/** Takes a page that a test has left to another address of the same site, as a new visitor. */
async function goOn(page: Page, address: string, pace: Pace | null): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    window.location.hash = '';
  });
  await page.locator('#home h1').waitFor();
  await page.evaluate(
    ([hash, key, chosen]) => {
      localStorage.clear();
      if (chosen !== null) localStorage.setItem(key, chosen);
      window.location.hash = hash;
    },
    [new URL(address).hash, PACE, pace] as const,
  );
}

/** Makes a browser one without service workers. */
const withoutServiceWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/** Contexts of the Chromium that all tests share. */
export interface Contexts {
  /** Opens an address in a context of its own, by default on a wide screen, and waits for its heading. Errors of the page are recorded. */
  open(address: string, visitor?: Visitor): Promise<Page>;
  /** The errors and warnings of the pages opened in this test. */
  readonly complaints: string[];
}

/**
 * Tests in Chromium; skipped, with a message, where there is none. What a test opens is closed after it. `isComplaint` says which
 * warnings and errors in the console count, besides uncaught errors of a page.
 */
export function inChromium(
  title: string,
  isComplaint: (type: string, text: string) => boolean,
  tests: (contexts: Contexts) => void,
): void {
  if (CHROMIUM === undefined) {
    const missing = `Browser tests left out: ${NO_CHROMIUM}`;
    if (process.env.CI === 'true') throw new Error(missing);
    process.stderr.write(`${missing}\n`);
  }

  describeIf(CHROMIUM !== undefined)(title, () => {
    let browser: Browser;
    /** Pages that may be reused, by what makes them alike, and those that the current test has. */
    const left = new Map<string, Page>();
    const taken = new Set<Page>();
    const complaints: string[] = [];

    beforeAll(async () => {
      browser = await globalThis.chromium.connect(process.env.TEST_BROWSER!);
    });
    beforeEach(() => {
      complaints.length = 0;
    });
    afterEach(async () => {
      const kept = new Set([...left.values()].map((page) => page.context()));
      for (const [i, context] of browser.contexts().entries()) {
        if (globalThis.hasTestFailed) await keepFailure(context.pages(), i);
        else if (kept.has(context)) continue;
        await context.close();
      }
      if (globalThis.hasTestFailed) left.clear();
      taken.clear();
    });
    afterAll(async () => {
      await browser.close();
    });

    tests({
      complaints,
      async open(address, { pace = 'fast', serviceWorkers = 'block', mayBeUsed = false, ...options } = {}) {
        const kind = JSON.stringify([new URL(address).origin, pace, serviceWorkers, { ...WIDE, ...options }]);
        const used = mayBeUsed ? left.get(kind) : undefined;
        if (used !== undefined && !taken.has(used)) {
          taken.add(used);
          await goOn(used, address, pace);
          return used;
        }
        const context = await browser.newContext({ ...WIDE, reducedMotion: 'reduce', ...options });
        if (pace !== null) await choosePace(context, pace);
        if (serviceWorkers === 'block') await withoutServiceWorkers(context);
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          if (isComplaint(message.type(), message.text())) complaints.push(message.text());
        });
        await page.goto(address);
        // The texts are loaded first.
        await page.locator('h1:visible').first().waitFor();
        if (mayBeUsed && !left.has(kind)) {
          left.set(kind, page);
          taken.add(page);
        }
        return page;
      },
    });
  });
}

export interface Site {
  /** Opens the page in a fresh context, by default on a wide screen; errors of the page are recorded. */
  open(visitor?: Visitor): Promise<Page>;
  /** The errors and warnings of the pages opened in this test. */
  readonly complaints: string[];
}

/** Tests of the built page, without a game server. */
export function onThePage(title: string, tests: (site: Site) => void): void {
  inChromium(
    title,
    (type) => type === 'error' || type === 'warning',
    (contexts) => {
      tests({ complaints: contexts.complaints, open: (visitor) => contexts.open(pageAddress(), visitor) });
    },
  );
}
