/** The search field of a game's rules, and highlighting of the words found. */
import type { ReactNode, Ref } from 'react';
import { marked } from '../../ui/search.ts';
import type { FrameWords } from '../words.ts';

interface FieldProps {
  readonly words: FrameWords['rulebook'];
  readonly value: string;
  readonly onType: (value: string) => void;
  /** The number of passages found; null without a search. */
  readonly found: number | null;
  /** Receives the focus when Escape is pressed in an empty field. */
  readonly onLeave: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function SearchField({ words, value, onType, found, onLeave, ref }: FieldProps) {
  return (
    <div className="ui-search" role="search">
      <input
        ref={ref}
        className="ui-field"
        type="search"
        aria-label={words.search()}
        placeholder={words.searchHint()}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The first press clears the field, the second leaves the search; the rules stay open.
          event.preventDefault();
          event.stopPropagation();
          if (value === '') onLeave();
          else onType('');
        }}
      />
      <span role="status">{found === null ? '' : words.found({ passages: found })}</span>
    </div>
  );
}

/** A text with the search words marked. */
export const Marked = ({ text, sought }: { text: string; sought: readonly string[] }): ReactNode =>
  marked(text, sought).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text));
