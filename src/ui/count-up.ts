/** Numbers that count up to what they have become. */
import { useEffect, useRef, useState } from 'react';
import { prefersLessMotion } from './motion.ts';

/** How long counting takes, in milliseconds. */
const DURATION = 500;

/** The number as it is to be shown: it runs to a new value, and is there at once where less motion is wanted. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    if (from === value) return;
    const show = (next: number): void => {
      current.current = next;
      setShown(next);
    };
    const began = performance.now();
    const duration = prefersLessMotion() ? 0 : DURATION;
    let frame = requestAnimationFrame(function step() {
      const part = duration === 0 ? 1 : Math.min(1, (performance.now() - began) / duration);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return shown;
}
