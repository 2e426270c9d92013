/**
 * What all browser tests share: one production build, one server for its files, and one Chromium, if available, in which every test opens
 * contexts of its own.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { ARGUMENTS, CHROMIUM_OF_TESTS } from './support/chromium.js';

export default async function setUp() {
  // A build must not use the test runner's settings.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build/build-if-stale.ts'], { stdio: 'inherit', env });
  // The test runner does not compile what it runs before the tests.
  /** @type {typeof import('./support/page-server.ts')} */
  const { servePage } = await tsImport('./support/page-server.ts', import.meta.url);
  const page = await servePage();
  process.env.TEST_PAGE = page.address;
  const browser =
    CHROMIUM_OF_TESTS && (await chromium.launchServer({ executablePath: CHROMIUM_OF_TESTS, args: ARGUMENTS }));
  process.env.TEST_BROWSER = browser?.wsEndpoint();
  globalThis.tearDownBrowserTests = async () => {
    await browser?.close();
    await page.close();
  };
}
