/** Closes a sheet that is pulled down. */
import { type PointerEvent, type TouchEvent, useRef } from 'react';

/** How far a sheet has to be pulled before it closes, in pixels. */
const CLOSE_DISTANCE = 60;
/** How far a finger strays before it pulls, in pixels. */
const SLACK = 10;

/** The handle of a sheet: a click on it closes the sheet as well. */
export function Grabber({ label, onClose }: { label: string; onClose: () => void }) {
  const from = useRef<number | null>(null);
  const sheetOf = (event: PointerEvent): HTMLElement => event.currentTarget.parentElement!;
  const release = (event: PointerEvent<HTMLButtonElement>): void => {
    if (from.current === null) return;
    const pulled = event.clientY - from.current;
    from.current = null;
    sheetOf(event).style.translate = '';
    if (pulled > CLOSE_DISTANCE) onClose();
  };
  return (
    <button
      type="button"
      className="table-grabber"
      aria-label={label}
      onClick={onClose}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current === null) return;
        sheetOf(event).style.translate = `0 ${String(Math.max(0, event.clientY - from.current))}px`;
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/** Whether something scrolls up under a finger before its sheet would be pulled. */
function isScrolled(target: EventTarget, sheet: HTMLElement): boolean {
  let each = target instanceof Element ? target : null;
  for (; each !== null; each = each === sheet ? null : each.parentElement) if (each.scrollTop > 0) return true;
  return false;
}

/** Pulling a sheet down anywhere also closes it, once there is nothing above to scroll to. */
export function usePull(onClose: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (event: TouchEvent<HTMLElement>): number => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.translate = '';
    return start === null ? 0 : event.changedTouches[0]!.clientY - start.y;
  };
  return {
    onTouchStart({ currentTarget, target, touches }: TouchEvent<HTMLElement>): void {
      const grabber = currentTarget.querySelector('.table-grabber');
      const isSheet = grabber !== null && grabber.getClientRects().length > 0 && !grabber.contains(target as Node);
      const isPulled = isSheet && touches.length === 1 && !isScrolled(target, currentTarget);
      from.current = isPulled ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
    },
    onTouchMove({ currentTarget, touches }: TouchEvent<HTMLElement>): void {
      if (from.current === null) return;
      const { clientX, clientY } = touches[0]!;
      const down = clientY - from.current.y;
      // Across or up it is no pull: whatever lies there scrolls.
      if (down < SLACK && Math.hypot(down, clientX - from.current.x) > SLACK) from.current = null;
      currentTarget.style.translate = from.current !== null && down > SLACK ? `0 ${String(down - SLACK)}px` : '';
    },
    onTouchEnd(event: TouchEvent<HTMLElement>): void {
      if (end(event) > CLOSE_DISTANCE) onClose();
    },
    onTouchCancel: end,
  };
}
