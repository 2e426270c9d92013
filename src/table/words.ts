/** The words of the frame: what stands around and on every table, in whatever game. */
import type { Language } from '../kit/languages.ts';
import { loadOnce } from '../words/load.ts';
import { type Words, wordsFrom } from '../words/message.ts';
import type table from './words/en/table.json';

type Catalogue = typeof table;
export type FrameWords = Words<Catalogue>;

const loaded = new Map<Language, FrameWords>();

/** Has the words of a language at hand, from its catalogue. */
export function setFrameWords(language: Language, catalogue: Catalogue): void {
  loaded.set(language, wordsFrom(catalogue, { language }));
}

const loadFrameWords = loadOnce(async (language) => {
  const { default: catalogue } = (await import(`./words/${language}/table.json`, { with: { type: 'json' } })) as {
    default: Catalogue;
  };
  setFrameWords(language, catalogue);
});

/** Loads the words of a game in a language once, with those of the frame; again if that failed. */
export const withFrameWords = <GameWords>(
  load: (language: Language) => Promise<GameWords>,
): ((language: Language) => Promise<GameWords>) =>
  loadOnce(async (language) => {
    const [words] = await Promise.all([load(language), loadFrameWords(language)]);
    return words;
  });

/** The words of the frame in the language of a table. Throws if they were not loaded, as they are with the words of a game. */
export function frameWords({ language }: { readonly language: Language }): FrameWords {
  const words = loaded.get(language);
  if (words === undefined) throw new Error(`a table was shown without the words of the frame in ${language}`);
  return words;
}
