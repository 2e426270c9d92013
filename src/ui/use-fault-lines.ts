import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/**
 * What is wrong with a document, a line each, in the language of the page, even when that changes; empty while the sentences are fetched.
 * `linesOf` must stay the same function.
 */
export function useFaultLines<Fault, Language>(
  fault: Fault | null,
  language: Language,
  linesOf: (fault: Fault, language: Language) => Promise<readonly string[]>,
): readonly string[] {
  const [told, setTold] = useState<{ fault: Fault; lines: readonly string[] } | null>(null);
  useEffect(() => {
    if (fault === null) return undefined;
    let isWanted = true;
    void linesOf(fault, language).then((lines) => {
      if (isWanted) setTold({ fault, lines });
    });
    return () => {
      isWanted = false;
    };
  }, [fault, language, linesOf]);
  return told !== null && told.fault === fault ? told.lines : NONE;
}
