/** Words that are missing on a page. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a sentence contains where something is missing. */
export const GAP = /undefined|NaN|\[object|null|=>/;

/** The words around the first gap in a page's text; null if there is none. */
export function gapOn(element: ReactElement): string | null {
  const page = renderToStaticMarkup(element);
  const text = page.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
  const labels = [...page.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g)].map(([, label]) => label!);
  for (const said of [text, ...labels]) {
    const gap = GAP.exec(said);
    if (gap) return said.slice(Math.max(0, gap.index - 60), gap.index + 30);
  }
  return null;
}
