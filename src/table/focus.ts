/** Keeps the keyboard focus on the game: a move's button disappears with its question, and the focus with it. */
import { type RefObject, useEffect, useRef } from 'react';

/** The first visible move below an element that does not end anything, or one that does; null if there is none. */
function firstMove(element: ParentNode | null): HTMLElement | SVGElement | null {
  const all = element?.querySelectorAll<HTMLElement | SVGElement>('[data-move]') ?? [];
  const targets = [...all].filter((target) => target.getClientRects().length > 0);
  return targets.find((target) => target.dataset.rank !== 'end') ?? targets[0] ?? null;
}

/** Focuses the table below the bar: the first move on it, otherwise the first thing that takes the focus. */
export function focusTable(root: HTMLElement | null): void {
  const table = root?.querySelector('[data-parts]') ?? null;
  const others = table?.querySelectorAll<HTMLElement>('button, a[href], select, input, [tabindex="0"]') ?? [];
  for (const each of [firstMove(table), ...others]) {
    each?.focus();
    if (each !== null && document.activeElement === each) return;
  }
}

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
    firstMove(root.current)?.focus();
  }, [root, shown]);
}
