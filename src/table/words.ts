/** The words of the frame: what stands around and on every table, in whatever game. */
import type { Language } from '../kit/languages.ts';
import { loadOnce } from '../words/load.ts';
import { type Words, wordsFrom } from '../words/message.ts';
import en from './words/en/table.json' with { type: 'json' };

export type FrameWords = Words<typeof en>;

const english = wordsFrom(en, { language: 'en' });
const loaded = new Map<Language, FrameWords>();

const loadFrameWords = loadOnce(async (language) => {
  const { default: catalogue } = (await import(`./words/${language}/table.json`, { with: { type: 'json' } })) as {
    default: typeof en;
  };
  loaded.set(language, wordsFrom(catalogue, { language }, english));
});

/** Loads the words of a game in a language once, with those of the frame; again if that failed. */
export const withFrameWords = <GameWords>(
  load: (language: Language) => Promise<GameWords>,
): ((language: Language) => Promise<GameWords>) =>
  loadOnce(async (language) => {
    const [words] = await Promise.all([load(language), loadFrameWords(language)]);
    return words;
  });

/** The words of the frame in the language of a table; in English until they have been loaded with the words of a game. */
export const frameWords = ({ language }: { readonly language: Language }): FrameWords =>
  loaded.get(language) ?? english;
