/** Which language of the page this browser wants. */
import { type Language, isLanguage } from '../../kit/languages.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

export type { Language };

/** Where the browser stores the choice; the script in index.html reads it too. */
const KEY = 'dominant-species:language';

/** The choice made on this page: it holds where the browser stores nothing. */
let chosen: Language | undefined;

/** The language chosen in this browser, or the first of those it prefers that there is; English otherwise. */
export function preferredLanguage(): Language {
  const wanted = [chosen ?? storedText(KEY) ?? '', ...navigator.languages].map(
    (tag) => tag.toLowerCase().split('-')[0],
  );
  return wanted.find(isLanguage) ?? 'en';
}

/** Stores the choice of a language. */
export function storeLanguage(language: Language): void {
  chosen = language;
  storeText(KEY, language);
}
