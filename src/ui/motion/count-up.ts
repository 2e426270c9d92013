/** Numbers that count up to their new value. */
import { useEffect, useRef, useState } from 'react';
import { useAtOnce } from './at-once.ts';
import { isHurried } from './hurry.ts';
import { prefersLessMotion } from './motion.ts';

/** How long counting takes, in milliseconds. */
const DURATION = 300;

/** The number to display: it counts up to a new value, or shows it instantly if less motion is wanted or in replays. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  const isAtOnce = useAtOnce() || prefersLessMotion();
  useEffect(() => {
    const from = current.current;
    if (isAtOnce) current.current = value;
    if (isAtOnce || from === value) return;
    const show = (next: number): void => {
      current.current = next;
      setShown(next);
    };
    if (isHurried()) {
      show(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step() {
      const part = Math.min(1, (performance.now() - began) / DURATION);
      show(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    // A click or key shows the final value.
    const end = (): void => {
      cancelAnimationFrame(frame);
      show(value);
    };
    window.addEventListener('pointerdown', end, { once: true });
    window.addEventListener('keydown', end, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [value, isAtOnce]);
  return isAtOnce ? value : shown;
}
