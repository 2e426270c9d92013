/** The words of the page: a catalogue for each part of it, in each language. */
import { createContext, useContext } from 'react';
import type { Language } from '../../kit/languages.ts';
import { type Words, wordsFrom } from '../../words/message.ts';
import type cast from './en/cast.json';
import type editor from './en/editor.json';
import type learn from './en/learn.json';
import type online from './en/online.json';
import type page from './en/page.json';
import type replay from './en/replay.json';

/** The catalogues: `page` is there from the start, the others are fetched with the pages that need them. */
interface Catalogues {
  page: typeof page;
  online: typeof online;
  cast: typeof cast;
  editor: typeof editor;
  replay: typeof replay;
  learn: typeof learn;
}
export type Catalogue = keyof Catalogues;

/** The words of a catalogue, and their language. */
export type WordsOf<Name extends Catalogue> = Words<Catalogues[Name]> & { readonly language: Language };

/** Fetches a catalogue in a language. Rejects if it cannot be had. */
export async function loadWords<Name extends Catalogue>(name: Name, language: Language): Promise<WordsOf<Name>> {
  const { default: catalogue } = (await import(`./${language}/${name}.json`, { with: { type: 'json' } })) as {
    default: Catalogues[Name];
  };
  return { ...wordsFrom(catalogue, { language }), language };
}

/** The catalogues at hand. */
export type Loaded = { readonly [Name in Catalogue]?: WordsOf<Name> };
export const WordsContext = createContext<Loaded>({});

/** The words of a catalogue. Throws where it was not loaded. */
export function useWords<Name extends Catalogue>(name: Name): WordsOf<Name> {
  const words = useContext(WordsContext)[name];
  if (words === undefined) throw new Error(`a page was shown without the words of “${name}”`);
  return words;
}
