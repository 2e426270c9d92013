/** Detects players who answer faster than the table animates: animations would only be in their way. */
import { useEffect } from 'react';

/** A player who answers within this time after the table shows the last answer did not watch the animation, in milliseconds. */
const HURRY_MS = 400;
/** How long after a press events still count as its result, in milliseconds. */
const ANSWERED = 1000;

let shownAt = -Infinity;
let pressedAt = -Infinity;
let wasSoon = false;

function onPress(): void {
  pressedAt = performance.now();
  wasSoon = pressedAt - shownAt < HURRY_MS;
}

/** Whether current events answer somebody in a hurry: then they are shown without animation. */
export const isHurried = (): boolean => wasSoon && performance.now() - pressedAt < ANSWERED;

/** Watches a player at a table; `shown` changes when the table shows what has happened. */
export function useHurry(shown: unknown): void {
  useEffect(() => {
    shownAt = performance.now();
  }, [shown]);
  useEffect(() => {
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onPress, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onPress, true);
      shownAt = -Infinity;
      wasSoon = false;
    };
  }, []);
}
