/** Keeps the keyboard focus on the game: an answer's button disappears with its question, and the focus with it. */
import { type RefObject, useEffect, useRef } from 'react';
import { hasValue } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

/** After an answer by keyboard, focuses the first answer to the next question that does not give anything up. */
export function useFocusOnAnswers(root: RefObject<HTMLElement | null>, state: State): void {
  const byKeyboard = useRef(false);

  useEffect(() => {
    const note = (event: Event): void => {
      byKeyboard.current = event.type === 'keydown';
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', note, true);
    };
  }, []);

  useEffect(() => {
    if (!byKeyboard.current || document.activeElement !== document.body) return;
    const all = root.current?.querySelectorAll<HTMLElement | SVGElement>('[data-move]') ?? [];
    const targets = [...all].filter((target) => target.getClientRects().length > 0);
    (targets.find((target) => hasValue(Number(target.dataset.move))) ?? targets[0])?.focus();
  }, [root, state]);
}
