/** The buttons in the bar while others' moves are shown, and the click that continues. */
import type { MouseEvent } from 'react';
import { PauseIcon, PlayIcon, SkipIcon } from './marks.tsx';
import type { Narration } from './use-narration.ts';

interface NarrationButtonsProps {
  narration: Pick<Narration, 'isPaused' | 'togglePause' | 'skip'>;
  words: { readonly pause: string; readonly resume: string; readonly skip: string };
}

export function NarrationButtons({ narration: { isPaused, togglePause, skip }, words }: NarrationButtonsProps) {
  const pause = isPaused ? words.resume : words.pause;
  return (
    <>
      <button type="button" className="ui-button" title={pause} onClick={togglePause}>
        {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        <span className="ui-word">{pause}</span>
      </button>
      <button type="button" className="ui-button" title={words.skip} aria-keyshortcuts="n" onClick={skip}>
        <SkipIcon size={18} />
        <span className="ui-word">{words.skip}</span>
      </button>
    </>
  );
}

/** For the table as a whole: a click on anything without its own action shows the next move. */
export const clickGoesOn =
  ({ isBehind, next }: Pick<Narration, 'isBehind' | 'next'>) =>
  ({ target }: MouseEvent): void => {
    if (isBehind && target instanceof Element && target.closest('button, a, input, select, dialog, summary') === null)
      next();
  };
