/** Dragging a mutation card onto a compartment of the gene pool, by mouse, pen or finger. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The distance in px from which a press is a drag. */
const DRAG_THRESHOLD = 6;

interface Drag {
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** The compartment at a point of the screen that takes the card; null where there is none. */
function regionAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const region = element.closest<HTMLElement>('[data-region]')?.dataset.region;
    if (region !== undefined) return Number(region);
  }
  return null;
}

/**
 * The event handlers of a card, by its index in the hand. `onChoose`: it was clicked; `onLift`: a drag begins; `onDrop`: it was
 * released over a compartment that takes it.
 */
export function useCardDrag(
  onChoose: (place: number) => void,
  onLift: (place: number) => void,
  onDrop: (region: number) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const letGo = (card: HTMLElement): boolean => {
    const isMoving = drag.current?.isMoving === true;
    drag.current = null;
    card.style.translate = '';
    return isMoving;
  };
  return (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (drag.current === null) return;
      const [right, down] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
      if (!drag.current.isMoving) {
        if (Math.hypot(right, down) < DRAG_THRESHOLD) return;
        drag.current.isMoving = true;
        onLift(place);
      }
      event.currentTarget.style.translate = `${String(right)}px ${String(down)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      if (!letGo(event.currentTarget)) return;
      wasDragged.current = true;
      const region = regionAt(event.clientX, event.clientY);
      if (region !== null) onDrop(region);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
      letGo(event.currentTarget);
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      // The end of a drag by mouse is a click, too; one by the keyboard has no pointer before it.
      if (wasDragged.current && event.detail > 0) wasDragged.current = false;
      else onChoose(place);
    },
  });
}
