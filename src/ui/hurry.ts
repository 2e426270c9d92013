/** Whether whoever plays answers faster than a table moves: what moves would only be in the way. */
import { useEffect } from 'react';

/** Who answers again so soon after the table shows the last answer did not wait to see anything move, in milliseconds. */
const SOON = 400;
/** How long after a press what happens is still its answer, in milliseconds. */
const ANSWERED = 1000;

let shownAt = -Infinity;
let pressedAt = -Infinity;
let wasSoon = false;

function onPress(): void {
  pressedAt = performance.now();
  wasSoon = pressedAt - shownAt < SOON;
}

/** Whether what happens now answers somebody in a hurry: it is shown as it is then, without moving. */
export const isHurried = (): boolean => wasSoon && performance.now() - pressedAt < ANSWERED;

/** Watches somebody play at a table; `shown` changes when the table shows what has happened. */
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
