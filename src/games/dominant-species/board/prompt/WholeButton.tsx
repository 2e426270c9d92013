/** An action that fills several tiles as one answer: as many species on each as the limits allow. */
import { useMemo } from 'react';
import { NO_HIGHLIGHT } from '../state/highlight.ts';
import { useTable } from '../state/table.ts';
import { wholeOffer } from './offers.ts';

export function WholeButton() {
  const { s, legal, words, highlight, sendAll } = useTable();
  const offer = useMemo(() => wholeOffer(s, legal), [s, legal]);
  if (offer === null) return null;
  const { steps, counts } = offer;
  const look = (): void => {
    highlight.set({ at: 'steps', steps });
  };
  const lookAway = (): void => {
    highlight.set(NO_HIGHLIGHT);
  };
  return (
    <button
      type="button"
      className="ui-button ds-whole"
      data-steps={steps.join(' ')}
      onClick={() => {
        lookAway();
        sendAll(steps);
      }}
      onPointerEnter={look}
      onPointerLeave={lookAway}
      onFocus={look}
      onBlur={lookAway}
    >
      {words.answers.whole(counts)}
    </button>
  );
}
