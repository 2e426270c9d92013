/** A single Tab stop for a whole list: arrows, Home and End move between items. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Binds the items of a list, all rendered with `tabIndex={-1}`. Until one has been focused, Tab stops at the first or last. */
export function useRoving(list: RefObject<HTMLElement | null>, selector: string, start: 'first' | 'last') {
  const items = (): HTMLElement[] => Array.from(list.current?.querySelectorAll<HTMLElement>(selector) ?? []);

  useEffect(() => {
    const all = items();
    if (!all.some((item) => item.tabIndex === 0)) all.at(start === 'first' ? 0 : -1)?.setAttribute('tabindex', '0');
  });

  return {
    onFocus(event: { target: EventTarget }) {
      const all = items();
      if (!all.includes(event.target as HTMLElement)) return;
      for (const item of all) item.tabIndex = item === event.target ? 0 : -1;
    },
    onKeyDown(event: KeyboardEvent) {
      const all = items();
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const to =
        event.key === 'ArrowDown'
          ? at + 1
          : event.key === 'ArrowUp'
            ? at - 1
            : event.key === 'Home'
              ? 0
              : event.key === 'End'
                ? all.length - 1
                : NaN;
      const next = all[to];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
