import { type Context, type ReactNode, createContext, useContext } from 'react';

/** Hands words to all that is shown in it. */
interface ProvidedWords<Words> {
  readonly WordsContext: Context<Words | null>;
  /** The same for a page that does not know what the words of a game are. */
  readonly Words: (props: { value: unknown; children: ReactNode }) => ReactNode;
  /** The words handed in. Throws if there are none. */
  readonly useWords: () => Words;
}

/** The words of a game in use, in the language of the page, from whoever shows its board. */
export function providedWords<Words>(): ProvidedWords<Words> {
  const WordsContext = createContext<Words | null>(null);
  return {
    WordsContext,
    Words: ({ value, children }) => <WordsContext value={value as Words}>{children}</WordsContext>,
    useWords() {
      const words = useContext(WordsContext);
      if (words === null) throw new Error('the board was shown without words');
      return words;
    },
  };
}
