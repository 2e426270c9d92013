/** What a mouse clicks to answer does not get the focus: it is gone with its question. */
import { type RefObject, useEffect } from 'react';

/**
 * The browser would work out the styles and the layout of the page to give the focus, and again to take it in the middle of the change. What
 * had the focus loses it, as it would by the click.
 */
function pressWithoutFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('[data-move]') === null) return;
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Lets no answer on a table take the focus when it is clicked; keys and what helps to read the screen still give it. */
export function usePressWithoutFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = table.current;
    element?.addEventListener('mousedown', pressWithoutFocus, true);
    return () => {
      element?.removeEventListener('mousedown', pressWithoutFocus, true);
    };
  }, [table]);
}
