/** The buttons in the bar while others' moves are shown, and the click that continues. */
import { useFrameWords } from '../use-table.ts';
import type { MouseEvent } from 'react';
import { PauseIcon, PlayIcon, SkipIcon } from '../../ui/marks.tsx';
import type { Narration } from '../narration/use-narration.ts';

interface NarrationButtonsProps {
  narration: Pick<Narration, 'isPaused' | 'togglePause' | 'skip'>;
}

export function NarrationButtons({ narration: { isPaused, togglePause, skip } }: NarrationButtonsProps) {
  const words = useFrameWords();
  const pause = isPaused ? words.resume() : words.pause();
  return (
    <>
      <button type="button" className="ui-button table-narrating" title={pause} onClick={togglePause}>
        {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        <span className="table-word">{pause}</span>
      </button>
      <button
        type="button"
        className="ui-button table-narrating"
        title={words.skip()}
        aria-keyshortcuts="n"
        onClick={skip}
      >
        <SkipIcon size={18} />
        <span className="table-word">{words.skip()}</span>
      </button>
    </>
  );
}

/** Anything that a click does something to. */
const CLICKABLE = 'button, a, input, select, label, dialog, summary';

/** While the table is behind: a click on anything else shows the next move, and has no other meaning. */
export const clickGoesOn =
  ({ next }: Pick<Narration, 'next'>) =>
  (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest(CLICKABLE) !== null) return;
    event.stopPropagation();
    next();
  };
