/** Links in the text of the rules: `[dominate](dominance)` leads to the entry on dominance. */
import type { EntryName } from '../locales/rules-text.ts';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A stretch of text; `to` if it leads to another entry. */
export interface Stretch {
  text: string;
  to: EntryName | null;
}

/** A text with its links as stretches. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const link of text.matchAll(LINK)) {
    if (link.index > end) found.push({ text: text.slice(end, link.index), to: null });
    found.push({ text: link[1]!, to: link[2] as EntryName });
    end = link.index + link[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), to: null });
  return found;
}

/** A text as it reads. */
export const withoutLinks = (text: string): string => text.replace(LINK, '$1');
