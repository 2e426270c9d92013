/** What axe-core finds on a page. */
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = 'node_modules/axe-core/axe.min.js';

declare global {
  // What the injected script adds to the page.
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** What axe finds on the page as it stands, in lines; in the dark the colours alone are looked at again. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE });
  const lines: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      (only) => axe.run(document, { resultTypes: ['violations'], ...(only === null ? {} : { runOnly: only }) }),
      colorScheme === 'dark' ? ['color-contrast'] : null,
    );
    for (const { id, impact, help, nodes } of violations) {
      const where = nodes.slice(0, 3).map(({ html }) => html.replaceAll(/\s+/g, ' ').slice(0, 120));
      lines.push(`${colorScheme}: ${id} (${String(impact)}, ${String(nodes.length)}×): ${help}: ${where.join(' | ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return lines;
}
