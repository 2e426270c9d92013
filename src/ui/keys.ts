/** Keys that work anywhere on the board. */
import { useEffect, useRef } from 'react';

/** Whether a key has another meaning there: typing text, going through a list, a dialog, a button pressed by Enter. */
const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (key === 'Enter'
    ? target !== document.body
    : target.closest(key === 'Escape' ? 'dialog' : 'input, textarea, select, dialog, [contenteditable]') !== null);

/**
 * Binds keys (named as in `KeyboardEvent.key`, letters in lower case) while the component is mounted. With `isFirst` they take
 * precedence over anything inside it.
 */
export function useKeys(bindings: Readonly<Record<string, () => void>>, isFirst = false): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, isFirst);
    return () => {
      window.removeEventListener('keydown', onKey, isFirst);
    };
  }, [isFirst]);
}
