/**
 * What all browser tests share: one production build, one server of its files and one Chromium, where there is one, in which every test opens
 * contexts of its own.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { ARGUMENTS, CHROMIUM } from './chromium.js';

export default async function setUp() {
  // The test runner's own settings are not those of a build.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build-if-stale.ts'], { stdio: 'inherit', env });
  const page = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  process.env.TEST_PAGE = page.resolvedUrls.local[0];
  const browser = CHROMIUM && (await chromium.launchServer({ executablePath: CHROMIUM, args: ARGUMENTS }));
  process.env.TEST_BROWSER = browser?.wsEndpoint();
  globalThis.tearDownBrowserTests = async () => {
    await browser?.close();
    await page.close();
  };
}
