/** The words of the online pages by language, fetched when they are needed. */
import type { Language } from '../../words/languages.tsx';
import type { OnlineWords } from './words.ts';

/** Fetches the words of a language. Rejects if they cannot be had. */
export const ONLINE_WORDS: Record<Language, () => Promise<OnlineWords>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
