/** The rules: their text and their pages are fetched when they are first opened. */
import { Suspense, lazy, memo, useEffect, useState } from 'react';
import { useRulesText } from './rules-text-state.ts';
import type { EntryName } from './words/rules-text.ts';
import { useWords } from './words/words.ts';

/** Where the rules are opened: at an entry, at the search, or just opened. A new object goes there again. */
export interface RulesAim {
  readonly to: EntryName | 'search' | 'title' | null;
}

const RulesPages = lazy(async () => ({ default: (await import('./RulesPages.tsx')).RulesPages }));

export const Rules = memo(function Rules({ aim }: { aim: RulesAim }) {
  const words = useWords();
  const { text, failed, again } = useRulesText(words);

  // Whoever came by keyboard goes back to where they were: noted before the pages take the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
    },
    [before],
  );

  if (text !== null) {
    return (
      <Suspense>
        <RulesPages rules={text} aim={aim} />
      </Suspense>
    );
  }
  if (!failed) {
    return (
      <p className="ds-none" role="status">
        {words.late.loading}
      </p>
    );
  }
  return (
    <p className="ds-none" role="alert">
      {words.late.failed}{' '}
      <button type="button" className="ds-ending" onClick={again}>
        {words.late.again}
      </button>
    </p>
  );
});
