import type { EntryName } from '../locales/rules-text.ts';

/** Where the rules are opened: at an entry, at the search, or anywhere. A new object navigates again. */
export interface RulebookTarget {
  readonly to: EntryName | 'search' | 'title' | null;
}
