import { type Context, type ReactNode, createContext, useContext } from 'react';

/**
 * The words of a game in use, in the language of the page, from whoever shows its board: their context; a component that hands them to all that
 * is shown in it, for a page that does not know what they are; and the hook that reads them, which throws if there are none.
 */
export function providedWords<Words>(): readonly [
  context: Context<Words | null>,
  Words: (props: { value: unknown; children: ReactNode }) => ReactNode,
  useWords: () => Words,
] {
  const WordsContext = createContext<Words | null>(null);
  return [
    WordsContext,
    ({ value, children }) => <WordsContext value={value as Words}>{children}</WordsContext>,
    () => {
      const words = useContext(WordsContext);
      if (words === null) throw new Error('the board was shown without words');
      return words;
    },
  ];
}
