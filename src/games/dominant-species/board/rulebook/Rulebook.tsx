/** The rules: text and pages are loaded when they are first opened. */
import { Suspense, lazy, memo, useEffect, useState } from 'react';
import type { RulebookTarget } from './target.ts';
import { useRulesText } from './use-rules-text.ts';
import { useLocale } from '../locales/locale.ts';
import './rulebook.css';

const RulebookPages = lazy(async () => ({ default: (await import('./RulebookPages.tsx')).RulebookPages }));

export const Rulebook = memo(function Rulebook({ target }: { target: RulebookTarget }) {
  const words = useLocale();
  const { text, failed, again } = useRulesText(words);

  // Returns the keyboard focus to where it was: recorded before the pages take it.
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
        <RulebookPages rules={text} target={target} />
      </Suspense>
    );
  }
  if (!failed) {
    return (
      <p className="ui-empty" role="status">
        {words.lazyPart.loading}
      </p>
    );
  }
  return (
    <p className="ui-empty" role="alert">
      {words.lazyPart.failed}{' '}
      <button type="button" className="ui-button" onClick={again}>
        {words.lazyPart.again}
      </button>
    </p>
  );
});
