/** Searching the rules of a game: the passages that have the words typed. */
import { useDeferredValue, useMemo, useState } from 'react';
import { folded, hasAll, wordsOf } from './search.ts';

/** What a search goes through. */
export interface Passage {
  readonly title: string;
  readonly text: readonly string[];
  /** Words by which somebody may look for it that it does not use. */
  readonly alsoCalled?: string | undefined;
}

/** A search of passages: those that have every word typed, in order; all of them as long as nothing is looked for. */
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
