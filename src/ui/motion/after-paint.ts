/** Values that follow after the urgent part of a change has been painted. */
import { startTransition, useEffect, useState } from 'react';

/**
 * The previous value until the browser has painted a frame with the new one available. React's own deferred values do not wait
 * for the frame: on slow processors they delay it, and the click seems to have no effect. Immediately, if requested.
 */
export function useAfterPaint<T>(value: T, isAtOnce = false): T {
  const [painted, setPainted] = useState(value);
  const [frames] = useState(newFrames);
  useEffect(() => {
    if (isAtOnce) return;
    // A requested frame is kept: values that come faster than frames must not postpone it for ever.
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

/** Work waiting for the next frame. */
export interface Frames {
  /** Runs after the next frame is painted; of several calls the last counts. */
  after(act: () => void): void;
  /** Runs now if something is waiting. */
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
        // The frame is painted after this callback; anything queued in it comes after that.
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
