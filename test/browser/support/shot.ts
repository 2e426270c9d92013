/** Pictures in `test-results/`, to look at: of failures and, if `PICTURES` is set, of what tests mark as worth a look. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = 'test-results';

/** Saves a picture of the page as it is. */
export async function keepShot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

/** Saves a picture if `PICTURES` is set. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== undefined) await keepShot(page, name);
}
