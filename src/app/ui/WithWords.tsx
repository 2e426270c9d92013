/** Shows a page once its words are there. */
import { type ReactNode, useContext, useMemo } from 'react';
import { LoadFailed, Loading } from './GameLoader.tsx';
import { useLoad } from './use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import { type Catalogue, WordsContext, loadWords, useWords } from '../words/words.ts';

interface WithWordsProps {
  of: Catalogue;
  /** Whether it is a part of a page, which is shown without it meanwhile. */
  isPart?: boolean;
  children: ReactNode;
}

/** Its children, in the current language; in the one before until the new words are there. */
export function WithWords({ of, isPart = false, children }: WithWordsProps) {
  const { language } = useLanguage();
  const { loading } = useWords('page');
  const all = useContext(WordsContext);
  const load = useMemo(() => async () => ({ [of]: await loadWords(of, language) }), [of, language]);
  const words = useLoad(load);
  const value = words.status === 'ready' ? words.value : null;
  const loaded = useMemo(() => ({ ...all, ...value }), [all, value]);
  if (words.status === 'failed')
    return isPart ? (
      <p className="ui-empty" role="alert">
        {loading.failed()}{' '}
        <button type="button" className="ui-button" onClick={words.retry}>
          {loading.again()}
        </button>
      </p>
    ) : (
      <LoadFailed reason={words.reason} onRetry={words.retry} />
    );
  // After the words of another part of the page, these are still to come.
  if (value?.[of] === undefined) return isPart ? null : <Loading />;
  return <WordsContext value={loaded}>{children}</WordsContext>;
}
