import type { EntryName } from '../locales/rules-text.ts';

/** Where the rules are opened: at an entry, at the search, or just opened. A new object goes there again. */
export interface RulebookTarget {
  readonly to: EntryName | 'search' | 'title' | null;
}
