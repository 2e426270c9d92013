/** Pictures in `test-results/`, to look at: of what fails, and, where `PICTURES` is set, of what tests say is worth a look. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = 'test-results';

/** Keeps a picture of the page as it stands. */
export async function keepShot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

/** Keeps a picture where pictures are wanted. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== undefined) await keepShot(page, name);
}
