import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/**
 * What is wrong with a document, one line each, in the current language; empty while the sentences are loading. `linesOf` must be
 * stable.
 */
export function useFaultLines<Fault, Language>(
  fault: Fault | null,
  language: Language,
  linesOf: (fault: Fault, language: Language) => Promise<readonly string[]>,
): readonly string[] {
  const [translated, setTranslated] = useState<{ fault: Fault; lines: readonly string[] } | null>(null);
  useEffect(() => {
    if (fault === null) return undefined;
    let isWanted = true;
    void linesOf(fault, language).then((lines) => {
      if (isWanted) setTranslated({ fault, lines });
    });
    return () => {
      isWanted = false;
    };
  }, [fault, language, linesOf]);
  return translated !== null && translated.fault === fault ? translated.lines : NONE;
}
