import type { Language } from '../kit/languages.ts';
import { type Words, wordsFrom } from './message.ts';

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

/** Words of something that is fetched itself, and its words with it: `load` fetches a language, `wordsIn` has it from then on. */
export interface FetchedWords<Catalogue> {
  /** Fetches the words of a language. */
  readonly load: (language: Language) => Promise<Words<Catalogue>>;
  /** The words of a language; of English until they are fetched. Throws if nothing is fetched yet. */
  readonly wordsIn: (language: Language) => Words<Catalogue>;
}

/** `fetchCatalogue` imports the JSON file of a language. */
export function fetchedWords<Catalogue extends object>(
  fetchCatalogue: (language: Language) => Promise<unknown>,
): FetchedWords<Catalogue> {
  const loaded = new Map<Language, Words<Catalogue>>();
  const load = loadOnce(async (language): Promise<Words<Catalogue>> => {
    const { default: catalogue } = (await fetchCatalogue(language)) as { default: Catalogue };
    const words = wordsFrom(catalogue, { language });
    loaded.set(language, words);
    return words;
  });
  return {
    load,
    wordsIn(language) {
      const words = loaded.get(language) ?? loaded.get('en');
      if (words === undefined) throw new Error('words were shown before they were fetched');
      return words;
    },
  };
}
