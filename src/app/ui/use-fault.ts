import { useCallback } from 'react';
import { useLanguage } from '../words/languages.tsx';
import { faultText } from './fault-text.ts';
import { useLoad } from './use-load.ts';

/** What is wrong with a document, in the current language; empty while that is loading, and if nothing is (null). */
export function useFault(error: unknown): string {
  const { language } = useLanguage();
  const load = useCallback(
    () => (error === null ? Promise.resolve('') : faultText(error, language)),
    [error, language],
  );
  const text = useLoad(load);
  return text.status === 'ready' ? text.value : '';
}
