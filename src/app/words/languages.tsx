/** The languages of the page: which there are, which one this browser wants, and the words of it for everything shown. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import {
  type Words as BoardWords,
  WordsContext as BoardWordsContext,
} from '../../dominant-species/board/words/words.ts';
import { type Words, WordsContext } from './words.ts';

interface Catalogues {
  shell: Words;
  board: BoardWords;
}

/** Each language by its code: its name in itself, and its words, fetched when they are needed. */
export const LANGUAGES = {
  en: {
    name: 'English',
    load: async (): Promise<Catalogues> => {
      const [shell, board] = await Promise.all([
        import('./en.ts'),
        import('../../dominant-species/board/words/en/index.ts'),
      ]);
      return { shell: shell.en, board: board.en };
    },
  },
  de: {
    name: 'Deutsch',
    load: async (): Promise<Catalogues> => {
      const [shell, board] = await Promise.all([
        import('./de.ts'),
        import('../../dominant-species/board/words/de/index.ts'),
      ]);
      return { shell: shell.de, board: board.de };
    },
  },
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

const KEY = 'dominant-species:language';

/** The language this browser was told to use, or the first of those its reader prefers that there is; English otherwise. */
export function preferredLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // What the browser prefers holds.
  }
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((code) => LANGUAGE_CODES.filter((each) => each === code))[0] ?? 'en';
}

/** A language with its words at hand. */
export interface Spoken extends Catalogues {
  language: Language;
}

/** Fetches the words of a language. Rejects if they cannot be had. */
export const speak = async (language: Language): Promise<Spoken> => ({
  language,
  ...(await LANGUAGES[language].load()),
});

interface Choice {
  language: Language;
  /** Changes the language; rejects, and changes nothing, if its words cannot be fetched. */
  choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<Choice | null>(null);

/** The language in use and the way to change it. */
export function useLanguage(): Choice {
  const choice = useContext(ChoiceContext);
  if (choice === null) throw new Error('the page was shown without a language');
  return choice;
}

/** Shows the page in a language, and in another once that is chosen. */
export function InLanguage({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken]);
  const choice = useMemo(
    (): Choice => ({
      language: spoken.language,
      async choose(language) {
        const next = await speak(language);
        setSpoken(next);
        try {
          localStorage.setItem(KEY, language);
        } catch {
          // The choice lasts as long as the page does.
        }
      },
    }),
    [spoken],
  );
  return (
    <ChoiceContext value={choice}>
      <WordsContext value={spoken.shell}>
        <BoardWordsContext value={spoken.board}>{children}</BoardWordsContext>
      </WordsContext>
    </ChoiceContext>
  );
}
