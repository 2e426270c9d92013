import { useEffect, useState } from 'react';
import { type FaultsError, faultLines } from '../kit/decode.ts';
import type { Language } from '../kit/module.ts';

const NONE: readonly string[] = [];

/** What is wrong with a document, a line each, in the language of the page, even when that changes; empty while the sentences are fetched. */
export function useFaultLines(error: FaultsError | null, language: Language): readonly string[] {
  const [told, setTold] = useState<{ error: FaultsError; language: Language; lines: readonly string[] } | null>(null);
  useEffect(() => {
    if (error === null) return undefined;
    let isWanted = true;
    void faultLines(error, language).then((lines) => {
      if (isWanted) setTold({ error, language, lines });
    });
    return () => {
      isWanted = false;
    };
  }, [error, language]);
  return told !== null && told.error === error ? told.lines : NONE;
}
