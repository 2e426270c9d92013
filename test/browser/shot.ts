/** Pictures that tests leave behind in `test-results/`, to look at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = 'test-results';

/** Keeps a picture of the page as it stands. */
export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
