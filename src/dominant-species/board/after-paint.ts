/** Values that follow once what changed first is on the screen. */
import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was until the browser has painted a frame with the new one at hand. React's own deferred values do not wait for
 * the frame: where the processor is slow they hold it up, and the click seems to be unanswered.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is painted after the callback; what is queued in it comes after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setPainted(value);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
