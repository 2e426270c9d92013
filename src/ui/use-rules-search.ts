/** Searching the rules of a game: the passages that contain the words typed. */
import { useDeferredValue, useMemo, useState } from 'react';
import { folded, hasAll, wordsOf } from './search.ts';

/** A searchable passage. */
export interface Passage {
  readonly title: string;
  readonly text: readonly string[];
  /** Search words that it does not contain itself. */
  readonly alsoCalled?: string | undefined;
}

/** Searches passages: those that contain every word typed, in order; all of them without a search. */
export function useRulesSearch<Each extends Passage>(
  passages: readonly Each[],
  smallWords: string,
): {
  readonly typed: string;
  readonly type: (value: string) => void;
  readonly sought: readonly string[];
  readonly shown: readonly Each[];
} {
  const [typed, type] = useState('');
  const query = useDeferredValue(typed);
  const sought = useMemo(() => wordsOf(query, smallWords.split(' ')), [query, smallWords]);
  const shown = useMemo(
    () =>
      passages.filter(({ title, text, alsoCalled = '' }) =>
        hasAll(folded([title, ...text, alsoCalled].join('\n')).text, sought),
      ),
    [passages, sought],
  );
  return { typed, type, sought, shown };
}
