/** The words of the online pages by language, fetched when they are needed. */
import type { Language } from '../language.ts';
import type { OnlineLocale } from './locale.ts';

/** Fetches the words of a language. Rejects if they cannot be had. */
export const ONLINE_LOCALES: Record<Language, () => Promise<OnlineLocale>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
