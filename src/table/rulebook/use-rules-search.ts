/** Searching the rules of a game: the passages that contain the words typed. */
import { useDeferredValue, useMemo, useState } from 'react';
import { folded, hasAll, wordsOf } from '../../ui/search.ts';

/** A searchable passage. */
export interface Passage {
  readonly title: string;
  readonly text: readonly string[];
  /** Search words that it does not contain itself. */
  readonly alsoCalled?: string | undefined;
}

/** Searches passages: those that contain every word typed, in order, but first those whose titles do; all of them without a search. */
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
  const searched = useMemo(
    () =>
      passages.map((passage) => {
        const { title, text, alsoCalled = '' } = passage;
        return { passage, title: folded(title).text, all: folded([title, ...text, alsoCalled].join('\n')).text };
      }),
    [passages],
  );
  const shown = useMemo(() => {
    if (sought.length === 0) return passages;
    const hits = searched.filter(({ all }) => hasAll(all, sought));
    const [titled, others] = [true, false].map((is) => hits.filter(({ title }) => hasAll(title, sought) === is));
    return [...titled!, ...others!].map(({ passage }) => passage);
  }, [passages, searched, sought]);
  return { typed, type, sought, shown };
}
