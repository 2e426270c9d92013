/** An action that fills several tiles as one answer: as many species on each as the limits allow. */
import { NO_HIGHLIGHT } from '../state/highlight.ts';
import { useTable } from '../state/table.ts';
import type { WholeOffer } from '../answers/offers.ts';

export { wholeOffer } from '../answers/offers.ts';

export function WholeButton({ offer: { steps, counts } }: { offer: WholeOffer }) {
  const { words, highlight, sendAll } = useTable();
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
