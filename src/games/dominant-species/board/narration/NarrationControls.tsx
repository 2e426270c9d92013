/** The buttons in the bar while the moves of others are shown. */
import { PauseIcon, PlayIcon, SkipIcon } from '../../../../ui/marks.tsx';
import { useTable } from '../state/table.ts';
import type { Narration } from './use-narration.ts';

export function NarrationControls({ narration }: { narration: Narration }) {
  const { words } = useTable();
  const { isPaused, skip, togglePause } = narration;
  return (
    <span className="ds-narration-controls">
      <button
        type="button"
        className="ui-button"
        aria-label={isPaused ? words.narration.resume : words.narration.pause}
        title={isPaused ? words.narration.resume : words.narration.pause}
        onClick={togglePause}
      >
        {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}{' '}
        <span>{isPaused ? words.narration.resume : words.narration.pause}</span>
      </button>
      <button
        type="button"
        className="ui-button"
        aria-label={words.narration.skip}
        title={words.narration.skip}
        aria-keyshortcuts="n"
        onClick={skip}
      >
        <SkipIcon size={18} /> <span>{words.narration.skip}</span>
      </button>
    </span>
  );
}
