/** Answers clicked with the mouse do not receive the focus: they disappear with their question. */
import { type RefObject, useEffect } from 'react';

/**
 * The browser would compute styles and layout to give the focus, and again to take it away in the middle of the change. The
 * previous focus is lost, as with a normal click.
 */
function pressWithoutFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-move]') === null) return;
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Prevents answers on a table from being focused by clicks; keys and screen readers still focus them. */
export function usePressWithoutFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current;
    element?.addEventListener('mousedown', pressWithoutFocus, true);
    return () => {
      element?.removeEventListener('mousedown', pressWithoutFocus, true);
    };
  }, [table]);
}
