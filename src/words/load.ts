import type { Language } from '../kit/languages.ts';

/** Loads the words of each language once, or again if that failed. */
export function loadOnce<Words>(load: (language: Language) => Promise<Words>): (language: Language) => Promise<Words> {
  const loaded = new Map<Language, Promise<Words>>();
  return (language) => {
    const words =
      loaded.get(language) ??
      load(language).catch((error: unknown) => {
        loaded.delete(language);
        throw error;
      });
    loaded.set(language, words);
    return words;
  };
}
