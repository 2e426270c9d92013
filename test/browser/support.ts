/** Tests on the built page, in a real Chromium. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { CHROMIUM, NO_CHROMIUM, type Served, launch, servePage } from './chromium.ts';

if (CHROMIUM === undefined) {
  const missing = `Browser tests left out: ${NO_CHROMIUM}`;
  if (process.env.CI === 'true') throw new Error(missing);
  process.stderr.write(`${missing}\n`);
}

/** A screen as large as that of a common notebook. */
export const WIDE = { viewport: { width: 1440, height: 900 } } as const satisfies BrowserContextOptions;
/** A telephone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

export interface Site {
  /** Opens the page in a browser that remembers nothing, on a wide screen unless said; errors of the page are noted. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** What the opened pages complained of. */
  complaints: string[];
}

/** Tests on the built page; left out, with a line that says so, where there is no Chromium. */
export function onThePage(title: string, tests: (site: Site) => void): void {
  // A machine that is busy with other things may keep a page waiting too long, once.
  const options = { retry: process.env.CI === 'true' ? 1 : 0 };
  describe.skipIf(CHROMIUM === undefined)(title, options, () => {
    let browser: Browser | undefined;
    let served: Served | undefined;
    const complaints: string[] = [];

    beforeAll(async () => {
      served = await servePage();
      browser = await launch();
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await served?.stop();
    });

    tests({
      complaints,
      async open(options = {}) {
        const context = await browser!.newContext({ ...WIDE, ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
        });
        await page.goto(served!.address);
        // The words come first.
        await page.locator('h1').first().waitFor();
        return page;
      },
    });
  });
}
