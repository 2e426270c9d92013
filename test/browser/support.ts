/** A real Chromium on the built page, driven as a person would. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe } from 'vitest';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path));

const MISSING =
  'Browser tests left out: no Chromium found. Install it (Debian: apt-get install chromium) or say where it is: CHROMIUM=/path/to/chromium';

if (executablePath === undefined) {
  if (process.env.CI === 'true') throw new Error(MISSING);
  process.stderr.write(`${MISSING}\n`);
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Site {
  /** Opens the page in a browser that remembers nothing, at some size; errors of the page fail the test. */
  open(options?: BrowserContextOptions & { path?: string }): Promise<Page>;
  /** What the opened pages complained of. */
  complaints: string[];
}

/** Tests on the built page; left out, with a line that says so, where there is no Chromium. */
export function onThePage(title: string, tests: (site: Site) => void): void {
  describe.skipIf(executablePath === undefined)(title, () => {
    let browser: Browser;
    let address: string;
    let outDir: string;
    let stop: () => Promise<void>;
    const complaints: string[] = [];

    beforeAll(async () => {
      outDir = await mkdtemp(join(tmpdir(), 'dominant-species-'));
      // The page as people get it: the test runner's own setting would build React for development.
      process.env.NODE_ENV = 'production';
      await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
      const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
      address = server.resolvedUrls!.local[0]!;
      stop = () => server.close();
      browser = await chromium.launch({ executablePath: executablePath!, args: ARGUMENTS });
    }, 120_000);

    afterAll(async () => {
      await browser.close();
      await stop();
      await rm(outDir, { recursive: true });
    });

    tests({
      complaints,
      async open({ path = '', ...options } = {}) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
        });
        await page.goto(address + path);
        return page;
      },
    });
  });
}
