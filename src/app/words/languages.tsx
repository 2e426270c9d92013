/** The language of the page: its words for everything shown, and the way to another. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyTextContext } from '../../ui/lazy.tsx';
import { type Language, storeLanguage } from './language.ts';
import { WordsContext, type WordsOf, loadWords } from './words.ts';

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
export function InLanguage({ first, children }: { first: WordsOf<'page'>; children: ReactNode }) {
  const [page, setPage] = useState(first);
  const { language } = page;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    (): Choice => ({
      language,
      async choose(next) {
        setPage(await loadWords('page', next));
        storeLanguage(next);
      },
    }),
    [language],
  );
  const words = useMemo(() => ({ page }), [page]);
  const { loading, failed, again } = page.loading;
  const lazyText = useMemo(() => ({ loading: loading(), failed: failed(), again: again() }), [loading, failed, again]);
  return (
    <ChoiceContext value={choice}>
      <WordsContext value={words}>
        <LazyTextContext value={lazyText}>{children}</LazyTextContext>
      </WordsContext>
    </ChoiceContext>
  );
}
