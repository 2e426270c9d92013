import { useCallback } from 'react';
import { useLanguage } from '../words/languages.tsx';
import { useLoad } from '../ui/use-load.ts';
import { refusalText } from './refusal.ts';
import { useWords } from '../words/words.ts';

/**
 * Why something cannot be shown, in the language of the page; empty while the locale is loading, and if nothing is wrong (null).
 */
export function useRefusal(error: unknown): string {
  const words = useWords('replay');
  const { language } = useLanguage();
  const load = useCallback(
    () => (error === null ? Promise.resolve('') : refusalText(error, words, language)),
    [error, words, language],
  );
  const text = useLoad(load);
  return text.status === 'ready' ? text.value : '';
}
