/** What a pointer has clicked lets go of the focus where it is gone with its question. */
import type { MouseEvent } from 'react';

/**
 * For the table as a whole, before the answer is given: the browser would have to lay out the page in the middle of the change when what it
 * removes has the focus. A finger's first tap only looks, and keys keep the focus where they are.
 */
export function releaseClicked({ detail, target, nativeEvent }: MouseEvent): void {
  if (detail === 0 || (nativeEvent as PointerEvent).pointerType === 'touch' || !(target instanceof Element)) return;
  const answer = target.closest<HTMLElement>('[data-move]');
  if (answer !== null && answer === document.activeElement) answer.blur();
}
