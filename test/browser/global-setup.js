/**
 * What all browser tests share: one production build, one server of its files, one Chromium, where there is one, in which every test opens
 * contexts of its own, and a folder of the games that lead to what they look at.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { ARGUMENTS, CHROMIUM_OF_TESTS } from './chromium.js';
import { servePage } from './page-server.js';

export default async function setUp() {
  // The test runner's own settings are not those of a build.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build-if-stale.ts'], { stdio: 'inherit', env });
  const page = await servePage();
  process.env.TEST_PAGE = page.address;
  const browser =
    CHROMIUM_OF_TESTS && (await chromium.launchServer({ executablePath: CHROMIUM_OF_TESTS, args: ARGUMENTS }));
  process.env.TEST_BROWSER = browser?.wsEndpoint();
  const situations = mkdtempSync(join(tmpdir(), 'dominant-species-situations-'));
  process.env.TEST_SITUATIONS = situations;
  globalThis.tearDownBrowserTests = async () => {
    await browser?.close();
    page.close();
    rmSync(situations, { recursive: true });
  };
}
