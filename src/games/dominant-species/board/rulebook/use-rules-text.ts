/** The long text of the rules as far as it is there: it is fetched once for each language. */
import { useCallback, useEffect, useState } from 'react';
import type { RulesText } from '../locales/rules-text.ts';
import type { Locale } from '../locales/locale.ts';

const fetched = new WeakMap<Locale, RulesText>();

export interface RulesTextState {
  /** Null as long as it is not there. */
  text: RulesText | null;
  failed: boolean;
  /** Tries again after a failure. */
  again: () => void;
}

/** The long text of the rules, fetched as soon as it is wanted. */
export function useRulesText(words: Locale, wanted = true): RulesTextState {
  const [, setFetched] = useState(0);
  const [failure, setFailure] = useState<{ words: Locale } | null>(null);
  const failed = failure?.words === words;
  const text = fetched.get(words) ?? null;

  useEffect(() => {
    if (!wanted || failed || fetched.has(words)) return;
    let shown = true;
    // The pages come with the text, so that whoever has the text can show it.
    Promise.all([words.rules.load(), import('./RulebookPages.tsx')]).then(
      ([loaded]) => {
        fetched.set(words, loaded);
        if (shown) setFetched((times) => times + 1);
      },
      () => {
        if (shown) setFailure({ words });
      },
    );
    return () => {
      shown = false;
    };
  }, [words, wanted, failed]);

  const again = useCallback(() => {
    setFailure(null);
  }, []);
  return { text, failed, again };
}
