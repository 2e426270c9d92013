/** The field in which the rules of a game are searched, and the words found marked in them. */
import type { ReactNode, Ref } from 'react';
import { marked } from './search.ts';
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
