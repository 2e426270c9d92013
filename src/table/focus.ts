/** Keeps the keyboard focus on the game: a move's button disappears with its question, and the focus with it. */
import { type RefObject, useEffect, useRef } from 'react';

/** After a move by keyboard, focuses the first move of the next question that does not end anything. */
export function useFocusOnMoves(root: RefObject<HTMLElement | null>, shown: unknown): void {
  const isByKeyboard = useRef(false);

  useEffect(() => {
    const note = (event: Event): void => {
      isByKeyboard.current = event.type === 'keydown';
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', note, true);
    };
  }, []);

  useEffect(() => {
    if (!isByKeyboard.current || document.activeElement !== document.body) return;
    // The list of moves keeps the focus itself.
    if (root.current?.querySelector('[data-listed]')) return;
    const all = root.current?.querySelectorAll<HTMLElement | SVGElement>('[data-move]') ?? [];
    const targets = [...all].filter((target) => target.getClientRects().length > 0);
    (targets.find((target) => target.dataset.rank !== 'end') ?? targets[0])?.focus();
  }, [root, shown]);
}
