/** Searching the rules of a game: the field, the passages that it leaves, and the words found marked in them. */
import { type ReactNode, type Ref, useDeferredValue, useMemo, useState } from 'react';
import { folded, hasAll, marked, wordsOf } from './search.ts';
import type { SearchWords } from './search-words.ts';
import './rules.css';

interface FieldProps {
  readonly words: Omit<SearchWords, 'smallWords'>;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** How many passages were found; null as long as nothing is looked for. */
  readonly found: number | null;
  /** Where the focus goes when Escape is pressed in an empty field. */
  readonly onLeave: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function SearchField({ words, value, onType, found, onLeave, ref }: FieldProps) {
  return (
    <div className="ui-search" role="search">
      <input
        ref={ref}
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The first press clears what was typed, the next leaves the search; what holds the rules stays open.
          event.preventDefault();
          event.stopPropagation();
          if (value === '') onLeave();
          else onType('');
        }}
      />
      <span role="status">{found === null ? '' : words.found(found)}</span>
    </div>
  );
}

/** A text with the words marked that were looked for. */
export const Marked = ({ text, sought }: { text: string; sought: readonly string[] }): ReactNode =>
  marked(text, sought).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text));

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
