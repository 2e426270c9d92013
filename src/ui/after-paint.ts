/** Values that follow once what changed first is on the screen. */
import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was until the browser has painted a frame with the new one at hand. React's own deferred values do not wait for
 * the frame: where the processor is slow they hold it up, and the click seems to be unanswered. At once where that is asked for.
 */
export function useAfterPaint<T>(value: T, isAtOnce = false): T {
  const [painted, setPainted] = useState(value);
  const [frames] = useState(newFrames);
  useEffect(() => {
    if (isAtOnce) return;
    // A frame once asked for is kept: values that come faster than frames do not put it off for ever.
    frames.after(() => {
      startTransition(() => {
        setPainted(value);
      });
    });
  }, [frames, value, isAtOnce]);
  useEffect(
    () => () => {
      frames.cancel();
    },
    [frames],
  );
  return isAtOnce ? value : painted;
}

/** What waits for the next frame. */
export interface Frames {
  /** Acts once the next frame is painted; of several acts the last counts. */
  after(act: () => void): void;
  /** Acts now if something waits. */
  readonly flush: () => void;
  cancel(): void;
}

export function newFrames(): Frames {
  let next: (() => void) | null = null;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    const act = next;
    next = null;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act?.();
  };
  return {
    after(act) {
      const isAsked = next !== null;
      next = act;
      if (isAsked) return;
      frame = requestAnimationFrame(() => {
        // The frame is painted after this callback; what is queued in it comes after that.
        timer = setTimeout(flush);
      });
    },
    flush,
    cancel() {
      next = null;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
