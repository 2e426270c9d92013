/** What axe-core finds on a page. */
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

declare global {
  // What the injected script adds to the page.
  var axe: { run(context: Document | { include: string[][] }, options: RunOptions): Promise<AxeResults> };
}

/** What something that opens can break on the rest of the page: headings and landmarks, names that refer to IDs, what is hidden. */
const ACROSS_THE_PAGE: RunOptions = {
  runOnly: [
    'aria-hidden-focus',
    'duplicate-id-aria',
    'heading-order',
    'landmark-banner-is-top-level',
    'landmark-complementary-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'page-has-heading-one',
    'region',
  ],
};

export interface Looking {
  /** A part of the page: the rest is not checked. */
  readonly part?: string | undefined;
  /** Whether the page around the part was checked before: then only what the part can have changed is checked in the rest. */
  readonly isRestKnown?: boolean;
  /** Whether the same was checked in the dark on another screen: colours do not depend on its size. */
  readonly isDarkKnown?: boolean;
}

/** What axe finds on the page as it is, or in a part of it, as lines of text. In the dark only the colours are checked again. */
export async function findings(
  page: Page,
  { part, isRestKnown = false, isDarkKnown = false }: Looking = {},
): Promise<string[]> {
  // Evaluated, since the online page's security policy forbids injected script tags.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const lines: string[] = [];
  const look = async (
    colorScheme: 'light' | 'dark',
    within: string | undefined,
    options: RunOptions,
  ): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      ([selector, options]) =>
        axe.run(selector === null ? document : { include: [[selector]] }, { resultTypes: ['violations'], ...options }),
      [within ?? null, options] as const,
    );
    for (const { id, impact, help, nodes } of violations) {
      const where = nodes.slice(0, 3).map(({ html }) => html.replaceAll(/\s+/g, ' ').slice(0, 120));
      lines.push(`${colorScheme}: ${id} (${String(impact)}, ${String(nodes.length)}×): ${help}: ${where.join(' | ')}`);
    }
  };
  const colours: RunOptions = { runOnly: ['color-contrast'] };
  await look('light', part, {});
  if (isRestKnown) await look('light', undefined, ACROSS_THE_PAGE);
  if (!isDarkKnown) await look('dark', part, colours);
  await page.emulateMedia({ colorScheme: 'light' });
  return lines;
}
