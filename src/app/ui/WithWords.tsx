/** Shows a page once its words are there. */
import { type ReactNode, useContext, useMemo } from 'react';
import { LoadFailed, Loading } from './GameLoader.tsx';
import { useLoad } from './use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import { type Catalogue, WordsContext, loadWords } from '../words/words.ts';

/** Its children, in the current language; in the one before until the new words are there. */
export function WithWords({ of, children }: { of: Catalogue; children: ReactNode }) {
  const { language } = useLanguage();
  const all = useContext(WordsContext);
  const load = useMemo(() => async () => ({ [of]: await loadWords(of, language) }), [of, language]);
  const words = useLoad(load);
  const value = words.status === 'ready' ? words.value : null;
  const loaded = useMemo(() => ({ ...all, ...value }), [all, value]);
  if (words.status === 'failed') return <LoadFailed reason={words.reason} onRetry={words.retry} />;
  // After the words of another part of the page, these are still to come.
  if (value?.[of] === undefined) return <Loading />;
  return <WordsContext value={loaded}>{children}</WordsContext>;
}
