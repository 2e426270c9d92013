/** Keys that work anywhere on the board. */
import { useEffect, useRef } from 'react';

/** Whether a key pressed there means something else: text being typed, a list being gone through, a dialog, a button pressed by Enter. */
const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (key === 'Enter'
    ? target !== document.body
    : target.closest(key === 'Escape' ? 'dialog' : 'input, textarea, select, dialog, [contenteditable]') !== null);

/**
 * Binds keys (as `KeyboardEvent.key` names them, letters in lower case) for as long as the component is shown. With `isFirst` they are its own
 * before they are those of anything inside it.
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
