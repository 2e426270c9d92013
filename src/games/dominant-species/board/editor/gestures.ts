/** Clicks on the table of the editor: one puts a piece down; a right click, Shift or a long press takes one away. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Move } from '../../rules/moves.ts';

/** How long a finger rests on a place to take something away, in milliseconds, and how far it may stray, in CSS pixels. */
const LONG_MS = 450;
const MAX_DRIFT = 10;

/** The place of the table that an event is about. */
function placeAt({ target }: { target: EventTarget }): Move | null {
  const place = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-move]') : null;
  return place === null ? null : Number(place.dataset.move);
}

/** What the element around the table listens to. */
export function useGestures(onPut: (place: Move) => void, onTake: (place: Move) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  // A long press that took something away is neither a click nor a right click.
  const isDone = useRef(false);
  const lift = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => lift, []);
  return {
    onClickCapture(event: MouseEvent) {
      const place = placeAt(event);
      if (place === null) return;
      event.stopPropagation();
      if (isDone.current) isDone.current = false;
      else if (event.shiftKey) onTake(place);
      else onPut(place);
    },
    onContextMenu(event: MouseEvent) {
      const place = placeAt(event);
      if (place === null) return;
      event.preventDefault();
      lift();
      if (!isDone.current) onTake(place);
    },
    onPointerDownCapture(event: PointerEvent) {
      lift();
      isDone.current = false;
      const place = placeAt(event);
      if (event.pointerType !== 'touch' || !event.isPrimary || place === null) return;
      const timer = setTimeout(() => {
        press.current = null;
        isDone.current = true;
        onTake(place);
      }, LONG_MS);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
      const { current } = press;
      if (current !== null && Math.hypot(clientX - current.x, clientY - current.y) > MAX_DRIFT) lift();
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
    onKeyDown(event: KeyboardEvent) {
      const place = placeAt(event);
      if (place === null) return;
      const isTaking = event.key === 'Delete' || event.key === 'Backspace' || event.key === '-';
      if (!isTaking && event.key !== '+') return;
      event.preventDefault();
      if (isTaking) onTake(place);
      else onPut(place);
    },
  };
}
