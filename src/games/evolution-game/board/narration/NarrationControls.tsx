/** The buttons in the bar while the moves of others are shown. */
import type { Narration } from '../../../../ui/use-narration.ts';
import { useTable } from '../state/table.ts';

export function NarrationControls({ narration }: { narration: Narration }) {
  const { words } = useTable();
  const { isPaused, togglePause, skip } = narration;
  return (
    <>
      <button type="button" className="ui-button" onClick={togglePause}>
        {isPaused ? words.narration.resume : words.narration.pause}
      </button>
      <button type="button" className="ui-button" aria-keyshortcuts="n" onClick={skip}>
        {words.narration.skip}
      </button>
    </>
  );
}
